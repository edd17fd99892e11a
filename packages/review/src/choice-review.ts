import { bestOf, type ChoiceEstimate, leadOf, lossOf, type OptionEstimate } from "./choice.ts";
import { markOf, THRESHOLDS } from "./marks.ts";
import type { ChoiceReview, LineMove, OptionReview } from "./review.ts";
import { meanVector, rounded } from "./statistics.ts";

/** A loss counts from so many standard errors on. */
const BEYOND_NOISE = 2.5;

/** What is known of a choice so far. */
export function choiceReview<A, V>(
  choice: ChoiceEstimate<A, V>,
  format: (action: A) => string,
  line: readonly LineMove[] | undefined,
): ChoiceReview {
  const { options, played, unit, stake } = choice;
  const best = bestOf(choice);
  const loss = lossOf(choice);
  const told = options
    .map((option, index) => ({ index, option, review: optionReview(choice, option, index, best, format) }))
    .filter(({ option, index }) => option.close || option.samples.length > 0 || index === played)
    .sort((a, b) => a.review.behind - b.review.behind || Number(b.index === best) - Number(a.index === best));
  const mark = markOf(loss, unit);
  const counts = loss.mean > BEYOND_NOISE * loss.error;
  return {
    options: told.map(({ review }) => review),
    played: told.findIndex(({ index }) => index === played),
    of: options.length,
    loss: rounded(Math.max(0, loss.mean)),
    error: rounded(loss.error),
    by: loss.by.map((each) => (counts ? rounded(each) : 0)),
    stake: rounded(stake),
    ...(mark !== undefined && { mark }),
    ...(best === played && isOnlyGood(choice) && { only: true as const }),
    ...(mark !== undefined && line !== undefined && { line }),
  };
}

function optionReview<A, V>(
  choice: ChoiceEstimate<A, V>,
  option: OptionEstimate<A>,
  index: number,
  best: number,
  format: (action: A) => string,
): OptionReview {
  const { mean, error } = leadOf(choice, best, index);
  return {
    move: format(option.action),
    value: rounded(meanVector(seenOf(option))[choice.seat] as number),
    behind: rounded(Math.max(0, mean)),
    error: rounded(error),
    samples: option.samples.length,
  };
}

function seenOf<A>({ first, samples }: OptionEstimate<A>): readonly (readonly number[])[] {
  return samples.length > 0 ? samples : first;
}

/**
 * Whether every other option would have been a mistake, and surely so. What was never played out beside others must look
 * so at first sight: there may be something better among it that the first look has not seen.
 */
function isOnlyGood<A, V>(choice: ChoiceEstimate<A, V>): boolean {
  const { options, played, unit, rounds } = choice;
  return options.every(({ samples }, index) => {
    if (index === played) return true;
    const { mean, error } = leadOf(choice, played, index);
    const isSure = (rounds > 0 && samples.length === 0) || mean - BEYOND_NOISE * error > 0;
    return isSure && mean >= THRESHOLDS.mistake * unit;
  });
}
