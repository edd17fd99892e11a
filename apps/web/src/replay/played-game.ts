import { eventsFor, type Move, quickChance, type Seat, type Standing } from "@tabletown/kernel";
import type { ReplayFrame } from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { SavedSeat } from "../local/saves.ts";
import type { MadeChoice } from "../match/match-model.ts";

/** A game as it was played. Positions are counted by the moves made before them: 0 is the set-up. */
export interface PlayedGame {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  /** How many moves. */
  readonly length: number;
  /** Who may be looked through: everybody once the game is over, oneself before. `undefined` is a spectator. */
  readonly viewers: readonly (Seat | undefined)[];
  view(position: number, viewer: Seat | undefined): unknown;
  toAct(position: number): readonly Seat[];
  standing(position: number): Standing | undefined;
  /** The move that led to a position. */
  moment(position: number, viewer: Seat | undefined): Moment | undefined;
  /** Whether it may be known what the choice that led to a position was made from. */
  mayExplain(position: number): boolean;
  /** That choice. */
  decision(position: number): MadeChoice | undefined;
  /** Whether its draws were checked against the seed that was fixed beforehand; absent where they cannot be. */
  readonly fair?: boolean;
  /** Every position and move, where a review may be made of them. */
  readonly reviewable?: ReviewableGame;
  /** What is needed to play on from the middle, where that may be known. */
  readonly source?: { readonly seed: string; readonly moves: readonly { seat: Seat; move: string }[] };
}

/** What is known about a game that is reviewed, beside the game itself. */
export type AboutReviewed = Omit<ReviewableGame, "states" | "moves">;

/** All that a review goes by. */
export interface ReviewableGame {
  /** What the review is kept under: the seal of the record, or the match of this browser. */
  readonly record: string;
  readonly states: readonly unknown[];
  readonly moves: readonly Move<unknown>[];
  /** What each seat got, where the table decided otherwise than the rules: somebody resigned. */
  readonly result?: readonly number[];
  /** Why a match of the server is over, where it was not played to its end, in the language of today. */
  readonly whyOver?: () => string | undefined;
  /** The seat of who looks, where that is known. */
  readonly reader?: Seat;
  /** The match on the server, where it was played there. */
  readonly match?: string;
}

/** A game of which everything is known. */
export function knownGame(known: {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  readonly states: readonly unknown[];
  readonly moves: readonly Move<unknown>[];
  readonly viewers: readonly (Seat | undefined)[];
  readonly seed?: string;
  readonly fair?: boolean;
  /** Who looks at it, and what it is kept under; absent where no review may be made. */
  readonly review?: AboutReviewed;
}): PlayedGame {
  const { inPlay, seats, states, moves, viewers, seed, fair, review } = known;
  const { game } = inPlay;
  const toAct = (position: number): readonly Seat[] => game.toAct(states[position]);
  const mayExplain = (position: number): boolean =>
    !inPlay.board.secrets || viewers.includes(moves[position - 1]?.seat);
  return {
    ...{ inPlay, seats, viewers, toAct, mayExplain },
    length: moves.length,
    view: (position, viewer) => game.view(states[position], viewer),
    standing: (position) => (toAct(position).length === 0 ? game.score(states[position]) : undefined),
    moment(position, viewer) {
      const move = moves[position - 1];
      return move && { seq: position, seat: move.seat, events: eventsFor(move.events, viewer) };
    },
    decision(position) {
      const move = moves[position - 1];
      if (move === undefined || !mayExplain(position)) return undefined;
      return { seat: move.seat, view: game.view(states[position - 1], move.seat), move: game.format(move.action) };
    },
    ...(fair !== undefined && { fair }),
    ...(review !== undefined && { reviewable: { ...review, states, moves } }),
    ...(seed !== undefined && {
      source: { seed, moves: moves.map(({ seat, action }) => ({ seat, move: game.format(action) })) },
    }),
  };
}

/** A game of which only what one viewer was allowed to see is known, move by move. */
export function partlyKnownGame(known: {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  /** The set-up first. */
  readonly frames: readonly ReplayFrame[];
  readonly viewer: Seat | undefined;
}): PlayedGame {
  const { inPlay, seats, frames, viewer } = known;
  const { game } = inPlay;
  return {
    inPlay,
    seats,
    viewers: [viewer],
    length: Math.max(0, frames.length - 1),
    view: (position) => frames[position]?.view,
    // Whose turn it is is no secret: it is the same in every guess.
    toAct: (position) => game.toAct(game.guess(frames[position]?.view, quickChance("turn"))),
    standing: () => undefined,
    moment(position) {
      const frame = frames[position];
      if (frame === undefined || position === 0) return undefined;
      return { seq: position, seat: frame.seat ?? 0, events: frame.events };
    },
    // With others at the table a good player's opinion has to wait until it is over.
    mayExplain: () => false,
    decision: () => undefined,
  };
}
