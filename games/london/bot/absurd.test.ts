import { botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type Arranged, arrange } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { londonMind } from "./index.ts";

const game = london.game({});

/** Nine cards that cost more than they bring at first, as many as a hand may hold. */
const UNWANTED = [
  ...["a-st-pauls", "a-great-fire-monument", "b-nelsons-column", "b-buckingham-palace", "b-town-houses"],
  ...["b-millbank-prison", "c-parliament", "c-thames-embankment", "c-albert-hall"],
];

/** What beginners do in a position, each move once. */
function takenBy({ state }: Arranged): string[] {
  const beginner = botFor("beginner", game, londonMind.mind({}));
  const question = { seat: 0, view: game.view(state, 0), options: game.actions(state, 0), budget: { iterations: 100 } };
  const taken = Array.from({ length: 40 }, (_, n) =>
    game.format(beginner.decide({ ...question, chance: quickChance(`tries/${n}`) }).action),
  );
  return [...new Set(taken)];
}

test("no beginner covers a card that has yet to bring what it brings once, where a spent one lies beside it", () => {
  const arranged = arrange({
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
  expect(takenBy(arranged).filter((move) => move === "onto 1" || move === "onto 3")).toEqual([]);
});

test("no beginner takes paupers from the board, or keeps them where they can be given away", () => {
  const drawing = arrange({
    players: [{ hand: ["a-salters", "a-mercers"] }, {}],
    task: { type: "draw", left: 2 },
    top: ["a-paupers", "b-paupers", "a-paupers"],
  });
  expect(takenBy(drawing)).toEqual(["draw"]);
  const crowded = arrange({
    players: [{ hand: ["a-paupers", ...UNWANTED] }, {}],
    task: { type: "limit" },
  });
  expect(takenBy(crowded)).toEqual(["discard a-paupers"]);
});

test("no beginner borrows to place or activate a card, nor spends one for relief that is not needed", () => {
  const developing = arrange({
    players: [{ money: 1, hand: ["a-st-pauls", "b-buckingham-palace", "a-theatre-royal", "a-vauxhall-gardens"] }, {}],
    task: { type: "develop" },
  });
  expect(takenBy(developing).filter((move) => /pauls|palace/u.test(move))).toEqual([]);
  const running = arrange({
    players: [{ money: 2, stacks: ["a-woolwich-arsenal", "a-almshouses", "a-salters"] }, {}],
    task: { type: "run" },
  });
  expect(takenBy(running)).toEqual(["activate 3"]);
});
