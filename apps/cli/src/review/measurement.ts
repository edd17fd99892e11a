import type { PlayedWith } from "../arena/played-with.ts";

/** A measurement of reviews as its threads are told about it: plain data, the same in every part of it. */
export interface Measurement extends Partial<PlayedWith> {
  readonly bench: "review" | "blunders";
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly players: number;
  readonly seed: string;
  /** What bots that search may spend on a move. */
  readonly iterations: number;
  /** Of each game: positions whose probabilities are held against the result. */
  readonly positions?: number;
  /** Whether what luck gave is found out as well. */
  readonly luck?: boolean;
  /** How many of the games, the first ones, are reviewed whole for the time it takes. */
  readonly reviews?: number;
  /** In how many rollouts who plays looks at a move again before it is made; undefined: in none. */
  readonly again?: number;
  /** Of each review; undefined: until nothing is left to be found out. */
  readonly passes?: number;
}

/** What was found out in one game; a game of the same number is the same game in every part of a measurement. */
export interface Numbered {
  readonly number: number;
}
