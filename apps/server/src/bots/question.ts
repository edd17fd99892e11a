import type { Seat } from "@tabletown/kernel";
import type { BotLevel } from "@tabletown/protocol";
import type { GameIdentity } from "../stores/matches.ts";

/** All that a bot learns: the game, its view, its choices. Neither the position nor the seed of the match. */
export interface BotQuestion {
  readonly row: GameIdentity;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: unknown;
  readonly options: readonly unknown[];
}

/** A question on its way to a thread, with a seed for the bot's own chance. */
export interface SeededQuestion extends BotQuestion {
  readonly seed: string;
}
