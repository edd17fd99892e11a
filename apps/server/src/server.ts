import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { type ServerConfig, USUAL_CONFIG } from "./config.ts";
import { adminHandlers } from "./http/admin.ts";
import { appOf } from "./http/app.ts";
import { channelHandlers } from "./http/channels.ts";
import { matchHandlers } from "./http/matches.ts";
import { personHandlers } from "./http/people.ts";
import { recordHandlers } from "./http/records.ts";
import { registerRoutes } from "./http/register.ts";
import { serverHandlers } from "./http/server-info.ts";
import { statisticsHandlers } from "./http/statistics.ts";
import { jobHandlers } from "./jobs/handlers.ts";
import { Scheduler } from "./jobs/scheduler.ts";
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

export type Settings = Partial<ServerConfig> & Pick<ServerConfig, "data">;

/** Starts a server. Nothing of a match is loaded before somebody needs it. */
export async function startServer(
  settings: Settings,
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
  const services = await openServices(config, storage.store, () => closing);
  const { rooms, bots, recordWorker, bus, store, log } = services;
  const app = await appOf(services);
  const sockets = new Sockets(services, app.server);
  services.metrics.count("tabletown_sockets", "Open connections", () => sockets.size);
  registerRoutes(app, services, {
    ...serverHandlers(services),
    ...personHandlers(services, sockets),
    ...matchHandlers(services),
    ...recordHandlers(services),
    ...channelHandlers(services),
    ...statisticsHandlers(services),
    ...adminHandlers(services, sockets),
  });
  const { node } = services;
  const scheduler = new Scheduler(store.jobs, jobHandlers(services), {
    node,
    every: config.pollEvery,
    now: config.now,
    log,
  });
  const sweeper = setInterval(() => rooms.sweep(), Math.max(10, Math.min(10_000, config.settleAfter / 2)));
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= (async () => {
      closing = true;
      clearInterval(sweeper);
      await scheduler.stop();
      await sockets.close();
      await app.close();
      await rooms.quiet();
      await bots.close();
      await recordWorker.close();
      await bus.close();
      await storage.close();
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
  return { services, sockets, scheduler, port, url: `http://127.0.0.1:${port}`, close };
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}
