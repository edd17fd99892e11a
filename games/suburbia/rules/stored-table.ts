import { isObject } from "@tabletown/kernel";
import type { Effect, Measure, Table } from "../data/table.ts";

/** A component table as records hash it: effects and measures were first told apart by `is`. */
export function storedTable(table: Table): unknown {
  const { buildings, basics, lake, goals, ...rest } = table;
  return {
    ...rest,
    buildings: buildings.map(withStoredEffects),
    basics: basics.map(withStoredEffects),
    lake: withStoredEffects(lake),
    goals: goals.map((goal) => ({ ...goal, measure: storedTag(goal.measure) })),
  };
}

function withStoredEffects<Tile extends { readonly effects: readonly Effect[] }>(tile: Tile): unknown {
  return { ...tile, effects: tile.effects.map(storedTag) };
}

function storedTag({ type, ...rest }: Effect | Measure): unknown {
  return { is: type, ...rest };
}

/** A table in today's names, where it may be written in the old ones; what is no table at all stays as it is. */
export function fromStoredTable(given: unknown): unknown {
  if (!isObject(given)) return given;
  const { buildings, basics, lake, goals } = given;
  return {
    ...given,
    ...("buildings" in given && { buildings: each(buildings, withCurrentEffects) }),
    ...("basics" in given && { basics: each(basics, withCurrentEffects) }),
    ...("lake" in given && { lake: withCurrentEffects(lake) }),
    ...("goals" in given && { goals: each(goals, withCurrentMeasure) }),
  };
}

function withCurrentEffects(tile: unknown): unknown {
  return isObject(tile) && "effects" in tile ? { ...tile, effects: each(tile.effects, currentTag) } : tile;
}

function withCurrentMeasure(goal: unknown): unknown {
  return isObject(goal) && "measure" in goal ? { ...goal, measure: currentTag(goal.measure) } : goal;
}

function currentTag(tagged: unknown): unknown {
  if (!isObject(tagged) || "type" in tagged || !("is" in tagged)) return tagged;
  const { is, ...rest } = tagged;
  return { type: is, ...rest };
}

function each(items: unknown, change: (item: unknown) => unknown): unknown {
  return Array.isArray(items) ? items.map(change) : items;
}
