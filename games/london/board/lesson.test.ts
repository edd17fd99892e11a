import { lessonChecks, playLesson } from "@tabletown/testkit";
import { expect, it } from "vitest";
import { inIds } from "../fixtures/arrange.ts";
import { london, type State } from "../index.ts";
import { lesson } from "./lesson.ts";

for (const { name, check } of lessonChecks(london, lesson)) it(name, check);

it("the lesson leads to where its sentences say", () => {
  const end = inIds(playLesson(london, lesson).at(-1) as State);
  const [learner, other] = end.players;
  // £5, then £2 and £5 earned, £8 and £4 paid; 2, 2 and 6 prestige; two stacks and four cards, 2 taken away.
  expect(learner).toMatchObject({ money: 5 + 2 + 5 - 8 - 4, prestige: 2 + 2 + 6, poverty: 2 + 4 - 2, loans: 0 });
  // Stacking: two stacks still, one of two cards. The hand limit: one of ten cards had to go.
  expect(learner?.stacks).toMatchObject([{ card: "a-east-india-company", under: ["a-theatre-royal"] }, {}]);
  expect(learner?.stacks).toHaveLength(2);
  expect(learner?.hand).toHaveLength(9);
  // What the poverty table is asked about: 13 against 11.
  expect([learner, other].map((player) => (player?.poverty ?? 0) + (player?.hand.length ?? 0))).toEqual([13, 11]);
  expect(learner?.boroughs).toEqual(["westminster"]);
  expect(other?.stacks[0]).toMatchObject({ card: "a-grocers", under: ["a-coffee-house"] });
  expect(end.seat).toBe(1);
});
