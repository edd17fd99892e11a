import { type Cause, replaced } from "@tabletown/kernel";
import type { Stat } from "../data/table.ts";
import type { Context } from "./context.ts";
import { seatOf } from "./dale.ts";
import type { Hex } from "./hex.ts";
import type { Kind, Limits, Ruleset } from "./ruleset.ts";
import type { Borough, Tile } from "./state.ts";

/** Why a number changes; built only when somebody listens. */
export interface Why {
  readonly cause: Cause;
  /** The tile that set it off. */
  readonly about?: string;
  /** Where the acting tile lies. */
  readonly hex?: Hex;
}

/** A tile of borough `owner` at work; `about` is the tile that set it off. */
export function because(context: Context, rule: string, owner: number, tile: Tile, about?: string): Why {
  return {
    cause: { rule, component: tile.kind, ...seatOf(context.state, owner) },
    ...(about !== undefined && { about }),
    hex: tile.hex,
  };
}

/** Changes one of a borough's four numbers as far as it goes. */
export function change(context: Context, who: number, stat: Stat, amount: number, why: Why | undefined): void {
  const { rules, state, emit } = context;
  const borough = state.boroughs[who] as Borough;
  const before = statOf(borough, stat);
  const after = within(limitsOf(rules, stat), before + amount);
  setStat(borough, stat, after);
  if (emit !== undefined && why !== undefined) tellChange(context, who, stat, { by: after - before, amount, why });
  if (stat === "population" && after !== before) passLines(context, who, before, after);
}

interface TrackChange {
  readonly by: number;
  /** What the change would have been without limits. */
  readonly amount: number;
  readonly why: Why;
}

function tellChange({ state, emit }: Context, who: number, stat: Stat, { by, amount, why }: TrackChange): void {
  const { hex, ...because } = why;
  emit?.({
    what: stat,
    ...seatOf(state, who),
    by,
    now: statOf(state.boroughs[who] as Borough, stat),
    ...because,
    detail: {
      borough: who,
      ...(hex !== undefined && { hex }),
      // What a limit has swallowed is worth telling (SPEC 6.1).
      ...(by !== amount && { meant: amount }),
    },
  });
}

// By name: a field that is looked up by a word is several times slower, and nothing is asked for more often.

function statOf(borough: Borough, stat: Stat): number {
  if (stat === "money") return borough.money;
  if (stat === "population") return borough.population;
  return stat === "income" ? borough.income : borough.reputation;
}

function setStat(borough: Borough, stat: Stat, value: number): void {
  if (stat === "money") borough.money = value;
  else if (stat === "population") borough.population = value;
  else if (stat === "income") borough.income = value;
  else borough.reputation = value;
}

function limitsOf({ limits }: Ruleset, stat: Stat): Limits {
  if (stat === "money") return limits.money;
  if (stat === "population") return limits.population;
  return stat === "income" ? limits.income : limits.reputation;
}

function within({ lowest, highest }: Limits, value: number): number {
  return value < lowest ? lowest : value > highest ? highest : value;
}

/** SPEC 6.2, 6.3: line by line, since each may meet a limit. */
function passLines(context: Context, who: number, before: number, after: number): void {
  const { rules } = context;
  const from = rules.linesUpTo(before);
  const to = rules.linesUpTo(after);
  for (let line = from + 1; line <= to; line++) passUp(context, who, line);
  for (let line = from; line > to; line--) passBack(context, who, line);
}

function passUp(context: Context, who: number, line: number): void {
  const { rules, state, emit } = context;
  const { loss, up } = rules.redLine;
  tellLine(context, who, line, 1);
  const why = emit && { cause: { rule: up } };
  change(context, who, "income", -loss, why);
  change(context, who, "reputation", -loss, why);
  // SPEC 6.4
  const borough = state.boroughs[who] as Borough;
  for (let i = 0; i < borough.tiles.length; i++) {
    const { redLine } = kindAt(rules, borough, i);
    if (redLine.length === 0) continue;
    const tile = borough.tiles[i] as Tile;
    const times = tile.invested ? 2 : 1;
    replaceTile(borough, i, { ...tile, past: [...tile.past, times] });
    for (const { stat, amount } of redLine) {
      change(context, who, stat, amount * times, emit && because(context, "1.10", who, tile));
    }
  }
}

function passBack(context: Context, who: number, line: number): void {
  const { rules, state, emit } = context;
  const { loss, back, takesBack } = rules.redLine;
  tellLine(context, who, line, -1);
  const why = emit && { cause: { rule: back } };
  change(context, who, "income", loss, why);
  change(context, who, "reputation", loss, why);
  if (!takesBack) return;
  // SPEC 13.1
  const borough = state.boroughs[who] as Borough;
  for (let i = 0; i < borough.tiles.length; i++) {
    const tile = borough.tiles[i] as Tile;
    const { redLine } = kindAt(rules, borough, i);
    const times = tile.past.at(-1);
    if (redLine.length === 0 || times === undefined) continue;
    replaceTile(borough, i, { ...tile, past: tile.past.slice(0, -1) });
    for (const { stat, amount } of redLine) {
      change(context, who, stat, -amount * times, emit && because(context, "13.1", who, tile));
    }
  }
}

function tellLine({ rules, state, emit }: Context, who: number, line: number, by: 1 | -1): void {
  const { up, back } = rules.redLine;
  emit?.({
    what: "red-line",
    ...seatOf(state, who),
    by,
    now: rules.lineAt(line),
    cause: { rule: by > 0 ? up : back },
    detail: { borough: who },
  });
}

/** The kind of a tile of a borough. */
export function kindAt({ kindList }: Ruleset, { kinds }: Borough, index: number): Kind {
  return kindList[kinds[index] as number] as Kind;
}

export function replaceTile(borough: Borough, index: number, tile: Tile): void {
  borough.tiles = replaced(borough.tiles, index, tile);
}
