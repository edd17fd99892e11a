import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { Judge } from "./judge.ts";
import { lookaheadContext, quiescenceValue } from "./lookahead.ts";
import type { Mind } from "./mind.ts";

/** What a seat does next, and right after it. */
export type RolloutPolicy<S, A> = (s: S, mover: Seat, chance: Chance) => readonly A[];

/** Choices that a seat makes one after the other, and what they are worth to it. */
interface ActionSequence<A> {
  readonly value: number;
  readonly actions: readonly A[];
}

/**
 * Chooses what looks best one step ahead or, in the middle of a turn, as many choices further as the rollout settings
 * say. Choices that were found together are made together: looking again would find them again.
 */
export function lookaheadPolicy<S, A>(game: Game<S, A>, mind: Mind<S, A>, judge: Judge<S>): RolloutPolicy<S, A> {
  const deepest = mind.rollout?.extraLookahead ?? 0;
  return (s, mover, chance) => {
    const listed = game.actions(s, mover);
    if (listed.length === 1) return listed;
    const watched = new WatchedChance(chance);
    const context = lookaheadContext(game, mind, judge, watched);
    const bestSequence = (from: S, options: readonly A[], depth: number): ActionSequence<A> => {
      let most = Number.NEGATIVE_INFINITY;
      let best: readonly A[] = [];
      for (const action of mind.candidates?.(from, mover, options) ?? options) {
        const after = game.copy(from);
        watched.drawn = false;
        game.apply(after, mover, action, watched);
        const goesOn = depth > 0 && !watched.drawn && game.toAct(after)[0] === mover && !judge.settled(after);
        const { value, actions } = goesOn
          ? bestSequence(after, game.actions(after, mover), depth - 1)
          : { value: quiescenceValue(context, after, depth)[mover] as number, actions: [] };
        if (value <= most) continue;
        most = value;
        best = [action, ...actions];
      }
      return { value: most, actions: best };
    };
    return bestSequence(s, listed, deepest).actions;
  };
}

/** A chance that notes whether it was asked. */
class WatchedChance implements Chance {
  private readonly chance: Chance;
  drawn = false;

  constructor(chance: Chance) {
    this.chance = chance;
  }

  int(n: number): number {
    this.drawn = true;
    return this.chance.int(n);
  }

  shuffle<T>(xs: T[]): void {
    this.drawn = true;
    this.chance.shuffle(xs);
  }
}
