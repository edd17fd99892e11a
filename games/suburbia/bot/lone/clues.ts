import type { PolicyFeatures } from "@tabletown/bots";
import type { Action } from "../../rules/action.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { Borough, State } from "../../rules/state.ts";
import { roundsAfter } from "../outlook.ts";
import { PlacementCalculator } from "../placement/placement-calculator.ts";
import { layoutOf } from "./layout.ts";
import { RemovalClues } from "./removal-clues.ts";
import { TileClues } from "./tile-clues.ts";
import { TurnClues } from "./turn-clues.ts";

/** Rounds still to come: the last ones differ most. */
const STAGES = [0, 1, 2, 3, 5, 8, 12, 17];

/**
 * What strikes the Lone Architect about a turn: the numbers it would end with, two by two, on a coarse scale; what is
 * built and beside what; which tile would leave the market, and what would be left there for the next turn.
 */
export function cluesOf(rules: Ruleset): PolicyFeatures<State, Action> {
  const calculator = new PlacementCalculator(rules);
  const layout = layoutOf(rules);
  const tiles = new TileClues(rules, calculator, layout);
  const turns = new TurnClues(tiles);
  const removals = new RemovalClues(tiles);
  return {
    seats: (s) => s.hands.length,
    count: layout.first.end,
    stages: STAGES,
    stage: (s) => roundsAfter(rules, s),
    write(s, seat, sheet) {
      const { phase } = s;
      calculator.read(s.boroughs[seat] as Borough);
      if (phase.type === "turn") turns.turn(sheet, s);
      else if (phase.type === "discard") removals.removals(sheet, s, phase);
      else if (phase.type === "place") turns.placing(sheet, phase);
    },
  };
}
