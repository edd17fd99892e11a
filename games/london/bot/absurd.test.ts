import { botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { arrange } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { londonMind } from "./index.ts";

const game = london.game({});

test("no beginner covers a card that has yet to bring what it brings once, where a spent one lies beside it", () => {
  const { state } = arrange({
    players: [
      {
        money: 10,
        hand: ["a-covent-garden", "a-salters", "a-mercers"],
        stacks: ["a-vintners", { card: "a-fishmongers", turned: true }, "a-haberdashers"],
      },
      {},
    ],
    task: { type: "develop" },
  }).play("place a-salters");
  const beginner = botFor("beginner", game, londonMind.mind({}));
  const question = { seat: 0, view: game.view(state, 0), options: game.actions(state, 0), budget: { iterations: 100 } };
  const taken = Array.from({ length: 60 }, (_, n) =>
    game.format(beginner.decide({ ...question, chance: quickChance(`tries/${n}`) }).action),
  );
  expect([...new Set(taken)].filter((move) => move === "onto 1" || move === "onto 3")).toEqual([]);
});
