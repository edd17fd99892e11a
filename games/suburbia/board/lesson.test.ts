import { LANGUAGES, quickChance, scripted, step } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { suburbia } from "../index.ts";
import type { State } from "../rules/state.ts";
import { lesson } from "./lesson.ts";

const options = suburbia.options(lesson.options);
if (!options.ok) throw new Error(options.problem);
const game = suburbia.game(options.value);

/** The lesson as it is written, position by position. */
function positions(): State[] {
  const found = [game.setup(lesson.seats, quickChance(lesson.seed))];
  for (const now of lesson.steps) {
    if (now.kind === "tell") continue;
    const made = step(
      game,
      found.at(-1) as State,
      now.kind === "do" ? 0 : now.seat,
      now.move,
      scripted(now.draws ?? []),
    );
    if (!made.ok) throw new Error(`${now.move}: ${made.problem}`);
    found.push(made.value.state);
  }
  return found;
}

it("the lesson can be played as it is written, and its numbers are true", () => {
  const all = positions();
  const after = (moves: number) => all[moves]?.boroughs[0];
  // A store for 6 pays 1; beside the park it brings reputation, and that brings people.
  expect(after(4)).toMatchObject({ money: 15 - 6 + 1, income: 1, reputation: 2, population: 4 });
  // A lake between three buildings.
  expect(after(8)).toMatchObject({ money: 10 + 6 + 1, population: 6 });
  // The farm counts the other's restaurant and gets its reputation back from the park.
  expect(after(12)).toMatchObject({ money: 17 - 9 + 2, income: 2, reputation: 2, population: 8 });
  // The park acts once more: income 1 less, and 1 reputation for each of four neighbours.
  expect(after(17)).toMatchObject({ money: 10 - 4 + 1, income: 1, reputation: 6, population: 14 });
  expect(all.at(-1)?.turn).toBe(1);
});

it("every step of the lesson has its words in every language", () => {
  for (const { text } of lesson.steps) {
    for (const language of LANGUAGES) expect(text[language].length).toBeGreaterThan(20);
  }
});
