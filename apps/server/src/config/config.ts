import { availableParallelism } from "node:os";
import { USUAL_CATALOG } from "../catalog.ts";

/** Tokens per second and how many may gather. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

/** How many proxies stand before the server, or the addresses and networks in which they are. None: 0. */
export type TrustedProxies = number | readonly string[];

export interface ServerLimits {
  /** Per address and per session, by kind of request. */
  readonly read: Allowance;
  readonly write: Allowance;
  readonly heavy: Allowance;
  readonly guest: Allowance;
  /** Codes that are right are not counted. */
  readonly code: Allowance;
  readonly secret: Allowance;
  /** Per account, whoever asks: attempts to sign in to it. */
  readonly guess: Allowance;
  /** Per connection, by kind of message. */
  readonly command: Allowance;
  readonly chat: Allowance;
  readonly watch: Allowance;
  /** Open connections from one address, whether or not anything is asked on them. */
  readonly connectionsPerAddress: number;
  /** Milliseconds in which a request must have arrived whole. */
  readonly requestTime: number;
  readonly socketsPerAddress: number;
  readonly socketsPerSession: number;
  /** Bytes that may wait for a slow connection before moves are left out for it. */
  readonly clogged: number;
  /** Milliseconds after which a connection that stays clogged, or silent, is cut. */
  readonly tooSlow: number;
  readonly heartbeat: number;
}

/** How much of the disk one person, and everybody behind one address, may fill. */
export interface Quotas {
  /** Matches that one person sits at and that are not over. */
  readonly openMatches: number;
  /** New in a day. */
  readonly matches: number;
  readonly matchesPerAddress: number;
  readonly guestsPerAddress: number;
  /** Uploaded records that are kept for one person, and their bytes; bytes uploaded in a day from one address. */
  readonly records: number;
  readonly recordBytes: number;
  readonly recordBytesPerAddress: number;
  /** The same for packs of components. */
  readonly packs: number;
  readonly packBytes: number;
  readonly packBytesPerAddress: number;
  /** Chat messages in a day. */
  readonly chat: number;
  readonly chatPerAddress: number;
}

/** Milliseconds without anything happening after which things are deleted. */
export interface Retention {
  /** Matches that were never begun, that nobody finished, and finished ones in which only guests played; guests themselves. */
  readonly unstarted: number;
  readonly abandoned: number;
  readonly guests: number;
  /** What somebody with an account plays, has played or has uploaded is kept until they have been away for so long. */
  readonly accounts: number;
  readonly sessions: number;
  readonly records: number;
  readonly packs: number;
  /** Chat of matches that are over. */
  readonly chat: number;
}

export interface ServerConfig {
  /** Where the database and the secrets are. */
  readonly data: string;
  readonly host: string;
  readonly port: number;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  readonly databaseConnections: number;
  /** Where people reach this server from outside, for links and origin checks. */
  readonly publicUrl?: string;
  /** The built web client. */
  readonly webRoot?: string;
  /** The built documentation, at /docs. */
  readonly docsRoot?: string;
  /** Whose word about where a request comes from is believed. */
  readonly trustProxy: TrustedProxies;
  /** Whoever shows it may read the metrics, and nothing else. */
  readonly metricsToken?: string;
  readonly catalog: string;
  readonly logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  readonly botThreads: number;
  /** Milliseconds a bot may think, and the pause before its move so that people can follow. */
  readonly botPatience: number;
  readonly botPause: number;
  /** Milliseconds of processor time for the review of one match; 0 leaves reviews to the devices of those who read them. */
  readonly reviewBudget: number;
  /** Grace for clocks that ran out while the server was down. */
  readonly grace: number;
  readonly evictAfter: number;
  readonly settleAfter: number;
  /** Let notifications go to private addresses: for tests, and for networks in which everybody is trusted. */
  readonly privateTargets: boolean;
  /** How often falling-due jobs are looked for. */
  readonly pollEvery: number;
  readonly limits: ServerLimits;
  readonly quotas: Quotas;
  readonly retention: Retention;
  now(): number;
}

export const USUAL_LIMITS: ServerLimits = {
  read: { perSecond: 20, burst: 300 },
  write: { perSecond: 10, burst: 60 },
  heavy: { perSecond: 1, burst: 20 },
  guest: { perSecond: 1, burst: 60 },
  code: { perSecond: 0.2, burst: 60 },
  secret: { perSecond: 0.2, burst: 20 },
  guess: { perSecond: 0.02, burst: 20 },
  command: { perSecond: 20, burst: 60 },
  chat: { perSecond: 0.5, burst: 8 },
  watch: { perSecond: 5, burst: 30 },
  connectionsPerAddress: 600,
  requestTime: 15_000,
  socketsPerAddress: 300,
  socketsPerSession: 20,
  clogged: 1024 * 1024,
  tooSlow: 30_000,
  heartbeat: 20_000,
};

export const USUAL_QUOTAS: Quotas = {
  openMatches: 100,
  matches: 100,
  matchesPerAddress: 1_000,
  guestsPerAddress: 500,
  records: 200,
  recordBytes: 20 * 1024 * 1024,
  recordBytesPerAddress: 50 * 1024 * 1024,
  packs: 100,
  packBytes: 10 * 1024 * 1024,
  packBytesPerAddress: 50 * 1024 * 1024,
  chat: 2_000,
  chatPerAddress: 20_000,
};

const DAY = 86_400_000;

export const USUAL_RETENTION: Retention = {
  unstarted: 14 * DAY,
  abandoned: 90 * DAY,
  guests: 180 * DAY,
  accounts: 1_000 * DAY,
  sessions: 180 * DAY,
  records: 180 * DAY,
  packs: 180 * DAY,
  chat: 365 * DAY,
};

export const USUAL_CONFIG: Omit<ServerConfig, "data"> = {
  host: "0.0.0.0",
  port: 8420,
  databaseConnections: 16,
  trustProxy: 0,
  catalog: USUAL_CATALOG,
  logLevel: "warn",
  botThreads: Math.max(1, availableParallelism() - 1),
  botPatience: 10_000,
  botPause: 400,
  reviewBudget: 30_000,
  grace: 15_000,
  evictAfter: 300_000,
  settleAfter: 30_000,
  privateTargets: false,
  pollEvery: 250,
  limits: USUAL_LIMITS,
  quotas: USUAL_QUOTAS,
  retention: USUAL_RETENTION,
  now: () => Date.now(),
};
