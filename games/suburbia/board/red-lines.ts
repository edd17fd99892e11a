import type { Ruleset } from "../rules/ruleset.ts";

/** The next red line above a population. */
export function lineAbove(rules: Ruleset, population: number): number {
  return rules.lineAt(rules.linesUpTo(population) + 1);
}

/** The red lines within a stretch of the population board. */
export function linesBetween(rules: Ruleset, from: number, to: number): readonly number[] {
  const found: number[] = [];
  for (let n = rules.linesUpTo(Math.max(0, from - 1)) + 1; rules.lineAt(n) <= to; n++) found.push(rules.lineAt(n));
  return found;
}
