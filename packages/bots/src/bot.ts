import type { Chance, Seat } from "@tabletown/kernel";
import type { Budget } from "./budget.ts";
import type { Thinking } from "./thinking.ts";

/** What a bot is asked: all it will ever know about the match. */
export interface Question<A = unknown, V = unknown> {
  readonly seat: Seat;
  readonly view: V;
  /** Everything the seat may do, in the game's own order. Never empty. */
  readonly options: readonly A[];
  /** The bot's own luck, unrelated to the luck of the match. */
  readonly chance: Chance;
  readonly budget: Budget;
}

/** One option with what the bot thinks of it. */
export interface Weighed<A = unknown> {
  readonly action: A;
  /** Probability, from 0 to 1, that the asking seat wins after it; alone at the table, how good the end will be. */
  readonly value: number;
  /** How often a search came by here. */
  readonly visits?: number;
}

/** A bot's answer together with its reasons. */
export interface Decision<A = unknown> {
  readonly action: A;
  /** The options that were weighed, best first. Empty where the bot does not weigh: a random one, a script. */
  readonly weighed: readonly Weighed<A>[];
  readonly iterations: number;
  readonly milliseconds: number;
  /** Set where the bot failed and the greedy one chose in its place: what went wrong. */
  readonly forfeit?: string;
}

/** A player that sees views and nothing else. It keeps nothing between two questions. */
export interface Bot<A = unknown, V = unknown> {
  readonly name: string;
  decide(question: Question<A, V>): Decision<A>;
  /** The same in steps, for who may lose interest; of bots that take their time. */
  thinking?(question: Question<A, V>): Thinking<readonly Weighed<A>[], Decision<A>>;
}

/** A player whose answer takes a while to arrive: another process, another machine. */
export interface AsyncBot<A = unknown, V = unknown> {
  readonly name: string;
  decide(question: Question<A, V>): Promise<Decision<A>>;
}
