import { highStreet } from "@tabletown/_template";
import { type Game, quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { answererOf } from "./bot-answers.ts";
import type { BotAnswer } from "./bot-client.ts";

const game = highStreet.game({ corners: 1 }) as Game;
const state = game.setup(2, quickChance(1));
const position = {
  game: game.id,
  options: game.options,
  seat: 0,
  view: game.view(state, 0),
  choices: game.actions(state, 0).map(game.format),
  seed: "1",
};
const AN_HOUR = 3_600_000;

/** Somebody who answers, and what they say, in order. */
function answerer() {
  const heard: BotAnswer[] = [];
  let told: () => void = () => {};
  const hear = answererOf(
    (answer) => {
      heard.push(answer);
      told();
    },
    async () => ({ game, mind: undefined }),
  );
  const next = async (): Promise<BotAnswer> => {
    while (heard.length === 0) await new Promise<void>((resolve) => (told = resolve));
    return heard.shift() as BotAnswer;
  };
  return { hear, next };
}

test("a hint tells the best so far long before it is done, and ends at once when it no longer matters", async () => {
  const { hear, next } = answerer();
  hear({ ...position, id: 1, kind: "hint", level: "expert", milliseconds: AN_HOUR });
  const first = await next();
  expect(first).toMatchObject({ id: 1, soFar: true });
  expect(position.choices).toContain(first.weighed?.[0]?.notation);
  hear({ ...position, id: 2, kind: "move", level: "expert" });
  hear({ cancelled: 1 });
  expect(await next()).toMatchObject({ id: 2, move: expect.any(String) });
});

test("what was cancelled before its turn is not thought about", async () => {
  const { hear, next } = answerer();
  hear({ ...position, id: 1, kind: "hint", level: "expert", milliseconds: AN_HOUR });
  hear({ ...position, id: 2, kind: "move", level: "strong" });
  hear({ ...position, id: 3, kind: "move", level: "casual" });
  hear({ cancelled: 2 });
  hear({ cancelled: 1 });
  expect((await next()).id).toBe(3);
});
