import pino, { type Logger } from "pino";
import { BotPool } from "./bots/pool.ts";
import { type Bus, NO_BUS } from "./bus.ts";
import { type Catalog, loadCatalog } from "./catalog.ts";
import type { ServerConfig } from "./config.ts";
import { Games } from "./games.ts";
import { People } from "./identity/people.ts";
import { type Metrics, metricsOf } from "./metrics.ts";
import { newId } from "./random.ts";
import { RateLimiter } from "./rate-limiter.ts";
import { RecordWorker } from "./records/record-worker.ts";
import { Rooms } from "./rooms/rooms.ts";
import { type Secrets, secretsIn } from "./secrets.ts";
import type { Store } from "./stores/store.ts";

/** What the parts of a running server share. */
export interface Services {
  readonly config: ServerConfig;
  /** Names this process among those that share a database. */
  readonly node: string;
  readonly secrets: Secrets;
  readonly catalog: Catalog;
  readonly games: Games;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly people: People;
  readonly bots: BotPool;
  readonly recordWorker: RecordWorker;
  readonly bus: Bus;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The server is going away: nothing new is begun. */
  closing(): boolean;
}

export async function openServices(config: ServerConfig, store: Store, closing: () => boolean): Promise<Services> {
  const { now } = config;
  const secrets = secretsIn(config.data);
  const catalog = await loadCatalog(config.catalog);
  const log = pino({ level: config.logLevel, base: null });
  const games = new Games(catalog.catalog, (sentence, error) => log.error({ error }, sentence));
  const node = newId();
  const bots = new BotPool({
    catalog: config.catalog,
    threads: config.botThreads,
    patience: config.botPatience,
    megabytes: 256,
  });
  const metrics = metricsOf();
  let bus: Bus = NO_BUS;
  const rooms = new Rooms(
    {
      store,
      node,
      now,
      announce: (match, message) => bus.announce(match, message),
      async askBot(question) {
        const [action] = await Promise.all([bots.ask(question), pause(config.botPause)]);
        return action;
      },
      faulted(fault) {
        metrics.faults.inc({ kind: fault.kind });
        if (fault.kind !== "conflict") log.error({ kind: fault.kind, message: fault.message }, "the database failed");
      },
      failed: (error) => log.error({ error }, "something failed"),
    },
    games,
    config,
  );
  metrics.count("tabletown_rooms", "Matches in memory", () => rooms.size);
  metrics.count("tabletown_bots_waiting", "Bot turns that wait for a thread", () => bots.waiting);
  metrics.count("tabletown_bot_forfeits", "Choices made for bots that did not answer", () => bots.forfeits);
  if (config.databaseUrl !== undefined) {
    const { postgresBus } = await import("./stores/postgres-bus.ts");
    const late = (error: unknown): void => log.warn({ error: String(error) }, "could not catch up");
    bus = await postgresBus(
      config.databaseUrl,
      (match, message) => void rooms.receive(match, message).catch(late),
      () => void rooms.catchUp().catch(late),
    );
  }
  return {
    config,
    node,
    secrets,
    catalog,
    games,
    store,
    rooms,
    people: new People(store.people, secrets.session, now),
    bots,
    recordWorker: new RecordWorker(config.catalog),
    bus,
    rateLimiter: new RateLimiter(now),
    metrics,
    log,
    closing,
  };
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
