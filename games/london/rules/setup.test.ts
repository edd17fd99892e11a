import { quickChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import type { Card } from "../data/table.ts";
import { arrange, inIds, RUN } from "../fixtures/arrange.ts";
import { type Id, london, type State } from "../index.ts";

const game = london.game({});
const card = (id: string): Card | undefined => standard.cards.find((each) => each.id === id);
const copies = (fits: (card: Card) => boolean): number =>
  standard.cards.filter(fits).reduce((sum, each) => sum + each.copies, 0);

describe("components", () => {
  test("[1.1] 101 city cards of three sets in four colours, 11 of them paupers and 4 action cards", () => {
    expect(copies(() => true)).toBe(101);
    expect(["A", "B", "C"].every((set) => copies(({ deck }) => deck === set) > 0)).toBe(true);
    expect(copies(({ colour }) => colour === "grey")).toBe(11);
    expect(copies(({ action }) => action.length > 0)).toBe(4);
    expect(copies(({ action, colour }) => action.length > 0 && colour === "grey")).toBe(0);
    for (const colour of ["brown", "blue", "pink"])
      expect(copies((each) => each.colour === colour)).toBeGreaterThan(10);
  });

  test("[1.2] a card shows its cost, permanent and activated effect, whether it turns over, and prestige at the end", () => {
    const { effect } = london.words("en");
    expect(effect("c-north-train-station")).toMatch(
      /^Costs £3 to place\. Activated by discarding a card: .* Turns over\. 3 prestige at the end\.$/,
    );
    expect(effect("b-stock-exchange")).toContain("While it shows: ");
    expect(effect("b-stock-exchange")).toContain("Stays face up.");
  });

  test("[1.3] 20 boroughs on both sides of the river, on it or away from it, with a price and what they bring", () => {
    expect(standard.boroughs).toHaveLength(20);
    const places = new Set(standard.boroughs.map(({ side, riverside }) => `${side} ${riverside}`));
    expect(places.size).toBe(4);
    for (const { id, price, prestige, cards, poverty } of standard.boroughs) {
      expect(price, id).toBeGreaterThan(0);
      expect(prestige + cards + poverty, id).toBeGreaterThan(0);
    }
    expect(standard.boroughs.some(({ ability }) => ability.length > 0)).toBe(true);
    expect(standard.boroughs.some(({ runEffect }) => runEffect.length > 0)).toBe(true);
  });

  test("[1.4] money, poverty and loans go on beyond what lies in the box", () => {
    const s = arrange({ players: [{ money: 0, loans: 40, poverty: 200 }, {}] });
    s.play("borrow", "borrow", "run", "done");
    expect(s.player(0)).toMatchObject({ money: 20, loans: 42, poverty: 242 });
    const rich = arrange({ players: [{ money: 2000, stacks: ["a-mercers"] }, {}], task: RUN });
    expect(rich.play("activate 1").player(0).money).toBe(2005);
  });
});

describe("set-up", () => {
  const tables = [2, 3, 4].map((seats) => {
    const state = game.setup(seats, quickChance(`set-up ${seats}`));
    return { seats, state, s: inIds(state) };
  });

  test("[2.1] two to four play, each with £5, no prestige, no poverty and no loan", () => {
    expect(game.seats).toEqual([2, 4]);
    for (const { seats, s } of tables) {
      expect(s.players).toHaveLength(seats);
      for (const player of s.players) {
        expect(player).toMatchObject({ money: 5, prestige: 0, poverty: 0, loans: 0, stacks: [], boroughs: [] });
      }
    }
  });

  test("[2.2] the sets are shuffled, A on top of B, B on top of C", () => {
    for (const { s } of tables) {
      const fromTheTop = s.deck.toReversed().map((id) => card(id)?.deck);
      expect(fromTheTop).toEqual(fromTheTop.toSorted());
      expect(new Set(fromTheTop).size, "all three are there").toBeGreaterThan(1);
    }
    const again = inIds(game.setup(2, quickChance("another deal")));
    const setC = (state: State<Id> | undefined): readonly Id[] => state?.deck.slice(0, 28) ?? [];
    expect(setC(again).toSorted()).toEqual(setC(tables[0]?.s).toSorted());
    expect(setC(again)).not.toEqual(setC(tables[0]?.s));
  });

  test("[2.3] everybody is dealt 6 cards from the top", () => {
    for (const { seats, s } of tables) {
      for (const { hand } of s.players) {
        expect(hand).toHaveLength(6);
        expect(new Set(hand.map((id) => card(id)?.deck))).toEqual(new Set(["A"]));
      }
      expect(s.deck).toHaveLength(101 - 6 * seats);
    }
  });

  test("[2.4] the development board begins empty", () => {
    for (const { s } of tables) expect(s).toMatchObject({ top: [], bottom: [], removed: [] });
  });

  test("[2.5] City, Westminster and Southwark & Bermondsey lie open, the other 17 are shuffled face down", () => {
    for (const { state, s } of tables) {
      expect(s.market).toEqual(["city", "westminster", "southwark-bermondsey"]);
      expect(s.land).toHaveLength(17);
      expect(game.view(state, 0).land).toBe(17);
    }
    expect(tables[0]?.s.land).not.toEqual(tables[1]?.s.land);
    expect(tables[0]?.s.land.toSorted()).toEqual(tables[1]?.s.land.toSorted());
  });

  test("[2.6] the first seat begins and play goes round", () => {
    const begun = tables.map(({ state }) => game.toAct(state));
    expect(begun).toEqual([[0], [0], [0]]);
    const s = arrange({ players: [{}, {}, {}] });
    const seats = [0, 1, 2, 3].map(() => {
      const { seat } = s.state;
      if (s.options().includes("draw")) s.play("draw");
      s.play("run", "done");
      return seat;
    });
    expect(seats).toEqual([0, 1, 2, 0]);
  });
});
