import type { Sources, Table } from "./table.ts";

/** A tile's or goal's own sources; for anything else those of the table's other values. */
export function provenance(table: Table, component: string): Sources {
  const { buildings, basics, lake, goals } = table;
  return [...buildings, ...basics, lake, ...goals].find(({ id }) => id === component)?.provenance ?? table.provenance;
}

/** Read from the printed faces of the first edition and confirmed elsewhere; the rulebooks do not show these tiles. */
export const FACE: Sources = {
  stack: "sourced",
  type: "sourced",
  icon: "sourced",
  cost: "sourced",
  copies: "sourced",
  effects: "sourced",
};

/** Shown in full in the rulebook of the second edition. */
export const SHOWN: Sources = {
  stack: "sourced",
  type: "rulebook",
  icon: "rulebook",
  cost: "rulebook",
  copies: "sourced",
  effects: "rulebook",
};

export const BASIC: Sources = {
  type: "rulebook",
  icon: "rulebook",
  cost: "rulebook",
  supply: "rulebook",
  effects: "rulebook",
};

export const LAKE: Sources = { cost: "rulebook", effects: "rulebook" };

/** Condition and points from public material about the game. */
export const GOAL: Sources = { aim: "sourced", measure: "sourced", points: "sourced" };

/** Condition in the rulebook, points from public material. */
export const GOAL_NAMED: Sources = { aim: "rulebook", measure: "rulebook", points: "sourced" };

/** Shown in the rulebook of the second edition. */
export const GOAL_SHOWN: Sources = { aim: "rulebook", measure: "sourced", points: "rulebook" };
