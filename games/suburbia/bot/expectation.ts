import type { Ruleset } from "../rules/ruleset.ts";
import { finalPoints } from "../rules/score.ts";
import type { State } from "../rules/state.ts";
import { besideDale, type Evaluation } from "./evaluate.ts";
import { roundsAfter } from "./outlook.ts";

/** By how much the evaluation is too low: with each round to come, with the square of their number, and before the first choice. */
export interface Growth {
  readonly perRound: number;
  readonly perSquare: number;
  readonly first: number;
}

/**
 * What one can expect to end with alone. The evaluation compares options: at the beginning it says far too little, as it
 * does not know how well one will choose among what comes, and the Lone Architect's says a little too much later.
 */
export function expectationOf(rules: Ruleset, evaluation: Evaluation, { perRound, perSquare, first }: Growth) {
  return (s: State): number => {
    const { phase, round } = s;
    if (phase.type === "over") return resultIn(rules, s);
    const [points = 0] = evaluation.of(s);
    const rounds = roundsAfter(rules, s);
    const begins = round === 1 && (phase.type === "turn" || phase.type === "goals");
    return points + rounds * (perRound + perSquare * rounds) + (begins ? first : 0);
  };
}

function resultIn(rules: Ruleset, s: State): number {
  const [mine = 0, his] = finalPoints(rules, s).map(({ total }) => total);
  return his === undefined ? mine : besideDale(mine, his);
}
