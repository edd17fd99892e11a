import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { expectIdentity, recordedGame } from "../test/recorded.fixture.ts";
import { checkReview } from "./read-review.ts";
import { reviewGame } from "./reviews.ts";

const RECORDS = globSync("games/{metropolia,suburbia,london,budowa-miasta}/fixtures/*.json").map(
  (path) => `${basename(dirname(dirname(path)))}/${basename(path, ".json")}`,
);

/** Whole games of all fixtures take an hour: their beginnings and their ends are where something is special. */
const MOVES = 24;

test.each(RECORDS)("%s: the parts of every ledger add up, and the review can be stored", async (path) => {
  const whole = await recordedGame(path);
  const { states, moves } = whole.played;
  const beginning = { states: states.slice(0, MOVES + 1), moves: moves.slice(0, MOVES) };
  const end = { states: states.slice(-MOVES - 1), moves: moves.slice(-MOVES) };
  for (const played of [beginning, end]) {
    const review = reviewGame({ ...whole, played }, { passes: 2 });
    expectIdentity(review);
    expect(checkReview(JSON.parse(JSON.stringify(review)))).toEqual({ ok: true, value: review });
  }
});
