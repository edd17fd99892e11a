import { describe, expect, it } from "vitest";
import { arrange, cardOf, choices, playOn, rules, stackOf, tell } from "../fixtures/arrange.ts";
import { placesOfCards } from "./sets.ts";
import { isClosed } from "./shares.ts";

describe("shares", () => {
  it("[6.2] the rulebook's example: B1, C4 and D4 lead to the free theatre share, nothing else does", () => {
    const leading = rules.lots
      .map(({ id }) => id)
      .filter((lot) => {
        const s = arrange({ money: [40, 40], hands: [[lot], [lot === "L3" ? "L2" : "L3"]] });
        return choices(playOn(s, [`build ${lot}`]).state).includes("take theatre");
      });
    expect(leading).toEqual(["B1", "C4", "D4"]);
  });

  it("[6.2] a free share counts as the purchase: the turn is over", () => {
    const s = arrange({ money: [40, 40], hands: [["B1"], ["L3"]], shares: [{}, { pool: [0] }] });
    const { state, events } = playOn(s, ["build B1", "take theatre"]);
    expect(placesOfCards(state)[cardOf("theatre", 0)]).toBe(0);
    expect(state.money[0]).toBe(39);
    expect(tell(events, "taken")).toEqual(["0 theatre"]);
    expect(state.turn).toBe(1);
  });

  it("[6.3] a free share may be left for another purchase, and can be had later", () => {
    const s = arrange({ money: [40, 40], hands: [["B1"], ["C4"]], shares: [{}, { pool: [0] }] });
    expect(choices(playOn(s, ["build B1"]).state)).toEqual(["buy pool", "take theatre", "pass"]);
    const { state } = playOn(s, ["build B1", "buy pool", "build C4", "take theatre"]);
    expect(placesOfCards(state)[cardOf("pool", 6)]).toBe(0);
    expect(placesOfCards(state)[cardOf("theatre", 0)]).toBe(1);
  });

  it("[6.4] nothing beneath a free share is for sale, not even beside it", () => {
    const s = arrange({ money: [99, 99], hands: [["B1"], ["L3"]] });
    expect(choices(playOn(s, ["build B1"]).state)).toEqual(["take theatre", "pass"]);
    const inner = arrange({ money: [99, 99], hands: [["B2"], ["L3"]] });
    expect(choices(playOn(inner, ["build B2"]).state)).toEqual(["pass"]);
  });

  it("[6.1] one share of any object, at rising prices", () => {
    const s = arrange({
      money: [40, 40],
      built: ["K1"],
      hands: [["B2"], ["K2"]],
      shares: [{ cafe: [0] }, { stadium: [0] }],
    });
    const { state, events } = playOn(s, ["build B2", "buy cafe", "build K2", "buy cafe"]);
    expect(tell(events, "money")).toEqual(["0 B2 -4", "0 cafe -3", "1 K2 -5", "1 cafe -4"]);
    expect(stackOf(state, "cafe")).toEqual([5, 6]);
  });

  it("[6.1] what costs more than one has is not on offer", () => {
    const held = [{ cafe: [0], cinema: [0], pool: [0] }];
    const s = arrange({ money: [6, 40], hands: [["B1"], ["L3"]], shares: held });
    expect(choices(playOn(s, ["build B1"]).state)).toEqual(["buy cinema", "take theatre", "buy cafe", "pass"]);
  });

  it("[6.1] an empty stack sells nothing", () => {
    const s = arrange({ money: [40, 40], hands: [["B2"], ["L3"]], shares: [{ cafe: [0, 3, 4, 5, 6] }] });
    expect(choices(playOn(s, ["build B2"]).state)).toEqual(["pass"]);
  });

  it("[6.1] nobody has to buy", () => {
    const s = arrange({ money: [40, 40], hands: [["B2"], ["L3"]], shares: [{ cafe: [0] }] });
    expect(playOn(s, ["build B2", "pass"]).state.money[0]).toBe(36);
  });

  it("[6.5] a free share left behind on the last lot of its object closes the stack, and all are told", () => {
    const s = arrange({ money: [40, 40], built: ["C4", "D4"], hands: [["B1"], ["B2"]] });
    const built = playOn(s, ["build B1"]).state;
    const theatre = rules.objectOf.get("theatre") as number;
    expect(isClosed(rules, built, theatre)).toBe(false);
    const { state, events } = playOn(built, ["pass"]);
    expect(tell(events, "closed")).toEqual(["theatre"]);
    expect(isClosed(rules, state, theatre)).toBe(true);
    expect(choices(playOn(state, ["build B2"]).state)).toEqual(["pass"]);
  });

  it("[6.5] a stack whose free share was taken stays open", () => {
    const s = arrange({ money: [40, 40], built: ["C4", "D4"], hands: [["B1"], ["B2"]] });
    const { state, events } = playOn(s, ["build B1", "take theatre", "build B2"]);
    expect(tell(events, "closed")).toEqual([]);
    expect(choices(state)).toEqual(["buy theatre", "pass"]);
  });

  it("[6.6] shares that can no longer pay are still for sale", () => {
    const s = arrange({
      money: [40, 40],
      built: ["C", "J"],
      hands: [["B2"], ["L3"]],
      shares: [{}, { restaurant: [0] }],
    });
    expect(choices(playOn(s, ["build B2"]).state)).toContain("buy restaurant");
  });
});
