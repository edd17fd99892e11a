import { lessonChecks, playLesson } from "@tabletown/testkit";
import { expect, it } from "vitest";
import { suburbia } from "../index.ts";
import { lesson } from "./lesson.ts";

for (const { name, check } of lessonChecks(suburbia, lesson)) it(name, check);

it("the lesson's numbers are true", () => {
  const all = playLesson(suburbia, lesson);
  const after = (moves: number) => all[moves]?.boroughs[0];
  // A store for 6 pays 1; beside the park it brings reputation, and that brings people.
  expect(after(4)).toMatchObject({ money: 15 - 6 + 1, income: 1, reputation: 2, population: 4 });
  // A lake between three buildings.
  expect(after(8)).toMatchObject({ money: 10 + 6 + 1, population: 6 });
  // The farm counts the other's restaurant and gets its reputation back from the park.
  expect(after(12)).toMatchObject({ money: 17 - 9 + 2, income: 2, reputation: 2, population: 8 });
  // The park acts once more: income 1 less, and 1 reputation for each of four neighbours.
  expect(after(17)).toMatchObject({ money: 10 - 4 + 1, income: 1, reputation: 6, population: 14 });
  // Suburbs pass the line at 15, and the growth that follows the one at 22.
  expect(after(22)).toMatchObject({ money: 7 - 3, income: 1 - 2, reputation: 5, population: 22 });
  expect(all.at(-1)?.turn).toBe(1);
});
