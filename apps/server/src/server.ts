import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { type ServerConfig, USUAL_CONFIG } from "./config/config.ts";
import { accountHandlers } from "./http/account.ts";
import { adminHandlers } from "./http/admin.ts";
import { appOf } from "./http/app.ts";
import { channelHandlers } from "./http/channels.ts";
import { conductHandlers } from "./http/conduct.ts";
import { lobbyHandlers } from "./http/lobby.ts";
import { matchHandlers } from "./http/matches.ts";
import { packHandlers } from "./http/packs.ts";
import { personHandlers } from "./http/people.ts";
import { personalDataHandlers } from "./http/personal-data.ts";
import { profileHandlers } from "./http/profiles.ts";
import { recordHandlers } from "./http/records.ts";
import { registerRoutes } from "./http/register.ts";
import { serverHandlers } from "./http/server-info.ts";
import { statisticsHandlers } from "./http/statistics.ts";
import { jobHandlers } from "./job-handlers.ts";
import { Membership } from "./jobs/membership.ts";
import { Scheduler } from "./jobs/scheduler.ts";
import { closeOutdated, keepStandards } from "./outdated.ts";
import { addReadings } from "./readings.ts";
import { openServices, type Services } from "./services.ts";
import { Sockets } from "./sockets/sockets.ts";
import type { Database } from "./stores/sql.ts";
import { openStorage, type Storage } from "./stores/storage.ts";

export interface RunningServer {
  readonly services: Services;
  readonly sockets: Sockets;
  readonly scheduler: Scheduler;
  readonly port: number;
  readonly url: string;
  /** Finishes what is under way, tells everybody to come back, and stops. */
  close(): Promise<void>;
}

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const TWO_DAYS = 48 * AN_HOUR;

export type ServerSettings = Partial<ServerConfig> & Pick<ServerConfig, "data">;

/** Starts a server. Nothing of a match is loaded before somebody needs it. */
export async function startServer(
  settings: ServerSettings,
  given?: { readonly database?: Database },
): Promise<RunningServer> {
  const config: ServerConfig = { ...USUAL_CONFIG, ...settings };
  const storage = await openStorage(config, given?.database);
  try {
    return await buildServer(config, storage);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function buildServer(config: ServerConfig, storage: Storage): Promise<RunningServer> {
  let closing = false;
  const services = await openServices(config, storage.database, () => closing);
  const { rooms, bots, recordWorker, reviews, bus, store, log } = services;
  await keepStandards(services);
  await closeOutdated(services);
  const app = await appOf(services);
  const sockets = new Sockets(services, app.server);
  registerRoutes(app, services, {
    ...serverHandlers(services),
    ...personHandlers(services),
    ...accountHandlers(services),
    ...personalDataHandlers(services),
    ...matchHandlers(services),
    ...recordHandlers(services),
    ...packHandlers(services),
    ...lobbyHandlers(services),
    ...conductHandlers(services),
    ...channelHandlers(services),
    ...statisticsHandlers(services),
    ...profileHandlers(services),
    ...adminHandlers(services),
  });
  const { node } = services;
  const scheduler = new Scheduler(store.jobs, jobHandlers(services), {
    node,
    every: config.pollEvery,
    now: config.now,
    log,
    finished: services.metrics.jobs,
  });
  const begin = (): void => scheduler.start();
  const { grace, now } = config;
  const membership = bus.shared
    ? new Membership(store.nodes, store.jobs, { node, grace, now, log }, { begin, buried: () => rooms.disownBots() })
    : undefined;
  // Not at once: after a restart everybody comes back, and that goes first.
  const repeatDeletion = (): Promise<unknown> =>
    store.jobs.repeat("delete-old", config.now() + A_MINUTE, config.now() + TWO_DAYS);
  await repeatDeletion();
  // A clock that was ahead, and was set back, has put the next time off for as long.
  const repeating = setInterval(() => {
    repeatDeletion().catch((error: unknown) => log.warn({ error: String(error) }, "could not look for jobs"));
  }, AN_HOUR);
  const stopReadings = addReadings(services, sockets, scheduler);
  const sweeper = setInterval(() => rooms.sweep(), Math.max(10, Math.min(10_000, config.settleAfter / 2)));
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= (async () => {
      closing = true;
      clearInterval(sweeper);
      clearInterval(repeating);
      stopReadings();
      await scheduler.stop();
      await sockets.close();
      await app.close();
      await rooms.quiet();
      await bots.close();
      await reviews.close();
      await recordWorker.close();
      // Only now is nothing begun here any more that others would have to wait for.
      await membership?.close();
      await bus.close();
      await storage.close();
      services.closeLog();
    })();
    return closed;
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  if (membership === undefined) begin();
  else await membership.start();
  const port = portOf(app);
  log.info({ port, database: store.database.kind }, "listening");
  return { services, sockets, scheduler, port, url: `http://127.0.0.1:${port}`, close };
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}
