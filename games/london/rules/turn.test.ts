import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { arrange, OPENING, RUN } from "../fixtures/arrange.ts";

const kindsOf = (moves: readonly string[]): string[] => [...new Set(moves.map((move) => move.split(" ")[0] ?? ""))];

describe("the turn", () => {
  test("[3.1] repaying, one card, one action, the limit of the hand; then the next player", () => {
    const paupers = ["a-paupers", "a-paupers", "b-paupers", "b-paupers", "b-paupers", "b-paupers"];
    const hand = [...paupers, "c-paupers", "c-paupers", "c-paupers"];
    const s = arrange({ players: [{ money: 15, loans: 1, hand }, {}], next: ["a-salters"], task: OPENING });
    expect(kindsOf(s.options())).toEqual(["repay", "draw"]);
    s.play("repay");
    expect(kindsOf(s.options())).toEqual(["draw"]);
    s.play("draw");
    expect(kindsOf(s.options())).toEqual(["buy", "run", "draw-more", "borrow"]);
    s.play("run", "done");
    expect(kindsOf(s.options())).toEqual(["discard"]);
    s.play("discard a-paupers");
    expect(s.state.seat).toBe(1);
    expect(kindsOf(s.options())).toEqual(["draw", "take"]);
  });

  test("[3.4] one of four actions, and no second one", () => {
    const position = { players: [{ money: 20, hand: ["a-salters", "a-mercers"] }, {}] };
    expect(kindsOf(arrange(position).options())).toEqual(["place", "buy", "run", "draw-more", "borrow"]);
    for (const [action, moves] of [
      ["develop", ["place a-salters", "discard a-mercers", "done"]],
      ["buy land", ["buy westminster", "draw", "draw"]],
      ["run", ["run", "done"]],
      ["draw", ["draw-more", "draw", "draw", "draw"]],
    ] as const) {
      const s = arrange(position);
      for (const move of moves) {
        expect(s.state.seat, action).toBe(0);
        s.play(move);
        if (s.state.seat === 0) expect(kindsOf(s.options())).not.toContain("draw-more");
      }
      expect(s.state.seat, action).toBe(1);
    }
  });

  test("[3.8] loans and swaps come between other choices, a swap before the draw too, neither in the middle of one", () => {
    const hand = ["a-salters", "a-mercers", "a-grocers"];
    const player = { money: 20, hand, stacks: ["b-stock-exchange", "b-lords"] };
    const s = arrange({ players: [player, {}], top: ["b-bridge"], task: OPENING });
    const asides = (): string[] => kindsOf(s.options()).filter((kind) => kind === "swap" || kind === "borrow");
    expect(asides(), "before the draw").toEqual(["swap"]);
    s.play("draw");
    expect(asides(), "before the action").toEqual(["swap", "borrow"]);
    s.play("place a-salters");
    expect(asides(), "where does it go?").toEqual([]);
    s.play("onto new");
    expect(asides(), "what is discarded?").toEqual([]);
    s.play("discard a-mercers");
    expect(asides(), "between two cards").toEqual(["swap", "borrow"]);
    s.play("done");
    expect(s.state.seat, "the turn waits for the swap").toBe(0);
    expect(asides(), "after the action").toEqual(["swap", "borrow"]);
    s.play("borrow", "swap a-grocers for b-bridge from top by b-stock-exchange");
    expect(s.state.seat).toBe(1);
  });

  test("[3.8] [9.3] after the action no loan is offered where no swap is open: the turn is over", () => {
    const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"] }, {}], top: ["b-bridge"] });
    s.play("run");
    expect(s.options()).toEqual(["borrow", "done"]);
    s.play("done");
    expect(s.state.seat).toBe(1);
  });
});

describe("discarding", () => {
  test("[4.5] only cards in hand are ever on offer, never those of a city", () => {
    const player = {
      hand: ["a-salters", "b-lords"],
      stacks: ["b-brewing", "a-mercers", { card: "b-omnibus", turned: true }],
    };
    const s = arrange({ players: [player, {}], task: RUN });
    s.play("activate 1");
    expect(s.options()).toEqual(["discard a-salters", "discard b-lords"]);
    s.play("discard b-lords");
    expect(s.player(0).stacks).toHaveLength(3);
    expect(s.position.top).toEqual(["b-lords"]);
  });

  test("[4.6] cards that have left the game are nowhere to be had, and stay out", () => {
    const hand = ["a-salters", "a-mercers"];
    const full = { top: ["b-lords", "b-omnibus", "b-bridge"], bottom: ["a-grocers", "a-vintners", "a-fishmongers"] };
    const s = arrange({ players: [{ hand }, {}], ...full });
    s.play("place a-salters", "discard a-mercers");
    expect(s.position.removed).toEqual(["a-grocers", "a-vintners", "a-fishmongers"]);
    s.play("done");
    expect(s.options().filter((move) => /grocers|vintners|fishmongers/.test(move))).toEqual([]);
    const out = s.position.removed;
    for (let turn = 0; turn < 6; turn++) s.play("draw", "run", "done");
    expect(s.position.removed).toEqual(out);
    expect(s.position.deck.filter((id) => out.includes(id))).toEqual([]);
  });
});

describe("cards that no longer show", () => {
  test("[5.5] covered and turned ones neither count nor work, but bring prestige, and poverty as a stack", () => {
    const stacks = [
      "b-town-houses",
      { card: "a-theatre-royal", turned: true },
      { card: "a-mercers", under: ["a-hospital"] },
    ];
    const s = arrange({ players: [{ stacks }, {}], task: RUN });
    expect(s.options()).toEqual(["activate 1", "activate 3", "borrow", "done"]);
    s.play("activate 1");
    expect(s.player(0).prestige, "the only blue card that shows").toBe(1);
    s.play("done");
    expect(s.player(0).poverty, "three stacks").toBe(3);
    const school = { card: "a-school-blue", turned: true };
    const hand = ["a-salters", "b-lords"];
    expect(arrange({ players: [{ hand, stacks: ["a-school-blue"] }, {}] }).options()).toContain("place a-salters");
    expect(arrange({ players: [{ hand, stacks: [school] }, {}] }).options()).not.toContain("place a-salters");
    const cardPoints = (covered: readonly string[]): number | undefined =>
      arrange({ players: [{ stacks: [{ card: "a-mercers", turned: true, under: covered }] }, {}] })
        .standing()
        .find(({ seat }) => seat === 0)
        ?.parts.find(({ what }) => what === "score-cards")?.by;
    expect([cardPoints([]), cardPoints(["a-hospital"])]).toEqual([0, 3]);
  });

  test("[8.4] a card marked so turns over after its effect, stays on its stack and is activated no more", () => {
    const stacks = [{ card: "a-mercers", under: ["b-omnibus"] }, "b-stock-exchange"];
    const s = arrange({ players: [{ money: 0, stacks }, { hand: ["a-salters"] }], task: RUN });
    s.play("activate 1");
    expect(s.events.map(({ what }) => what)).toEqual(["activated", "money", "turned"]);
    expect(s.stack(0, 0)).toMatchObject({ card: "a-mercers", turned: true, under: ["b-omnibus"] });
    s.play("activate 2");
    expect(s.stack(0, 1).turned, "not marked").toBe(false);
    s.play("done", "draw", "run", "done", "draw", "run");
    expect(s.options().filter((move) => move.startsWith("activate"))).toEqual(["activate 2"]);
  });
});

describe("the order of an effect's parts", () => {
  const several = standard.cards.filter(({ activation }) => activation.length > 1);

  test("[8.3] makes no difference on any card of the standard table", () => {
    const reversed = {
      ...standard,
      cards: standard.cards.map((card) => ({ ...card, activation: card.activation.toReversed() })),
    };
    expect(several.length).toBeGreaterThan(15);
    for (const { id } of several) {
      for (const poverty of [0, 1, 5]) {
        const position = {
          players: [{ poverty, hand: ["a-salters"], stacks: [{ card: id, coins: 2 }], boroughs: ["city"] }, {}],
          task: RUN,
        };
        const after = [standard, reversed].map((table) => {
          const s = arrange({ ...position, table }).play("activate 1");
          if (s.options().includes("discard a-salters")) s.play("discard a-salters");
          return s.state;
        });
        expect(after[1], id).toEqual(after[0]);
      }
    }
  });

  test("[8.3] is the one listed", () => {
    const s = arrange({ players: [{ poverty: 3, stacks: ["a-vauxhall-gardens"] }, {}], task: RUN }).play("activate 1");
    const told = s.events.map(({ what }) => what);
    expect(told).toEqual(["activated", "money", "prestige", "poverty", "turned"]);
  });
});
