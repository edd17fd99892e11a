import { type Game, ranksOf, type Seat, victoryShares } from "@tabletown/kernel";
import type { Mind } from "./mind.ts";

/** Says of a state how likely each seat is to win. What search and hints are built on. */
export interface Judge<S = unknown> {
  /** One probability per seat; they sum to 1, except alone at the table. */
  values(s: S): readonly number[];
  /** Whether `values` can be trusted here without looking further. */
  settled(s: S): boolean;
}

/** The share of a finished game's value that depends on the scores: the winner wins by more, the loser does not give up. */
const MARGIN_SHARE = 0.02;

/** A judge out of a mind's own evaluation. */
export function judgeOf<S, A>(game: Game<S, A>, mind: Mind<S, A>): Judge<S> {
  const judged = (s: S): number[] => probabilities(mind.evaluate(s), mind.scale(s), mind.par ?? 0);
  return {
    values: (s) => (game.toAct(s).length === 0 ? finishedValues(game, s, judged(s)) : judged(s)),
    settled: (s) => mind.settled?.(s) ?? true,
  };
}

/** A judge out of what a person reckons with. */
export function judgeByEye<S, A>(game: Game<S, A>, mind: Mind<S, A>): Judge<S> {
  return judgeOf(game, mindByEye(mind));
}

/** A mind that reckons with what a person does, where it tells that apart. */
export function mindByEye<S, A>(mind: Mind<S, A>): Mind<S, A> {
  return mind.byEye === undefined ? mind : { ...mind, ...mind.byEye };
}

/** The value of a finished game: victory, and a little for the margin, which the estimates tell. */
export function finishedValues<S, A>(game: Game<S, A>, s: S, estimates: readonly number[]): number[] {
  if (estimates.length === 1) return [...estimates];
  const won = victoryShares(ranksOf(game.score(s)));
  return estimates.map((estimate, seat) => MARGIN_SHARE * estimate + (1 - MARGIN_SHARE) * (won[seat] as number));
}

/** Softmax of evaluations over seats; the logistic of what exceeds par for a seat alone. */
export function probabilities(evaluations: readonly number[], scale: number, par: number): number[] {
  const [first = 0] = evaluations;
  if (evaluations.length === 1) return [1 / (1 + Math.exp((par - first) / scale))];
  let best = first;
  for (const evaluation of evaluations) if (evaluation > best) best = evaluation;
  // A copy has its size at once: search keeps many of them.
  const odds = evaluations.slice();
  let sum = 0;
  for (let seat: Seat = 0; seat < odds.length; seat++) {
    const each = Math.exp(((odds[seat] as number) - best) / scale);
    odds[seat] = each;
    sum += each;
  }
  for (let seat: Seat = 0; seat < odds.length; seat++) odds[seat] = (odds[seat] as number) / sum;
  return odds;
}
