import type { Mind } from "@tabletown/bots";
import { type Game, type GameEvent, quickChance, type Replayed } from "@tabletown/kernel";
import {
  bestOf,
  type ChoiceEstimate,
  firstLook,
  isChoiceOpen,
  lossOf,
  type OptionEstimate,
  playOptionsOut,
} from "./choice.ts";
import { choiceReview } from "./choice-review.ts";
import { judgeName } from "./fingerprint.ts";
import { type Course, seatReview } from "./ledger.ts";
import { lineOf } from "./line.ts";
import { hasLuck, isLuckOpen, type LuckEstimate, luckReview, refineLuck } from "./luck.ts";
import { markOf } from "./marks.ts";
import { momentsOf } from "./moments.ts";
import { type LineMove, type MoveReview, REVIEW_VERSION, type Review } from "./review.ts";
import { meanVector, rounded } from "./statistics.ts";
import { hasUnknown } from "./unknown.ts";
import { positionValues, type Valuation, valuationOf } from "./valuation.ts";

/** A game to review. */
export interface ReviewedGame<S, A, V, O, E extends GameEvent> {
  readonly game: Game<S, A, V, O, E>;
  /** What the game tells its bots; without it the score as it stands is the judge. */
  readonly mind: Mind<S, A> | undefined;
  readonly played: Replayed<S, A, E>;
  readonly seats: number;
  /** The seal of its record. */
  readonly record: string;
  /** What each seat got, where the table decided otherwise than the rules: somebody resigned. */
  readonly result?: readonly number[];
  readonly seed?: string;
}

/** Reviews a game step by step; what is known so far can be asked for at any time. */
export interface Reviewer {
  /** A little more work, some milliseconds as a rule; false when there is nothing left to be found out. */
  advance(): boolean;
  /** Passes over the game that are behind it. */
  passes(): number;
  /** How much of the pass under way is done, from 0 to 1. */
  progress(): number;
  review(): Review;
}

/** Times that positions and deals are valued in all, once per pass, where something is hidden. */
const MOST_VALUES = 12;
const DEALS_PER_PASS = 8;

export function reviewerOf<S, A, V, O, E extends GameEvent>(given: ReviewedGame<S, A, V, O, E>): Reviewer {
  const { game, mind, seats, played, seed = "review" } = given;
  const { states, moves } = played;
  const valuation = valuationOf(game, mind, seats);
  const judge = judgeName(valuation);
  const values: (readonly number[])[][] = states.map(() => []);
  const deals: (readonly number[])[] = [];
  const lucks = new Map<number, LuckEstimate<S, A>>();
  const choices = new Map<number, ChoiceEstimate<A, V>>();
  const lines = new Map<number, { readonly best: number; readonly line: readonly LineMove[] }>();
  const setupHasLuck = hasLuckInSetup(valuation);
  let passes = 0;
  let queue = firstPass();
  let next = 0;

  function firstPass(): (() => void)[] {
    return [
      dealMore,
      ...states.map((_, index) => () => valueMore(index)),
      ...moves.flatMap((move, index) => (hasLuck(move) ? [() => luckMore(index)] : [])),
      ...moves.map((_, index) => () => lookFirst(index)),
    ];
  }

  /** What is worth another look after the pass under way, the choices that may deserve one mark or another last: they take longest. */
  function furtherPass(): (() => void)[] {
    const work: (() => void)[] = [];
    if (passes + 1 < MOST_VALUES) {
      if (setupHasLuck) work.push(dealMore);
      for (const [index, state] of states.entries()) {
        if (hasUnknown(game, state)) work.push(() => valueMore(index));
      }
    }
    for (const [index, luck] of lucks) if (isLuckOpen(valuation, luck)) work.push(() => luckMore(index));
    for (const choice of choices.values()) {
      if (isChoiceOpen(choice)) work.push(() => playOptionsOut(valuation, choice));
    }
    return work;
  }

  function passesDone(): number {
    return passes + (next >= queue.length ? 1 : 0);
  }

  function dealMore(): void {
    const count = setupHasLuck ? DEALS_PER_PASS : 1;
    for (let n = 0; n < count; n++) {
      const chance = quickChance(`${seed}/deal/${deals.length}`);
      deals.push(positionValues(valuation, game.setup(seats, chance), `${seed}/dealt/${deals.length}`));
    }
  }

  function valueMore(index: number): void {
    const known = values[index] as (readonly number[])[];
    known.push(positionValues(valuation, states[index] as S, `${seed}/value/${known.length}`));
  }

  function luckMore(index: number): void {
    const luck = lucks.get(index) ?? {
      move: moves[index] as (typeof moves)[number],
      before: states[index] as S,
      after: states[index + 1] as S,
      seed: `${seed}/luck/${index}`,
      differences: [],
      exact: false,
    };
    lucks.set(index, luck);
    refineLuck(valuation, luck);
  }

  function lookFirst(index: number): void {
    const move = moves[index] as (typeof moves)[number];
    const view = game.view(states[index] as S, move.seat);
    const choice = firstLook(valuation, view, move, `${seed}/choice/${index}`);
    if (choice !== undefined) choices.set(index, choice);
  }

  function lineAt(index: number, choice: ChoiceEstimate<A, V>): readonly LineMove[] | undefined {
    const best = bestOf(choice);
    if (best === choice.played || markOf(lossOf(choice), choice.unit) === undefined) return undefined;
    const known = lines.get(index);
    if (known?.best === best) return known.line;
    const { action } = choice.options[best] as OptionEstimate<A>;
    const line = lineOf(valuation, states[index] as S, choice.seat, action, choice.seed);
    lines.set(index, { best, line });
    return line;
  }

  function moveReviews(course: readonly (readonly number[])[]): MoveReview[] {
    return moves.map(({ seat }, index) => {
      const estimate = lucks.get(index);
      const luck = estimate && luckReview(valuation, estimate);
      const choice = choices.get(index);
      return {
        seat,
        value: course[index + 1] as readonly number[],
        ...(luck !== undefined && { luck }),
        ...(choice !== undefined && { choice: choiceReview(choice, game.format, lineAt(index, choice)) }),
      };
    });
  }

  function review(): Review {
    const course = courseOf(values, seats);
    const last = states.at(-1) as S;
    const over = game.toAct(last).length === 0;
    const units = states.map((state) => valuation.unit(state));
    const told: Course = {
      beginning: (deals.length === 0 ? (course[0] as number[]) : meanVector(deals)).map(rounded),
      dealt: course[0] as readonly number[],
      result: (given.result ?? (over ? valuation.judge.values(last) : (course.at(-1) as number[]))).map(rounded),
      moves: moveReviews(course),
      units,
    };
    const { beginning, dealt, result } = told;
    return {
      review: REVIEW_VERSION,
      judge,
      record: given.record,
      unit: seats === 1 ? "points" : "probability",
      passes: passesDone(),
      beginning,
      dealt,
      result,
      finished: over || given.result !== undefined,
      moves: told.moves,
      seats: Array.from({ length: seats }, (_, seat) => seatReview(told, seat)),
      moments: momentsOf(told.moves, units),
    };
  }

  return {
    advance() {
      if (next >= queue.length) {
        const further = furtherPass();
        if (further.length === 0) return false;
        passes++;
        queue = further;
        next = 0;
      }
      (queue[next++] as () => void)();
      return true;
    },
    passes: passesDone,
    progress: () => (queue.length === 0 ? 1 : next / queue.length),
    review,
  };
}

/** Positions not valued yet are taken to be worth what the last one before them was. */
function courseOf(values: readonly (readonly (readonly number[])[])[], seats: number): readonly number[][] {
  let known: number[] = Array.from({ length: seats }, () => 1 / seats);
  return values.map((each) => {
    if (each.length > 0) known = meanVector(each).map(rounded);
    return known;
  });
}

/** Whether two deals can differ. */
function hasLuckInSetup<S, A, V>({ game, seats }: Valuation<S, A, V>): boolean {
  let drawn = false;
  const chance = quickChance(0);
  game.setup(seats, {
    int(n) {
      drawn = true;
      return chance.int(n);
    },
    shuffle(xs) {
      drawn = true;
      chance.shuffle(xs);
    },
  });
  return drawn;
}
