import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { Judge } from "./judge.ts";
import { worth } from "./lookahead.ts";
import type { Mind } from "./mind.ts";

/** What a seat does next, and right after it. */
export type Choice<S, A> = (s: S, mover: Seat, chance: Chance) => readonly A[];

/** Choices that a seat makes one after the other, and what they are worth to it. */
interface Line<A> {
  readonly value: number;
  readonly actions: readonly A[];
}

/**
 * Chooses what looks best one step ahead or, in the middle of a turn, as many choices further as a journey looks beyond.
 * Choices that were found together are made together: looking again would find them again.
 */
export function carefully<S, A>(game: Game<S, A>, mind: Mind<S, A>, judge: Judge<S>): Choice<S, A> {
  const sight = { game, mind, judge };
  const best = (s: S, mover: Seat, listed: readonly A[], chance: Watched, further: number): Line<A> => {
    let most = Number.NEGATIVE_INFINITY;
    let line: readonly A[] = [];
    for (const action of mind.candidates?.(s, mover, listed) ?? listed) {
      const after = game.copy(s);
      chance.drawn = false;
      game.apply(after, mover, action, chance);
      const goesOn = further > 0 && !chance.drawn && game.toAct(after)[0] === mover && !judge.settled(after);
      const { value, actions } = goesOn
        ? best(after, mover, game.actions(after, mover), chance, further - 1)
        : { value: worth(sight, after, chance, further)[mover] as number, actions: [] };
      if (value <= most) continue;
      most = value;
      line = [action, ...actions];
    }
    return { value: most, actions: line };
  };
  const beyond = mind.journey?.beyond ?? 0;
  return (s, mover, chance) => {
    const listed = game.actions(s, mover);
    return listed.length === 1 ? listed : best(s, mover, listed, new Watched(chance), beyond).actions;
  };
}

/** A chance that notes whether it was asked. */
class Watched implements Chance {
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
