import { type Seat, same } from "@tabletown/kernel";
import { type Course, seatReview } from "./ledger.ts";
import { type ChoiceReview, type LuckReview, type MoveReview, REVIEW_VERSION, type Review } from "./review.ts";
import { rounded } from "./statistics.ts";
import { turningPointsOf } from "./turning-points.ts";

/** What is known of a game before any work is done: the same for everybody who shares it. Plain data. */
export interface ReviewBasis {
  /** The seal of the record. */
  readonly record: string;
  readonly judge: string;
  readonly seats: number;
  /** Who made each move. */
  readonly movers: readonly Seat[];
  /** What it came to, where that is settled. */
  readonly result?: readonly number[];
  /** Units of value that a whole point of winning probability is worth, position by position. */
  readonly units: readonly number[];
}

/** What one share of the work has brought so far. Plain data; the shares together make a review. */
export interface Findings {
  /** Passes over the game that are behind it. */
  readonly passes: number;
  /** How much of all there is to find out is done, from 0 to 1; roughly, because early passes take longer. */
  readonly progress: number;
  /** The mean value of other deals, where this share looks at them. */
  readonly beginning?: readonly number[];
  /** By number of the position, the set-up being 0. */
  readonly values: ReadonlyMap<number, readonly number[]>;
  /** By index of the move. */
  readonly lucks: ReadonlyMap<number, LuckReview>;
  readonly choices: ReadonlyMap<number, ChoiceReview>;
}

/** What is known of a game, from all shares of the work. */
export function reviewOf(basis: ReviewBasis, shares: readonly Findings[]): Review {
  const { record, judge, seats, movers, units } = basis;
  const course = courseOf(basis, shares);
  const [dealt] = course as [readonly number[]];
  const moves = movers.map((seat, index): MoveReview => {
    const luck = firstOf(shares, ({ lucks }) => lucks.get(index));
    const choice = firstOf(shares, ({ choices }) => choices.get(index));
    return {
      seat,
      value: course[index + 1] as readonly number[],
      ...(luck !== undefined && { luck }),
      ...(choice !== undefined && { choice }),
    };
  });
  const told: Course = {
    beginning: (firstOf(shares, ({ beginning }) => beginning) ?? dealt).map(rounded),
    dealt,
    result: (basis.result ?? (course.at(-1) as readonly number[])).map(rounded),
    moves,
    units,
  };
  const { beginning, result } = told;
  return {
    review: REVIEW_VERSION,
    judge,
    record,
    unit: seats === 1 ? "points" : "probability",
    passes: Math.min(...shares.map(({ passes }) => passes)),
    beginning,
    dealt,
    result,
    finished: basis.result !== undefined,
    moves,
    seats: Array.from({ length: seats }, (_, seat) => seatReview(told, seat)),
    moments: turningPointsOf(moves, units),
  };
}

/** Whether a stored review is of this game, by the judge of today: a record does not tell of a victory by resignation. */
export function isReviewOf({ record, judge, movers, result }: ReviewBasis, review: Review): boolean {
  const came = review.finished ? review.result : undefined;
  const isOfGame = review.record === record && review.moves.length === movers.length;
  return isOfGame && review.judge === judge && same(came, result?.map(rounded));
}

/** Positions not valued yet are taken to be worth what the last one before them was. */
function courseOf({ movers, seats }: ReviewBasis, shares: readonly Findings[]): readonly (readonly number[])[] {
  let known: readonly number[] = Array.from({ length: seats }, () => 1 / seats);
  return Array.from({ length: movers.length + 1 }, (_, position) => {
    known = firstOf(shares, ({ values }) => values.get(position)) ?? known;
    return known;
  });
}

function firstOf<T>(shares: readonly Findings[], find: (findings: Findings) => T | undefined): T | undefined {
  for (const share of shares) {
    const found = find(share);
    if (found !== undefined) return found;
  }
  return undefined;
}
