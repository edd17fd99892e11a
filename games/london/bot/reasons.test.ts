import { reasonsFor } from "@tabletown/bots";
import { expect, test } from "vitest";
import { type Arranged, arrange, OPENING } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { londonMind } from "./index.ts";

const game = london.game({});

/** What is said for a move of the first seat. */
function saidFor({ state }: Arranged, move: string): string[] {
  const action = game.actions(state, 0).find((listed) => game.format(listed) === move);
  if (action === undefined) throw new Error(`"${move}" is not on offer`);
  return reasonsFor(game, londonMind.mind({}), { view: game.view(state, 0), seat: 0, action }).map(({ what }) => what);
}

test("what a loan pays is no gain", () => {
  const poor = arrange({
    players: [{ money: 1, hand: ["a-salters"] }, {}],
    task: { type: "choice" },
    market: ["hackney"],
  });
  expect(saidFor(poor, "buy hackney")).toContain("prestige");
  expect(saidFor(poor, "buy hackney")).not.toContain("money");
});

test("nothing is kept for later out of an empty hand, and nothing counts boroughs that are not there", () => {
  const players = (boroughs: readonly string[]) => [{ money: 5, hand: ["b-omnibus", "a-salters"], boroughs }, {}];
  const placing = (boroughs: readonly string[]) =>
    arrange({ players: players(boroughs), task: { type: "develop" } }).play("place b-omnibus");
  expect(saidFor(placing([]), "discard a-salters")).not.toContain("activates");
  expect(saidFor(placing(["hackney"]), "discard a-salters")).toContain("activates");
  expect(saidFor(placing([]).play("discard a-salters"), "done")).not.toContain("enough");
});

test("what is kept for later can be placed, and nothing is kept by drawing no more", () => {
  const developing = (hand: readonly string[]) => arrange({ players: [{ hand }, {}], task: { type: "develop" } });
  expect(saidFor(developing(["a-salters", "a-paupers"]), "done")).toContain("enough");
  expect(saidFor(developing(["a-paupers"]), "done")).not.toContain("enough");
  const drawing = arrange({ players: [{ hand: ["a-salters"], boroughs: ["wandsworth"] }, {}], task: OPENING });
  expect(saidFor(drawing, "stop")).not.toContain("enough");
});

test("the colour of a card speaks for it only where another one is discarded for it", () => {
  const taking = (card: string) =>
    saidFor(arrange({ players: [{ hand: ["a-salters"] }, {}], task: OPENING, top: [card] }), `take ${card} from top`);
  expect(taking("a-mercers")).toContain("colour");
  expect(taking("a-huguenots")).not.toContain("colour");
  expect(taking("a-coffee-house")).not.toContain("colour");
});
