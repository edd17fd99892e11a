import { availableParallelism } from "node:os";
import { USUAL_CATALOG } from "./catalog.ts";

/** Tokens per second and how many may gather. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Limits {
  /** Per address and per session, by kind of request. */
  readonly read: Allowance;
  readonly write: Allowance;
  readonly heavy: Allowance;
  readonly secret: Allowance;
  /** Per connection, by kind of message. */
  readonly command: Allowance;
  readonly chat: Allowance;
  readonly watch: Allowance;
  readonly socketsPerAddress: number;
  readonly socketsPerSession: number;
  /** Bytes that may wait for a slow connection before moves are left out for it. */
  readonly clogged: number;
  /** Milliseconds after which a connection that stays clogged, or silent, is cut. */
  readonly tooSlow: number;
  readonly heartbeat: number;
}

export interface ServerConfig {
  /** Where the database and the secrets are. */
  readonly data: string;
  readonly host: string;
  readonly port: number;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Where people reach this server from outside, for links and origin checks. */
  readonly publicUrl?: string;
  /** The built web client. */
  readonly webRoot?: string;
  /** Believe the forwarded address: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  readonly catalog: string;
  readonly logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  readonly botThreads: number;
  /** Milliseconds a bot may think, and the pause before its move so that people can follow. */
  readonly botPatience: number;
  readonly botPause: number;
  /** Grace for clocks that ran out while the server was down. */
  readonly grace: number;
  readonly evictAfter: number;
  readonly settleAfter: number;
  /** Let notifications go to private addresses: for tests, and for networks in which everybody is trusted. */
  readonly privateTargets: boolean;
  /** How often falling-due jobs are looked for. */
  readonly pollEvery: number;
  readonly limits: Limits;
  now(): number;
}

export const USUAL_LIMITS: Limits = {
  read: { perSecond: 20, burst: 100 },
  write: { perSecond: 10, burst: 60 },
  heavy: { perSecond: 1, burst: 20 },
  secret: { perSecond: 0.2, burst: 20 },
  command: { perSecond: 20, burst: 60 },
  chat: { perSecond: 0.5, burst: 8 },
  watch: { perSecond: 5, burst: 30 },
  socketsPerAddress: 300,
  socketsPerSession: 20,
  clogged: 1024 * 1024,
  tooSlow: 30_000,
  heartbeat: 20_000,
};

export const USUAL_CONFIG: Omit<ServerConfig, "data"> = {
  host: "0.0.0.0",
  port: 8420,
  trustProxy: false,
  catalog: USUAL_CATALOG,
  logLevel: "info",
  botThreads: Math.max(1, availableParallelism() - 1),
  botPatience: 10_000,
  botPause: 400,
  grace: 15_000,
  evictAfter: 300_000,
  settleAfter: 30_000,
  privateTargets: false,
  pollEvery: 250,
  limits: USUAL_LIMITS,
  now: () => Date.now(),
};
