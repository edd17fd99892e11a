import { botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type Arranged, arrange, type PlayerPosition } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { londonMind } from "./index.ts";

const game = london.game({});

/** Nine cards that cost more than they bring at first, as many as a hand may hold. */
const UNWANTED = [
  ...["a-st-pauls", "a-great-fire-monument", "b-nelsons-column", "b-buckingham-palace", "b-town-houses"],
  ...["b-millbank-prison", "c-parliament", "c-thames-embankment", "c-albert-hall"],
];

/** Of what the first player may do in a position, what nobody would see a use in. */
function pointless({ state }: Arranged): string[] {
  const mind = londonMind.mind({});
  return game
    .actions(state, 0)
    .filter((action) => mind.pointless?.(action, state, 0))
    .map(game.format);
}

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

test("a run is not ended before everything has brought what it brings for nothing, and that can be of use", () => {
  const running = (poverty: number, ...stacks: NonNullable<PlayerPosition["stacks"]>): string[] =>
    pointless(arrange({ players: [{ poverty, stacks }, {}], task: { type: "run" } }));
  expect(running(0, "a-vintners")).toEqual(["done"]);
  expect(running(0, { card: "a-vintners", turned: true }, "a-coffee-house")).toEqual([]);
  expect(running(2, "a-almshouses")).toEqual(["done"]);
  expect(running(1, "a-almshouses")).toEqual([]);
  expect(running(0, "a-east-india-company")).toEqual([]);
});

test("no cards are drawn into a full hand, nor without money while the city is full of it", () => {
  const drawing = (hand: readonly string[], money: number, ...stacks: readonly string[]): string[] =>
    pointless(arrange({ players: [{ hand, money, stacks }, {}] })).filter((move) => move === "draw-more");
  expect(drawing(UNWANTED, 20)).toEqual(["draw-more"]);
  expect(drawing(UNWANTED.slice(2), 3, "a-vintners", "a-salters")).toEqual(["draw-more"]);
  expect(drawing(UNWANTED.slice(2), 4, "a-vintners", "a-salters")).toEqual([]);
  expect(drawing(UNWANTED.slice(4), 3, "a-vintners", "a-salters")).toEqual([]);
  expect(drawing(UNWANTED.slice(4), 3, "a-vintners", "a-salters", "a-grocers")).toEqual(["draw-more"]);
});

test("no land is bought on credit while the city has enough money for it", () => {
  const buying = (money: number, ...stacks: readonly string[]): string[] =>
    pointless(arrange({ players: [{ money, stacks, boroughs: ["lambeth", "battersea"] }, {}] }));
  expect(buying(7, "a-vintners", "b-steamboats")).toContain("buy city");
  expect(buying(7, "a-vintners", "a-woolwich-arsenal")).not.toContain("buy city");
  expect(buying(8, "a-vintners", "b-steamboats")).not.toContain("buy city");
});
