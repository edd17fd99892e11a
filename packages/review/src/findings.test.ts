import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { isReviewOf, reviewOf } from "./findings.ts";
import { reviewerOf } from "./reviewer.ts";
import { reviewGame } from "./reviews.ts";

test.each(["metropolia/base-3", "budowa-miasta/2-survivor", "suburbia/lone-architect-2e"])(
  "%s: shares of the work come to exactly what one alone would have found",
  async (path) => {
    const given = await recordedGame(path, 14);
    const shares = [0, 1, 2].map((index) => reviewerOf(given, { index, of: 3 }));
    for (const share of shares) while (share.passes() < 2 && share.advance());
    const [first] = shares as [(typeof shares)[0]];
    const findings = structuredClone(shares.map((share) => share.findings()));
    expect(reviewOf(first.basis, findings)).toEqual(reviewGame(given, { passes: 2 }));
  },
);

test("a stored review is of a game only where the table came to the same: a record alone does not tell who resigned", async () => {
  const given = await recordedGame("metropolia/base-3", 14);
  const shared = { ...given, result: [1 / 3, 1 / 3, 1 / 3] };
  const games = [given, shared, { ...given, result: [0, 0, 1] }];
  const stored = reviewGame(shared, { passes: 1 });
  expect(games.map((game) => isReviewOf(reviewerOf(game).basis, stored))).toEqual([false, true, false]);
  expect(isReviewOf({ ...reviewerOf(shared).basis, judge: "another" }, stored)).toBe(false);
});
