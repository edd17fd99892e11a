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
import { stateHash } from "../random.ts";
import type { Entry } from "../rooms/entry.ts";
import { type Line, lineOf, walkLine } from "../rooms/line.ts";
import type { Shown } from "../rooms/payload.ts";

/** The record of a match, put together from its log: the moves that count, their draws, and the hash of every position. */
export function recordOfLog({ row, game, table }: Shown, log: readonly Entry[]): GameRecord | undefined {
  const line = lineOf(log);
  if (line === undefined) return undefined;
  const { settings, seed } = row;
  const played = table.state !== undefined && game.toAct(table.state).length === 0;
  return sealed({
    tabletown: RECORD_VERSION,
    game: game.id,
    rules: game.rules,
    options: game.options as Json,
    components: { hash: game.components, ...(settings.table !== undefined && { table: settings.table as Json }) },
    seats: table.seats.map(({ name, person, bot }) => ({
      name,
      ...(person === undefined && bot !== undefined && { bot }),
    })),
    // A continued record brought draws from elsewhere: there is no seed that they all follow from.
    chance: settings.continued ? {} : { commitment: commitmentTo(seed), seed },
    setup: line.setup,
    moves: movesOf(game, table.seats.length, line),
    ...(played && { standing: placesOf(game.score(table.state)) }),
  });
}

function movesOf(game: Game, seats: number, line: Line): RecordedMove[] {
  const moves: RecordedMove[] = [];
  walkLine(game, seats, line, line.moves.length, (number, state) => {
    const made = line.moves[number - 1];
    if (made === undefined) return;
    const hash = stateHash(state);
    if (made.hash !== undefined && made.hash !== hash)
      throw new Error(`move ${number} leads elsewhere than it once did`);
    moves.push({ seat: made.seat, move: made.move, ...(made.draws.length > 0 && { draws: made.draws }), hash });
  });
  return moves;
}
