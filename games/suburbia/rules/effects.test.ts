import { describe, expect, it } from "vitest";
import { arrange, playMoves, summed } from "../fixtures/arrange.ts";

const MARKET = ["mint", "landfill", "mint", "mint", "mint", "mint", "boutique"];

/** Rule, acting tile and its owner, in the order in which things happened. */
function order(events: ReturnType<typeof playMoves>) {
  return events
    .filter(({ cause }) => cause.rule.startsWith("5.") && cause.component !== undefined)
    .map(({ cause, what }) => [cause.rule, cause.component, cause.seat, what]);
}

describe("order of effects", () => {
  it("[5.2] to [5.7] own effects, neighbours, the rest of the borough, then the others", () => {
    const home = {
      money: 30,
      tiles: [
        ["postal-service", 0, 6],
        ["freeway", 1, 3],
      ],
    } as const;
    const table = arrange({}, [home, { tiles: [["shipping-center", 1, 1]] }], MARKET);
    expect(order(playMoves(table, 0, "buy boutique from 7", "place at 1,1"))).toEqual([
      ["5.2", "boutique", 0, "income"],
      ["5.3", "boutique", 0, "reputation"],
      ["5.4", "community-park", 0, "reputation"],
      ["5.4", "freeway", 0, "income"],
      ["5.5", "postal-service", 0, "income"],
      ["5.7", "shipping-center", 1, "money"],
    ]);
  });

  it("[5.4] a neighbour acts as a neighbour, whatever it counts", () => {
    const home = { money: 30, tiles: [["postal-service", 1, 3]] } as const;
    const table = arrange({}, [home, {}], MARKET);
    expect(order(playMoves(table, 0, "buy boutique from 7", "place at 1,1")).at(-1)).toEqual([
      "5.4",
      "postal-service",
      0,
      "income",
    ]);
  });

  it("[5.8] in the order built, boroughs clockwise from the player", () => {
    const tiles = [
      ["shipping-center", 1, 1],
      ["business-supply-store", 1, 3],
      ["shipping-center", 1, 5],
    ] as const;
    const table = arrange({}, [{ tiles }, { money: 30 }, { tiles }], [...MARKET.slice(1), "office-building"]);
    table.s.turn = 1;
    const events = playMoves(table, 1, "buy office-building from 7", "place at 1,1");
    const elsewhere = order(events).filter(([rule]) => rule === "5.7");
    expect(elsewhere.map(([, tile, seat]) => [tile, seat])).toEqual([
      ["shipping-center", 2],
      ["business-supply-store", 2],
      ["shipping-center", 2],
      ["shipping-center", 0],
      ["business-supply-store", 0],
      ["shipping-center", 0],
    ]);
  });

  it("[5.9] a tile that counts itself does not react to itself", () => {
    const table = arrange({}, [{ money: 30 }, {}], [...MARKET.slice(1), "shipping-center"]);
    const events = playMoves(table, 0, "buy shipping-center from 7", "place at 1,5");
    expect(summed(events, ({ cause }) => cause.component === "shipping-center")).toEqual({ income: 1, money: 2 });
  });

  it("[1.12] two of a kind act twice, each for the other", () => {
    const home = { money: 30, tiles: [["homeowners-association", 1, 1]] } as const;
    const table = arrange({}, [home, {}], [...MARKET.slice(1), "homeowners-association"]);
    const events = playMoves(table, 0, "buy homeowners-association from 7", "place at -1,1");
    const money = events.filter(({ what, cause }) => what === "money" && cause.component !== undefined);
    // The new one counts three residential tiles here and one next door; the old one the new one.
    expect(money.map(({ by, cause }) => [by, cause.rule])).toEqual([
      [2 * 4, "5.3"],
      [2, "5.5"],
    ]);
  });
});
