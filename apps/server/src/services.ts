import type { Logger } from "pino";
import { BotPool } from "./bots/pool.ts";
import { type Bus, EVERYWHERE, NO_BUS } from "./bus.ts";
import { type Catalog, loadCatalog } from "./catalog.ts";
import type { ServerConfig } from "./config/config.ts";
import { type Secrets, secretsIn } from "./data-folder/secrets.ts";
import { Games } from "./games.ts";
import { People } from "./identity/people.ts";
import { RateLimiter } from "./limits/rate-limiter.ts";
import { localThrottle, SharedThrottle, type Throttle } from "./limits/throttle.ts";
import { openLog } from "./log.ts";
import { type Metrics, metricsOf } from "./metrics/metrics.ts";
import { newId } from "./random.ts";
import { RecordWorker } from "./records/record-worker.ts";
import { Reviews } from "./reviews/reviews.ts";
import { Rooms } from "./rooms/rooms.ts";
import { measured } from "./stores/measured.ts";
import type { Database } from "./stores/sql.ts";
import { type Store, storeOn } from "./stores/store.ts";

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
  readonly reviews: Reviews;
  readonly bus: Bus;
  readonly throttle: Throttle;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Writes what the log has only counted so far. */
  closeLog(): void;
  /** The server is going away: nothing new is begun. */
  closing(): boolean;
}

export async function openServices(
  config: ServerConfig,
  database: Database,
  closing: () => boolean,
): Promise<Services> {
  const { now } = config;
  const metrics = metricsOf();
  const store = storeOn(measured(database, metrics));
  const secrets = secretsIn(config.data);
  const catalog = await loadCatalog(config.catalog);
  const { log, close: closeLog } = openLog(config.logLevel);
  const games = new Games(catalog.catalog, (sentence, error) => log.error({ error }, sentence));
  const node = newId();
  const bots = new BotPool({
    catalog: config.catalog,
    threads: config.botThreads,
    patience: config.botPatience,
    megabytes: 256,
  });
  let bus: Bus = NO_BUS;
  const people = new People(store.people, { key: secrets.session, lasts: config.retention.sessions, now }, (person) =>
    bus.announce(EVERYWHERE, { what: "person", person }),
  );
  const rooms = new Rooms(
    {
      store,
      node,
      shared: config.databaseUrl !== undefined,
      now,
      announce: (match, message) => bus.announce(match, message),
      follow: (match) => bus.follow(match),
      unfollow: (match) => bus.unfollow(match),
      closing,
      async askBot(question) {
        const begun = performance.now();
        const thought = bots.ask(question).finally(() => metrics.botSeconds.observe(secondsSince(begun)));
        const [action] = await Promise.all([thought, pause(config.botPause)]);
        return action;
      },
      faulted(fault) {
        if (fault.kind !== "conflict") log.error({ kind: fault.kind, message: fault.message }, "the database failed");
      },
      moved: metrics.moves,
      failed: (error) => log.error({ error }, "something failed"),
    },
    games,
    config,
  );
  if (config.databaseUrl !== undefined) {
    const { postgresBus } = await import("./stores/postgres-bus.ts");
    const failed = (error: unknown): void => log.warn({ error: String(error) }, "could not catch up");
    bus = await postgresBus(config.databaseUrl, {
      receive: (about, message) =>
        void (message.what === "person" ? people.receive(message.person) : rooms.receive(about, message)).catch(failed),
      lost: () => database.suspect(),
      async reconnected() {
        await Promise.all([people.receiveAll(), rooms.catchUp()]);
      },
      arrived: (seconds) => metrics.busLagSeconds.observe(seconds),
    });
    await bus.follow(EVERYWHERE);
  }
  const recordWorker = new RecordWorker(config.catalog);
  const isBusy = (): boolean => bots.waiting > 0;
  return {
    config,
    node,
    secrets,
    catalog,
    games,
    store,
    rooms,
    people,
    bots,
    recordWorker,
    reviews: new Reviews({ config, node, store, rooms, recordWorker, metrics, log, isBusy }),
    bus,
    throttle: bus.shared
      ? new SharedThrottle(store.spending, new RateLimiter(now), now)
      : localThrottle(new RateLimiter(now)),
    metrics,
    log,
    closeLog,
    closing,
  };
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1_000;
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
