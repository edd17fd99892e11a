import { expect, test } from "vitest";
import { markOf } from "./marks.ts";

test("a blunder is called one only where a standard error less would be one as well", () => {
  expect(markOf({ mean: 0.09, error: 0.01, noise: 0.009 }, 1)).toBe("blunder");
  expect(markOf({ mean: 0.09, error: 0.012, noise: 0.012 }, 1)).toBe("mistake");
  // Nothing is noise where all luck was gone through.
  expect(markOf({ mean: 0.08, error: 0.01, noise: 0 }, 1)).toBe("blunder");
});

test("no mark is given where half of what it takes is in doubt", () => {
  expect(markOf({ mean: 0.05, error: 0.016, noise: 0.016 }, 1)).toBe("inaccuracy");
  expect(markOf({ mean: 0.05, error: 0.021, noise: 0.021 }, 1)).toBeUndefined();
  expect(markOf({ mean: 0.019, error: 0.005, noise: 0.001 }, 1)).toBeUndefined();
  // Alone at the table, in points of the game's own.
  expect(markOf({ mean: 5, error: 0.5, noise: 0.5 }, 100)).toBe("mistake");
});
