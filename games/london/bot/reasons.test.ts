import { reasonsFor } from "@tabletown/bots";
import { expect, test } from "vitest";
import { type Arranged, arrange } from "../fixtures/arrange.ts";
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
