import { describe, expect, test } from "vitest";
import { type Arranged, arrange, CHOICE, RUN } from "../fixtures/arrange.ts";

/** The worked examples of the rulebook, as far as its text describes them. */
describe("the example of developing: Hospital, Vauxhall Gardens, Vintners and Huguenots in hand", () => {
  const hand = ["a-hospital", "a-vauxhall-gardens", "a-vintners", "a-huguenots"];
  const position = (): Arranged => arrange({ players: [{ hand, money: 5 }, {}], task: CHOICE });

  test("[5.2] the Gardens are discarded to build the Hospital, which costs £2 as well", () => {
    const s = position().play("place a-hospital", "discard a-vauxhall-gardens");
    expect(s.stack(0, 0).card).toBe("a-hospital");
    expect(s.player(0).money).toBe(3);
    expect(s.position.top).toEqual(["a-vauxhall-gardens"]);
  });

  test("[5.2] the Hospital is discarded to build the Gardens, and the £2 are saved", () => {
    const s = position().play("place a-vauxhall-gardens", "discard a-hospital");
    expect(s.stack(0, 0).card).toBe("a-vauxhall-gardens");
    expect(s.player(0).money).toBe(5);
    expect(s.position.top).toEqual(["a-hospital"]);
  });

  test("[5.8] the Huguenots are discarded to build the Vintners", () => {
    const s = position().play("place a-vintners");
    expect(s.options()).toEqual(["discard a-huguenots"]);
    s.play("discard a-huguenots");
    expect(s.stack(0, 0).card).toBe("a-vintners");
    expect(s.position.top).toEqual(["a-huguenots"]);
  });

  test("[5.7] the Huguenots are played as an action and draw two cards", () => {
    const s = position().play("play a-huguenots", "draw", "draw");
    expect(s.player(0).hand).toHaveLength(5);
    expect(s.position.removed).toEqual(["a-huguenots"]);
    expect(s.position.top).toEqual([]);
    expect(s.options()).toContain("place a-hospital");
  });

  test("[4.3] whatever was discarded is there for the others to take", () => {
    const s = position().play("place a-hospital", "discard a-vauxhall-gardens", "done");
    expect(s.options()).toContain("take a-vauxhall-gardens from top");
  });
});

describe("the example of buying land: Hammersmith, Lewisham, Southwark & Bermondsey on offer", () => {
  const position = (money: number): Arranged =>
    arrange({
      players: [{ money, poverty: 5, boroughs: ["city"] }, {}],
      market: ["hammersmith", "lewisham", "southwark-bermondsey"],
    });

  test("[9.2] the dear one can be had only with a loan", () => {
    const s = position(5).play("buy hammersmith");
    expect(s.player(0)).toMatchObject({ money: 9, loans: 1 });
  });

  test("[7.4] Lewisham removes poverty quickly", () => {
    const s = position(5).play("buy lewisham");
    expect(s.player(0)).toMatchObject({ money: 2, loans: 0, poverty: 1 });
  });

  test("[7.2] the new card covers the earlier one, whose place by the river still counts", () => {
    const s = position(5).play("buy southwark-bermondsey");
    expect(s.player(0).boroughs).toEqual(["city", "southwark-bermondsey"]);
    expect(s.position.market).toHaveLength(3);
    expect(s.position.market).not.toContain("southwark-bermondsey");
    s.change(0, { stacks: arrange({ players: [{ stacks: ["b-steamboats"] }, {}] }).player(0).stacks });
    while (s.state.seat === 0) s.play("draw");
    s.play("draw", "run", "done", "draw", "run");
    const before = s.player(0).money;
    expect(s.play("activate 1").player(0).money - before, "£2 for each of two boroughs on the river").toBe(4);
  });
});

describe("the example of running a city, in two parts", () => {
  // Four stacks, two boroughs on the river with Southwark & Bermondsey on top, a loan, three cards in hand, 3 poverty.
  const s = arrange({
    players: [
      {
        money: 3,
        loans: 1,
        poverty: 3,
        hand: ["a-paupers", "a-salters", "a-mercers"],
        boroughs: ["city", "southwark-bermondsey"],
        stacks: ["a-hospital", "b-west-india-docks", "b-town-houses", "b-steamboats"],
      },
      {},
    ],
    task: RUN,
  });

  test("[8.2] part 1: a pauper is discarded for the Docks, which bring £7 and turn over", () => {
    s.play("activate 2", "discard a-paupers");
    // The Hospital could stand in; the player keeps it for later.
    expect(s.options()).toEqual(["turn 2", "turn 1"]);
    s.play("turn 2");
    expect(s.player(0).money).toBe(10);
    expect(s.stack(0, 1).turned).toBe(true);
    expect(s.position.top).toEqual(["a-paupers"]);
  });

  test("[10.5] part 1: the Town Houses bring 2 prestige for two blue cards, and the Hospital turns over instead", () => {
    s.play("activate 3");
    expect(s.player(0).prestige).toBe(2);
    s.play("turn 1");
    expect(s.stack(0, 2).turned).toBe(false);
    expect(s.stack(0, 0).turned).toBe(true);
    expect(s.options()).not.toContain("activate 3");
  });

  test("[10.1] part 1: the Steamboats bring £4 for two riverside boroughs and turn over", () => {
    s.play("activate 4");
    expect(s.player(0).money).toBe(14);
    expect(s.stack(0, 3).turned).toBe(true);
  });

  test("[8.6] part 1: the newest borough brings one poverty", () => {
    s.play("borough");
    expect(s.player(0).poverty).toBe(4);
  });

  test("[8.7] part 2: four for stacks, one for the loan, two for the hand: 11 poverty in all", () => {
    s.play("done");
    expect(s.player(0)).toMatchObject({ poverty: 11, money: 14, loans: 1 });
    expect(s.player(0).hand).toHaveLength(2);
  });
});
