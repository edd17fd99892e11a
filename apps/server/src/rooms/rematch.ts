import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { Services } from "../services.ts";
import type { MatchRow } from "../stores/matches.ts";
import type { SeatState } from "./entry.ts";
import type { MatchState } from "./match-state.ts";

/** The same once more, under the rules of today; where it was dealt from the game's own table, from that of today. */
export async function rematchOf(
  { games, store }: Pick<Services, "games" | "store">,
  { game: id, visibility, settings: before }: MatchRow,
): Promise<Result<Pick<MatchRow, "game" | "rules" | "visibility" | "settings">, Problem>> {
  const title = await games.title(id);
  if (!title.ok) return title;
  const { rules, components } = title.value;
  const { continued: _, pack, ...settings } = before;
  const kept = await store.components.find(id, settings.components);
  const own = kept !== undefined && !kept.standard;
  const table = own ? settings.table : components.standard;
  const options = title.value.options(settings.options);
  if (!options.ok) return failure({ code: "bad-options", detail: options.problem });
  const { components: hash } = title.value.game(options.value, table);
  return success({
    game: id,
    rules,
    visibility,
    settings: {
      ...settings,
      components: hash,
      table,
      startWhenFull: false,
      ...(own && pack !== undefined && { pack }),
    },
  });
}

/**
 * The same people and bots once more, those who left included; whoever sat last begins. Seats of all but whoever asks are
 * only kept until they come. Who is nobody any more, or keeps away from whoever asks, leaves an open seat.
 */
export function rematchSeats({ seats }: MatchState, asker: string, apart: readonly string[]): SeatState[] {
  const again = seats.map(
    ({ name, person, bot }): SeatState =>
      person !== undefined && name !== "" && !apart.includes(person)
        ? { name, person, ...(person !== asker && { expected: true }) }
        : person === undefined && bot !== undefined
          ? { name: bot, bot }
          : { name: "" },
  );
  return [...again.slice(-1), ...again.slice(0, -1)];
}
