import { reasonsFor } from "@tabletown/bots";
import type { Reason } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type Arranged, arrange, CHOICE, OPENING } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { londonMind } from "./index.ts";

const game = london.game({});

/** What is said for a move of the first seat. */
function saidFor(arranged: Arranged, move: string): string[] {
  return reasonsOf(arranged, move).map(({ what }) => what);
}

function reasonsOf({ state }: Arranged, move: string): readonly Reason[] {
  const action = game.actions(state, 0).find((listed) => game.format(listed) === move);
  if (action === undefined) throw new Error(`"${move}" is not on offer`);
  return reasonsFor(game, londonMind.mind({}), { view: game.view(state, 0), seat: 0, action });
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

test("the colour of a card speaks for it only where another one can be discarded for it", () => {
  const taking = (card: string) =>
    saidFor(arrange({ players: [{ hand: ["a-salters"] }, {}], task: OPENING, top: [card] }), `take ${card} from top`);
  expect(taking("a-mercers")).toContain("colour");
  expect(taking("a-huguenots")).not.toContain("colour");
  expect(taking("a-coffee-house")).not.toContain("colour");
  const swapping = (hand: readonly string[]) => {
    const player = { hand, stacks: ["b-stock-exchange"] };
    const arranged = arrange({ players: [player, {}], task: CHOICE, top: ["a-mercers"] });
    return saidFor(arranged, "swap a-salters for a-mercers from top by b-stock-exchange");
  };
  expect(swapping(["a-salters", "a-grocers"])).toContain("colour");
  expect(swapping(["a-salters"])).not.toContain("colour");
});

test("[8.2] only as many cards wait to be activated as the hand can pay for", () => {
  const waiting = (hand: readonly string[]) => {
    const stacks = ["a-east-india-company", "a-school-blue", "b-albert-dock"];
    const running = arrange({ players: [{ hand, stacks }, {}], task: CHOICE });
    return reasonsOf(running, "run").find(({ what }) => what === "harvest")?.by;
  };
  expect(waiting([])).toBe(undefined);
  expect(waiting(["a-salters"])).toBe(1);
  expect(waiting(["a-salters", "a-mercers"])).toBe(2);
});

test("[3.5] no more cards are promised than there are, and no better ones than lie open where none does", () => {
  const drawing = (more: object) => arrange({ players: [{}, {}], task: CHOICE, ...more });
  const promised = (next: readonly string[]) =>
    reasonsOf(drawing({ next, top: ["a-vintners"], deckEnds: true, endedBy: -1 }), "draw-more");
  expect(promised(["a-salters", "a-mercers", "a-grocers"])).toContainEqual(expect.objectContaining({ by: 3 }));
  expect(promised(["a-salters"])).toContainEqual(expect.objectContaining({ what: "cards", by: 2 }));
  expect(saidFor(drawing({ task: OPENING }), "draw")).not.toContain("deck");
  expect(saidFor(drawing({ task: OPENING, top: ["a-vintners"] }), "draw")).toContain("deck");
});

test("[11.2] nothing is kept, taken or placed for a run that will not come", () => {
  const players = [{ money: 20, hand: ["a-salters", "a-mercers", "a-grocers"] }, {}];
  const said = (task: object, move: string, endedBy: number) =>
    saidFor(arrange({ players, endedBy, top: ["a-haberdashers"], ...task }), move);
  for (const [task, move, what] of [
    [{ task: CHOICE }, "draw-more", "cards"],
    [{ task: { type: "develop" } }, "done", "enough"],
    [{ task: CHOICE }, "place a-salters", "earns"],
    [{ task: { type: "draw", left: 1 } }, "take a-haberdashers from top", "colour"],
  ] as const) {
    expect(said(task, move, -1)).toContain(what);
    expect(said(task, move, 1)).not.toContain(what);
  }
  expect(said({ task: OPENING }, "take a-haberdashers from top", 1)).toContain("colour");
});

test("[10.17] what everybody else pays is told as what all of them pay together", () => {
  const hand = ["b-lloyds-of-london", "b-omnibus"];
  const earned = (others: number) => {
    const players = [{ hand, money: 20 }, ...Array.from({ length: others }, () => ({}))];
    const placing = arrange({ players, task: CHOICE }).play("place b-lloyds-of-london");
    return reasonsOf(placing, "discard b-omnibus").find(({ what }) => what === "earns")?.by;
  };
  expect([1, 2, 3].map(earned)).toEqual([2, 4, 6]);
});
