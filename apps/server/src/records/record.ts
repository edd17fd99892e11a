import { commitmentTo, type GameRecord, type Json, placesOf, RECORD_VERSION, sealed } from "@tabletown/kernel";
import type { Entry } from "../rooms/entry.ts";
import { lineOf } from "../rooms/line.ts";
import type { Shown } from "../rooms/payload.ts";

/** The record of a match, put together from its log: the moves that count, their draws and hashes. */
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
    moves: line.moves.map(({ seat, move, draws, hash }) => ({ seat, move, ...(draws.length > 0 && { draws }), hash })),
    ...(played && { standing: placesOf(game.score(table.state)) }),
  });
}
