import { describe, expect, test } from "vitest";
import { arrange, CHOICE, OPENING, RUN } from "../fixtures/arrange.ts";

describe("the development board", () => {
  for (const [seats, spaces] of [
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const) {
    test(`[2.4] [4.3] [4.4] with ${seats} players: ${spaces} a row, first the top row, then the bottom, then overflow`, () => {
      const hand = ["a-salters", "a-mercers", "a-grocers", "a-vintners", "a-fishmongers", "a-haberdashers"]
        .concat(["b-watch-makers", "b-silk-weaving", "b-furniture-makers", "b-omnibus", "b-albert-dock"])
        .slice(0, 2 * spaces + 1);
      const limit = [...hand, ...["a-paupers", "a-paupers", "b-paupers", "b-paupers", "b-paupers", "b-paupers"]].concat(
        ["c-paupers", "c-paupers", "c-paupers"],
      );
      const players = [{ hand: limit }, ...Array.from({ length: seats - 1 }, () => ({}))];
      const s = arrange({ players, task: { type: "limit" } });
      s.play(...hand.slice(0, spaces).map((card) => `discard ${card}`));
      expect(s.position.top).toEqual(hand.slice(0, spaces));
      s.play(...hand.slice(spaces, 2 * spaces).map((card) => `discard ${card}`));
      expect(s.position.bottom).toEqual(hand.slice(spaces, 2 * spaces));
      expect(s.player(0).hand.length).toBe(10);
      s.play(`discard ${hand[2 * spaces]}`);
      expect(s.position.removed).toEqual(hand.slice(spaces, 2 * spaces));
      expect(s.position.bottom).toEqual(hand.slice(0, spaces));
      expect(s.position.top).toEqual(hand.slice(2 * spaces));
    });
  }

  test("[4.3] a gap in the top row is filled before the bottom row", () => {
    const s = arrange({
      players: [{ hand: ["a-salters", "a-mercers"] }, {}],
      top: ["b-lords", "b-omnibus"],
      bottom: ["b-bridge"],
    });
    s.play("place a-salters", "discard a-mercers");
    expect(s.position.top).toEqual(["b-lords", "b-omnibus", "a-mercers"]);
    expect(s.position.bottom).toEqual(["b-bridge"]);
  });

  test("[4.1] the same card in both rows is two different choices", () => {
    const s = arrange({ players: [{}, {}], top: ["a-paupers"], bottom: ["a-paupers"], task: OPENING });
    expect(s.options()).toEqual(["draw", "take a-paupers from top", "take a-paupers from bottom"]);
    s.play("take a-paupers from bottom");
    expect(s.position).toMatchObject({ top: ["a-paupers"], bottom: [] });
  });

  test("[4.1] each card is decided on after the one before has been seen", () => {
    const s = arrange({ players: [{}, {}], top: ["b-lords"], next: ["a-salters", "a-mercers"], task: CHOICE });
    s.play("draw-more", "draw");
    expect(s.player(0).hand).toEqual(["a-salters"]);
    s.play("take b-lords from top", "draw");
    expect(s.player(0).hand).toEqual(["a-mercers", "a-salters", "b-lords"]);
    expect(s.state.seat).toBe(1);
  });
});

describe("running out of cards", () => {
  test("[3.3] [4.2] with an empty deck the draw from the board is mandatory while a card lies there", () => {
    const s = arrange({ players: [{}, {}], top: ["a-paupers"], deckEnds: true, endedBy: 1, task: OPENING });
    expect(s.options()).toEqual(["take a-paupers from top"]);
  });

  test("[4.2] with nothing left the turn goes straight to the action", () => {
    const s = arrange({ players: [{ hand: ["a-paupers"] }, {}], deckEnds: true, next: ["a-salters"], task: OPENING });
    s.play("draw", "run", "done");
    expect(s.state.seat).toBe(1);
    expect(s.state.agenda).toEqual([{ type: "choice" }]);
  });

  test("[3.2] with nothing left to draw a loan can still be repaid first", () => {
    const s = arrange({ players: [{ money: 15, loans: 1 }, {}], deckEnds: true, endedBy: 1, task: OPENING });
    expect(s.options()).toEqual(["repay", "stop"]);
    s.play("repay");
    expect(s.player(0).loans).toBe(0);
    expect(s.options()).toContain("run");
  });

  test("[3.5] fewer than three: all of them", () => {
    const s = arrange({ players: [{}, {}], next: ["a-salters"], deckEnds: true, top: ["b-lords"] });
    s.play("draw-more", "draw", "take b-lords from top");
    expect(s.player(0).hand).toEqual(["a-salters", "b-lords"]);
    expect(s.state.seat).toBe(1);
  });

  test("[3.5] none at all: the action passes", () => {
    const s = arrange({ players: [{}, {}], deckEnds: true, endedBy: 1 });
    s.play("draw-more");
    expect(s.options()).toEqual([]);
  });
});

describe("the hand", () => {
  test("[3.6] more than nine at the end of the turn: the surplus is discarded, paupers too", () => {
    const hand = [
      "a-paupers",
      "a-paupers",
      "b-paupers",
      "b-paupers",
      "b-paupers",
      "b-paupers",
      "c-paupers",
      "c-paupers",
    ];
    const s = arrange({ players: [{ hand }, {}], next: ["a-salters", "a-mercers", "a-grocers"] });
    s.play("draw-more", "draw", "draw", "draw");
    expect(s.options()).toContain("discard a-paupers");
    s.play("discard a-paupers", "discard c-paupers");
    expect(s.player(0).hand).toHaveLength(9);
    expect(s.state.seat).toBe(1);
  });

  test("[3.6] nine are allowed", () => {
    const hand = ["a-paupers", "a-paupers", "b-paupers", "b-paupers", "b-paupers", "b-paupers"];
    const s = arrange({ players: [{ hand }, {}] });
    s.play("draw-more", "draw", "draw", "draw");
    expect(s.state.seat).toBe(1);
  });
});

describe("drawing from the board for ever", () => {
  const setting = { players: [{}, {}], top: ["a-salters"], task: OPENING };

  test("[3.7] after three full rounds without a card leaving the deck, the draw must come from it", () => {
    expect(arrange({ ...setting, idle: 5 }).options()).toContain("take a-salters from top");
    expect(arrange({ ...setting, idle: 6 }).options()).toEqual(["draw"]);
  });

  test("[3.7] rounds are counted over turns, and a card from the deck starts the count anew", () => {
    const s = arrange({ ...setting, top: ["a-salters", "a-mercers", "a-grocers"], bottom: ["a-vintners"], idle: 5 });
    s.play("take a-salters from top", "run", "done");
    expect(s.state.idle).toBe(6);
    expect(s.options()).toEqual(["draw"]);
    expect(s.events.at(-1)).toMatchObject({ what: "deck-due", seat: 1 });
    s.play("draw", "run", "done");
    expect(s.state.idle).toBe(0);
    expect(s.options()).toContain("take a-mercers from top");
  });

  test("[3.7] [10.13] who may draw none must still draw one then, and freely after it", () => {
    const s = arrange({ players: [{ boroughs: ["wandsworth"] }, {}], top: ["a-salters"], task: OPENING, idle: 6 });
    expect(s.options()).toEqual(["draw"]);
    s.play("draw");
    expect(s.options()).toEqual(["draw", "take a-salters from top", "stop"]);
  });

  test("[3.7] [10.12] one of the cards looked at will do", () => {
    const s = arrange({
      players: [{ stacks: ["b-university-of-london"] }, {}],
      top: ["a-salters"],
      task: OPENING,
      idle: 6,
    });
    s.play("look");
    expect(s.options().every((move) => move.startsWith("pick"))).toBe(true);
  });
});

describe("placing", () => {
  test("[5.4] on a face-up card, on one turned over, or beside them, but not on a card placed this turn", () => {
    const s = arrange({
      players: [
        {
          hand: ["a-salters", "a-mercers", "a-grocers", "a-vintners"],
          stacks: ["b-lords", { card: "b-omnibus", turned: true }],
        },
        {},
      ],
    });
    s.play("place a-salters");
    expect(s.options()).toEqual(["onto 1", "onto 2", "onto new"]);
    s.play("onto 2", "discard a-mercers");
    expect(s.stack(0, 1)).toMatchObject({ card: "a-salters", turned: false, under: ["b-omnibus"] });
    s.play("place a-grocers");
    expect(s.options()).toEqual(["onto 1", "onto new"]);
    s.play("onto 1", "discard a-vintners", "done");
    s.play("draw", "run", "done", "draw", "run");
    expect(s.options()).toContain("activate 2");
  });

  test("[5.2] of two equal cards one may be discarded to place the other", () => {
    const s = arrange({ players: [{ hand: ["c-sewers", "c-sewers"] }, {}] });
    s.play("place c-sewers");
    expect(s.options()).toEqual(["discard c-sewers"]);
    s.play("discard c-sewers");
    expect(s.position.top).toEqual(["c-sewers"]);
    expect(s.stack(0, 0).card).toBe("c-sewers");
    const one = arrange({ players: [{ hand: ["c-sewers"] }, {}] });
    expect(one.options()).not.toContain("place c-sewers");
  });

  test("[5.1] who cannot play a card cannot develop, and may stop after any card", () => {
    const none = arrange({ players: [{ hand: ["a-salters", "b-lords", "a-paupers"] }, {}] });
    expect(none.options().filter((move) => /^(place|play)/.test(move))).toEqual([]);
    const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"] }, {}] });
    expect(s.options()).not.toContain("done");
    expect(s.play("place a-salters", "discard a-mercers").options()).toEqual(["borrow", "done"]);
  });

  test("[8.3] a card placed this turn is not activated before a run", () => {
    const s = arrange({ players: [{ hand: ["a-salters", "a-mercers"] }, {}] });
    s.play("place a-salters", "discard a-mercers");
    expect(s.options()).not.toContain("activate 1");
  });
});

describe("running", () => {
  test("[8.1] even with nothing to activate, and each card once a turn", () => {
    const s = arrange({ players: [{ stacks: ["c-grand-hotel"] }, {}], task: RUN });
    s.play("activate 1");
    expect(s.options()).toEqual(["borrow", "done"]);
    const none = arrange({ players: [{}, {}] });
    expect(none.play("run", "done").state.seat).toBe(1);
  });

  test("[8.2] without a card in hand a card that costs one cannot be activated", () => {
    const s = arrange({ players: [{ stacks: ["b-brewing"] }, {}], task: RUN });
    expect(s.options()).not.toContain("activate 1");
  });

  test("[8.2] [9.2] a money cost may be borrowed for", () => {
    const s = arrange({ players: [{ stacks: ["a-woolwich-arsenal"], money: 0 }, {}], task: RUN });
    s.play("activate 1");
    expect(s.player(0)).toMatchObject({ money: 3, loans: 1, prestige: 5 });
  });

  test("[8.7] stacks count however high, activated or not, face up or down; loans and hand count too", () => {
    const s = arrange({
      players: [
        {
          loans: 2,
          hand: ["a-paupers"],
          stacks: [
            { card: "b-lords", under: ["a-salters", "a-mercers"] },
            { card: "b-omnibus", turned: true },
          ],
        },
        {},
      ],
      task: RUN,
    });
    s.play("done");
    expect(s.player(0).poverty).toBe(2 + 2 + 1);
  });

  test("[8.5] relief from poverty is lost where there is none", () => {
    const s = arrange({ players: [{ stacks: ["a-almshouses"], poverty: 1 }, {}], task: RUN });
    expect(s.play("activate 1").player(0).poverty).toBe(0);
  });
});
