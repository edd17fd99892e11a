import type { Cause, Emit, Json } from "@tabletown/kernel";
import type { Stat } from "../data/table.ts";
import type { At } from "./hex.ts";
import type { Kind, Limits, Ruleset } from "./ruleset.ts";
import type { Borough, State, Tile } from "./state.ts";

/** Why a number changes; built only when somebody listens. */
export interface Why {
  readonly cause: Cause;
  /** The tile that set it off. */
  readonly of?: string;
  /** Where the acting tile lies. */
  readonly at?: At;
}

/** A tile of borough `owner` at work. */
export function because(rules: Ruleset, rule: string, owner: number, tile: Tile, of?: string): Why {
  return {
    cause: { rule, component: tile.kind, ...seatOf(rules, owner) },
    ...(of !== undefined && { of }),
    at: tile.at,
  };
}

/** A borough's seat. Dale has none: his events say `bot` in their detail instead. */
export function seatOf(rules: Ruleset, who: number): { readonly seat?: number } {
  return isDale(rules, who) ? {} : { seat: who };
}

export function isDale(rules: Ruleset, who: number): boolean {
  return rules.dale !== undefined && who === 1;
}

export function detailOf(rules: Ruleset, who: number, more: Record<string, Json> = {}): { readonly detail?: Json } {
  const detail = isDale(rules, who) ? { ...more, bot: "dale" } : more;
  return Object.keys(detail).length > 0 ? { detail } : {};
}

/** Changes one of a borough's four numbers as far as it goes. */
export function change(
  rules: Ruleset,
  s: State,
  who: number,
  stat: Stat,
  amount: number,
  why: Why | undefined,
  emit: Emit | undefined,
): void {
  const borough = s.boroughs[who] as Borough;
  const before = borough[stat];
  const after = within(rules.limits[stat], before + amount);
  borough[stat] = after;
  if (emit !== undefined && why !== undefined) {
    const { at, ...because } = why;
    emit({
      what: stat,
      ...seatOf(rules, who),
      by: after - before,
      now: after,
      ...because,
      ...detailOf(rules, who, {
        ...(at !== undefined && { at }),
        // What a limit has swallowed is worth telling (SPEC 6.1).
        ...(after - before !== amount && { meant: amount }),
      }),
    });
  }
  if (stat === "population" && after !== before) passLines(rules, s, who, before, after, emit);
}

function within({ lowest, highest }: Limits, value: number): number {
  return value < lowest ? lowest : value > highest ? highest : value;
}

/** SPEC 6.2, 6.3: line by line, since each may meet a limit. */
function passLines(rules: Ruleset, s: State, who: number, before: number, after: number, emit: Emit | undefined): void {
  const from = rules.linesUpTo(before);
  const to = rules.linesUpTo(after);
  for (let line = from + 1; line <= to; line++) passUp(rules, s, who, line, emit);
  for (let line = from; line > to; line--) passBack(rules, s, who, line, emit);
}

function passUp(rules: Ruleset, s: State, who: number, line: number, emit: Emit | undefined): void {
  const { loss, up } = rules.redLine;
  emit?.({
    what: "red-line",
    ...seatOf(rules, who),
    by: 1,
    now: rules.lineAt(line),
    cause: { rule: up },
    ...detailOf(rules, who),
  });
  const why = emit && { cause: { rule: up } };
  change(rules, s, who, "income", -loss, why, emit);
  change(rules, s, who, "reputation", -loss, why, emit);
  // SPEC 6.4
  const borough = s.boroughs[who] as Borough;
  for (let i = 0; i < borough.tiles.length; i++) {
    const tile = borough.tiles[i] as Tile;
    const { redLine } = rules.kinds.get(tile.kind) as Kind;
    if (redLine.length === 0) continue;
    const times = tile.invested ? 2 : 1;
    replaceTile(borough, i, { ...tile, past: [...tile.past, times] });
    for (const { stat, amount } of redLine) {
      change(rules, s, who, stat, amount * times, emit && because(rules, "1.10", who, tile), emit);
    }
  }
}

function passBack(rules: Ruleset, s: State, who: number, line: number, emit: Emit | undefined): void {
  const { loss, back, takesBack } = rules.redLine;
  emit?.({
    what: "red-line",
    ...seatOf(rules, who),
    by: -1,
    now: rules.lineAt(line),
    cause: { rule: back },
    ...detailOf(rules, who),
  });
  const why = emit && { cause: { rule: back } };
  change(rules, s, who, "income", loss, why, emit);
  change(rules, s, who, "reputation", loss, why, emit);
  if (!takesBack) return;
  // SPEC 13.1
  const borough = s.boroughs[who] as Borough;
  for (let i = 0; i < borough.tiles.length; i++) {
    const tile = borough.tiles[i] as Tile;
    const { redLine } = rules.kinds.get(tile.kind) as Kind;
    const times = tile.past.at(-1);
    if (redLine.length === 0 || times === undefined) continue;
    replaceTile(borough, i, { ...tile, past: tile.past.slice(0, -1) });
    for (const { stat, amount } of redLine) {
      change(rules, s, who, stat, -amount * times, emit && because(rules, "13.1", who, tile), emit);
    }
  }
}

export function replaceTile(borough: Borough, index: number, tile: Tile): void {
  borough.tiles = borough.tiles.with(index, tile);
}
