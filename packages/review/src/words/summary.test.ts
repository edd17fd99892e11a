import { LANGUAGES } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { endingOf } from "../ending.ts";
import type { ChoiceReview, MoveReview, Review, SeatReview, TurningPoint } from "../review.ts";
import { reviewSummary } from "./summary.ts";

const ledger = { deal: 0, ownLuck: 0, othersLuck: 0, ownChoices: 0, othersChoices: 0, remainder: 0 };
const seat = (accuracy: number, blunder: number, mistake = 0): SeatReview => ({
  ledger,
  accuracy,
  choices: 9,
  weighty: 9,
  marks: { inaccuracy: 0, mistake, blunder },
});

/** Birch, at seat 1, wins by three lucky rolls. */
const lucky: MoveReview = { seat: 1, value: [], luck: { by: [-0.2, 0.2], error: 0 } };
const review: Review = {
  review: 3,
  judge: "",
  record: "",
  unit: "probability",
  passes: 1,
  beginning: [0.5, 0.5],
  dealt: [0.5, 0.5],
  result: [0, 1],
  finished: true,
  moves: [lucky, lucky, lucky],
  seats: [seat(93, 0), seat(81, 5, 2)],
  moments: [1, 2, 3].map((move): TurningPoint => ({ move, seat: 1, kind: "luck", by: 0.2 })),
};

const names = ["Ola", "Birch"];
const context = { name: (n: number) => names[n] as string };

test("who played better, what decided it and what went wrong, in three languages with their plurals", () => {
  expect(LANGUAGES.map((language) => reviewSummary(language, review, { ...context, reader: 0 }))).toEqual([
    [
      "You played better than Birch (accuracy 93 to 81).",
      "Luck decided it: moves 1, 2, and 3.",
      "You: no mistakes.",
      "Birch: 5 blunders, 2 mistakes.",
    ],
    [
      "Grasz lepiej niż Birch (dokładność 93 do 81).",
      "O wyniku przesądza szczęście: ruchy 1, 2 i 3.",
      "Ty: bez błędów.",
      "Birch: 5 grubych błędów, 2 błędy.",
    ],
    [
      "Вы играете лучше, чем Birch (точность 93 против 81).",
      "Исход определяет везение: ходы 1, 2 и 3.",
      "Вы: без ошибок.",
      "Birch: 5 грубых ошибок, 2 ошибки.",
    ],
  ]);
});

test("a reader who did worse is told so, and a spectator is told of both by name", () => {
  expect(reviewSummary("en", review, { ...context, reader: 1 })[0]).toBe(
    "Ola played better than you (accuracy 93 to 81).",
  );
  expect(reviewSummary("en", review, context)[0]).toBe("Ola played better than Birch (accuracy 93 to 81).");
});

test("before choices were looked at closely, nothing is said of how well anybody played", () => {
  expect(reviewSummary("en", review, { ...context, rough: true })).toEqual(["Luck decided it: moves 1, 2, and 3."]);
});

test("a review that ended before any choice was played out says so, and nothing of who played how well", () => {
  const [best, other] = [
    { move: "a", value: 0.5, behind: 0, error: 0, samples: 0 },
    { move: "b", value: 0.4, behind: 0.1, error: 0.1, samples: 0 },
  ];
  const choice = { options: [best, other], played: 0, of: 2, loss: 0, error: 0, by: [0, 0], stake: 0.1 };
  const looked = (options: ChoiceReview["options"], passes = 1): Review => ({
    ...review,
    passes,
    moves: [{ ...lucky, choice: { ...choice, options } }, lucky, lucky],
  });
  const first = looked([best, other]);
  expect(LANGUAGES.map((language) => reviewSummary(language, first, context))).toEqual([
    [expect.stringMatching(/^This is a first look, one step ahead: it says nothing yet/)],
    [expect.stringMatching(/^To pierwsze spojrzenie/)],
    [expect.stringMatching(/^Это первый взгляд/)],
  ]);
  expect(reviewSummary("en", { ...first, finished: false }, context)[1]).toMatch(/^The game was not played to its end/);
  // While somebody waits for more, what is known so far is told: they are told that it is rough.
  expect(reviewSummary("en", first, { ...context, rough: true })).toHaveLength(1);
  expect(reviewSummary("en", looked([best, { ...other, samples: 4 }], 2), context)).toHaveLength(4);
  // All luck of a roll was gone through: there is nothing to be played out.
  expect(reviewSummary("en", looked([best, { ...other, error: 0.01 }]), context)).toHaveLength(4);
});

test("of many turning points a sentence names the three that weighed most, in their order", () => {
  const moments = [0.05, 0.2, 0.1, 0.3].map((by, i): TurningPoint => ({ move: i + 1, seat: 1, kind: "luck", by }));
  const many: Review = { ...review, moves: [lucky, lucky, lucky, lucky], moments };
  expect(reviewSummary("en", many, context)[1]).toBe("Luck decided it: moves 2, 3, and 4.");
  const one: Review = { ...review, moves: [lucky], moments: moments.slice(0, 1) };
  expect(LANGUAGES.map((language) => reviewSummary(language, one, context)[1])).toEqual([
    "Luck decided it: move 1.",
    "O wyniku przesądza szczęście: ruch 1.",
    "Исход определяет везение: ход 1.",
  ]);
});

test("luck against the winner decided nothing", () => {
  expect(reviewSummary("en", { ...review, result: [1, 0] }, context)[1]).toBe("No single moment decided it.");
});

test("an unfinished game is called so; alone, points are told", () => {
  expect(reviewSummary("pl", { ...review, finished: false }, context).at(-1)).toMatch(/^Partii nie rozegrano do końca/);
  const alone: Review = {
    ...review,
    unit: "points",
    result: [92],
    seats: [{ ...seat(88, 1), ledger: { ...ledger, ownLuck: 2.31, ownChoices: -7.5 } }],
    moments: [],
    moves: [],
  };
  expect(reviewSummary("en", alone, context).slice(0, 2)).toEqual([
    "Accuracy 88.",
    "Luck +2.3 points, choices −7.5 points.",
  ]);
});

test("of more than two those who played best are named together; whoever alone had something to decide played no better", () => {
  const three = (...accuracies: readonly number[]): Review => ({
    ...review,
    moves: [],
    moments: [],
    result: [0, 0, 1],
    seats: accuracies.map((accuracy) => seat(accuracy, 0)),
  });
  const call = { name: (n: number) => ["Ola", "Birch", "Łucja"][n] as string, reader: 2 };
  expect(reviewSummary("en", three(93, 81, 70), call)[0]).toBe("Ola played best (accuracy 93).");
  expect(LANGUAGES.map((language) => reviewSummary(language, three(99.6, 81, 100), call)[0])).toEqual([
    "Played best: you and Ola (accuracy 100).",
    "Najlepsza gra: ty i Ola (dokładność 100).",
    "Лучшая игра: вы и Ola (точность 100).",
  ]);
  const { accuracy: _, ...idle } = seat(0, 0);
  expect(reviewSummary("en", { ...review, seats: [seat(71, 1), idle] }, context)[0]).toBe(
    "Luck decided it: moves 1, 2, and 3.",
  );
});

test("in a shared victory what helped one of the winners against the other has decided nothing", () => {
  expect(reviewSummary("en", { ...review, result: [0.5, 0.5] }, context)[1]).toBe("No single moment decided it.");
  const shared: Review = {
    ...review,
    result: [0, 0.5, 0.5],
    moves: [{ seat: 2, value: [], luck: { by: [-0.3, 0.1, 0.2], error: 0 } }],
    moments: [{ move: 1, seat: 2, kind: "luck", by: 0.2 }],
  };
  expect(reviewSummary("en", shared, context)[1]).toBe("Luck decided it: move 1.");
});

test("where much of a result is left unexplained, a reader is warned", () => {
  const of = (remainder: number) => ({
    ...review,
    seats: review.seats.map((one, n) => ({
      ...one,
      ledger: { ...ledger, remainder: n === 0 ? remainder : -remainder },
    })),
  });
  const last = (language: (typeof LANGUAGES)[number]) => reviewSummary(language, of(-0.62), context).at(-1);
  expect(LANGUAGES.map(last)).toEqual([
    "62 points of the result come from neither luck nor choices: take what is said of skill with caution.",
    "Punktów wyniku, których nie wyjaśnia ani szczęście, ani decyzje: 62. Ocenę gry traktuj z ostrożnością.",
    "Пунктов итога, которые не объясняются ни везением, ни решениями: 62. К оценке игры относитесь с осторожностью.",
  ]);
  expect(reviewSummary("en", of(0.2), context)).toEqual(reviewSummary("en", review, context));
  expect(reviewSummary("en", { ...of(29), unit: "points" }, context).join()).not.toContain("neither");
  expect(reviewSummary("en", { ...of(85), unit: "points" }, context).at(-1)).toContain("85 points");
});

test("where somebody gives up who would have won, that decided it, and nothing is unexplained", () => {
  const given: Review = {
    ...review,
    moves: [lucky, lucky, { ...lucky, value: [0.83, 0.17] }],
    seats: review.seats.map((one, n) => ({ ...one, ledger: { ...ledger, remainder: n === 0 ? -0.8 : 0.8 } })),
  };
  expect(LANGUAGES.map((language) => reviewSummary(language, given, context).slice(1))).toEqual([
    [
      "Resigning or sharing the victory decided it, not the play: 83 points of the result.",
      "Ola: no mistakes.",
      "Birch: 5 blunders, 2 mistakes.",
    ],
    [
      "O wyniku przesądza poddanie partii lub wspólne zwycięstwo, a nie gra (punkty wyniku: 83).",
      "Ola: bez błędów.",
      "Birch: 5 grubych błędów, 2 błędy.",
    ],
    [
      "Исход определяет сдача или общая победа, а не игра (пунктов итога: 83).",
      "Ola: без ошибок.",
      "Birch: 5 грубых ошибок, 2 ошибки.",
    ],
  ]);
  // Before all positions were looked at nobody knows what the last one was worth.
  expect(endingOf(given)).toEqual([-0.83, 0.83]);
  expect(endingOf({ ...given, passes: 0 })).toEqual([0, 0]);
  // Whoever gives up what is lost decides nothing by that.
  const lost = { ...given, moves: [lucky, lucky, { ...lucky, value: [0.08, 0.92] }], seats: review.seats };
  expect(reviewSummary("en", lost, context)).toEqual(reviewSummary("en", review, context));
});
