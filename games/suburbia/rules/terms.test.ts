import { quickChance } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { TYPES } from "../data/table.ts";
import { arrange, marketOf, offered, playMoves, summed } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";

/** A market with one tile of interest, on the free space. */
const market = (tile: string) => ["mint", "landfill", "farm", "freeway", "slaughterhouse", "parking-lot", tile];
const RICH = { money: 30 };

describe("tiles and terms", () => {
  it("[1.1] a tile has a type and a cost, and gives what it gives without a condition before what it counts", () => {
    for (const { id, type, cost, effects } of suburbia.components.standard.buildings) {
      expect(TYPES, id).toContain(type);
      expect(cost, id).toBeGreaterThanOrEqual(0);
      const counting = effects.findIndex((effect) => effect.type !== "gain");
      expect(effects.slice(counting < 0 ? effects.length : counting).some((effect) => effect.type === "gain")).toBe(
        false,
      );
    }
    const table = arrange({}, [RICH, {}], market("movie-theater"));
    const events = playMoves(table, 0, "buy movie-theater from 7", "place at -1,1");
    const own = events.filter(({ cause }) => cause.component === "movie-theater");
    expect(own.map(({ cause, what, by }) => [cause.rule, what, by])).toEqual([
      ["5.2", "income", 1],
      ["5.3", "income", 1],
    ]);
  });

  it("[1.3] a lake costs nothing and has no type: nothing that counts types counts it", () => {
    const table = arrange({}, [{ tiles: [["landfill", 0, 6]] }, {}], market("mint"));
    const events = playMoves(table, 0, "lake mint from 7", "place at 0,8");
    expect(events.some(({ cause }) => cause.rule === "5.1")).toBe(false);
    // The landfill loses reputation for each building beside it; the lake pays 2 for the landfill.
    expect(summed(events, ({ cause }) => cause.component === "landfill")).toEqual({});
    expect(summed(events, ({ cause }) => cause.component === "lake")).toEqual({ money: 2 });
  });

  it("[1.4] adjacent: tiles of the same borough that share an edge", () => {
    const stores = [
      ["convenience-store", 1, 3],
      ["convenience-store", 1, 7],
    ] as const;
    const table = arrange({}, [{ ...RICH, tiles: stores }, { tiles: stores }], market("office-building"));
    const events = playMoves(table, 0, "buy office-building from 7", "place at 1,1");
    expect(summed(events, ({ cause }) => cause.rule === "5.3")).toEqual({ income: 1 });
  });

  it("[1.7] other boroughs: all but the owner's", () => {
    const houses = { tiles: [["suburbs", 1, 1]] } as const;
    const table = arrange({}, [{ ...RICH, ...houses }, houses, {}], market("hotel"));
    const events = playMoves(table, 0, "buy hotel from 7", "place at 1,5");
    expect(summed(events, ({ cause }) => cause.component === "hotel")).toEqual({ income: 1, population: 3 });
  });

  it("[1.8] where several symbols are named, a tile that shows any of them counts once", () => {
    // Beside it a park (civic), a factory, and an office building, which is commercial and an office.
    const table = arrange({}, [{ ...RICH, tiles: [["office-building", 1, 1]] }, {}], market("parking-lot"));
    const events = playMoves(table, 0, "buy parking-lot from 7", "place at 1,3");
    expect(summed(events, ({ cause }) => cause.rule === "5.3")).toEqual({ income: 2 });
  });

  it("[1.9] a second Fancy Restaurant costs the first its income, not itself, in whatever borough", () => {
    const first = { income: 5, tiles: [["fancy-restaurant", 1, 3]] } as const;
    const table = arrange({}, [first, RICH], market("fancy-restaurant"));
    table.s.turn = 1;
    const events = playMoves(table, 1, "buy fancy-restaurant from 7", "place at 1,5");
    const gained = (seat: number) =>
      summed(events, (event) => event.seat === seat && event.cause.component === "fancy-restaurant");
    expect(gained(1)).toEqual({ income: 3 });
    expect(gained(0)).toEqual({ income: -1 });
  });
});

describe("the steps of a turn", () => {
  it("[3.1] placing, then income, then population, then the market", () => {
    const table = arrange({}, [{}, {}], market("convenience-store"));
    const events = playMoves(table, 0, "buy convenience-store from 7", "place at 1,5");
    expect(events.map(({ cause, what, by }) => [cause.rule, what, by])).toEqual([
      ["4.1", "took", undefined],
      ["5.1", "money", -6],
      ["4.2", "placed", undefined],
      ["5.2", "income", 1],
      ["7.1", "money", 1],
      ["7.3", "population", 1],
      ["8.1", "turned-up", undefined],
    ]);
    expect(table.s.turn).toBe(1);
  });

  it("[5.1] the price is paid before the tile brings anything", () => {
    const table = arrange({}, [{ money: 9, tiles: [["lake", 0, 6]] }, {}], market("office-building"));
    const events = playMoves(table, 0, "buy office-building from 7", "place at 1,5");
    const money = events.filter(({ what }) => what === "money");
    expect(money[0]).toMatchObject({ by: -9, now: 0, cause: { rule: "5.1" } });
    expect(money[1]).toMatchObject({ by: 2, now: 2, cause: { component: "lake" } });
    expect(events.findIndex(({ cause }) => cause.rule === "5.1")).toBeLessThan(
      events.findIndex(({ what }) => what === "placed"),
    );
  });

  it("[5.6] the tiles of others only count for a new tile: none of them does anything to its borough", () => {
    const { buildings } = suburbia.components.standard;
    const everything = buildings.map(({ id }, i) => [id, (i % 9) - 4, 6 + 2 * Math.floor(i / 9) + (i % 2)] as const);
    for (const { id } of buildings) {
      const table = arrange({}, [{ money: 40 }, { tiles: everything }], market(id));
      const events = playMoves(table, 0, `buy ${id} from 7`, "place at 1,5");
      expect(events.filter(({ seat, cause }) => seat === 0 && cause.seat === 1)).toEqual([]);
      expect(events.some(({ cause }) => cause.rule === "5.6")).toBe(false);
    }
  });

  it("[4.9] after a marker any one market tile goes, and its space is paid for", () => {
    const table = arrange({}, [{}, {}], market("mint"));
    playMoves(table, 0, "invest heavy-factory at 0,4");
    expect(table.s.boroughs[0]?.money).toBe(12);
    expect(offered(table, 0)).toEqual(market("mint").map((tile, i) => `discard ${tile} from ${i + 1}`));
    const events = playMoves(table, 0, "discard farm from 3");
    expect(events[0]).toMatchObject({ what: "money", by: -6, about: "farm", cause: { rule: "4.9" } });
    expect(table.s.removed).toEqual(["farm"]);
    expect(marketOf(table).slice(1)).toEqual(market("mint").toSpliced(2, 1));
  });

  it("[8.2] tiles come from the A stack, then from B, then from C", () => {
    const { game } = arrange({}, [{}, {}]);
    const letterOf = new Map(suburbia.components.standard.buildings.map(({ id, stack }) => [id, stack]));
    const dice = quickChance("stacks");
    const s = game.setup(2, dice);
    let letters = "";
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      const actions = game.actions(s, seat);
      const action = actions[dice.int(actions.length)];
      if (action === undefined) throw new Error("no action");
      game.apply(s, seat, action, dice, (event) => {
        if (event.what === "turned-up") letters += letterOf.get(event.about);
      });
    }
    // Seven of 14 A tiles lay in the market from the beginning.
    expect(letters).toMatch(/^A{7}B{12}C+$/);
  });
});
