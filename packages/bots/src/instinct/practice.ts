import { type Chance, type Game, quickChance } from "@tabletown/kernel";
import { judgeOf } from "../judge.ts";
import type { Mind } from "../mind.ts";
import { adam, partOf } from "../net/adam.ts";
import { credit, expectationOf, gathererOf, type Step } from "./step.ts";
import { type Thought, thoughtOf } from "./thought.ts";

/**
 * How an instinct is learned: it plays the same deal several times, choosing by lot in proportion to what speaks for
 * each option, and leans towards what went better afterwards than it had expected (policy gradient, REINFORCE). What to
 * expect it learns beside, from the same clues; how lucky a deal is tell the other games on it.
 */
export interface Practice {
  readonly seats: number;
  readonly games: number;
  /** Games on each deal. */
  readonly again: number;
  /** Deals learned from at once. */
  readonly batch: number;
  /** How much being undecided is worth, at the start and less as the learning rate falls: who is sure early never finds out. */
  readonly doubt: number;
  /** Learning rate at the start and at the end. */
  readonly rate: readonly [number, number];
}

export const USUAL_PRACTICE: Omit<Practice, "seats"> = {
  games: 300_000,
  again: 4,
  batch: 2,
  doubt: 0.06,
  rate: [0.05, 0.002],
};

/** Clues that are seldom noted tell little: they move less. */
const FAINT_SLOPE = 1e-4;

export interface Apprentice {
  /** For each clue one weight per stage. */
  readonly weights: Float32Array;
  /** Plays and learns `count` more games; returns how many were played in all. */
  advance(count: number): number;
}

/** A game played, and how it ended for each seat. */
interface Try {
  readonly path: readonly Step[];
  readonly values: readonly number[];
}

export function apprenticeOf<S, A>(game: Game<S, A>, mind: Mind<S, A>, practice: Practice, chance: Chance): Apprentice {
  const { clues } = mind;
  if (clues === undefined) throw new Error(`${game.id} tells no clues to learn from`);
  const { seats, games, again, batch } = practice;
  const stages = clues.stages.length;
  const weights = new Float32Array(clues.count * stages);
  const part = partOf(weights);
  const thought = thoughtOf(clues, weights);
  const gather = gathererOf<S, A>(clues.count);
  const expectation = expectationOf(clues.count, stages);
  const judge = judgeOf(game, mind);
  let played = 0;
  let steps = 0;

  const play = (deal: number): Try => {
    const s = game.setup(seats, quickChance(`${deal}`));
    const path: Step[] = [];
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      thought.look(s, seat);
      const odds = oddsOf(thought);
      const option = drawn(odds, chance);
      if (thought.notes.options > 1) path.push(gather(thought, seat, option, odds));
      game.apply(s, seat, thought.notes.actions[option] as A, chance);
      const next = thought.notes.nexts[option];
      if (next !== undefined) game.apply(s, seat, next, chance);
    }
    return { path, values: seats === 1 ? alone(mind, s) : judge.values(s) };
  };

  const learn = (tries: readonly Try[], doubt: number): void => {
    const starts = tries.map(({ path }) => (path[0] === undefined ? 0 : expectation.of(path[0])));
    for (const [i, { path, values }] of tries.entries()) {
      for (const [n, step] of path.entries()) {
        const { seat } = step;
        const other = tries.reduce(
          (sum, each, j) => (i === j ? sum : sum + (each.values[seat] as number) - (starts[j] as number)),
          0,
        );
        // What luck is still to come is told by the state better and better.
        const luck = (other / (again - 1)) * (1 - n / path.length);
        const surprise = (values[seat] as number) - expectation.of(step);
        credit(part, step, stages, surprise - luck + doubt * step.daring);
        expectation.learn(step, surprise);
      }
    }
  };

  return {
    weights,
    advance(count) {
      const stop = Math.min(games, played + count);
      while (played < stop) {
        const [first, last] = practice.rate;
        const slowed = (last / first) ** Math.min(1, played / games);
        for (let n = 0; n < batch; n++, played += again) {
          const deal = chance.int(0x7fffffff);
          learn(
            Array.from({ length: again }, () => play(deal)),
            practice.doubt * slowed,
          );
        }
        adam(part, first * slowed, ++steps, batch * again, FAINT_SLOPE);
      }
      return played;
    },
  };
}

/** Alone there is no limit to what is worth learning: a beginner far below par would see no difference in chances. */
function alone<S, A>(mind: Mind<S, A>, s: S): number[] {
  return [(mind.evaluate(s)[0] as number) / mind.scale(s)];
}

/** The probability of each option: the softmax of what speaks for it. */
function oddsOf<S, A>({ notes }: Thought<S, A>): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < notes.options; option++) most = Math.max(most, notes.sum(option));
  const odds: number[] = [];
  let total = 0;
  for (let option = 0; option < notes.options; option++) {
    const each = Math.exp(notes.sum(option) - most);
    odds.push(each);
    total += each;
  }
  return odds.map((each) => each / total);
}

function drawn(odds: readonly number[], chance: Chance): number {
  let left = chance.int(1 << 30) / (1 << 30);
  for (let option = 0; option < odds.length; option++) {
    left -= odds[option] as number;
    if (left < 0) return option;
  }
  return odds.length - 1;
}
