import type { Ruleset } from "../../rules/ruleset.ts";
import { TYPE_COUNT } from "../placement/kind-summary.ts";
import { type Scale, scaleOf } from "./scales.ts";

const MONEY = [0, 3, 6, 10, 15, 25, 40];
const TRACK = [-5, -2, 0, 3, 6, 10, 15];
const POPULATION = [0, 15, 30, 45, 60, 75, 90, 105, 120];

/** How much speaks for another tile is a clue of the order of 1 when divided by this. */
export const WORTH = 10;

/** Where each group of clues begins, and where all end. */
type First = Readonly<Record<keyof ReturnType<typeof sizesOf> | "end", number>>;

/** Clues along one scale: where they begin. */
export interface Along {
  readonly start: number;
  readonly scale: Scale;
}

/** Clues to two numbers at once: where they begin, row by row. */
export interface Crossing {
  readonly start: number;
  readonly rows: Scale;
  readonly columns: Scale;
}

/** The clues and the scales they are told on. */
export interface ClueLayout {
  readonly first: First;
  readonly moneyIncome: Crossing;
  readonly populationIncome: Crossing;
  readonly populationReputation: Crossing;
  readonly lineIncome: Along;
  readonly lineReputation: Along;
}

export function layoutOf(rules: Ruleset): ClueLayout {
  const { lowest, highest } = rules.limits.income;
  const money = scaleOf(MONEY, 0, MONEY.at(-1) as number);
  const track = scaleOf(TRACK, lowest, highest);
  const population = scaleOf(POPULATION, 0, rules.table.populationBoard.top);
  let end = 0;
  const starts: Record<string, number> = {};
  for (const [name, size] of Object.entries(sizesOf(rules))) {
    starts[name] = end;
    end += size;
  }
  const first = { ...starts, end } as First;
  return {
    first,
    moneyIncome: { start: first.moneyIncome, rows: money, columns: track },
    populationIncome: { start: first.populationIncome, rows: population, columns: track },
    populationReputation: { start: first.populationReputation, rows: population, columns: track },
    lineIncome: { start: first.lineIncome, scale: population },
    lineReputation: { start: first.lineReputation, scale: population },
  };
}

function sizesOf({ kinds, prices }: Ruleset) {
  return {
    // What the turn ends with, two by two, and what red lines bring.
    moneyIncome: MONEY.length * TRACK.length,
    populationIncome: POPULATION.length * TRACK.length,
    populationReputation: POPULATION.length * TRACK.length,
    lineIncome: POPULATION.length,
    lineReputation: POPULATION.length,
    // How it is spent.
    lake: 1,
    basic: 1,
    marker: 1,
    built: kinds.size,
    marked: kinds.size,
    // Beside what, and how much room is left around it.
    pair: TYPE_COUNT * TYPE_COUNT,
    room: kinds.size,
    // What could be built in the next one.
    next: 1,
    // What a removal takes away, from which space, and what it leaves.
    removed: kinds.size,
    space: prices.length,
    missed: 4,
    best: 1,
    second: 1,
  };
}
