import { expect, test } from "vitest";
import type { ChoiceEstimate, OptionEstimate } from "./choice.ts";
import { choiceReview } from "./choice-review.ts";

/** An option as it looks one step ahead, and as it is worth when it is played out. */
function option(action: string, first: number, value?: number): OptionEstimate<string> {
  const samples = value === undefined ? [] : Array.from({ length: 48 }, () => [value, 1 - value]);
  return { action, first: [[first, 1 - first]], samples, close: value !== undefined };
}

function isOnly(options: readonly OptionEstimate<string>[]): boolean {
  const rounds = options.some(({ samples }) => samples.length > 0) ? 48 : 0;
  const choice: ChoiceEstimate<string, undefined> = {
    ...{ seat: 0, view: undefined, seed: "", unit: 1, options, played: 0, stake: 0.5, exact: rounds === 0, rounds },
  };
  return choiceReview(choice, String, undefined).only === true;
}

test("the only good move is called so where nothing else looks good that was not played out", () => {
  expect(isOnly([option("a", 0.6, 0.7), option("b", 0.59, 0.4)])).toBe(true);
  expect(isOnly([option("a", 0.6, 0.7), option("b", 0.59, 0.69)])).toBe(false);
  expect(isOnly([option("a", 0.6, 0.7), option("b", 0.61, 0.4), option("c", 0.3)])).toBe(true);
  expect(isOnly([option("a", 0.6, 0.7), option("b", 0.61, 0.4), option("c", 0.58)])).toBe(false);
  expect(isOnly([option("a", 0.6), option("b", 0.3)])).toBe(true);
});
