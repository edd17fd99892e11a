import { LANGUAGES, quickChance, type Seat, scripted, step } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { budowaMiasta } from "../index.ts";
import type { State } from "../rules/state.ts";
import { lesson } from "./lesson.ts";

const options = budowaMiasta.options(lesson.options);
if (!options.ok) throw new Error(options.problem);
const game = budowaMiasta.game(options.value);

function play(state: State, seat: Seat, move: string, draws: readonly number[] = []): State {
  const chance = scripted(draws);
  const made = step(game, state, seat, move, chance);
  if (!made.ok) throw new Error(`${move}: ${made.problem}`);
  expect(chance.left()).toBe(0);
  return made.value.state;
}

it("the lesson can be played as it is written", () => {
  let state = game.setup(lesson.seats, quickChance(lesson.seed));
  for (const now of lesson.steps) {
    for (const language of LANGUAGES) expect(now.text[language].length).toBeGreaterThan(20);
    if (now.kind !== "tell") state = play(state, now.kind === "do" ? 0 : now.seat, now.move, now.draws);
  }
  // Three villas for 1, 1 and 2, two shares for 4 and 6, 15 received; the other: villas for 2 and 2, a share for 5, 12 received.
  expect(state.money).toEqual([60 - 1 - 1 - 2 - 4 - 6 + 15, 60 - 2 - 2 - 5 + 12]);
});

it("the lesson deals the building it speaks of, and draws the one it needs", () => {
  const state = game.setup(lesson.seats, quickChance(lesson.seed));
  const hand = budowaMiasta.components.standard.buildings.flatMap(({ id }, lot) =>
    state.buildings[lot] === 0 ? [id] : [],
  );
  expect(hand).toEqual(["B1", "B4", "C1", "H3"]);
  const later = play(play(state, 0, "build B4"), 0, "take pool");
  const drawn = budowaMiasta.components.standard.buildings.findIndex(({ id }) => id === "B2");
  expect(later.buildings[drawn]).toBe(0);
});
