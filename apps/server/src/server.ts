import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { BotPool } from "./bots/pool.ts";
import { type Bus, QUIET } from "./bus.ts";
import { loadCatalog } from "./catalog.ts";
import { type ServerConfig, USUAL_CONFIG } from "./config.ts";
import { Games } from "./games.ts";
import type { House } from "./house.ts";
import { adminHandlers } from "./http/admin.ts";
import { appOf } from "./http/app.ts";
import { channelHandlers } from "./http/channels.ts";
import { matchHandlers } from "./http/matches.ts";
import { personHandlers } from "./http/people.ts";
import { recordHandlers } from "./http/records.ts";
import { registerRoutes } from "./http/register.ts";
import { serverHandlers } from "./http/server-info.ts";
import { statisticsHandlers } from "./http/statistics.ts";
import { People } from "./identity/people.ts";
import { Scheduler } from "./jobs/scheduler.ts";
import { workOf } from "./jobs/work.ts";
import { lockFolder } from "./lock.ts";
import { metricsOf } from "./metrics.ts";
import { Paces } from "./pace.ts";
import { newId } from "./random.ts";
import { Clerk } from "./records/clerk.ts";
import { Rooms } from "./rooms/rooms.ts";
import { secretsIn } from "./secrets.ts";
import { Sockets } from "./sockets/sockets.ts";
import { migrate } from "./stores/migrations.ts";
import type { Database } from "./stores/sql.ts";
import { openSqlite } from "./stores/sqlite.ts";
import { type Store, storeOn } from "./stores/store.ts";

export interface RunningServer {
  readonly house: House;
  readonly scheduler: Scheduler;
  readonly port: number;
  readonly url: string;
  /** Finishes what is under way, tells everybody to come back, and stops. */
  close(): Promise<void>;
}

export type Settings = Partial<ServerConfig> & Pick<ServerConfig, "data">;

/** Starts a server. Nothing of a match is loaded before somebody needs it. */
export async function startServer(
  settings: Settings,
  given?: { readonly database?: Database },
): Promise<RunningServer> {
  const config: ServerConfig = { ...USUAL_CONFIG, ...settings };
  const ground = await openGround(config, given?.database);
  try {
    return await furnish(config, ground);
  } catch (error) {
    await ground.close();
    throw error;
  }
}

/** What a server stands on: a folder that is its own, and a database that is up to date. */
interface Ground {
  readonly store: Store;
  close(): Promise<void>;
}

async function openGround(config: ServerConfig, given: Database | undefined): Promise<Ground> {
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const alone = config.databaseUrl === undefined;
  const unlock = alone ? lockFolder(config.data) : () => {};
  let database = given;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= (async () => {
      await database?.close();
      unlock();
    })();
    return closed;
  };
  try {
    database ??= await openDatabase(config);
    await migrate(database);
    const store = storeOn(database);
    if (alone) await store.jobs.resume(config.now(), config.grace);
    return { store, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabase({ data, databaseUrl }: ServerConfig): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(join(data, "tabletown.db"));
  const { openPostgres } = await import("./stores/postgres.ts");
  return openPostgres(databaseUrl);
}

/** Everything that stands on it. */
async function furnish(config: ServerConfig, ground: Ground): Promise<RunningServer> {
  const { store } = ground;
  const secrets = secretsIn(config.data);
  const catalog = await loadCatalog(config.catalog);
  const log = pino({ level: config.logLevel, base: null });
  const games = new Games(catalog.findTitle);
  const node = newId();
  const bots = new BotPool({
    catalog: config.catalog,
    threads: config.botThreads,
    patience: config.botPatience,
    megabytes: 256,
  });
  const clerk = new Clerk(config.catalog);
  const metrics = metricsOf({
    rooms: () => rooms.size,
    sockets: () => sockets?.size ?? 0,
    botsWaiting: () => bots.waiting,
    botForfeits: () => bots.forfeits,
  });
  let bus: Bus = QUIET;
  let closing = false;
  const rooms = new Rooms(
    {
      store,
      node,
      now: config.now,
      announce: (match, news) => bus.announce(match, news),
      async askBot(question) {
        const [move] = await Promise.all([bots.ask(question), pause(config.botPause)]);
        return move;
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
  if (config.databaseUrl !== undefined) {
    const { postgresBus } = await import("./stores/postgres-bus.ts");
    const late = (error: unknown): void => log.warn({ error: String(error) }, "could not catch up");
    bus = await postgresBus(
      config.databaseUrl,
      (match, news) => void rooms.heard(match, news).catch(late),
      () => void rooms.catchUp().catch(late),
    );
  }
  const people = new People(store.people, secrets.session, config.now);
  let sockets: Sockets | undefined;
  const house: House = {
    config,
    node,
    secrets,
    catalog,
    games,
    store,
    rooms,
    people,
    bots,
    clerk,
    paces: new Paces(config.now),
    metrics,
    log,
    get bus() {
      return bus;
    },
    get sockets() {
      if (sockets === undefined) throw new Error("the server is still starting");
      return sockets;
    },
    closing: () => closing,
  };
  const app = await appOf(() => house);
  sockets = new Sockets(house, app.server);
  registerRoutes(app, house, {
    ...serverHandlers(house),
    ...personHandlers(house),
    ...matchHandlers(house),
    ...recordHandlers(house),
    ...channelHandlers(house),
    ...statisticsHandlers(house),
    ...adminHandlers(house),
  });
  const scheduler = new Scheduler(store.jobs, workOf(house), { node, every: config.pollEvery, now: config.now, log });
  const sweeper = setInterval(() => rooms.sweep(), Math.max(10, Math.min(10_000, config.settleAfter / 2)));
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= (async () => {
      closing = true;
      clearInterval(sweeper);
      await scheduler.stop();
      await sockets?.close();
      await app.close();
      await rooms.quiet();
      await bots.close();
      await clerk.close();
      await bus.close();
      await ground.close();
    })();
    return closed;
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  scheduler.start();
  const port = portOf(app);
  log.info({ port, database: store.database.kind }, "listening");
  return { house, scheduler, port, url: `http://127.0.0.1:${port}`, close };
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, milliseconds));
}
