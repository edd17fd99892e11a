import type { Chance } from "@tabletown/kernel";
import type { Stack } from "../data/table.ts";
import type { Ruleset } from "./ruleset.ts";
import { MARKER } from "./state.ts";

/** SPEC 2.1 to 2.3 */
export function stackUp(rules: Ruleset, seats: number, chance: Chance): string[] {
  const sizes = rules.stacksFor(seats);
  const dealt = (stack: Stack) => shuffled(rules.tiles[stack], chance);
  const a = dealt("A").slice(0, sizes.A);
  const b = dealt("B").slice(0, sizes.B);
  const c = dealt("C");
  const box = c.splice(sizes.C);
  const ending = [MARKER, ...c.splice(sizes.C - sizes.withMarker)];
  chance.shuffle(ending);
  const { from, count } = rules.under;
  const under = from === "box" ? box.slice(0, count) : c.splice(0, count);
  return [...a, ...b, ...c, ...ending, ...under];
}

/**
 * Where the end marker may lie among so many hidden tiles: from the deepest place up, as many as it was shuffled with
 * that are still to come, and one more (SPEC 2.2, 2.3).
 */
export function markerPlaces(
  rules: Ruleset,
  seats: number,
  hidden: number,
): { readonly deepest: number; readonly count: number } {
  const deepest = hidden - rules.under.count;
  return { deepest, count: Math.min(rules.stacksFor(seats).withMarker, deepest) + 1 };
}

/** A shuffled copy. */
export function shuffled(items: readonly string[], chance: Chance): string[] {
  const mixed = [...items];
  chance.shuffle(mixed);
  return mixed;
}
