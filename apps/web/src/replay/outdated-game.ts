import { type GameRecord, gameOfRecord, type RecordedPlace, replayAsFar, shortText } from "@tabletown/kernel";
import { inPlay, type LoadedGame } from "../library.ts";
import type { SavedSeat } from "../local/saves.ts";
import { knownGame, type PlayedGame } from "./played-game.ts";
import { shownSeats } from "./shown-seats.ts";

/** A game whose rules are no longer known: what is written down of it. */
export interface WrittenGame {
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly SavedSeat[];
  readonly moves: readonly { readonly seat: number; readonly move: string }[];
  readonly standing?: readonly RecordedPlace[];
}

/** The longest notation of any game is a quarter of this. */
const MOVE_LENGTH = 400;

/** What is written down in a record, as it may be shown: what stands where its moves are may be anything. */
export function writtenGame(record: GameRecord): WrittenGame {
  const moves = record.moves.map(({ seat, move }) => ({ seat, move: shortText(move, MOVE_LENGTH) }));
  return { ...record, seats: shownSeats(record), moves };
}

/** The beginning of a game of other rules, for as long as today's lead to the very positions that were written down. */
export function shownByTodaysRules(loaded: LoadedGame, record: GameRecord): PlayedGame | undefined {
  const today = { ...record, rules: loaded.title.rules };
  const game = gameOfRecord(loaded.title, today);
  const chosen = inPlay(loaded, record.options, record.components.table);
  if (!game.ok || !chosen.ok) return undefined;
  const { states, moves, fault } = replayAsFar(game.value, today);
  // Between two hashes nobody knows whether it was like this.
  const sure = fault === undefined ? moves.length : record.moves.slice(0, moves.length).findLastIndex(isHashed) + 1;
  if (sure === 0) return undefined;
  return knownGame({
    inPlay: chosen.value,
    seats: shownSeats(record),
    states: states.slice(0, sure + 1),
    moves: moves.slice(0, sure),
    viewers: [undefined, ...record.seats.map((_, seat) => seat)],
  });
}

function isHashed({ hash }: { readonly hash: string }): boolean {
  return hash !== "";
}
