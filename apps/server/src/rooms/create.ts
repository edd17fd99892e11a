import { checkPack, failure, type Pack, packFaultText, packOf, type Result, same, success } from "@tabletown/kernel";
import type { NewMatch, Problem } from "@tabletown/protocol";
import { newCode, newId, newSeed } from "../random.ts";
import type { Services } from "../services.ts";
import type { MatchEntry, NewEntry, SeatState } from "../stores/entry.ts";
import {
  admission,
  createStatements,
  type MatchChange,
  type MatchRow,
  type MatchSettings,
  type SummaryColumns,
} from "../stores/matches.ts";
import { admissible } from "../stores/people.ts";
import { advance } from "./advance.ts";
import { consequences } from "./consequences.ts";
import type { DecisionContext } from "./decision.ts";
import { emptyState } from "./match-state.ts";
import type { MatchDraft } from "./open-match.ts";
import { snapshotOf } from "./snapshot.ts";
import { startOf } from "./start.ts";

type Wanted = Omit<NewMatch, "key"> & Pick<MatchRow, "id">;

/** Checks what somebody wants to play and puts the match together. */
export function draftMatch(
  services: Pick<Services, "games" | "config" | "node">,
  person: { readonly id: string; readonly name: string },
  wanted: Wanted,
): Promise<Result<MatchDraft, Problem>> {
  return services.games.guarded(wanted.game, () => checkedDraft(services, person, wanted));
}

async function checkedDraft(
  services: Pick<Services, "games" | "config" | "node">,
  { id: person, name }: { readonly id: string; readonly name: string },
  wanted: Wanted,
): Promise<Result<MatchDraft, Problem>> {
  const { id, game: gameId, options: asked, table: given, pack: label, seats: wishes, visibility, ...rest } = wanted;
  const found = await services.games.title(gameId);
  if (!found.ok) return found;
  const title = found.value;
  const options = title.options(asked ?? {});
  if (!options.ok) return failure({ code: "bad-options", detail: options.problem });
  const { standard } = title.components;
  const pack = given === undefined ? undefined : checkPack(title, { ...packOf(gameId, given), ...label });
  if (pack?.ok === false) return failure({ code: "bad-components", detail: packFaultText("en", pack.problem) });
  const table = pack?.value.table ?? standard;
  const game = title.game(options.value, table);
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
    table,
    ...(pack !== undefined && !same(standard, table) && { pack: labelOf(pack.value) }),
  };
  return draftOf(services, { id, game: gameId, rules: title.rules, visibility, settings }, seats, person);
}

function labelOf({ name, author, version }: Pack<unknown>): MatchSettings["pack"] {
  return { name, author, version };
}

/** The same for settings that are known to be right: a rematch, a record that is continued. */
export async function draftOf(
  { games, config, node }: Pick<Services, "games" | "config" | "node">,
  about: Pick<MatchRow, "game" | "rules" | "visibility" | "settings"> & { readonly id?: string },
  seats: readonly SeatState[],
  host: string,
  opening?: Extract<NewEntry, { kind: "start" }>,
): Promise<Result<MatchDraft, Problem>> {
  const created = config.now();
  const row: MatchRow = { id: newId(), ...about, code: newCode(), created, seed: newSeed() };
  const found = await games.of(row);
  if (!found.ok) return found;
  const game = found.value;
  const sitting: NewEntry = { kind: "seats", seats: { ...seats }, host };
  const entries: MatchEntry[] = [{ ...sitting, seq: 1, at: created }];
  const nothing = emptyState(seats.length);
  let state = advance(game, row.settings.time, nothing, entries[0] as MatchEntry);
  for (const next of opening === undefined ? begun({ row, game, state }) : [opening]) {
    const entry: MatchEntry = { ...next, seq: entries.length + 1, at: created };
    entries.push(entry);
    state = advance(game, row.settings.time, state, entry);
  }
  const { status, seq, toAct } = state;
  const change: MatchChange & { readonly summary: SummaryColumns } = {
    match: row.id,
    entries,
    toAct,
    summary: { status, seq, updated: created, seats: state.seats },
    snapshot: snapshotOf(state),
    also: consequences({ row, game, state: nothing }, state, { at: created, node, alerts: [], holdsBots: false }),
  };
  const people = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  return success({
    row,
    // Whoever is named at a table is found by it: as one who sits there, or has come.
    statements: [...admissible(host, ...people), ...createStatements(row, change), admission(row.id, host)],
  });
}

/** What follows where a match begins by itself and everybody sits already. */
function begun(context: DecisionContext): readonly NewEntry[] {
  const started = context.row.settings.startWhenFull ? startOf(context) : undefined;
  return started?.ok ? started.value.entries : [];
}
