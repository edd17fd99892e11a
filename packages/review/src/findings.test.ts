import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { reviewOf } from "./findings.ts";
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
