import { type Seat, winners } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { type Arranged, arrange, OPENING, type PlayerPosition } from "../fixtures/arrange.ts";
import { rulesetOf } from "./ruleset.ts";
import { povertyLoss } from "./score.ts";

const PASS = ["run", "done"] as const;

describe("the last turns", () => {
  for (const seats of [2, 3, 4]) {
    for (let ender = 0; ender < seats; ender++) {
      test(`[11.1] [11.2] ${seats} players: seat ${ender} takes the last card, every other seat has one more turn`, () => {
        const s = arrange({
          players: Array.from({ length: seats }, () => ({})),
          seat: ender,
          next: ["a-salters"],
          deckEnds: true,
          task: OPENING,
        });
        s.play("draw", ...PASS);
        const turns: Seat[] = [];
        while (s.game.toAct(s.state).length > 0) {
          turns.push(s.state.seat);
          s.play(...PASS);
        }
        expect(turns).toEqual(Array.from({ length: seats - 1 }, (_, i) => (ender + 1 + i) % seats));
        expect(s.options()).toEqual([]);
      });
    }
  }

  test("[11.1] it is the end of the turn that counts: cards drawn and more left, nothing happens", () => {
    const s = arrange({ players: [{}, {}], next: ["a-salters", "a-mercers"], deckEnds: true, task: OPENING });
    s.play("draw", ...PASS);
    expect(s.state.endedBy).toBe(-1);
    s.play("draw", ...PASS);
    expect(s.state.endedBy).toBe(1);
    s.play(...PASS);
    expect(s.options()).toEqual([]);
  });

  test("[11.2] in the last turns board cards are still drawn, land is still bought", () => {
    const s = arrange({
      players: [{}, { money: 8 }],
      next: ["a-salters"],
      deckEnds: true,
      top: ["b-lords"],
      task: OPENING,
    });
    s.play("draw", ...PASS);
    expect(s.options()).toEqual(["take b-lords from top"]);
    s.play("take b-lords from top", "buy westminster");
    expect(s.options()).toEqual([]);
    expect(s.player(1).prestige).toBe(6);
  });

  test("[11.3] the final scoring is told step by step", () => {
    const s = arrange({
      players: [{}, { money: 20, loans: 2, poverty: 3, hand: ["a-paupers"], stacks: ["b-lords"] }],
      seat: 1,
      endedBy: 0,
      deckEnds: true,
    });
    s.play("draw-more");
    const told = s.events.filter(({ seat }) => seat === 1).map(({ what, by, cause }) => [what, by, cause.rule]);
    expect(told).toEqual([
      ["draw-more", 3, "3.5"],
      ["poverty", 1, "11.3"],
      ["loans", -1, "11.5"],
      ["money", -15, "11.5"],
      ["score-cards", 1, "11.4"],
      ["score-money", 1, "11.6"],
      ["score-loans", -7, "11.7"],
      ["score-poverty", -3, "11.9"],
    ]);
  });
});

function score(...players: PlayerPosition[]): Arranged {
  return arrange({ players });
}

function partsOf(s: Arranged, seat: Seat): Record<string, number> {
  const place = s.standing().find((candidate) => candidate.seat === seat);
  return Object.fromEntries((place?.parts ?? []).map(({ what, by }) => [what, by]));
}

describe("the seven steps", () => {
  test("[11.3] cards in hand bring poverty", () => {
    expect(partsOf(score({ hand: ["a-salters", "a-mercers", "b-lords"] }, {}), 0)["score-poverty"]).toBe(-2);
  });

  test("[11.4] all cards in the city count, covered and turned ones included", () => {
    const stacks = [
      { card: "b-lords", under: ["a-hospital"] },
      { card: "b-brewing", turned: true },
    ];
    expect(partsOf(score({ stacks }, {}), 0)["score-cards"]).toBe(1 + 3 + 1);
  });

  test("[11.5] [11.6] [11.7] loans are repaid first, then £3 make a prestige, then 7 are lost for each loan left", () => {
    const parts = partsOf(score({ money: 35, loans: 3 }, {}), 0);
    expect(parts).toMatchObject({ "score-money": 1, "score-loans": -7 });
    expect(partsOf(score({ money: 14, loans: 1 }, {}), 0)).toMatchObject({ "score-money": 4, "score-loans": -7 });
  });

  test("[11.8] everybody gives back as much poverty as the least burdened player has", () => {
    const s = score({ poverty: 12 }, { poverty: 7 }, { poverty: 9, hand: ["a-paupers"] });
    expect(partsOf(s, 0)["score-poverty"]).toBe(-5);
    expect(partsOf(s, 1)["score-poverty"]).toBe(0);
    expect(partsOf(s, 2)["score-poverty"]).toBe(-2);
  });

  test("[11.9] the table of poverty", () => {
    const rules = rulesetOf({}, standard);
    const losses = Array.from({ length: 14 }, (_, poverty) => povertyLoss(rules, poverty));
    expect(losses).toEqual([0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24]);
  });

  test("[1.5] a score may be negative, and is the sum of its parts", () => {
    const s = score({ money: 0, loans: 4, prestige: 3, poverty: 20 }, {});
    const place = s.standing().find(({ seat }) => seat === 0);
    expect(place?.score).toBe(3 - 28 - 45);
    expect(place?.score).toBe(place?.parts.reduce((sum, { by }) => sum + by, 0));
  });
});

describe("who wins", () => {
  const winnersOf = (...players: PlayerPosition[]): readonly Seat[] => winners(score(...players).standing());

  test("[11.10] the most prestige", () => {
    expect(winnersOf({ prestige: 9 }, { prestige: 10 })).toEqual([1]);
  });

  test("[11.11] a tie: less poverty", () => {
    // 1 and 2 poverty cost the same; boroughs and cards come later.
    const burdened = { prestige: 3, poverty: 2, boroughs: ["city"], stacks: ["b-buckingham-palace"] };
    expect(winnersOf(burdened, { prestige: 10, poverty: 1 }, {})).toEqual([1]);
  });

  test("[11.12] still tied: more boroughs", () => {
    const landed = { prestige: 10, boroughs: ["hackney", "lambeth"] };
    expect(winnersOf({ prestige: 3, boroughs: ["city"], stacks: ["b-buckingham-palace"] }, landed)).toEqual([1]);
  });

  test("[11.13] still tied: the city card of the highest prestige", () => {
    const many = { prestige: 10, stacks: ["b-hospital", "b-hospital"] };
    const one = { prestige: 9, stacks: ["b-buckingham-palace"] };
    expect(winnersOf(many, one)).toEqual([1]);
    const covered = { prestige: 9, stacks: [{ card: "a-salters", under: ["b-buckingham-palace"] }] };
    expect(winnersOf(many, covered)).toEqual([1]);
  });

  test("[11.14] still tied: the victory is shared", () => {
    const s = score({ prestige: 10 }, { prestige: 10 }, { prestige: 2 });
    expect(winners(s.standing())).toEqual([0, 1]);
    expect(s.standing().map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});
