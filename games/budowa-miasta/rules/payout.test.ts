import { describe, expect, it } from "vitest";
import { arrange, cardOf, playOn, tell } from "../fixtures/arrange.ts";
import { placesOfCards } from "./sets.ts";

describe("payout", () => {
  const nearly = { built: ["B1", "B2", "B4"], hands: [["B3"], ["L3"], ["K3"]] };

  it("[5.2] the rulebook's example: two pool shares pay 18 and one theatre share pays 6", () => {
    const s = arrange({ ...nearly, money: [40, 40, 40], shares: [{}, { pool: [0, 6], theatre: [4] }, {}] });
    const { state, events } = playOn(s, ["build B3"]);
    expect(tell(events, "finished")).toEqual(["0 B"]);
    expect(tell(events, "money")).toEqual(["0 B3 -2", "1 theatre 6", "1 pool 18"]);
    expect(state.money).toEqual([38, 64, 40]);
  });

  it("[5.2] everybody is paid, for one to five shares, and for no other object", () => {
    const held = [{ pool: [0, 6, 7, 8, 9] }, { theatre: [0, 4, 5, 6], stadium: [0, 6] }, { theatre: [7], cafe: [0] }];
    const { state } = playOn(arrange({ ...nearly, money: [40, 40, 40], shares: held }), ["build B3"]);
    expect(state.money).toEqual([40 - 2 + 45, 40 + 24, 40 + 6]);
  });

  it("[1.6] the bank pays in full, however much it has paid already", () => {
    const held = [{ pool: [0, 6, 7, 8, 9], theatre: [0, 4, 5, 6, 7] }];
    const s = arrange({ ...nearly, money: [1_000_000, 40, 40], shares: held });
    expect(playOn(s, ["build B3"]).state.money[0]).toBe(1_000_000 - 2 + 45 + 30);
  });

  it("[5.1] three buildings pay nothing", () => {
    const s = arrange({ money: [40, 40], built: ["B1", "B2"], hands: [["B4"], ["L3"]], shares: [{ pool: [0] }] });
    expect(playOn(s, ["build B4"]).state.money).toEqual([39, 40]);
  });

  it("[5.3] shares stay and pay again with another street", () => {
    const s = arrange({
      money: [40, 40],
      built: ["B1", "B2", "B4", "A1", "A2", "A3"],
      hands: [["B3"], ["A4"]],
      shares: [{ pool: [0, 6] }],
    });
    const { state } = playOn(s, ["build B3", "pass", "build A4"]);
    expect(state.money[0]).toBe(40 - 2 + 18 + 18);
    expect(placesOfCards(state)[cardOf("pool", 0)]).toBe(0);
    expect(placesOfCards(state)[cardOf("pool", 6)]).toBe(0);
  });

  it("[5.2] what was just paid out can buy a share in the same turn", () => {
    const s = arrange({ ...nearly, money: [2, 40, 40], shares: [{ pool: [0] }] });
    expect(playOn(s, ["build B3", "buy pool"]).state.money[0]).toBe(2 - 2 + 9 - 6);
  });
});
