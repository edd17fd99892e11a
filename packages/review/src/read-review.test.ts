import { LANGUAGES } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { checkReview, readReview } from "./read-review.ts";
import { REVIEW_FAULTS, reviewFaultText } from "./review-fault.ts";
import { reviewGame } from "./reviews.ts";

const review = reviewGame(await recordedGame("metropolia/base-2", 40), { passes: 2 });

test("a review survives JSON", () => {
  expect(readReview(JSON.stringify(review))).toEqual({ ok: true, value: review });
});

test.each([
  ["", "not-json", ""],
  ["[]", "not-a-review", ""],
  [JSON.stringify({ ...review, review: 99 }), "other-version", "review"],
  [JSON.stringify({ ...review, judge: 5 }), "not-a-review", "judge"],
  [JSON.stringify({ ...review, extra: 5 }), "not-a-review", "extra"],
  [JSON.stringify({ ...review, unit: "coins" }), "not-a-review", "unit"],
  [JSON.stringify({ ...review, beginning: [1] }), "not-a-review", "beginning"],
  [JSON.stringify({ ...review, moments: [{ move: 999, seat: 0, kind: "luck", by: 1 }] }), "not-a-review", "moments[0]"],
  [JSON.stringify({ ...review, moves: [{ seat: 7, value: [0, 1] }] }), "not-a-review", "moves[0].seat"],
  [JSON.stringify(review).slice(0, -9), "not-json", ""],
])("a damaged one is refused and the place named: %#", (text, code, path) => {
  expect(readReview(text)).toMatchObject({ ok: false, problem: { code, path } });
});

test("what is wrong is said in every language", () => {
  const said = LANGUAGES.flatMap((language) =>
    REVIEW_FAULTS.map((code) => reviewFaultText(language, { code, path: "moves[3]", detail: "missing" })),
  );
  expect(new Set(said).size).toBe(LANGUAGES.length * REVIEW_FAULTS.length);
  for (const sentence of said) expect(sentence).toContain("(moves[3]: missing)");
});

test("what stands at the wrong place is said in the reader's language alone", () => {
  const told = (change: object): string => {
    const read = checkReview({ ...review, ...change });
    return read.ok ? "" : reviewFaultText("pl", read.problem);
  };
  const none = "To nie jest analiza partii albo brakuje jej części. Przeprowadź analizę ponownie.";
  const [first, ...later] = review.moves;
  expect(told({ extra: 5 })).toBe(`${none} (extra: nieznane pole)`);
  expect(told({ judge: 5 })).toBe(`${none} (judge: powinien być tekst)`);
  expect(told({ beginning: [1] })).toBe(`${none} (beginning: powinna być liczba dla każdego miejsca: 2)`);
  expect(told({ moves: [{ ...first, seat: 7 }, ...later] })).toBe(
    `${none} (moves[0].seat: numer miejsca powinien być mniejszy niż 2)`,
  );
  const chosen = review.moves.findIndex(({ choice }) => choice !== undefined);
  const moves = review.moves.map((move, index) =>
    index === chosen ? { ...move, choice: { ...move.choice, played: 999 } } : move,
  );
  expect(told({ moves })).toBe(`${none} (moves[${chosen}].choice.played: powinna być jedna z podanych możliwości)`);
  expect(told({ moments: [{ move: 999, seat: 0, kind: "luck", by: 1 }] })).toBe(
    `${none} (moments[0]: powinien być ruch tego miejsca)`,
  );
});

test("anything at all can be checked", () => {
  for (const strange of [undefined, null, 5, "x", [], {}, { review: 1 }, { ...review, seats: [] }]) {
    expect(checkReview(strange).ok).toBe(false);
  }
});
