import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { expectIdentity, recordedGame } from "../test/recorded.fixture.ts";
import { checkReview } from "./read-review.ts";
import { reviewGame } from "./reviews.ts";

const RECORDS = globSync("games/{metropolia,suburbia,london,budowa-miasta}/fixtures/*.json").map(
  (path) => `${basename(dirname(dirname(path)))}/${basename(path, ".json")}`,
);

test.each(RECORDS)("%s: the parts of every ledger add up, and the review can be stored", async (path) => {
  const review = reviewGame(await recordedGame(path), { passes: 2 });
  expectIdentity(review);
  expect(checkReview(JSON.parse(JSON.stringify(review)))).toEqual({ ok: true, value: review });
});
