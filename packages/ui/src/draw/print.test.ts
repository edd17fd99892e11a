import { expect, it } from "vitest";
import { shifted } from "./print.tsx";

it("moves what a path says in capitals, and nothing else", () => {
  expect(shifted("M-14 0v-13h28v13z", 0.9)).toBe("M-13.1 0.9v-13h28v13z");
  expect(shifted("M4 68L38 20 56 38V7H3.5z", 1)).toBe("M5 69L39 21 57 39V8H4.5z");
  expect(shifted("M1-2C.5 6 7-8 9 10a5 5 0 0 1 5 0", 1)).toBe("M2 -1C1.5 7 8 -7 10 11a5 5 0 0 1 5 0");
});

it("moves only the end of an arc", () => {
  expect(shifted("M0 0A5 6 0 0 1 7 8 9 9 0 1 0 2 3", 1)).toBe("M1 1A5 6 0 0 1 8 9 9 9 0 1 0 3 4");
});
