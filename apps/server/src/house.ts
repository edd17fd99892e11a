import type { Logger } from "pino";
import type { BotPool } from "./bots/pool.ts";
import type { Bus } from "./bus.ts";
import type { Catalog } from "./catalog.ts";
import type { ServerConfig } from "./config.ts";
import type { Games } from "./games.ts";
import type { People } from "./identity/people.ts";
import type { Metrics } from "./metrics.ts";
import type { Paces } from "./pace.ts";
import type { Clerk } from "./records/clerk.ts";
import type { Rooms } from "./rooms/rooms.ts";
import type { Secrets } from "./secrets.ts";
import type { Sockets } from "./sockets/sockets.ts";
import type { Store } from "./stores/store.ts";

/** Everything a running server consists of. */
export interface House {
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
  readonly clerk: Clerk;
  readonly bus: Bus;
  readonly paces: Paces;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The server is going away: nothing new is begun. */
  closing(): boolean;
}
