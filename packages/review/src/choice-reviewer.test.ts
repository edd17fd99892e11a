import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { choiceReviewer } from "./choice-reviewer.ts";
import { THRESHOLDS } from "./marks.ts";
import { reviewGame } from "./reviews.ts";

const PASSES = 6;

test.each(["metropolia/base-3", "budowa-miasta/2-survivor"])(
  "%s: a choice that is looked at alone comes to what the whole review says of it",
  async (path) => {
    const given = await recordedGame(path, 14);
    const review = choiceReviewer(given, PASSES);
    for (const [index, { choice }] of reviewGame(given, { passes: PASSES }).moves.entries()) {
      const alone = review(index);
      expect(alone && { ...alone, line: choice?.line }).toEqual(choice);
      // Asked about blunders alone, it may know less, but of no blunder.
      const blunder = review(index, THRESHOLDS.blunder);
      if (choice?.mark === "blunder") expect(blunder).toEqual(alone);
      else expect(blunder?.mark).not.toBe("blunder");
    }
  },
);
