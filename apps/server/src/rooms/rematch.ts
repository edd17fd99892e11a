import { failure, type Result, success } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import type { Services } from "../services.ts";
import type { SeatState } from "../stores/entry.ts";
import { openAllowed } from "../stores/match-lists.ts";
import type { MatchRow } from "../stores/matches.ts";
import { StoreFault } from "../stores/sql.ts";
import { draftOf } from "./create.ts";
import { refuse } from "./decision.ts";
import type { MatchState } from "./match-state.ts";
import type { Room } from "./room.ts";

/** Opens the same once more and notes it down here; refused where somebody else has done so first. */
export async function openRematch(
  services: Pick<Services, "games" | "store" | "config" | "node">,
  room: Room,
  asker: string,
): Promise<Result<unknown, Problem>> {
  const { conduct, people } = services.store;
  const about = await rematchOf(services, room.row);
  if (!about.ok) return about;
  const apart = await conduct.apart(asker);
  for (;;) {
    const seated = room.state.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const invited = [asker, ...seated];
    const known = await Promise.all(invited.map((person) => people.find(person)));
    const gone = invited.filter((_, index) => known[index]?.banned !== 0);
    if (gone.includes(asker)) return failure({ code: known[0] === undefined ? "signed-out" : "banned" });
    const seats = rematchSeats(room.state, asker, [...apart, ...gone]);
    const draft = await draftOf(services, about.value, seats, asker);
    if (!draft.ok) return draft;
    const { row, statements } = draft.value;
    try {
      const allowed = openAllowed(asker, services.config.quotas.openMatches);
      return await room.change(
        ({ state }) => {
          const seat = state.seats.findIndex(({ person }) => person === asker);
          if (seat < 0) return refuse("not-your-seat");
          if (state.rematch !== undefined) return refuse("stale");
          return success({ entries: [{ kind: "rematch", match: row.id, seat }] });
        },
        [...statements, allowed],
      );
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      if (error.kind === "too-many") return failure({ code: "too-many-open" });
      // Whoever has gone meanwhile, or may not come any more, is not asked.
      if (error.kind !== "gone") throw error;
    }
  }
}

/** The same once more, under the rules of today; where it was dealt from the game's own table, from that of today. */
async function rematchOf(
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
 * only kept until they come. Who is nobody any more, is banned, or keeps away from whoever asks, leaves an open seat.
 */
function rematchSeats({ seats }: MatchState, asker: string, apart: readonly string[]): SeatState[] {
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
