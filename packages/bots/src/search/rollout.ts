import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { Judge } from "../judge.ts";
import { lookaheadPolicy, type RolloutPolicy } from "../lookahead-policy.ts";
import type { Mind } from "../mind.ts";
import type { Policy } from "../policy/policy.ts";

/** Choices after which a rollout ends wherever it is. */
const LONGEST_ROLLOUT = 400;

/** How far a rollout goes. */
export interface RolloutLength<S> {
  /** A number that changes with every turn. */
  turn(s: S): number;
  /** Turns to play beyond the one under way. */
  readonly turns: number;
}

/** An option in a world. */
export interface RolloutStart<S, A> {
  readonly world: S;
  readonly seat: Seat;
  readonly action: A;
}

/** Who chooses in rollouts: a learned policy, or a look ahead by the mind's own evaluation. */
export function rolloutPolicy<S, A>(
  { game, mind, heuristic }: { readonly game: Game<S, A>; readonly mind: Mind<S, A>; readonly heuristic: Judge<S> },
  policy: Policy<S, A> | undefined,
): RolloutPolicy<S, A> {
  if (policy === undefined) return lookaheadPolicy(game, mind, heuristic);
  return (s, mover) => {
    const { action, next } = policy.choose(s, mover);
    return next === undefined ? [action] : [action, next];
  };
}

/** Plays an option out in a world, so many turns beyond the one under way: where that leads. */
export function endOfRollout<S, A>(
  game: Game<S, A>,
  choose: RolloutPolicy<S, A>,
  { turn, turns }: RolloutLength<S>,
  { world, seat, action }: RolloutStart<S, A>,
  chance: Chance,
): S {
  const s = game.copy(world);
  let now = turn(s);
  let left = turns;
  game.apply(s, seat, action, chance);
  for (let choices = 0; choices < LONGEST_ROLLOUT; choices++) {
    const [mover] = game.toAct(s);
    if (mover === undefined) break;
    const next = turn(s);
    if (next !== now) {
      if (left === 0) break;
      now = next;
      left--;
    }
    for (const chosen of choose(s, mover, chance)) game.apply(s, mover, chosen, chance);
  }
  return s;
}
