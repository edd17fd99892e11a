import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { arrange, coinLines, gameWith } from "../fixtures/arrange.ts";
import { metropolia } from "../index.ts";
import type { View } from "./view.ts";

const SEATS = [2, 3, 4];

/** What everybody sees when a game begins. */
function opening(seats: number, plus = false): View {
  const game = gameWith({ plus });
  return game.view(game.setup(seats, quickChance(seats)), undefined);
}

describe("the game", () => {
  it("[1.1] whoever first builds all landmarks wins, however rich the others are", () => {
    const built = ["train-station", "shopping-mall", "amusement-park"];
    const match = arrange({ players: [{ coins: 22, built }, { coins: 99, built }, { coins: 99 }] });
    match.play("roll one die", 5);
    match.play("build radio-tower");
    expect(match.options()).toEqual([]);
    const [first] = gameWith().score(match.state());
    expect(first).toMatchObject({ seat: 0, rank: 1, score: 4 });
  });
  it("[1.2] cities, coins and open cards are there for everybody to see, spectators too", () => {
    const game = gameWith({ plus: true });
    const s = game.setup(3, quickChance(1));
    const seen = game.view(s, undefined);
    for (const seat of [0, 1, 2]) expect(game.view(s, seat)).toEqual(seen);
    expect(seen.players.map(({ coins, owned }) => [coins, owned])).toEqual(
      Array.from({ length: 3 }, () => [3, { "wheat-field": 1, bakery: 1 }]),
    );
    expect(seen.market.every(({ left, cost }) => left > 0 && cost > 0)).toBe(true);
  });
  it("[1.3] a landmark costs coins and changes the rules for its owner alone", () => {
    const match = arrange({ players: [{ coins: 4 }, {}] });
    match.play("roll one die", 5);
    expect(coinLines(match.play("build train-station"))).toEqual(["0 -4: train-station"]);
    expect(match.view().players.map(({ built }) => built["train-station"])).toEqual([true, false]);
    expect(match.options()).toEqual(["roll one die"]);
    match.play("roll one die", 5);
    expect(match.options()).toEqual(["roll one die", "roll two dice"]);
  });
  it("[1.4] the bank pays far more than the 60 coins of the box, to a player who has as many", () => {
    const owned = { "cheese-factory": 6, ranch: 6 };
    const match = arrange({ players: [{ coins: 300, owned, built: ["train-station"] }, {}] });
    match.play("roll two dice", 3, 4);
    expect(match.coins()).toEqual([300 + 6 * 6 * 3, 0]);
  });
});

describe("setting up", () => {
  it("[2.1] is for two to four", () => {
    expect(gameWith().seats).toEqual([2, 4]);
    for (const seats of [0, 1, 5, 2.5, Number.NaN])
      expect(() => gameWith().setup(seats, quickChance(1))).toThrow(RangeError);
  });
  it("[2.2] everyone starts with a wheat field and a bakery, which do not come from the supply", () => {
    for (const seats of SEATS) {
      const { players, market } = opening(seats);
      expect(players.map(({ owned }) => owned)).toEqual(
        Array.from({ length: seats }, () => ({ "wheat-field": 1, bakery: 1 })),
      );
      for (const id of ["wheat-field", "bakery"]) expect(market.find(({ card }) => card === id)?.left).toBe(6);
    }
  });
  it("[2.3] everyone has the same four landmarks, none built", () => {
    for (const seats of SEATS) {
      expect(opening(seats).players.map(({ built }) => built)).toEqual(
        Array.from({ length: seats }, () => ({
          "train-station": false,
          "shopping-mall": false,
          "amusement-park": false,
          "radio-tower": false,
        })),
      );
    }
  });
  it("[2.4] everyone starts with 3 coins", () => {
    for (const seats of SEATS) {
      expect(opening(seats).players.map(({ coins }) => coins)).toEqual(Array.from({ length: seats }, () => 3));
    }
  });
  it("[2.5] all establishments lie open, four of each purple one, six of each other, and there is no deck", () => {
    const { market, deck } = opening(2);
    expect(market.filter(({ left }) => left === 4).map(({ card }) => card)).toEqual([
      "stadium",
      "tv-station",
      "business-center",
    ]);
    expect(market.filter(({ left }) => left === 6)).toHaveLength(12);
    expect(market).toHaveLength(15);
    expect(deck).toBe(0);
  });
  it("[2.6] the first seat begins, and turns go clockwise", () => {
    for (const seats of SEATS) {
      expect(opening(seats)).toMatchObject({ turn: 0, phase: { type: "roll" }, dice: [] });
      const match = arrange({ players: Array.from({ length: seats }, () => ({})) });
      const turns = Array.from({ length: seats }, () => {
        match.play("roll one die", 5);
        return match.state().turn;
      });
      expect(turns).toEqual([...Array.from({ length: seats - 1 }, (_, i) => i + 1), 0]);
    }
  });
  it("[7.1] PLUS brings ten more kinds, six of each and four of each purple one", () => {
    const game = gameWith({ plus: true });
    const s = game.setup(2, quickChance(1));
    const { market } = game.view(s, undefined);
    const copies = new Map<string, number>();
    for (const id of [...s.deck, ...market.flatMap(({ card, left }) => Array<string>(left).fill(card))]) {
      copies.set(id, (copies.get(id) ?? 0) + 1);
    }
    expect(copies.size).toBe(15 + 10);
    const fours = [...copies].filter(([, count]) => count === 4).map(([id]) => id);
    expect(fours.sort()).toEqual(["business-center", "publisher", "stadium", "tax-office", "tv-station"]);
    expect([...copies.values()].filter((count) => count === 6)).toHaveLength(20);
  });
  it("[7.3] PLUS: ten different piles from a shuffled deck of 140", () => {
    for (let seed = 0; seed < 50; seed++) {
      const game = gameWith({ plus: true });
      const s = game.setup(2 + (seed % 3), quickChance(seed));
      const v = game.view(s, 0);
      expect(v.market).toHaveLength(10);
      expect(v.market.reduce((sum, { left }) => sum + left, 0) + s.deck.length).toBe(140);
      expect(v.market.some(({ left }) => left === 1)).toBe(true);
    }
  });
  it("[7.3] the tenth name ends the dealing", () => {
    const game = gameWith({ plus: true });
    const s = game.setup(2, { int: () => 0, shuffle: () => {} });
    // Unshuffled, the last kinds of the table come first: nine whole piles and one card of the tenth.
    const v = game.view(s, 0);
    expect(v.market.map(({ left }) => left)).toEqual([1, 6, 6, 6, 6, 6, 6, 6, 4, 4]);
    expect(v.deck).toBe(140 - 51);
  });
});

describe("a component table with more copies than the printed one", () => {
  it("counts them all, in cities and on the market", () => {
    const { standard } = metropolia.components;
    const establishments = standard.establishments.map((card) => ({ ...card, copies: 20 }));
    const start = { ...standard.start, coins: 99 };
    const game = gameWith({}, { ...standard, establishments, start });
    const chance = quickChance(1);
    const s = game.setup(2, chance);
    const play = (type: string, card?: string): void => {
      const action = game
        .actions(s, s.turn)
        .find((a) => a.type === type && (card === undefined || ("card" in a && a.card === card)));
      if (action === undefined) throw new Error(`no ${type}`);
      game.apply(s, s.turn, action, chance);
    };
    for (let turn = 0; turn < 20; turn++) {
      play("roll");
      play("build", "forest");
    }
    const { players, market } = game.view(s, undefined);
    expect(players.map(({ owned }) => owned.forest)).toEqual([10, 10]);
    expect(market.filter(({ card }) => card === "forest" || card === "mine")).toMatchObject([
      { card: "mine", left: 20 },
    ]);
  });
});
