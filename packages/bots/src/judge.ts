import { type Game, type Seat, winners } from "@tabletown/kernel";
import type { Mind } from "./mind.ts";

/** Says of a state how likely each seat is to win. What search and hints are built on. */
export interface Judge<S = unknown> {
  /** One probability per seat; they sum to 1, except alone at the table. */
  values(s: S): readonly number[];
  /** Whether `values` can be trusted here without playing on. */
  settled(s: S): boolean;
}

/** How much of a finished game's value still asks for a good score: the winner wins by more, the loser does not give up. */
const PRIDE = 0.02;

/** A judge out of a mind's own evaluation. */
export function judgeOf<S, A>(game: Game<S, A>, mind: Mind<S, A>): Judge<S> {
  const judged = (s: S): number[] => probabilities(mind.evaluate(s), mind.scale(s), mind.par ?? 0);
  return {
    values: (s) => (game.toAct(s).length === 0 ? finished(game, s, judged(s)) : judged(s)),
    settled: (s) => mind.settled?.(s) ?? true,
  };
}

/** The value of a finished game: victory, and a little for how it looks. */
export function finished<S, A>(game: Game<S, A>, s: S, looks: readonly number[]): number[] {
  if (looks.length === 1) return [...looks];
  const won = winners(game.score(s));
  return looks.map((look, seat) => PRIDE * look + (1 - PRIDE) * (won.includes(seat) ? 1 / won.length : 0));
}

/** Softmax of evaluations over seats; the logistic of what exceeds par for a seat alone. */
export function probabilities(evaluations: readonly number[], scale: number, par: number): number[] {
  const [first = 0] = evaluations;
  if (evaluations.length === 1) return [1 / (1 + Math.exp((par - first) / scale))];
  let best = first;
  for (const evaluation of evaluations) if (evaluation > best) best = evaluation;
  const odds: number[] = [];
  let sum = 0;
  for (const evaluation of evaluations) {
    const each = Math.exp((evaluation - best) / scale);
    odds.push(each);
    sum += each;
  }
  for (let seat: Seat = 0; seat < odds.length; seat++) odds[seat] = (odds[seat] as number) / sum;
  return odds;
}
