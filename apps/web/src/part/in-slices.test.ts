import { expect, test } from "vitest";
import { finishInSlices } from "./in-slices.ts";

test("between slices of long work others get their turn", async () => {
  const turns: string[] = [];
  function* steps(): Generator<undefined, string> {
    for (const name of ["one", "two"]) {
      setTimeout(() => turns.push(`after ${name}`));
      // Longer than any slice, by the same clock.
      for (const since = performance.now(); performance.now() - since < 20; );
      turns.push(name);
      yield;
    }
    return "done";
  }
  expect(await finishInSlices(steps())).toBe("done");
  expect(turns).toEqual(["one", "after one", "two", "after two"]);
});
