import { commitmentTo, recorded, streamOf } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import type { Game } from "./game.ts";
import { hashOf, type Json } from "./json.ts";
import type { Match } from "./match.ts";
import type { Seat } from "./seat.ts";
import type { Standing } from "./standing.ts";

export const RECORD_VERSION = 1;

/** A whole game as one self-contained JSON document; `docs/record.md` explains every field. */
export interface GameRecord {
  readonly tabletown: typeof RECORD_VERSION;
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly components: {
    readonly hash: string;
    /** The table itself. Records from before it was always written mean the standard table of that hash. */
    readonly table?: Json;
  };
  readonly seats: readonly RecordedSeat[];
  readonly chance: RecordedChance;
  readonly setup: { readonly draws: readonly number[]; readonly hash: string };
  readonly moves: readonly RecordedMove[];
  /** Present when the game was played to its end. */
  readonly standing?: readonly RecordedPlace[];
  /** Hash of everything else: tells a whole record from a damaged one. */
  readonly seal: string;
}

export interface RecordedSeat {
  readonly name: string;
  readonly bot?: string;
}

export interface RecordedChance {
  readonly commitment?: string;
  /** Absent while the game runs, and where draws were typed in from real dice. */
  readonly seed?: string;
}

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly draws?: readonly number[];
  /** The state after the move; empty where nobody could work it out any more. */
  readonly hash: string;
}

export interface RecordedPlace {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
}

export interface RecordDetails {
  readonly seats: readonly RecordedSeat[];
  /** The component table it was dealt from. */
  readonly table?: Json;
  /** Keeps the seed out, as one must while the game runs. */
  readonly withoutSeed?: boolean;
}

/** Writes the record of a match as far as it has been played. */
export function recordOf<S, A, V, O, E extends GameEvent>(
  match: Match<S, A, V, O, E>,
  details: RecordDetails,
): GameRecord {
  const { game, seed } = match;
  const setupDraws: number[] = [];
  const state = game.setup(match.seats, recorded(streamOf(seed, 0), setupDraws));
  const setup = { draws: setupDraws, hash: stateHash(game, state) };
  const moves = match.moves.map(({ seat, action, draws }, index): RecordedMove => {
    game.apply(state, seat, action, streamOf(seed, index + 1));
    return { seat, move: game.format(action), ...(draws.length > 0 && { draws }), hash: stateHash(game, state) };
  });
  return sealed({
    tabletown: RECORD_VERSION,
    game: game.id,
    rules: game.rules,
    options: game.options as Json,
    components: { hash: game.components, ...(details.table !== undefined && { table: details.table }) },
    seats: details.seats,
    chance: { commitment: commitmentTo(seed), ...(!details.withoutSeed && { seed }) },
    setup,
    moves,
    ...(game.toAct(state).length === 0 && { standing: placesOf(game.score(state)) }),
  });
}

/** Puts the seal on a record. */
export function sealed(record: Omit<GameRecord, "seal">): GameRecord {
  return { ...record, seal: hashOf(record) };
}

export function sealOf({ seal: _, ...rest }: GameRecord): string {
  return hashOf(rest);
}

/** Enough of a state's hash to notice any difference, short enough to stand beside every move. */
export function stateHash<S, A>(game: Pick<Game<S, A>, "stored">, state: S): string {
  return hashOf(game.stored === undefined ? state : game.stored(state)).slice(0, 16);
}

export function placesOf(standing: Standing): RecordedPlace[] {
  return standing.map(({ seat, rank, score }) => ({ seat, rank, score }));
}
