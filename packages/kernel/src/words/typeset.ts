/** Polish and Russian words of one letter: no line ends in one. */
const SHORT = /(^|[^\p{L}\p{N}])([aiouwzавикосуя]) (?=\S)/giu;
/** A number stays with what it counts, and a sum with its currency. */
const NUMBER = /(\d) (?=[\p{L}$£%])/gu;
/** No line begins with a dash or a unit. */
const SIGN = / (?=[$%–—])/g;

/** A text with spaces that no line breaks at, as Polish and Russian are printed. */
export function typeset(text: string): string {
  if (!text.includes(" ")) return text;
  // Twice, for one short word after another: "a w mieście".
  return text
    .replace(SHORT, "$1$2\u00a0")
    .replace(SHORT, "$1$2\u00a0")
    .replace(NUMBER, "$1\u00a0")
    .replace(SIGN, "\u00a0");
}
