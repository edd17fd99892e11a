import type { BotQuestion } from "../bots/question.ts";
import type { BusMessage } from "../bus.ts";
import type { StoreFault } from "../stores/sql.ts";
import type { Store } from "../stores/store.ts";

/** What a room needs from the rest of the server. */
export interface RoomServices {
  readonly store: Store;
  /** Names this process among those that share a database. */
  readonly node: string;
  /** Whether other processes write to the same database. */
  readonly shared: boolean;
  now(): number;
  /** Always answers with one of the options. */
  askBot(question: BotQuestion): Promise<unknown>;
  /** Lets other processes know that a match has moved on. */
  announce(match: string, message: BusMessage): void;
  /** From then on what other processes announce of a match is received. */
  follow(match: string): Promise<void>;
  unfollow(match: string): void;
  /** The server is going away. */
  closing(): boolean;
  /** A move has been made. */
  moved(by: "person" | "bot"): void;
  faulted(fault: StoreFault): void;
  /** Something went wrong that nobody waits for: the database, or a mistake in a game. It is noted, and everything else goes on. */
  failed(error: unknown): void;
}
