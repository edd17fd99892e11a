import { describe, expect, it } from "vitest";
import { arrange } from "../fixtures/arrange.ts";

const names = ["wheat-field", "ranch", "forest", "mine", "apple-orchard", "bakery", "cafe", "stadium", "tv-station"];
const nine = Object.fromEntries(names.map((id) => [id, 2]));
const plus = { plus: true, townHall: "when-broke" } as const;

describe("[7.4] filling up", () => {
  it("a pile that empties is replaced at once", () => {
    const match = arrange({
      options: plus,
      players: [{ coins: 9 }, {}],
      market: { ...nine, publisher: 1 },
      deck: ["tax-office", "pizza-joint"],
    });
    match.play("roll one die", 5);
    const events = match.play("build publisher");
    expect(match.market()).toEqual({ ...nine, "tax-office": 1 });
    expect(match.view().deck).toBe(1);
    expect(events.at(-1)).toMatchObject({ what: "revealed", about: "tax-office", now: 1, reveals: true });
  });
  it("a card whose name lies there joins its pile, and the next is turned up", () => {
    const match = arrange({
      options: plus,
      players: [{ coins: 9 }, {}],
      market: { ...nine, publisher: 1 },
      deck: ["ranch", "mine", "ranch", "publisher", "cafe"],
    });
    match.play("roll one die", 5);
    const events = match.play("build publisher");
    expect(match.market()).toEqual({ ...nine, ranch: 4, mine: 3, publisher: 1 });
    expect(events.filter(({ what }) => what === "revealed").map((event) => [event.about, event.now])).toEqual([
      ["ranch", 3],
      ["mine", 3],
      ["ranch", 4],
      ["publisher", 1],
    ]);
  });
  it("nothing comes while ten names lie there", () => {
    const match = arrange({
      options: plus,
      players: [{ coins: 9 }, {}],
      market: { ...nine, publisher: 1 },
      deck: ["tax-office"],
    });
    match.play("roll one die", 5);
    match.play("build ranch");
    expect(match.market()).toEqual({ ...nine, ranch: 1, publisher: 1 });
  });
  it("[7.5] an empty deck leaves the market smaller", () => {
    const match = arrange({
      options: plus,
      players: [{ coins: 9 }, { coins: 9 }],
      market: { ...nine, publisher: 1, "tax-office": 1 },
      deck: ["ranch"],
    });
    match.play("roll one die", 5);
    match.play("build publisher");
    match.play("roll one die", 5);
    match.play("build tax-office");
    expect(match.market()).toEqual({ ...nine, ranch: 3 });
  });
  it("what is certain about the move is told before the new cards", () => {
    const match = arrange({
      options: plus,
      players: [{ coins: 9, built: ["train-station", "amusement-park"] }, {}],
      market: { ...nine, publisher: 1 },
      deck: ["tax-office"],
    });
    match.play("roll two dice", 2, 2);
    const order = match.play("build publisher").map(({ what }) => what);
    expect(order).toEqual(["coins", "built", "extra-turn", "revealed"]);
  });
  it("the base game never fills up", () => {
    const match = arrange({ players: [{ coins: 9 }, {}], market: { ranch: 1 }, deck: ["mine"] });
    match.play("roll one die", 5);
    match.play("build ranch");
    expect(match.market()).toEqual({});
  });
});

describe("purple piles nobody can buy from", () => {
  const position = {
    players: [{ coins: 9 }, { coins: 9, owned: { publisher: 1 } }],
    market: { ...nine, publisher: 2 },
    deck: ["tax-office", "publisher"],
  };
  it("[7.5] stay and count among the ten", () => {
    const match = arrange({ options: plus, ...position });
    match.play("roll one die", 5);
    match.play("build publisher");
    expect(match.market()).toEqual({ ...nine, publisher: 1 });
    expect(match.view().deck).toBe(2);
    expect(match.refuses("build publisher")).toBe(true);
  });
  it("[8.3] leave under the English rule, and the market fills up", () => {
    const match = arrange({ options: { ...plus, stuckPiles: "leave" }, ...position });
    match.play("roll one die", 5);
    const events = match.play("build publisher");
    expect(match.market()).toEqual({ ...nine, "tax-office": 1 });
    expect(match.view().removed).toEqual(["publisher"]);
    expect(events).toContainEqual(expect.objectContaining({ what: "removed", about: "publisher", by: -1 }));
  });
  it("[8.3] a card turned up later that everybody owns leaves as well", () => {
    const match = arrange({
      options: { ...plus, stuckPiles: "leave" },
      players: [{ coins: 9, owned: { publisher: 1 } }, { owned: { publisher: 1 } }],
      market: { ...nine, "pizza-joint": 1 },
      deck: ["publisher", "ranch", "publisher", "tax-office"],
    });
    match.play("roll one die", 5);
    match.play("build pizza-joint");
    expect(match.market()).toEqual({ ...nine, ranch: 3, "tax-office": 1 });
    expect(match.view()).toMatchObject({ removed: ["publisher", "publisher"], deck: 0 });
  });
  it("[8.3] a card that one player lacks stays", () => {
    const match = arrange({
      options: { ...plus, stuckPiles: "leave" },
      ...position,
      players: [...position.players, { coins: 9 }],
    });
    match.play("roll one die", 5);
    match.play("build publisher");
    expect(match.market()).toEqual({ ...nine, publisher: 1 });
  });
});
