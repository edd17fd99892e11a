import { expect, test } from "vitest";
import { type Arranged, arrange, type PlayerPosition, type Position } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { londonMind } from "./index.ts";

const game = london.game({});
const mind = londonMind.mind({});

/** Of what the first player may do, what weak levels never do while there is anything else. */
function refused({ state }: Arranged): string[] {
  return game
    .actions(state, 0)
    .filter((action) => mind.pointless?.(action, state, 0))
    .map(game.format);
}

function refusedBy(player: PlayerPosition, position: Partial<Position> = {}): string[] {
  return refused(arrange({ players: [player, {}], ...position }));
}

test("a card goes onto a spent one, neither onto one that works nor beside them all", () => {
  const placing = (...stacks: NonNullable<PlayerPosition["stacks"]>): string[] =>
    refused(
      arrange({
        players: [{ hand: ["a-salters", "a-mercers"], stacks }, {}],
        task: { type: "develop" },
      }).play("place a-mercers"),
    );
  const spent = { card: "a-vintners", turned: true };
  expect(placing("a-school-blue", spent, "b-bridge")).toEqual(["onto 1", "onto 3", "onto new"]);
  expect(placing("a-school-blue", "b-bridge")).toEqual([]);
  // Its prestige counts wherever it lies, but somebody may have blue cards counted.
  expect(placing("a-school-blue", "a-st-pauls")).toEqual(["onto 1"]);
  expect(placing("a-school-blue", { ...spent, card: "a-grocers", fresh: true })).toEqual([]);
});

test("who has no poverty does not give a card away for relief from it", () => {
  const hand = ["a-almshouses", "a-fishmongers", "a-theatre-royal", "a-water-works"];
  const developing = { task: { type: "develop" } } as const;
  expect(refusedBy({ hand }, developing)).toEqual(["place a-almshouses", "place a-water-works"]);
  expect(refusedBy({ hand, poverty: 2 }, developing)).toEqual([]);
});

test("of cards that differ in nothing but what they bring the better one is kept", () => {
  const hand = ["a-fishmongers", "a-haberdashers", "a-vintners"];
  const placing = arrange({ players: [{ hand }, {}], task: { type: "develop" } }).play("place a-haberdashers");
  expect(refused(placing)).toEqual(["discard a-fishmongers"]);
  expect(refusedBy({ hand, stacks: ["b-brewing"] }, { task: { type: "cost", stack: 0, left: 1 } })).toEqual([
    "discard a-fishmongers",
  ]);
  // The Covent Garden can be placed with the Salters given for it, but not the other way round.
  const pair = { hand: ["a-covent-garden", "a-salters", "b-omnibus"] };
  expect(refusedBy({ hand: pair.hand.slice(0, 2) }, { task: { type: "develop" } })).toEqual(["place a-salters"]);
  expect(refusedBy(pair, { task: { type: "develop" } })).toEqual([]);
  // Nor is it given away for what brings less, though something else would do, and were it for so many boroughs.
  const land = { boroughs: ["westminster", "wandsworth"], money: 2 };
  const counting = { hand: ["b-royal-victoria-dock", "b-steamboats", "c-smithfield-market"], ...land };
  const steamboats = arrange({ players: [counting, {}], task: { type: "develop" } }).play("place b-steamboats");
  expect(refused(steamboats)).toEqual(["discard c-smithfield-market"]);
  // What costs money is not better than what costs none.
  expect(refusedBy({ hand: ["a-salters", "b-oxford-street"], money: 9 }, { task: { type: "develop" } })).toEqual([]);
});

test("no card of the board is placed on credit in a run", () => {
  const running = (money: number): string[] =>
    refusedBy(
      { money, stacks: ["a-coffee-house", "a-fishmongers"] },
      { task: { type: "run" }, top: ["b-albert-dock", "a-paupers"] },
    );
  expect(running(1)).toEqual(["activate 1", "done"]);
  expect(running(2)).toEqual(["done"]);
  const covering = arrange({
    players: [{ money: 3, stacks: ["a-coffee-house"] }, {}],
    task: { type: "run" },
    top: ["a-east-india-company", "b-albert-dock"],
  }).play("activate 1");
  expect(refused(covering)).toEqual(["cover a-east-india-company from top"]);
});

/** Nine cards, as many as a hand may hold. */
const FULL = [
  ...["a-st-pauls", "a-great-fire-monument", "b-nelsons-column", "b-buckingham-palace", "b-town-houses"],
  ...["b-oxford-street", "c-parliament", "c-thames-embankment", "c-albert-hall"],
];

test("nobody whose hand is full without it plays a card to draw more", () => {
  const playing = (hand: readonly string[]): string[] =>
    refusedBy({ hand, money: 20 }).filter((move) => move.startsWith("play"));
  expect(playing([...FULL, "a-huguenots"])).toEqual(["play a-huguenots"]);
  expect(playing([...FULL.slice(1), "a-huguenots"])).toEqual([]);
});

test("no card that draws is played when the deck is empty and nothing on the board worth placing", () => {
  const playing = (money: number, position: Partial<Position>): string[] =>
    refusedBy({ hand: ["c-jewish-refugees", "a-woolwich-arsenal"], money }, position).filter((move) =>
      /^play/u.test(move),
    );
  const board = { top: ["a-great-fire-monument", "c-sewers"] };
  expect(playing(4, { ...board, deckEnds: true })).toEqual(["play c-jewish-refugees"]);
  expect(playing(5, { ...board, deckEnds: true })).toEqual([]);
  expect(playing(4, board)).toEqual([]);
});

test("nothing is taken from the board that must be thrown back in the same turn", () => {
  const drawing = (hand: readonly string[], left: number): string[] =>
    refusedBy(
      { hand, money: 0 },
      { task: { type: "draw", left }, top: ["b-millbank-prison", "c-billingsgate-market"] },
    );
  expect(drawing(FULL, 2)).toEqual(["take b-millbank-prison from top"]);
  expect(drawing(FULL.slice(2), 2)).toEqual([]);
});

test("nobody borrows for land in their last turn", () => {
  const buying = (position: Partial<Position>): string[] =>
    refusedBy({ money: 7 }, position).filter((move) => move.startsWith("buy"));
  expect(buying({ deckEnds: true })).toEqual(["buy city", "buy westminster"]);
  expect(buying({ endedBy: 1 })).toEqual(["buy city", "buy westminster"]);
  expect(buying({})).toEqual([]);
});

test("nobody draws cards by mistake in their last turn; with a full hand and none left it is a way to pass", () => {
  const mistakes = (position: Partial<Position>): string[] => {
    const { state } = arrange({ players: [{ money: 8 }, {}], ...position });
    return game
      .actions(state, 0)
      .filter((action) => mind.absurd?.(action, state, 0))
      .map(game.format);
  };
  expect(mistakes({ deckEnds: true })).toEqual(["draw-more"]);
  expect(mistakes({ endedBy: 1 })).toEqual(["draw-more"]);
  expect(mistakes({})).toEqual([]);
  expect(refusedBy({ hand: FULL }, { deckEnds: true })).not.toContain("draw-more");
  expect(refusedBy({ hand: FULL }, { deckEnds: true, top: ["a-vintners"] })).toContain("draw-more");
});
