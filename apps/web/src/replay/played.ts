import { eventsFor, type GameEvent, type Move, quickChance, type Seat, type Standing } from "@tabletown/kernel";
import type { ReplayFrame } from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { SavedSeat } from "../local/saves.ts";
import type { Decision } from "../table/table-model.ts";

/** A game as it was played, seen through somebody's eyes. */
export interface Played {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  /** How many moves. */
  readonly length: number;
  /** Whose eyes may be used: all once the game is over, one's own before. `undefined` is a spectator. */
  readonly eyes: readonly (Seat | undefined)[];
  /** The position after so many moves. */
  view(at: number, viewer: Seat | undefined): unknown;
  toAct(at: number): readonly Seat[];
  standing(at: number): Standing | undefined;
  moment(at: number, viewer: Seat | undefined): Moment | undefined;
  /** Whether it may be known what the choice that led to a position was made from. */
  mayExplain(at: number): boolean;
  /** That choice. */
  decision(at: number): Decision | undefined;
  /** Whether its luck was checked against the seed that was fixed beforehand; absent where it cannot be. */
  readonly fair?: boolean;
  /** What is needed to play on from the middle, where that may be known. */
  readonly source?: { readonly seed: string; readonly moves: readonly { seat: Seat; move: string }[] };
}

/** A game of which everything is known. */
export function knownGame(known: {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  readonly states: readonly unknown[];
  readonly moves: readonly Move<unknown>[];
  readonly eyes: readonly (Seat | undefined)[];
  readonly seed?: string;
  readonly fair?: boolean;
}): Played {
  const { inPlay, seats, states, moves, eyes, seed, fair } = known;
  const { game } = inPlay;
  const toAct = (at: number): readonly Seat[] => game.toAct(states[at]);
  return {
    inPlay,
    seats,
    eyes,
    length: moves.length,
    view: (at, viewer) => game.view(states[at], viewer),
    toAct,
    standing: (at) => (toAct(at).length === 0 ? game.score(states[at]) : undefined),
    moment(at, viewer) {
      const move = moves[at - 1];
      return move === undefined ? undefined : { seq: at, seat: move.seat, events: eventsFor(move.events, viewer) };
    },
    mayExplain: (at) => !inPlay.board.secrets || eyes.includes(moves[at - 1]?.seat),
    decision(at) {
      const move = moves[at - 1];
      if (move === undefined || !this.mayExplain(at)) return undefined;
      return { seat: move.seat, view: game.view(states[at - 1], move.seat), move: game.format(move.action) };
    },
    ...(fair !== undefined && { fair }),
    ...(seed !== undefined && {
      source: { seed, moves: moves.map(({ seat, action }) => ({ seat, move: game.format(action) })) },
    }),
  };
}

/** A game of which only what one viewer was allowed to see is known, move by move. */
export function glimpsedGame(glimpsed: {
  readonly inPlay: InPlay;
  readonly seats: readonly SavedSeat[];
  /** The set-up first. */
  readonly frames: readonly ReplayFrame[];
  readonly viewer: Seat | undefined;
}): Played {
  const { inPlay, seats, frames, viewer } = glimpsed;
  const { game } = inPlay;
  return {
    inPlay,
    seats,
    eyes: [viewer],
    length: Math.max(0, frames.length - 1),
    view: (at) => frames[at]?.view,
    // Whose turn it is is no secret: it is the same in every guess.
    toAct: (at) => game.toAct(game.guess(frames[at]?.view, quickChance("turn"))),
    standing: () => undefined,
    moment(at) {
      const frame = frames[at];
      if (frame === undefined || at === 0) return undefined;
      return { seq: at, seat: frame.seat ?? 0, events: frame.events as unknown as readonly GameEvent[] };
    },
    // With others at the table a good player's opinion has to wait until it is over.
    mayExplain: () => false,
    decision: () => undefined,
  };
}
