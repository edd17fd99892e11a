import { expect, test } from "vitest";
import { counted, signed } from "./plural.ts";

const coin = {
  en: { one: "coin", other: "coins" },
  pl: { one: "moneta", few: "monety", many: "monet" },
  ru: { one: "монета", few: "монеты", many: "монет" },
};

test.each([
  ["en", 0, "0 coins"],
  ["en", 1, "1 coin"],
  ["en", -1, "−1 coin"],
  ["pl", 1, "1 moneta"],
  ["pl", 3, "3 monety"],
  ["pl", 5, "5 monet"],
  ["pl", 12, "12 monet"],
  ["pl", 22, "22 monety"],
  ["ru", 1, "1 монета"],
  ["ru", 4, "4 монеты"],
  ["ru", 11, "11 монет"],
  ["ru", 21, "21 монета"],
  ["ru", -5, "−5 монет"],
  ["pl", 2.5, "2,5 monet"],
  ["ru", 1234, "1\u00a0234 монеты"],
] as const)("%s counts %i as %s", (language, n, text) => {
  expect(counted(language, n, coin[language])).toBe(text);
});

test("signs", () => {
  expect([3, 0, -3].map(signed)).toEqual(["+3", "0", "−3"]);
});
