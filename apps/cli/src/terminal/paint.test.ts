import { expect, test } from "vitest";
import { CLEAR, terminalOf } from "./paint.ts";

test("who wants no colours has the screen cleared all the same before the next player looks at it", () => {
  expect(terminalOf({ isTTY: true }, {})).toEqual({ watched: true, coloured: true });
  expect(terminalOf({ isTTY: true }, { NO_COLOR: "1" })).toEqual({ watched: true, coloured: false });
  expect(terminalOf({ isTTY: false }, {})).toEqual({ watched: false, coloured: false });
  // What is scrolled back to is gone too.
  expect(CLEAR).toContain("\u001b[3J");
});
