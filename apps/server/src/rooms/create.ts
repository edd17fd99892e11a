import { failure, type Result, success } from "@tabletown/kernel";
import type { NewMatch, Problem } from "@tabletown/protocol";
import type { House } from "../house.ts";
import { newCode, newId, newSeed } from "../random.ts";
import { type Change, createStatements, type MatchRow, type Summary, seatedStatement } from "../stores/matches.ts";
import type { Statement } from "../stores/sql.ts";
import type { Entry, Happened, SeatState } from "./entry.ts";
import type { Room } from "./room.ts";
import { startOf } from "./start.ts";
import { advance, emptyTable, type Table, toActOf } from "./table.ts";

/** A match that is ready to be written down. */
export interface Draft {
  readonly row: MatchRow;
  readonly statements: readonly Statement[];
}

/** Checks what somebody wants to play and puts the table together. */
export async function draftMatch(
  house: Pick<House, "games" | "config">,
  { id: person, name }: { readonly id: string; readonly name: string },
  wanted: NewMatch,
): Promise<Result<Draft, Problem>> {
  const { game: id, options: asked, table: given, seats: wishes, visibility, ...rest } = wanted;
  const title = await house.games.title(id);
  if (title === undefined) return failure({ code: "unknown-game" });
  const options = title.options(asked ?? {});
  if (!options.ok) return failure({ code: "bad-options", detail: options.problem });
  const table = given === undefined ? undefined : title.components.check(given);
  if (table?.ok === false) return failure({ code: "bad-components", detail: table.problem });
  const game = table === undefined ? title.game(options.value) : title.game(options.value, table.value);
  const [fewest, most] = game.seats;
  if (wishes.length < fewest || wishes.length > most) {
    return failure({ code: "bad-seats", detail: `${fewest} to ${most}` });
  }
  const seats = wishes.map(
    (wish): SeatState =>
      wish.who === "me"
        ? { person, name: wish.name ?? name }
        : wish.who === "bot"
          ? { bot: wish.bot, name: wish.bot }
          : { name: "" },
  );
  const settings = {
    ...rest,
    options: options.value as Record<string, string | number | boolean>,
    components: game.components,
    ...(table !== undefined && { table: table.value }),
  };
  return draftOf(house, { game: id, rules: title.rules, visibility, settings }, seats, person);
}

/** The same for settings that are known to be right: a rematch, a record that is continued. */
export async function draftOf(
  { games, config }: Pick<House, "games" | "config">,
  about: Pick<MatchRow, "game" | "rules" | "visibility" | "settings">,
  seats: readonly SeatState[],
  host: string,
  opening?: Extract<Happened, { kind: "start" }>,
): Promise<Result<Draft, Problem>> {
  const created = config.now();
  const row: MatchRow = { ...about, id: newId(), code: newCode(), created, seed: newSeed() };
  const game = await games.of(row);
  if (game === undefined) return failure({ code: "other-rules" });
  const sitting: Happened = { kind: "seats", seats: { ...seats }, host };
  const entries: Entry[] = [{ ...sitting, seq: 1, at: created }];
  let table: Table = advance(game, row.settings.time, emptyTable(seats.length), entries[0] as Entry);
  const start = opening ?? (row.settings.startWhenFull ? whole(startOf({ row, game, table })) : undefined);
  if (start !== undefined) {
    const entry: Entry = { ...start, seq: 2, at: created };
    entries.push(entry);
    table = advance(game, row.settings.time, table, entry);
  }
  const people = new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person])));
  const change: Change & { readonly summary: Summary } = {
    match: row.id,
    entries,
    summary: {
      status: table.status,
      seq: table.seq,
      updated: created,
      seats: table.seats,
      toAct: toActOf(game, table),
    },
    snapshot: JSON.stringify(table),
    also: [...people].map((person) => seatedStatement(row.id, person)),
  };
  return success({ row, statements: createStatements(row, change) });
}

function whole(decided: ReturnType<typeof startOf>): Extract<Happened, { kind: "start" }> | undefined {
  const [first] = decided.ok ? decided.value.happened : [];
  return first?.kind === "start" ? first : undefined;
}

/** Opens a table. */
export async function createMatch(
  house: Pick<House, "games" | "config" | "store" | "rooms">,
  person: { readonly id: string; readonly name: string },
  wanted: NewMatch,
): Promise<Result<Room, Problem>> {
  const draft = await draftMatch(house, person, wanted);
  return draft.ok ? openDraft(house, draft.value, person.id) : draft;
}

export async function openDraft(
  { store, rooms }: Pick<House, "store" | "rooms">,
  { row, statements }: Draft,
  host: string,
): Promise<Result<Room, Problem>> {
  await store.database.write(statements);
  await store.matches.admit(row.id, host);
  return rooms.get(row.id);
}
