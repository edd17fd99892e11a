import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { type Arranged, arrange, gameWith, marketOf, numbersOf, playMoves, type Wanted } from "../fixtures/arrange.ts";
import { coordinatesOf } from "./hex.ts";
import { EMPTY, MARKER } from "./state.ts";

/** The player makes a lake of the tile on the free space; then it is Dale's turn. */
function round(market: readonly string[], dale: Wanted = {}, side: "down" | "up" = "down") {
  const table = arrange({ variant: "dale", daleGoal: "none", side }, [{}, dale], market);
  const outermost = side === "down" ? "place at 0,6" : "place at 0,-6";
  const events = playMoves(table, 0, `lake ${market[3]} from 4`, outermost);
  return { ...table, events };
}

function daleBuilt({ s }: Arranged) {
  const tile = s.boroughs[1]?.tiles[3];
  return tile === undefined ? undefined : { kind: tile.kind, ...coordinatesOf(tile.hex) };
}

describe("Dale", () => {
  it("[12.5] takes the tile with the highest price, space included", () => {
    // 5 + 6, 9 + 4, 12 + 2
    expect(daleBuilt(round(["slaughterhouse", "farm", "parking-lot", "mint"]))?.kind).toBe("parking-lot");
    // 9 + 6, 9 + 4, 12 + 2
    expect(daleBuilt(round(["farm", "office-building", "parking-lot", "mint"]))?.kind).toBe("farm");
  });

  it("[12.5] the leftmost among equals", () => {
    // 7 + 6, 9 + 4, 6 + 2
    expect(daleBuilt(round(["fast-food-restaurant", "farm", "waterfront-realty", "mint"]))?.kind).toBe(
      "fast-food-restaurant",
    );
  });

  it("[12.5] pays 3, or what he has", () => {
    const paid = (money: number) => {
      const { events } = round(["farm", "landfill", "landfill", "mint"], { money });
      return events.find(({ cause, what }) => cause.rule === "12.5" && what === "money")?.by;
    };
    expect(paid(15)).toBe(-3);
    expect(paid(2)).toBe(-2);
    expect(paid(0)).toBeUndefined();
  });

  /** Spaces beside the suburbs are taken by lakes; further residential tiles lie in the upper right. */
  const LAKES = [
    ["lake", -1, 1],
    ["lake", 1, 1],
  ] as const;
  const THEATER = ["movie-theater", "landfill", "landfill", "mint"];

  function chosen(market: readonly string[], dale: Wanted) {
    const { s } = round(market, dale);
    const { col, row } = coordinatesOf(s.boroughs[1]?.tiles.at(-1)?.hex ?? 0);
    return [col, row];
  }

  it("[12.6] places it where income and reputation together rise most", () => {
    // Beside suburbs and park a movie theater brings 2 income and 1 reputation.
    expect(chosen(THEATER, {})).toEqual([-1, 1]);
    // Without those, beside two suburbs at (2, 2): 3 income.
    const tiles = [...LAKES, ["suburbs", 3, 1], ["suburbs", 3, 3]] as const;
    expect(chosen(THEATER, { tiles })).toEqual([2, 2]);
  });

  it("[12.6] then where reputation rises more", () => {
    // (2, 0) brings 2 income and comes first; (-1, 3) brings 1 income and, by the park, 1 reputation.
    const tiles = [...LAKES, ["suburbs", 3, 1]] as const;
    expect(chosen(THEATER, { tiles })).toEqual([-1, 3]);
  });

  it("[12.6] what counts is the real change: at the top of the income track only reputation is left to gain", () => {
    const tiles = [...LAKES, ["suburbs", 3, 1], ["suburbs", 2, 2]] as const;
    expect(chosen(THEATER, { tiles })).toEqual([1, 3]);
    expect(chosen(THEATER, { tiles, income: 15 })).toEqual([-1, 3]);
  });

  it("[12.6] the first in reading order among equals, on both sides of the board", () => {
    const village = ["retirement-village", "landfill", "landfill", "mint"];
    expect(daleBuilt(round(village))).toEqual({ kind: "retirement-village", col: -1, row: 1 });
    const up = round(village, {}, "up");
    expect(daleBuilt(up)).toEqual({ kind: "retirement-village", col: -1, row: -1 });
  });

  it("[12.7] takes income and people like anybody", () => {
    const { s } = round(["retirement-village", "landfill", "landfill", "mint"], {
      income: 4,
      reputation: 2,
      money: 10,
    });
    // 10 − 3 + 4; 2 + 5, then the reputation of 2 and the 1 that the park adds.
    expect(numbersOf(s, 1)).toEqual({ money: 11, income: 4, reputation: 3, population: 2 + 5 + 3 });
  });

  it("[5.7] sees the player's tiles and is seen by them", () => {
    const table = arrange(
      { variant: "dale", daleGoal: "none" },
      [{ tiles: [["hotel", 1, 3]] }, { tiles: [["farm", 1, 3]] }],
      ["mobile-home-community", "landfill", "landfill", "fast-food-restaurant"],
    );
    const events = playMoves(table, 0, "buy fast-food-restaurant from 4", "place at 1,1");
    const farm = events.find(({ cause }) => cause.component === "farm" && cause.rule === "5.7");
    expect(farm).toMatchObject({ what: "income", by: 1, detail: { borough: 1 } });
    expect(farm?.seat).toBeUndefined();
    expect(events.find(({ cause }) => cause.component === "hotel")).toMatchObject({
      what: "population",
      by: 1,
      seat: 0,
    });
  });

  it("[12.4] [12.8] nothing slides; the other two leave and four new tiles come from left to right", () => {
    const market = ["slaughterhouse", "landfill", "freeway", "mint"];
    const table = arrange({ variant: "dale", daleGoal: "none" }, [{}, {}], market);
    const next = table.s.stack.slice(table.s.drawn, table.s.drawn + 4);
    const events = playMoves(table, 0, "lake landfill from 2", "place at 0,6");
    expect(daleBuilt(table)?.kind).toBe("mint");
    expect(events.filter(({ what }) => what === "removed").map(({ about }) => about)).toEqual([
      "slaughterhouse",
      "freeway",
    ]);
    expect(marketOf(table)).toEqual(next);
    expect(table.s.round).toBe(2);
    expect(table.s.turn).toBe(0);
  });

  it("[4.4] after a basic tile the player removes one of the four, Dale buys one, two leave", () => {
    const table = arrange({ variant: "dale", daleGoal: "none" }, [{}, {}], ["farm", "landfill", "freeway", "mint"]);
    playMoves(table, 0, "basic suburbs", "place at 1,1", "discard mint from 4");
    expect(table.s.removed).toEqual(["mint", "landfill", "freeway"]);
    expect(daleBuilt(table)?.kind).toBe("farm");
  });

  it("[12.9] the marker ends the game at once", () => {
    const table = arrange({ variant: "dale", daleGoal: "none" }, [{}, {}], ["farm", "landfill", "freeway", "mint"]);
    const { s, game } = table;
    s.stack = [...s.stack.slice(0, 4), "casino", MARKER, "museum"];
    const events = playMoves(table, 0, "lake mint from 4", "place at 0,6");
    expect(game.toAct(s)).toEqual([]);
    expect(marketOf(table)).toEqual(["casino", EMPTY, EMPTY, EMPTY]);
    expect(s.round).toBe(1);
    expect(events.find(({ what }) => what === "last-round")).toMatchObject({ cause: { rule: "12.9" } });
  });

  it.each([1, 2])("edition %i lasts 15 to 18 rounds", (edition) => {
    const game = gameWith({ variant: "dale", edition });
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const dice = quickChance(seed);
      const s = game.setup(1, dice);
      while (game.toAct(s).length > 0) {
        const actions = game.actions(s, 0);
        const action = actions[dice.int(actions.length)];
        if (action !== undefined) game.apply(s, 0, action, dice);
      }
      seen.add(s.round);
      expect(s.boroughs[1]?.tiles).toHaveLength(3 + s.round);
    }
    expect([...seen].sort()).toEqual([15, 16, 17, 18]);
  });
});
