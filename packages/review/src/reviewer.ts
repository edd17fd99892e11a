import type { Mind } from "@tabletown/bots";
import { type Game, type GameEvent, quickChance, type Replayed } from "@tabletown/kernel";
import {
  bestOf,
  type ChoiceEstimate,
  firstLook,
  isChoiceOpen,
  lossOf,
  MOST_SAMPLES,
  type OptionEstimate,
  playOptionsOut,
  SAMPLES,
} from "./choice.ts";
import { choiceReview } from "./choice-review.ts";
import { type Findings, type ReviewBasis, reviewOf } from "./findings.ts";
import { judgeName } from "./fingerprint.ts";
import { lineOf } from "./line.ts";
import { hasLuck, isLuckOpen, type LuckEstimate, luckReview, refineLuck } from "./luck.ts";
import { markOf } from "./marks.ts";
import type { ChoiceReview, LineMove, LuckReview, Review } from "./review.ts";
import { meanVector, rounded } from "./statistics.ts";
import { hasUnknown } from "./unknown.ts";
import { positionValues, type Valuation, valuationOf } from "./valuation.ts";
import { usesLuck } from "./watched.ts";

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

/** Which part of the work is done here, where several share it: every `of`-th position and move. */
export interface ReviewShare {
  readonly index: number;
  readonly of: number;
}

/** Reviews a game step by step; what is known so far can be asked for at any time. */
export interface Reviewer {
  /** A little more work, some milliseconds as a rule; false when there is nothing left to be found out. */
  advance(): boolean;
  /** Passes over the game that are behind it. */
  passes(): number;
  /** How much of the pass under way is done, from 0 to 1. */
  progress(): number;
  readonly basis: ReviewBasis;
  findings(): Findings;
  /** What this share alone makes of the game. */
  review(): Review;
}

/** Times that positions and deals are valued in all, once per pass, where something is hidden. */
const MOST_VALUES = 12;
const DEALS_PER_PASS = 8;

/** The most passes there can be: one first look, and options are played out some more times in each other. */
const MOST_PASSES = 1 + MOST_SAMPLES / SAMPLES;

const WHOLE: ReviewShare = { index: 0, of: 1 };

export function reviewerOf<S, A, V, O, E extends GameEvent>(
  given: ReviewedGame<S, A, V, O, E>,
  share: ReviewShare = WHOLE,
): Reviewer {
  const { game, mind, seats, played, seed = "review" } = given;
  const { states, moves } = played;
  const valuation = valuationOf(game, mind, seats);
  const basis = basisOf(given, valuation);
  const values = new Map<number, (readonly number[])[]>();
  const deals: (readonly number[])[] = [];
  const lucks = new Map<number, LuckEstimate<S, A>>();
  const choices = new Map<number, ChoiceEstimate<A, V>>();
  /** What was last said of a choice, as long as it is played out no further. */
  const told = new Map<number, { readonly rounds: number; readonly review: ChoiceReview }>();
  const lines = new Map<number, { readonly best: number; readonly line: readonly LineMove[] }>();
  const setupHasLuck = hasLuckInSetup(valuation);
  const isMine = (index: number): boolean => index % share.of === share.index;
  let passes = 0;
  let queue = firstPass();
  let next = 0;

  function firstPass(): (() => void)[] {
    return [
      ...(share.index === 0 ? [dealMore] : []),
      ...states.flatMap((_, index) => (isMine(index) ? [() => valueMore(index)] : [])),
      ...moves.flatMap((move, index) => (isMine(index) && hasLuck(move) ? [() => luckMore(index)] : [])),
      ...moves.flatMap((_, index) => (isMine(index) ? [() => lookFirst(index)] : [])),
    ];
  }

  /** What is worth another look after the pass under way, the choices that may deserve one mark or another last: they take longest. */
  function furtherPass(): (() => void)[] {
    const work: (() => void)[] = [];
    if (passes + 1 < MOST_VALUES) {
      if (setupHasLuck && share.index === 0) work.push(dealMore);
      for (const [index, state] of states.entries()) {
        if (isMine(index) && hasUnknown(game, state)) work.push(() => valueMore(index));
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
    const known = values.get(index) ?? [];
    values.set(index, known);
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

  function choiceAt(index: number, choice: ChoiceEstimate<A, V>): ChoiceReview {
    const known = told.get(index);
    if (known?.rounds === choice.rounds) return known.review;
    const review = choiceReview(choice, game.format, lineAt(index, choice));
    told.set(index, { rounds: choice.rounds, review });
    return review;
  }

  function findings(): Findings {
    const found = new Map<number, LuckReview>();
    for (const [index, luck] of lucks) {
      const review = luckReview(valuation, luck);
      if (review !== undefined) found.set(index, review);
    }
    return {
      passes: passesDone(),
      progress: Math.sqrt(Math.min(1, (passes + progress()) / MOST_PASSES)),
      ...(deals.length > 0 && { beginning: meanVector(deals) }),
      values: new Map([...values].map(([index, each]) => [index, meanVector(each).map(rounded)])),
      lucks: found,
      choices: new Map([...choices].map(([index, choice]) => [index, choiceAt(index, choice)])),
    };
  }

  function progress(): number {
    return queue.length === 0 ? 1 : next / queue.length;
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
    progress,
    basis,
    findings,
    review: () => reviewOf(basis, [findings()]),
  };
}

function basisOf<S, A, V, O, E extends GameEvent>(
  { game, played, seats, record, result }: ReviewedGame<S, A, V, O, E>,
  valuation: Valuation<S, A, V>,
): ReviewBasis {
  const { states, moves } = played;
  const last = states.at(-1) as S;
  const settled = result ?? (game.toAct(last).length === 0 ? valuation.judge.values(last) : undefined);
  return {
    record,
    judge: judgeName(valuation),
    seats,
    movers: moves.map(({ seat }) => seat),
    ...(settled !== undefined && { result: settled }),
    units: states.map((state) => valuation.unit(state)),
  };
}

/** Whether two deals can differ. */
function hasLuckInSetup<S, A, V>({ game, seats }: Valuation<S, A, V>): boolean {
  return usesLuck((chance) => game.setup(seats, chance));
}
