import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { type Arranged, arrange, OPENING, RUN } from "../fixtures/arrange.ts";

/** Price, prestige, poverty removed, cards drawn. */
const BENEFITS: Readonly<Record<string, readonly [price: number, prestige: number, poverty: number, cards: number]>> = {
  city: [8, 5, 2, 3],
  westminster: [8, 6, 2, 2],
  "southwark-bermondsey": [5, 2, 2, 3],
  "bethnal-green-stepney-poplar": [3, 3, 1, 4],
  hackney: [3, 2, 1, 4],
  "islington-stoke-newington": [4, 3, 1, 3],
  "st-pancras": [5, 3, 1, 2],
  "st-marylebone": [5, 4, 1, 2],
  paddington: [5, 3, 1, 2],
  hampstead: [7, 5, 2, 2],
  kensington: [7, 4, 2, 2],
  "fulham-chelsea": [7, 5, 2, 2],
  hammersmith: [6, 4, 1, 2],
  greenwich: [3, 1, 2, 4],
  deptford: [3, 1, 2, 4],
  lewisham: [3, 1, 4, 3],
  camberwell: [4, 2, 3, 3],
  lambeth: [4, 2, 2, 3],
  battersea: [4, 2, 3, 3],
  wandsworth: [4, 2, 1, 2],
};

/** What a run brings: money, prestige, poverty. */
const RUNS: Readonly<Record<string, readonly [money: number, prestige: number, poverty: number]>> = {
  "southwark-bermondsey": [0, 0, 1],
  "bethnal-green-stepney-poplar": [0, 0, 1],
  paddington: [2, 0, 0],
  kensington: [0, 1, 0],
  deptford: [1, 0, 0],
  lambeth: [0, 0, -1],
  wandsworth: [0, 0, 2],
};

describe("every borough", () => {
  for (const [id, [price, prestige, poverty, cards]] of Object.entries(BENEFITS)) {
    test(`[7.1] [7.4] [8.6] ${id} is bought and run`, () => {
      const s = arrange({ players: [{ money: 20, poverty: 6 }, {}], market: [id] });
      s.play(`buy ${id}`, ...Array.from({ length: cards }, () => "draw"));
      expect(s.player(0)).toMatchObject({ money: 20 - price, prestige, poverty: 6 - poverty, boroughs: [id] });
      expect(s.player(0).hand).toHaveLength(cards);
      expect(s.position.market).toHaveLength(1);

      const run = arrange({ players: [{ money: 5, poverty: 6, boroughs: [id] }, {}], task: RUN });
      const [money, gained, burden] = RUNS[id] ?? [0, 0, 0];
      expect(run.options().includes("borough")).toBe(RUNS[id] !== undefined);
      run.play("done");
      expect(run.player(0)).toMatchObject({ money: 5 + money, prestige: gained, poverty: 6 + burden });
    });
  }

  test("all of them are tested", () => {
    expect(Object.keys(BENEFITS).sort()).toEqual(standard.boroughs.map(({ id }) => id).sort());
  });
});

describe("buying land", () => {
  test("[7.1] one borough a turn", () => {
    const s = arrange({ players: [{ money: 30 }, {}] });
    s.play("buy westminster", "draw", "draw");
    expect(s.state.seat).toBe(1);
  });

  test("[7.4] who has less poverty than would be removed loses all of it and nothing more", () => {
    const s = arrange({ players: [{ money: 5, poverty: 1 }, {}], market: ["lewisham"] });
    s.play("buy lewisham");
    expect(s.player(0).poverty).toBe(0);
  });

  test("[7.3] the gap is filled from the face-down boroughs, and that is told as a revelation", () => {
    const s = arrange({ players: [{ money: 8 }, {}] });
    const next = s.position.land.at(-1);
    s.play("buy city");
    expect(s.position.market).toEqual([next, "westminster", "southwark-bermondsey"]);
    expect(s.events.some(({ what, reveals }) => what === "offered" && reveals)).toBe(true);
  });

  test("[7.3] when none are left fewer lie open, and at last there is nothing to buy", () => {
    const s = arrange({ players: [{ money: 20 }, {}], market: ["city"] });
    s.state.land = [];
    s.play("buy city");
    expect(s.position.market).toEqual([]);
    s.play("draw", "draw", "draw", "draw");
    expect(s.options().filter((move) => move.startsWith("buy"))).toEqual([]);
  });

  test("[7.2] [7.5] [7.6] only the newest borough's run effect and ability work", () => {
    const s = arrange({ players: [{ boroughs: ["wandsworth", "hackney"] }, {}], task: OPENING });
    expect(s.options()).toEqual(["draw"]);
    s.play("draw", "run");
    expect(s.options()).not.toContain("borough");
    s.play("done");
    expect(s.player(0).poverty).toBe(1);
  });

  test("[7.2] the side of the river and the river itself still count where a borough is covered", () => {
    // Wandsworth lies south on the river, Hackney north and away from it.
    for (const [card, gained] of [
      ["b-steamboats", 2],
      ["c-north-train-station", 2],
      ["c-south-train-station", 2],
    ] as const) {
      const player = { money: 0, hand: ["a-salters"], stacks: [card], boroughs: ["wandsworth", "hackney"] };
      const s = arrange({ players: [player, {}], task: RUN }).play("activate 1");
      if (s.options().includes("discard a-salters")) s.play("discard a-salters");
      expect(s.player(0).money, card).toBe(gained);
    }
  });
});

describe("abilities", () => {
  test("[10.9] City: loans repaid for £12 at the start of the turn, for £15 in the final scoring", () => {
    const s = arrange({ players: [{ boroughs: ["city"], money: 24, loans: 3 }, {}], task: OPENING });
    s.play("repay", "repay");
    expect(s.player(0)).toMatchObject({ money: 0, loans: 1 });
    const end = arrange({ players: [{ boroughs: ["city"], money: 12, loans: 1 }, {}] });
    const place = end.standing().find(({ seat }) => seat === 0);
    expect(place?.parts.find(({ what }) => what === "score-loans")?.by).toBe(-7);
    expect(place?.parts.find(({ what }) => what === "score-money")?.by).toBe(4);
  });

  test("[10.2] [6.2] Southwark & Bermondsey: any colour, paupers included, for nothing", () => {
    const hand = ["a-salters", "b-lords", "b-paupers"];
    const s = arrange({ players: [{ hand, boroughs: ["southwark-bermondsey"] }, {}] });
    s.play("place a-salters");
    expect(s.options()).toEqual(["discard b-lords", "discard b-paupers"]);
    s.play("discard b-paupers");
    expect(s.player(0).money).toBe(5);
  });

  test("[10.11] St Pancras: a swap a turn, from the turn of the purchase on", () => {
    const s = arrange({
      players: [{ money: 5, hand: ["a-paupers"] }, {}],
      market: ["st-pancras"],
      top: ["a-salters"],
    });
    s.play("buy st-pancras", "draw", "draw");
    expect(s.state.seat).toBe(0);
    s.play("swap a-paupers for a-salters from top by st-pancras");
    expect(s.position.top).toEqual(["a-paupers"]);
    expect(s.state.seat).toBe(1);
  });

  test("[10.11] a swap used through a borough does not use up that of a card", () => {
    const s = arrange({
      players: [
        { money: 9, hand: ["a-paupers", "b-paupers"], boroughs: ["st-pancras"], stacks: ["b-stock-exchange"] },
        {},
      ],
      market: ["hackney"],
      top: ["a-salters", "a-mercers"],
    });
    s.play("swap a-paupers for a-salters from top by st-pancras", "buy hackney", "draw", "draw", "draw", "draw");
    expect(s.options()).toContain("swap b-paupers for a-mercers from top by b-stock-exchange");
    expect(s.options().filter((move) => move.endsWith("st-pancras"))).toEqual([]);
  });

  test("[10.10] Hammersmith: £1 less while developing, never below nothing, and not in a run", () => {
    const s = arrange({
      players: [{ hand: ["b-oxford-street", "a-salters", "a-mercers", "a-grocers"], boroughs: ["hammersmith"] }, {}],
    });
    s.play("place b-oxford-street", "discard a-salters");
    expect(s.player(0).money).toBe(2);
    s.play("place a-mercers", "discard a-grocers");
    expect(s.player(0).money).toBe(2);
    const run = arrange({
      players: [{ stacks: ["a-coffee-house"], boroughs: ["hammersmith"] }, {}],
      top: ["b-oxford-street"],
      task: RUN,
    });
    run.play("activate 1", "cover b-oxford-street from top");
    expect(run.player(0).money).toBe(1);
  });

  test("[10.13] Wandsworth: none, one or two cards at the start of the turn", () => {
    const position = (): Arranged => arrange({ players: [{ boroughs: ["wandsworth"] }, {}], task: OPENING });
    expect(position().options()).toEqual(["draw", "stop"]);
    expect(position().play("draw", "draw").player(0).hand).toHaveLength(2);
  });
});

describe("the run effect", () => {
  test("[8.6] may come before, between or after the activations: Lambeth relieves of what the Leather Industry brings", () => {
    const cast = { boroughs: ["lambeth"], stacks: ["b-leather-industry"] };
    const before = arrange({ players: [cast, {}], task: RUN }).play("borough", "activate 1");
    expect(before.player(0).poverty).toBe(1);
    expect(before.options()).not.toContain("borough");
    const after = arrange({ players: [cast, {}], task: RUN }).play("activate 1", "borough");
    expect(after.player(0).poverty).toBe(0);
    const last = arrange({ players: [cast, {}], task: RUN }).play("activate 1", "done");
    expect(last.player(0).poverty).toBe(1);
  });

  test("[8.6] happens once in every run", () => {
    const s = arrange({ players: [{ boroughs: ["paddington"] }, {}], task: RUN });
    s.play("done", "draw", "run", "done", "draw", "run", "borough");
    expect(s.player(0).money).toBe(9);
  });
});
