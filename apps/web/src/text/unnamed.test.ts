import { expect, test } from "vitest";
import { en } from "./en/index.ts";
import { pl } from "./pl/index.ts";
import { ru } from "./ru/index.ts";

test("whoever has given no name is not called as a place in the result is", () => {
  for (const phrases of [en, pl, ru]) expect(phrases.seatNumber(2)).not.toBe(phrases.place(2));
});
