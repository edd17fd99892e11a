import { expect, test } from "vitest";
import { figure, percentage, signedFigure } from "./figures.ts";
import { typeset } from "./typeset.ts";

const marked = (text: string): string => typeset(text).replaceAll("\u00a0", "~");

test.each([
  ["Karta leży w mieście, a w ręku są 3 karty.", "Karta leży w~mieście, a~w~ręku są 3~karty."],
  ["W turze (i po niej) za 12 mln $", "W~turze (i~po niej) za 12~mln~$"],
  ["Район у реки, и к нему — 2 очка за 44 %", "Район у~реки, и~к~нему~— 2~очка за 44~%"],
  ["Zapis nie ma ziarna", "Zapis nie ma ziarna"],
])("no line ends in a word of one letter or between a number and its unit: %s", (text, bound) => {
  expect(marked(text)).toBe(bound);
});

test("numbers and shares are written as each language writes them", () => {
  expect([figure("en", -2.5), figure("pl", 2.55), figure("ru", 0.5), figure("pl", -0.01)]).toEqual([
    "−2.5",
    "2,6",
    "0,5",
    "0",
  ]);
  expect([signedFigure("ru", 2.9), signedFigure("en", -1), signedFigure("pl", 0)]).toEqual(["+2,9", "−1", "0"]);
  expect([percentage("en", 0.44), percentage("pl", 0.445, 1), percentage("ru", 0.44)]).toEqual([
    "44%",
    "44,5%",
    "44\u00a0%",
  ]);
});
