import type { Seat } from "@tabletown/kernel";
import { accuracyOf, LEAST_STAKE } from "./marks.ts";
import { type Ledger, MARKS, type Mark, type MoveReview, type SeatReview } from "./review.ts";
import { rounded } from "./statistics.ts";

/** The course of a game, from which ledgers follow. */
export interface Course {
  readonly beginning: readonly number[];
  readonly dealt: readonly number[];
  readonly result: readonly number[];
  readonly moves: readonly MoveReview[];
  /** Units of value that a whole point of winning probability is worth, move by move. */
  readonly units: readonly number[];
}

export function seatReview(course: Course, seat: Seat): SeatReview {
  const { moves, units } = course;
  const marks: Record<Mark, number> = { inaccuracy: 0, mistake: 0, blunder: 0 };
  let choices = 0;
  let weighty = 0;
  let accuracies = 0;
  for (const [index, { seat: mover, choice }] of moves.entries()) {
    if (mover !== seat || choice === undefined) continue;
    choices++;
    for (const mark of MARKS) if (choice.mark === mark) marks[mark]++;
    const unit = units[index] as number;
    if (choice.stake < LEAST_STAKE * unit) continue;
    weighty++;
    accuracies += accuracyOf(-(choice.by[seat] as number) / unit);
  }
  return {
    ledger: ledgerOf(course, seat),
    ...(weighty > 0 && { accuracy: Math.round((10 * accuracies) / weighty) / 10 }),
    choices,
    weighty,
    marks,
  };
}

/** Zare's identity: what luck and choices gave and took, and what is left of result − beginning. */
function ledgerOf({ beginning, dealt, result, moves }: Course, seat: Seat): Ledger {
  let [ownLuck, othersLuck, ownChoices, othersChoices] = [0, 0, 0, 0];
  for (const { seat: mover, luck, choice } of moves) {
    const lucky = luck?.by[seat] ?? 0;
    const chosen = choice?.by[seat] ?? 0;
    if (mover === seat) {
      ownLuck += lucky;
      ownChoices += chosen;
    } else {
      othersLuck += lucky;
      othersChoices += chosen;
    }
  }
  const from = beginning[seat] as number;
  const deal = (dealt[seat] as number) - from;
  const explained = deal + ownLuck + othersLuck + ownChoices + othersChoices;
  const remainder = (result[seat] as number) - from - explained;
  return {
    deal: rounded(deal),
    ownLuck: rounded(ownLuck),
    othersLuck: rounded(othersLuck),
    ownChoices: rounded(ownChoices),
    othersChoices: rounded(othersChoices),
    remainder: rounded(remainder),
  };
}
