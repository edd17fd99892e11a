import {
  commitmentTo,
  type Game,
  type GameRecord,
  type Json,
  placesOf,
  RECORD_VERSION,
  type RecordedMove,
  sealed,
} from "@tabletown/kernel";
import type { ReadonlyMatch } from "../rooms/live-match.ts";
import { historyOf, type MoveHistory, replayMoves } from "../rooms/move-history.ts";
import { nativeStateHash } from "../rooms/state-hash.ts";
import type { MatchEntry, SeatState } from "../stores/entry.ts";
import type { MatchRow } from "../stores/matches.ts";

/** What the record of a match says before its moves: for this its game need not be known any more. */
export function recordHead(
  { game, rules, settings, seed }: MatchRow,
  seats: readonly SeatState[],
): Pick<GameRecord, "tabletown" | "game" | "rules" | "options" | "components" | "seats" | "chance"> {
  const { options, components, table, continued } = settings;
  return {
    tabletown: RECORD_VERSION,
    game,
    rules,
    options,
    components: { hash: components, ...(table !== undefined && { table: table as Json }) },
    seats: seats.map(({ name, person, bot }) => ({
      name,
      ...(person === undefined && bot !== undefined && { bot }),
    })),
    // A continued record brought draws from elsewhere: there is no seed that they all follow from.
    chance: continued ? {} : { commitment: commitmentTo(seed), seed },
  };
}

/** The record of a match, put together from its log: the moves that count, their draws, and the hash of every position. */
export function recordOfLog({ row, game, state }: ReadonlyMatch, log: readonly MatchEntry[]): GameRecord | undefined {
  const history = historyOf(log);
  if (history === undefined) return undefined;
  const finished = state.result?.reason === "finished";
  return sealed({
    ...recordHead(row, state.seats),
    // Also those that the game has got since then, at their usual values.
    options: game.options as Json,
    setup: history.setup,
    moves: movesOf(game, state.seats.length, history),
    ...(finished && { standing: placesOf(game.score(state.position)) }),
  });
}

function movesOf(game: Game, seats: number, history: MoveHistory): RecordedMove[] {
  const moves: RecordedMove[] = [];
  replayMoves(game, seats, history, history.moves.length, (number, position) => {
    const made = history.moves[number - 1];
    if (made === undefined) return;
    const hash = nativeStateHash(game, position);
    if (made.hash !== undefined && made.hash !== hash)
      throw new Error(`move ${number} leads elsewhere than it once did`);
    moves.push({ seat: made.seat, move: made.move, ...(made.draws.length > 0 && { draws: made.draws }), hash });
  });
  return moves;
}
