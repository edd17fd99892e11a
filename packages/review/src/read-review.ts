import { failure, isObject, misfit, type Result, type Shape, success, type Texts } from "@tabletown/kernel";
import { MARKS, REVIEW_VERSION, type Review } from "./review.ts";
import type { ReviewFault } from "./review-fault.ts";
import {
  MOVE_OF_SEAT_EXPECTED,
  OPTION_EXPECTED,
  onePerSeatExpected,
  seatBelowExpected,
} from "./words/review-details.ts";

/** Reads a review from text. */
export function readReview(text: string): Result<Review, ReviewFault> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return failure({ code: "not-json", path: "" });
  }
  return checkReview(given);
}

/** Whether something is a review that this version can show: one of another version must be made again. */
export function checkReview(given: unknown): Result<Review, ReviewFault> {
  if (isObject(given) && Number.isInteger(given.review) && given.review !== REVIEW_VERSION) {
    return failure({ code: "other-version", path: "review", detail: String(given.review) });
  }
  const wrong = misfit(given, REVIEW, "");
  if (wrong !== undefined) return failure({ code: "not-a-review", path: wrong.path, detail: wrong.detail });
  const contradiction = disagreement(given as Review);
  if (contradiction !== undefined) return failure({ code: "not-a-review", ...contradiction });
  return success(given as Review);
}

const VALUES: Shape = { list: "number" };

const OPTION: Shape = {
  fields: { move: "text", value: "number", behind: "number", error: "number", samples: "count" },
};

const CHOICE: Shape = {
  fields: {
    options: { list: OPTION },
    played: "count",
    of: "count",
    loss: "number",
    error: "number",
    by: VALUES,
    stake: "number",
  },
  optional: {
    mark: { oneOf: MARKS },
    only: { oneOf: [true] },
    line: { list: { fields: { seat: "count", move: "text", draws: { list: "count" } } } },
  },
};

const LEDGER: Shape = {
  fields: {
    deal: "number",
    ownLuck: "number",
    othersLuck: "number",
    ownChoices: "number",
    othersChoices: "number",
    remainder: "number",
  },
};

const REVIEW: Shape = {
  fields: {
    review: "count",
    judge: "text",
    record: "text",
    unit: { oneOf: ["probability", "points"] },
    passes: "count",
    beginning: VALUES,
    result: VALUES,
    finished: { oneOf: [true, false] },
    dealt: VALUES,
    moves: {
      list: {
        fields: { seat: "count", value: VALUES },
        optional: { luck: { fields: { by: VALUES, error: "number" } }, choice: CHOICE },
      },
    },
    seats: {
      list: {
        fields: {
          ledger: LEDGER,
          choices: "count",
          weighty: "count",
          marks: { fields: { inaccuracy: "count", mistake: "count", blunder: "count" } },
        },
        optional: { accuracy: "number" },
      },
    },
    moments: {
      list: { fields: { move: "count", seat: "count", kind: { oneOf: ["luck", "choice"] }, by: "number" } },
    },
  },
};

/** The first place where parts of a review do not fit each other. */
function disagreement(review: Review): { path: string; detail: Texts } | undefined {
  const seats = review.seats.length;
  const perSeat = (values: readonly number[], path: string) =>
    values.length === seats ? undefined : { path, detail: onePerSeatExpected(seats) };
  const isSeat = (seat: number, path: string) =>
    seat < seats ? undefined : { path, detail: seatBelowExpected(seats) };
  for (const part of ["beginning", "dealt", "result"] as const) {
    const wrong = perSeat(review[part], part);
    if (wrong !== undefined) return wrong;
  }
  for (const [index, { seat, value, luck, choice }] of review.moves.entries()) {
    const path = `moves[${index}]`;
    const wrong =
      isSeat(seat, `${path}.seat`) ??
      perSeat(value, `${path}.value`) ??
      (luck && perSeat(luck.by, `${path}.luck.by`)) ??
      (choice && perSeat(choice.by, `${path}.choice.by`));
    if (wrong !== undefined) return wrong;
    if (choice !== undefined && choice.played >= choice.options.length) {
      return { path: `${path}.choice.played`, detail: OPTION_EXPECTED };
    }
  }
  const strange = review.moments.findIndex(({ move, seat }) => review.moves[move - 1]?.seat !== seat);
  return strange < 0 ? undefined : { path: `moments[${strange}]`, detail: MOVE_OF_SEAT_EXPECTED };
}
