import { LANGUAGES, quickChance, scripted, step } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { london } from "../index.ts";
import { lesson } from "./lesson.ts";

const options = london.options(lesson.options);
if (!options.ok) throw new Error(options.problem);
const game = london.game(options.value);

it("the lesson can be played as it is written", () => {
  let state = game.setup(lesson.seats, quickChance(lesson.seed));
  for (const now of lesson.steps) {
    for (const language of LANGUAGES) expect(now.text[language].length).toBeGreaterThan(15);
    if (now.kind === "tell") continue;
    const made = step(game, state, now.kind === "do" ? 0 : now.seat, now.move, scripted(now.draws ?? []));
    if (!made.ok) throw new Error(`${now.move}: ${made.problem}`);
    state = made.value.state;
  }
  const [learner, other] = state.players;
  // £5, then £2 and £5 earned, £8 paid; 2, 2 and 6 prestige; two stacks and four cards, 2 taken away.
  expect(learner).toMatchObject({ money: 5 + 2 + 5 - 8, prestige: 2 + 2 + 6, poverty: 2 + 4 - 2, loans: 0 });
  expect(learner?.boroughs).toEqual(["westminster"]);
  expect(other?.stacks).toMatchObject([{ card: "a-grocers", under: ["a-coffee-house"] }]);
  expect(state.seat).toBe(1);
});
