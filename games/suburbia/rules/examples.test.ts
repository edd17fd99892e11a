import { describe, expect, it } from "vitest";
import { arrange, marketOf, numbersOf, offered, playMoves, summed } from "../fixtures/arrange.ts";
import { placeTile } from "./effects.ts";
import { type Kind, rulesetOf } from "./ruleset.ts";
import type { Borough } from "./state.ts";

const PLACING = ({ cause: { rule } }: { cause: { rule: string } }) => !rule.startsWith("7") && rule !== "5.1";

describe("worked examples of the rulebooks", () => {
  it("[2.7] the three start tiles add up to income 0, reputation 1 and population 2 (1e, Игровой процесс)", () => {
    const { s, rules } = arrange({}, [{}, {}]);
    const nothing = { tiles: [], kinds: [], frontier: [] };
    const bare: Borough = { money: 0, income: 0, reputation: 0, population: 0, markers: 0, ...nothing };
    s.boroughs = [bare, s.boroughs[1] as Borough];
    for (const { tile, hex } of rules.start) {
      placeTile({ rules, state: s, emit: undefined }, 0, rules.kinds.get(tile) as Kind, hex, "");
    }
    expect(numbersOf(s, 0)).toEqual({ money: 0, income: 0, reputation: 1, population: 2 });
    const { income, reputation, population } = rulesetOf(rules.options, rules.table).table.start;
    expect({ income, reputation, population }).toEqual({ income: 0, reputation: 1, population: 2 });
  });

  it("[4.1] an office building at +2 costs 11 and brings 1 income and, by the park, 1 reputation (1a)", () => {
    const market = ["mint", "landfill", "farm", "mint", "office-building", "freeway", "farm"];
    const table = arrange({}, [{}, {}], market);
    const events = playMoves(table, 0, "buy office-building from 5", "place at 1,3");
    expect(events.find(({ cause }) => cause.rule === "5.1")).toMatchObject({ what: "money", by: -11, now: 4 });
    const gained = events.filter(PLACING).filter(({ by }) => by !== undefined);
    expect(gained).toMatchObject([
      { what: "income", by: 1, cause: { rule: "5.2", component: "office-building" } },
      { what: "reputation", by: 1, about: "office-building", cause: { rule: "5.4", component: "community-park" } },
    ]);
  });

  it("[5.4] a park gives 1 reputation whenever a commercial tile is placed beside it (1a)", () => {
    const market = ["mint", "landfill", "farm", "mint", "farm", "convenience-store", "convenience-store"];
    const table = arrange({}, [{}, {}], market);
    const first = playMoves(table, 0, "buy convenience-store from 7", "place at 1,1");
    table.s.turn = 0;
    const second = playMoves(table, 0, "buy convenience-store from 7", "place at -1,1");
    for (const events of [first, second]) {
      expect(summed(events, ({ cause }) => cause.component === "community-park")).toEqual({ reputation: 1 });
    }
  });

  describe("[4.4] a basic tile with a paid removal", () => {
    it("Fancy Restaurant goes for 4 while two tiles could go for nothing (2e, 1b)", () => {
      const market = [
        "mint",
        "landfill",
        "farm",
        "fancy-restaurant",
        "mint",
        "mobile-home-community",
        "waterfront-realty",
      ];
      const table = arrange({}, [{}, {}], market);
      playMoves(table, 0, "basic suburbs", "place at 1,1");
      expect(table.s.boroughs[0]?.money).toBe(12);
      expect(offered(table, 0)).toContain("discard mobile-home-community from 6");
      expect(offered(table, 0)).toContain("discard waterfront-realty from 7");
      const events = playMoves(table, 0, "discard fancy-restaurant from 4");
      expect(events[0]).toMatchObject({
        what: "money",
        by: -4,
        now: 8,
        about: "fancy-restaurant",
        cause: { rule: "4.4" },
      });
      expect(table.s.removed).toEqual(["fancy-restaurant"]);
      expect(marketOf(table).slice(1)).toEqual(market.toSpliced(3, 1));
    });

    it("the Homeowner's Association goes for 2 (1e, Получение базового тайла)", () => {
      const market = ["mint", "landfill", "farm", "mint", "homeowners-association", "freeway", "fast-food-restaurant"];
      const table = arrange({ edition: 1 }, [{}, {}], market);
      playMoves(table, 0, "basic suburbs", "place at 1,1");
      const [paid] = playMoves(table, 0, "discard homeowners-association from 5");
      expect(paid).toMatchObject({ by: -2, now: 10 });
      expect(table.s.supply).toEqual([3, 4, 4]);
    });
  });

  describe("[4.7] three choices for an investment marker (1d)", () => {
    /** A park with suburbs, factory and parking lot beside it; a lake with five buildings around; an office. */
    const invest = (move: string) => {
      const table = arrange({}, [
        {
          money: 40,
          tiles: [
            ["parking-lot", 1, 3],
            ["office-building", 2, 2],
            ["lake", 1, 5],
            ["suburbs", 2, 4],
            ["heavy-factory", 0, 6],
            ["suburbs", 1, 7],
          ],
        },
        {},
      ]);
      return playMoves(table, 0, move);
    };

    it("the lake costs nothing and pays 10 for its five neighbours", () => {
      expect(summed(invest("invest lake at 1,5"))).toEqual({ money: 10 });
    });

    it("the parking lot costs 12 and brings 3 income: itself, the park, the office building", () => {
      expect(summed(invest("invest parking-lot at 1,3"))).toEqual({ money: -12, income: 3 });
    });

    it("the park costs 4 and 1 income and brings 3 reputation: suburbs, factory, parking lot", () => {
      expect(summed(invest("invest community-park at 0,2"))).toEqual({ money: -4, income: -1, reputation: 3 });
    });
  });

  it("[4.7] a marker on the park beside a factory does not make the factory cost reputation again (1d)", () => {
    const table = arrange({}, [{}, {}]);
    const events = playMoves(table, 0, "invest community-park at 0,2");
    expect(events.filter(({ cause }) => cause.component === "heavy-factory")).toEqual([]);
    expect(summed(events)).toEqual({ money: -4, income: -1, reputation: 2 });
  });

  it("[4.8] a commercial tile beside a park with a marker gives 2 reputation (1d)", () => {
    const market = ["mint", "landfill", "farm", "mint", "farm", "mint", "convenience-store"];
    const table = arrange({}, [{}, {}], market);
    playMoves(table, 0, "invest community-park at 0,2", "discard mint from 6");
    table.s.turn = 0;
    const events = playMoves(table, 0, "buy convenience-store from 7", "place at 1,1");
    expect(summed(events, ({ cause }) => cause.component === "community-park")).toEqual({ reputation: 2 });
  });

  it("[5.7] restaurants across three boroughs (2e, Działanie Restauracji)", () => {
    const market = ["mint", "landfill", "mint", "mint", "fast-food-restaurant", "fancy-restaurant", "farm"];
    const table = arrange({}, [{}, {}, {}], market);
    const [piotrek, ania, ola] = [0, 1, 2];

    const farm = playMoves(table, piotrek, "buy farm from 7", "place at 1,3");
    expect(summed(farm, PLACING)).toEqual({});
    expect(numbersOf(table.s, piotrek)).toMatchObject({ income: 0, reputation: 1 });

    const fancy = playMoves(table, ania, "buy fancy-restaurant from 7", "place at 1,3").filter(PLACING);
    expect(summed(fancy, ({ seat }) => seat === ania)).toEqual({ income: 3, reputation: 1 });
    expect(summed(fancy, ({ seat }) => seat === piotrek)).toEqual({ income: 1 });

    const fast = playMoves(table, ola, "buy fast-food-restaurant from 7", "place at 1,1").filter(PLACING);
    expect(summed(fast, ({ seat }) => seat === ola)).toEqual({ income: 1, population: 3, reputation: 1 });
    expect(summed(fast, ({ seat }) => seat === piotrek)).toEqual({ income: 1 });
    expect(summed(fast, ({ seat }) => seat === ania)).toEqual({ income: -1 });
  });

  it("[1.6] the Homeowner's Association pays 10 at once in a four-player game, then 2 for each residential tile", () => {
    const market = ["mint", "landfill", "mint", "mint", "mobile-home-community", "mint", "homeowners-association"];
    const table = arrange({}, [{}, {}, {}, {}], market);
    const events = playMoves(table, 0, "buy homeowners-association from 7", "place at 1,1");
    const association = ({ cause }: { cause: { component?: string } }) => cause.component === "homeowners-association";
    expect(summed(events, ({ cause }) => cause.rule === "5.1")).toEqual({ money: -6 });
    expect(summed(events, association)).toEqual({ money: 10, population: 1 });
    const theirs = playMoves(table, 1, "basic suburbs", "place at 1,1");
    expect(summed(theirs, association)).toEqual({ money: 2 });
    table.s.turn = 0;
    table.s.phase = { type: "turn" };
    const own = playMoves(table, 0, "basic suburbs", "place at -1,1");
    expect(summed(own, association)).toEqual({ money: 2 });
  });

  it("[1.5] the High School gives 3 population for each residential tile of its owner alone (Terminologia)", () => {
    const market = ["mint", "landfill", "mint", "mint", "mint", "mint", "high-school"];
    const table = arrange({}, [{ money: 18, tiles: [["suburbs", 1, 1]] }, { tiles: [["suburbs", 1, 1]] }], market);
    const events = playMoves(table, 0, "buy high-school from 7", "place at 1,5");
    expect(summed(events, ({ cause }) => cause.component === "high-school")).toEqual({ reputation: 1, population: 6 });
  });

  it("[1.2] the Business Supply Store counts Office Building, Office of Bureaucracy and Local EPA Office (1e)", () => {
    const market = ["mint", "landfill", "mint", "mint", "mint", "mint", "business-supply-store"];
    const theirs = [
      ["office-building", 1, 1],
      ["office-of-bureaucracy", 1, 3],
      ["local-epa-office", 1, 5],
      ["postal-service", 2, 4],
    ] as const;
    const table = arrange({ edition: 1 }, [{}, { tiles: theirs }], market);
    const events = playMoves(table, 0, "buy business-supply-store from 7", "place at 0,6");
    expect(summed(events, PLACING)).toEqual({ income: 1 + 3 });
  });

  it("[4.5] a lake costs the price of its space alone and pays 2 per building, not per lake (1c)", () => {
    const market = ["mint", "landfill", "mint", "mint", "casino", "mint", "mint"];
    const table = arrange({}, [{ money: 2, tiles: [["lake", 1, 5]] }, {}], market);
    const events = playMoves(table, 0, "lake casino from 5", "place at 1,3");
    expect(summed(events, ({ cause }) => cause.rule === "5.1")).toEqual({ money: -2 });
    expect(summed(events, PLACING)).toEqual({ money: 4 });
    expect(table.s.boroughs[0]?.tiles.at(-1)).toMatchObject({ kind: "lake", under: "casino" });
  });
});
