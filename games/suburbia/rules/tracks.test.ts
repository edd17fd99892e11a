import { describe, expect, it } from "vitest";
import { type Arranged, arrange, contextOf, numbersOf, playMoves, summed, type Wanted } from "../fixtures/arrange.ts";
import { investIn } from "./effects.ts";
import type { Event } from "./event.ts";
import type { Borough } from "./state.ts";
import { change } from "./tracks.ts";
import { collect, grow } from "./turn.ts";

const WHY = { cause: { rule: "0.0" } };

function alone(wanted: Wanted, options: unknown = {}): Arranged {
  return arrange(options, [wanted, {}]);
}

function move(table: Arranged, by: number): Event[] {
  const events: Event[] = [];
  change(contextOf(table, events), 0, "population", by, WHY);
  return events;
}

describe("limits", () => {
  it("[6.1] income and reputation stop at 15 and −5, and the rest is forgotten", () => {
    const { rules, s } = alone({ income: 14, reputation: -4 });
    change(contextOf({ rules, s }), 0, "income", 5, undefined);
    change(contextOf({ rules, s }), 0, "reputation", -3, undefined);
    expect(numbersOf(s, 0)).toMatchObject({ income: 15, reputation: -5 });
    change(contextOf({ rules, s }), 0, "income", -1, undefined);
    change(contextOf({ rules, s }), 0, "reputation", 1, undefined);
    expect(numbersOf(s, 0)).toMatchObject({ income: 14, reputation: -4 });
  });

  it("[6.1] the event says what was meant when a limit cuts it", () => {
    const { rules, s } = alone({ income: 14 });
    const events: Event[] = [];
    change(contextOf({ rules, s }, events), 0, "income", 3, WHY);
    expect(events).toMatchObject([{ by: 1, now: 15, detail: { meant: 3 } }]);
  });

  it("[6.5] population never falls below 0", () => {
    const table = alone({ population: 3 });
    move(table, -9);
    expect(table.s.boroughs[0]?.population).toBe(0);
  });
});

describe("red lines", () => {
  it("[6.2] reaching a line costs 1 income and 1 reputation, at 15 and not at 14", () => {
    const table = alone({ population: 10, income: 5, reputation: 5 });
    move(table, 4);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 14, income: 5, reputation: 5 });
    move(table, 1);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 15, income: 4, reputation: 4 });
    move(table, 6);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 21, income: 4, reputation: 4 });
  });

  it("[6.2] every line passed at once counts", () => {
    const table = alone({ population: 14, income: 5, reputation: 5 });
    const events = move(table, 16);
    expect(events.filter(({ what }) => what === "red-line").map(({ now }) => now)).toEqual([15, 22, 29]);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 30, income: 2, reputation: 2 });
  });

  it("[6.3] going back over a line gives 1 and 1 back", () => {
    const table = alone({ population: 23, income: 0, reputation: 0 });
    move(table, -1);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 22, income: 0 });
    const events = move(table, -8);
    expect(events.filter(({ what }) => what === "red-line").map(({ by, now }) => [by, now])).toEqual([
      [-1, 22],
      [-1, 15],
    ]);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 14, income: 2, reputation: 2 });
  });

  it("[6.2] at −5 the markers stay, and [6.3] going back then leaves the player better off", () => {
    const table = alone({ population: 14, income: -5, reputation: -5 });
    move(table, 1);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: -5, reputation: -5 });
    move(table, -1);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: -4, reputation: -4 });
  });

  it("[6.6] beyond 149 there is a line every 2, without end", () => {
    const { rules } = alone({});
    expect([148, 149, 150, 151, 152, 153, 199].map((n) => rules.linesUpTo(n) - rules.linesUpTo(148))).toEqual([
      0, 1, 1, 2, 2, 3, 26,
    ]);
    expect([1, 43, 44, 45].map(rules.lineAt)).toEqual([15, 149, 151, 153]);
    const table = alone({ population: 149, income: 5, reputation: 5 });
    move(table, 4);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 153, income: 3, reputation: 3 });
  });

  it("[13.4] or population stops at 150", () => {
    const table = alone({ population: 149, income: 5, reputation: 5 }, { beyondTrack: "stops" });
    move(table, 4);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 150, income: 5, reputation: 5 });
  });

  it("[6.2] counts in the middle of other changes: what follows meets the lowered track", () => {
    const market = ["mint", "landfill", "mint", "mint", "mint", "mint", "fast-food-restaurant"];
    const table = arrange({}, [{ population: 13, income: 15, reputation: 5 }, {}], market);
    const events = playMoves(table, 0, "buy fast-food-restaurant from 7", "place at 1,1");
    const placing = events.filter(({ cause, by }) => by !== undefined && !cause.rule.startsWith("7"));
    expect(placing.map(({ what, by, now }) => [what, by, now]).slice(1)).toEqual([
      ["income", 0, 15],
      ["population", 3, 16],
      ["red-line", 1, 15],
      ["income", -1, 14],
      ["reputation", -1, 4],
      ["reputation", 1, 5],
    ]);
  });

  it("[6.2] [5.7] a line can be passed on another player's turn", () => {
    const market = ["mint", "landfill", "mint", "mint", "mint", "mint", "mint"];
    const hotel = { population: 14, income: 3, reputation: 3, tiles: [["hotel", 1, 3]] } as const;
    const table = arrange({}, [{}, hotel], market);
    playMoves(table, 0, "basic suburbs", "place at 1,1");
    expect(numbersOf(table.s, 1)).toMatchObject({ population: 15, income: 2, reputation: 2 });
  });
});

describe("Casino and PR Firm", () => {
  const both = {
    tiles: [
      ["casino", 1, 1],
      ["pr-firm", 1, 3],
    ],
    population: 14,
    income: 5,
    reputation: 5,
  } as const;

  it("[1.10] give back what a line costs after they were built", () => {
    const table = alone(both);
    move(table, 10);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 24, income: 5, reputation: 5 });
  });

  it("[1.12] two casinos turn a line into a gain", () => {
    const table = alone({
      ...both,
      tiles: [
        ["casino", 1, 1],
        ["casino", 1, 3],
      ],
    });
    move(table, 1);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: 6, reputation: 4 });
  });

  it("[6.4] the loss comes first: at −5 income the casino still gives 1", () => {
    const table = alone({ ...both, income: -5 });
    move(table, 1);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: -4 });
  });

  it("[13.1] act only upward unless agreed otherwise", () => {
    const table = alone({ ...both, population: 15 });
    move(table, -1);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: 6, reputation: 6 });
  });

  it("[13.1] the Lone Architect then gets 2 and 2 back, like without them", () => {
    const table = arrange({ variant: "lone-architect" }, [{ ...both, population: 15, income: 5, reputation: 5 }]);
    move(table, -1);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 14, income: 7, reputation: 7 });
  });

  it("[13.1] both ways: take back what they gave for the line, and nothing for lines passed before them", () => {
    const table = alone({ ...both, population: 15 }, { linesBack: "both-ways" });
    move(table, 7);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 22, income: 5, reputation: 5 });
    move(table, -1);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 21, income: 5, reputation: 5 });
    move(table, -7);
    expect(numbersOf(table.s, 0)).toMatchObject({ population: 14, income: 6, reputation: 6 });
  });

  it("[13.2] a marker counts for the future only", () => {
    const table = alone(both);
    move(table, 1);
    investIn(contextOf(table), 0, 3);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: 5, reputation: 2 });
    move(table, 7);
    expect(numbersOf(table.s, 0)).toMatchObject({ income: 6, reputation: 2 });
  });

  it("[13.2] or for the past too", () => {
    const table = alone(both, { forwardMarker: "past-too" });
    move(table, 8);
    const events: Event[] = [];
    investIn(contextOf(table, events), 0, 3);
    expect(summed(events)).toEqual({ reputation: -3, income: 2 });
  });

  it("[13.1] [13.2] both ways, a marked casino takes back double only for lines passed after the marker", () => {
    const table = alone(both, { linesBack: "both-ways" });
    move(table, 1);
    investIn(contextOf(table), 0, 3);
    const { income } = numbersOf(table.s, 0);
    move(table, 7);
    expect(numbersOf(table.s, 0).income).toBe(income + 1);
    move(table, -7);
    expect(numbersOf(table.s, 0).income).toBe(income);
    move(table, -1);
    expect(numbersOf(table.s, 0).income).toBe(income);
  });
});

describe("[13.2] a marker on a tile that counts what is built after it", () => {
  const tiles = [["fancy-restaurant", 1, 1]] as const;
  const market = ["mint", "landfill", "mint", "mint", "mint", "mint", "fast-food-restaurant"];

  it.each([
    ["future", { money: -9, income: 3 }],
    ["past-too", { money: -9, income: 3 - 1 }],
  ])("%s", (forwardMarker, expected) => {
    const table = arrange({ forwardMarker }, [{ tiles, money: 30 }, {}], market);
    playMoves(table, 0, "buy fast-food-restaurant from 7", "place at 1,3");
    table.s.turn = 0;
    expect(summed(playMoves(table, 0, "invest fancy-restaurant at 1,1"))).toEqual(expected);
  });
});

describe("Waterfront Realty", () => {
  const lakeside = [
    ["lake", 1, 3],
    ["waterfront-realty", 1, 1],
  ] as const;
  const market = ["mint", "landfill", "mint", "mint", "mint", "mint", "convenience-store"];
  const build = (options: unknown, tiles: readonly (readonly [string, number, number])[]) => {
    const table = arrange(options, [{ tiles }, {}], market);
    const events = playMoves(table, 0, "buy convenience-store from 7", "place at 1,5");
    return summed(events, ({ cause }) => ["5.4", "5.5"].includes(cause.rule)).money;
  };

  it("[1.11] a new pair pays 2 by the lake and 2 more", () => {
    expect(build({}, lakeside)).toBe(4);
  });

  it("[1.11] two of them add 2 each", () => {
    expect(build({}, [...lakeside, ["waterfront-realty", -1, 1]])).toBe(6);
  });

  it("[4.8] with a marker it adds 4", () => {
    expect(
      build({}, [
        ["lake", 1, 3],
        ["waterfront-realty*", 1, 1],
      ]),
    ).toBe(6);
  });

  it("[13.3] a lake with a marker pays 8 in all, or 6", () => {
    const marked = [
      ["lake*", 1, 3],
      ["waterfront-realty", 1, 1],
    ] as const;
    expect(build({}, marked)).toBe(8);
    expect(build({ realtyLake: "plain" }, marked)).toBe(6);
  });

  it("[13.3] placing the marker on the lake pays the extra again, or not", () => {
    const invest = (options: unknown) =>
      summed(playMoves(arrange(options, [{ tiles: lakeside }, {}]), 0, "invest lake at 1,3")).money;
    expect(invest({})).toBe(3 * 2 + 3 * 2);
    expect(invest({ realtyLake: "plain" })).toBe(3 * 2);
  });

  it("[13.3] built later beside a lake with a marker, its extra is doubled at once", () => {
    const placed = (options: unknown) => {
      const table = arrange(options, [{ tiles: [["lake*", 1, 3]] }, {}], [...market.slice(1), "waterfront-realty"]);
      const events = playMoves(table, 0, "buy waterfront-realty from 7", "place at 1,1");
      return summed(events, ({ cause }) => cause.component === "waterfront-realty").money;
    };
    expect(placed({})).toBe(3 * 2 * 2);
    expect(placed({ realtyLake: "plain" })).toBe(3 * 2);
  });

  it("[1.11] a building between two lakes makes two pairs", () => {
    expect(build({}, [...lakeside, ["lake", 2, 4]])).toBe(2 * 4);
  });
});

describe("income and population", () => {
  const step = (wanted: Wanted, options: unknown = {}) => {
    const { rules, s } = alone(wanted, options);
    collect(contextOf({ rules, s }), 0);
    grow(contextOf({ rules, s }), 0);
    return numbersOf(s, 0);
  };

  it("[7.1] [7.3] positive income pays, positive reputation brings people", () => {
    expect(step({ money: 3, income: 4, reputation: 5, population: 2 })).toMatchObject({ money: 7, population: 7 });
  });

  it("[7.2] negative income is paid", () => {
    expect(step({ money: 3, income: -2, reputation: 0, population: 5 })).toMatchObject({ money: 1, population: 5 });
  });

  it("[7.2] what is missing costs population", () => {
    expect(step({ money: 1, income: -4, reputation: 0, population: 5 })).toMatchObject({ money: 0, population: 2 });
  });

  it("[7.2] at population 0 the rest is forgiven", () => {
    expect(step({ money: 0, income: -5, reputation: 0, population: 3 })).toMatchObject({ money: 0, population: 0 });
  });

  it("[7.4] negative reputation costs people", () => {
    expect(step({ money: 4, income: 0, reputation: -3, population: 5 })).toMatchObject({ money: 4, population: 2 });
  });

  it("[7.4] at population 0 each space costs 1 money, as long as there is any", () => {
    expect(step({ money: 4, income: 0, reputation: -3, population: 1 })).toMatchObject({ money: 2, population: 0 });
    expect(step({ money: 1, income: 0, reputation: -5, population: 1 })).toMatchObject({ money: 0, population: 0 });
  });

  it("[7.5] a line passed back while paying changes the reputation that is read afterwards", () => {
    expect(step({ money: 0, income: -1, reputation: 0, population: 15 })).toEqual({
      money: 0,
      population: 15,
      income: -1,
      reputation: 0,
    });
  });

  it("[7.5] a line passed on the way does not change the step under way", () => {
    expect(step({ income: 0, reputation: 10, population: 14 })).toMatchObject({ population: 24, reputation: 8 });
  });

  it("[7.5] nor does a line passed back while paying lower the sum to pay", () => {
    const { population } = step({ money: 0, income: -5, reputation: -5, population: 16 });
    // Five back over one line, then the reputation of −4 that follows from it.
    expect(population).toBe(16 - 5 - 4);
  });
});

it("[4.6] a marker goes on no tile twice, and only three are there", () => {
  const table = arrange({}, [{ money: 50 }, {}]);
  playMoves(table, 0, "invest suburbs at 0,0");
  expect(table.s.boroughs[0]?.markers).toBe(2);
  table.s.phase = { type: "turn" };
  expect(table.game.actions(table.s, 0).filter((action) => action.type === "invest")).toHaveLength(2);
  (table.s.boroughs[0] as Borough).markers = 0;
  expect(table.game.actions(table.s, 0).filter((action) => action.type === "invest")).toHaveLength(0);
});
