import type { Coordinates } from "../data/table.ts";
import { coordinatesOf, type Hex, hexAt } from "../rules/hex.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/** Rounds that the end marker leaves after the one in which it comes up, and one for what lies open before the first. */
const ROUNDS_AFTER = 2;

/** More turns than a seat can have: every turn takes tiles from the market, and there are only so many. */
export function longestGame(rules: Ruleset, seats: number): number {
  const { A, B, C } = rules.stacksFor(seats);
  const tiles = A + B + C + rules.under.count + 1;
  return Math.ceil(tiles / tilesPerRound(rules, seats)) + ROUNDS_AFTER;
}

/** SPEC 12.8: with Dale the whole market goes in every round; the Lone Architect removes one tile more (SPEC 11.3). */
function tilesPerRound(rules: Ruleset, seats: number): number {
  if (rules.dale !== undefined) return rules.prices.length;
  return rules.removal === "never" ? seats : seats + 1;
}

/** Every space of a borough that so many tiles can reach, in reading order. */
export function spacesWithin({ start, blocked }: Ruleset, tiles: number): readonly Hex[] {
  const found = new Set<Hex>();
  for (const { hex } of start) {
    const centre = coordinatesOf(hex);
    for (let col = centre.col - tiles; col <= centre.col + tiles; col++) {
      for (let row = centre.row - 2 * tiles; row <= centre.row + 2 * tiles; row++) {
        const space = { col, row };
        if ((col + row - centre.col - centre.row) % 2 === 0 && distance(centre, space) <= tiles)
          found.add(hexAt(space));
      }
    }
  }
  return [...found].filter((hex) => !blocked.has(hex)).sort((a, b) => a - b);
}

/** Steps from one space to another; neighbours in one column are two rows apart. */
function distance(a: Coordinates, b: Coordinates): number {
  const columns = Math.abs(a.col - b.col);
  return columns + Math.max(0, (Math.abs(a.row - b.row) - columns) / 2);
}
