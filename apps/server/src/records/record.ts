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
import type { MatchEntry } from "../rooms/entry.ts";
import type { ReadonlyMatch } from "../rooms/live-match.ts";
import { historyOf, type MoveHistory, replayMoves } from "../rooms/move-history.ts";
import { nativeStateHash } from "../rooms/state-hash.ts";

/** The record of a match, put together from its log: the moves that count, their draws, and the hash of every position. */
export function recordOfLog({ row, game, state }: ReadonlyMatch, log: readonly MatchEntry[]): GameRecord | undefined {
  const history = historyOf(log);
  if (history === undefined) return undefined;
  const { settings, seed } = row;
  const finished = state.result?.reason === "finished";
  return sealed({
    tabletown: RECORD_VERSION,
    game: game.id,
    rules: game.rules,
    options: game.options as Json,
    components: { hash: game.components, ...(settings.table !== undefined && { table: settings.table as Json }) },
    seats: state.seats.map(({ name, person, bot }) => ({
      name,
      ...(person === undefined && bot !== undefined && { bot }),
    })),
    // A continued record brought draws from elsewhere: there is no seed that they all follow from.
    chance: settings.continued ? {} : { commitment: commitmentTo(seed), seed },
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
