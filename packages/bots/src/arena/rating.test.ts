import { expect, test } from "vitest";
import { ordinal, rate, UNRATED } from "./rating.ts";

const rounded = (ratings: readonly { mu: number; sigma: number }[]): number[][] =>
  ratings.map(({ mu, sigma }) => [mu, sigma].map((each) => Number(each.toFixed(9))));

// The numbers are those of the package openskill 5.0.1.
test("ratings are those of OpenSkill: of strangers, and of people one knows about, who may share a place", () => {
  expect(rounded(rate([UNRATED, UNRATED], [1, 2]))).toEqual([
    [27.635389493, 8.065901414],
    [22.364610507, 8.065901414],
  ]);
  const known = [{ mu: 31, sigma: 2 }, UNRATED, { mu: 18, sigma: 5 }, { mu: 25, sigma: 1 }];
  expect(rounded(rate(known, [3, 1, 3, 2]))).toEqual([
    [30.657143493, 1.999238829],
    [29.062341983, 8.131025469],
    [17.821244421, 4.933714705],
    [25.03445959, 1.00337425],
  ]);
  expect(ordinal(UNRATED)).toBe(0);
});

test("ratings stay numbers, however sure a result was", () => {
  let [strong, weak] = [UNRATED, UNRATED];
  for (let n = 0; n < 5_000; n++) [strong = UNRATED, weak = UNRATED] = rate([strong, weak], [1, 2]);
  expect(strong.mu).toBeGreaterThan(40);
  expect(weak.mu).toBeLessThan(10);
  expect([strong.sigma, weak.sigma].every((sigma) => sigma > 0 && sigma < 8)).toBe(true);
});
