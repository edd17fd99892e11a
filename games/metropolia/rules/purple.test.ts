import { describe, expect, it } from "vitest";
import { arrange, coinLines } from "../fixtures/arrange.ts";

describe("[4.11] stadium", () => {
  it("takes 2 from every other player, or what is there", () => {
    const match = arrange({ players: [{ owned: { stadium: 1 } }, { coins: 1 }, { coins: 9 }, { coins: 0 }] });
    const events = match.play("roll one die", 6);
    expect(coinLines(events)).toEqual(["0 +0 from 3: stadium", "0 +2 from 2: stadium", "0 +1 from 1: stadium"]);
    expect(match.coins()).toEqual([3, 0, 7, 0]);
  });
});

describe("[4.12] TV station", () => {
  it("asks who pays; 5 or what is there", () => {
    const match = arrange({ players: [{ owned: { "tv-station": 1 } }, { coins: 9 }, { coins: 3 }, {}] });
    match.play("roll one die", 6);
    expect(match.options()).toEqual(["charge player 2", "charge player 3", "charge player 4"]);
    match.play("charge player 3");
    expect(match.coins()).toEqual([3, 9, 0, 0]);
  });
  it("takes no more than 5", () => {
    const match = arrange({ players: [{}, { coins: 9 }, { owned: { "tv-station": 1 } }], turn: 2 });
    match.play("roll one die", 6);
    expect(match.options()).toEqual(["charge player 1", "charge player 2"]);
    match.play("charge player 2");
    expect(match.coins()).toEqual([0, 4, 5]);
  });
  it("may name a player without coins, who then pays nothing", () => {
    const match = arrange({ players: [{ owned: { "tv-station": 1 } }, { coins: 9 }, {}] });
    match.play("roll one die", 6);
    const events = match.play("charge player 3");
    expect(events.map(({ what }) => what)).toContain("charged");
    expect(match.coins()).toEqual([0, 9, 0]);
  });
  it("asks nobody when there is one opponent", () => {
    const match = arrange({ players: [{ owned: { "tv-station": 1 } }, { coins: 9 }] });
    match.play("roll one die", 6);
    expect(match.coins()).toEqual([5, 4]);
  });
  it("asks nobody when no opponent has a coin", () => {
    const match = arrange({ players: [{ coins: 1, owned: { "tv-station": 1 } }, {}, {}], market: { ranch: 1 } });
    match.play("roll one die", 6);
    expect(match.options()).toEqual(["build ranch", "build nothing"]);
  });
});

describe("[4.13] business center", () => {
  const players = [
    { owned: { "business-center": 1, "wheat-field": 1, bakery: 2 } },
    { owned: { mine: 1, stadium: 1 } },
    { owned: { cafe: 2 } },
  ];
  it("takes one establishment and gives another for it", () => {
    const match = arrange({ players });
    match.play("roll one die", 6);
    expect(match.options()).toEqual(["swap nothing", "take mine from player 2", "take cafe from player 3"]);
    match.play("take cafe from player 3");
    expect(match.options()).toEqual(["give wheat-field", "give bakery"]);
    const events = match.play("give bakery");
    expect(events[0]).toMatchObject({ what: "swapped", seat: 0, with: 2, about: "cafe", detail: { given: "bakery" } });
    expect([match.owned(0, "bakery"), match.owned(0, "cafe")]).toEqual([1, 1]);
    expect([match.owned(2, "bakery"), match.owned(2, "cafe")]).toEqual([1, 1]);
  });
  it("[4.13] never swaps cards with the tower, on either side", () => {
    const match = arrange({ players });
    match.play("roll one die", 6);
    expect(match.refuses("take stadium from player 2")).toBe(true);
    match.play("take mine from player 2");
    expect(match.refuses("give business-center")).toBe(true);
  });
  it("[7.2] finds no town hall to swap, though everyone has one from the start", () => {
    const match = arrange({ options: { plus: true }, players });
    match.play("roll one die", 6);
    expect(match.coins()[0]).toBe(1);
    expect(match.refuses("take town-hall from player 2")).toBe(true);
    expect(match.options()).toHaveLength(3);
  });
  it("may be declined", () => {
    const match = arrange({ players });
    match.play("roll one die", 6);
    const before = match.view().players;
    match.play("swap nothing");
    expect(match.view().players).toEqual(before);
    expect(match.state().turn).toBe(1);
  });
  it("brings a card that works from the next roll on, not for this one", () => {
    const match = arrange({
      options: { plus: true, townHall: "when-broke" },
      players: [
        { coins: 5, owned: { "business-center": 1, bakery: 1, "flower-field": 1 } },
        { owned: { "flower-shop": 1 } },
      ],
    });
    match.play("roll one die", 6);
    match.play("take flower-shop from player 2");
    match.play("give bakery");
    expect(match.owned(0, "flower-shop")).toBe(1);
    expect(match.coins()).toEqual([5, 0]);
  });
});

describe("[4.14] several purple cards on a 6", () => {
  const majors = { "business-center": 1, "tv-station": 1, stadium: 1, bakery: 1 };
  it("everyone pays, then one more, then the swap is offered", () => {
    const match = arrange({ players: [{ owned: majors }, { coins: 6, owned: { mine: 1 } }, { coins: 1 }] });
    expect(coinLines(match.play("roll one die", 6))).toEqual(["0 +1 from 2: stadium", "0 +2 from 1: stadium"]);
    expect(coinLines(match.play("charge player 2"))).toEqual(["0 +4 from 1: tv-station"]);
    expect(match.state().phase).toEqual({ type: "swap", by: "business-center" });
    match.play("swap nothing");
    expect(match.coins()).toEqual([7, 0, 0]);
  });
  it("with two players all money moves in the roll itself", () => {
    const match = arrange({ players: [{ owned: majors }, { coins: 9, owned: { mine: 1 } }] });
    match.play("roll one die", 6);
    expect(match.coins()).toEqual([7, 2]);
    expect(match.state().phase.type).toBe("swap");
  });
});

describe("PLUS", () => {
  const options = { plus: true, townHall: "when-broke" } as const;
  const built = ["train-station"];
  it("[7.13] the rulebook's example: of 21 coins the tax office takes 10 and leaves 11", () => {
    const match = arrange({ options, players: [{ owned: { "tax-office": 1 }, built }, { coins: 21 }] });
    match.play("roll two dice", 4, 4);
    expect(match.coins()).toEqual([10, 11]);
  });
  it("[7.13] 10 coins are taxed, 9 are not, and the owner never is", () => {
    const match = arrange({
      options,
      players: [{ coins: 40, owned: { "tax-office": 1 }, built }, { coins: 10 }, { coins: 9 }],
    });
    match.play("roll two dice", 4, 5);
    expect(match.coins()).toEqual([45, 5, 9]);
  });
  it("[7.12] the publisher takes 1 for each cup and bread card of each opponent, as far as they can pay", () => {
    const match = arrange({
      options,
      players: [
        { owned: { publisher: 1, bakery: 5 }, built },
        { coins: 9, owned: { cafe: 1, "sushi-bar": 1, bakery: 2, "flower-shop": 1, mine: 3 } },
        { coins: 1, owned: { "convenience-store": 2 } },
      ],
    });
    match.play("roll two dice", 3, 4);
    expect(match.coins()).toEqual([6, 4, 0]);
  });
});
