import { botFor } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type Arranged, arrange, playMoves } from "../fixtures/arrange.ts";
import { EMPTY } from "../rules/state.ts";
import { suburbiaMind } from "./index.ts";

const MARKET = ["casino", "mint", "farm", "landfill", "freeway", "landfill", "farm"];

/** What beginners do in a position, each move once. */
function takenBy({ game, s }: Arranged): string[] {
  const beginner = botFor("beginner", game, suburbiaMind.mind(game.options));
  const question = { seat: 0, view: game.view(s, 0), options: game.actions(s, 0), budget: { iterations: 1_000 } };
  const taken = Array.from({ length: 40 }, (_, n) =>
    game.format(beginner.decide({ ...question, chance: quickChance(`tries/${n}`) }).action),
  );
  return [...new Set(taken)].sort();
}

/** The places that change a number of the first seat by so much before the turn ends. */
function placesWith({ game, s }: Arranged, what: string, by: number): string[] {
  return game
    .actions(s, 0)
    .filter((action) => {
      let sum = 0;
      game.apply(game.copy(s), 0, action, quickChance("places"), (event) => {
        if (event.what === what && /^5[.][2-8]/u.test(event.cause.rule)) sum += event.by as number;
      });
      return sum === by;
    })
    .map(game.format);
}

test("no beginner builds where it costs reputation that another place spares", () => {
  const arranged = arrange({}, [{ money: 20 }, {}], MARKET);
  playMoves(arranged, 0, "basic heavy-factory");
  const worse = placesWith(arranged, "reputation", -1);
  expect(worse.length).toBeGreaterThan(0);
  expect(takenBy(arranged).filter((move) => worse.includes(move))).toEqual([]);
});

test("no beginner builds a park for what a lake beside it pays, where it brings no reputation", () => {
  const arranged = arrange({}, [{ money: 20, tiles: [["lake", 0, 6]] }, {}], MARKET);
  playMoves(arranged, 0, "basic community-park");
  const idle = placesWith(arranged, "reputation", 0);
  const paid = placesWith(arranged, "money", 2);
  expect(idle.filter((move) => paid.includes(move)).length).toBeGreaterThan(0);
  const { game, s } = arranged;
  const mind = suburbiaMind.mind(game.options);
  const refused = game.actions(s, 0).filter((action) => mind.absurd?.(action, s, 0));
  expect(refused.map(game.format)).toEqual(idle);
});

test("no beginner makes a lake for less than half of what it could earn, nor one that costs where another is free", () => {
  const arranged = arrange({}, [{ money: 3, tiles: [["convenience-store", 1, 1]] }, {}], MARKET);
  expect(takenBy(arranged)).not.toContain("lake freeway from 5");
  playMoves(arranged, 0, "lake farm from 7");
  const poor = placesWith(arranged, "money", 2);
  expect(poor.length).toBeGreaterThan(0);
  expect(takenBy(arranged).filter((move) => poor.includes(move))).toEqual([]);
});

test("no beginner pays to remove a tile where another costs nothing, nor more than the same tile costs elsewhere", () => {
  const arranged = arrange({ variant: "lone-architect" }, [{ money: 30 }], MARKET);
  expect(takenBy(arranged)).not.toContain("buy landfill from 4");
  playMoves(arranged, 0, "basic suburbs");
  playMoves(arranged, 0, arranged.game.format(arranged.game.actions(arranged.s, 0)[0] as never));
  expect(takenBy(arranged)).toEqual(["discard farm from 7", "discard landfill from 6"]);
});

test("to have a tile at once for more than it costs looks silly, for less it is haste", () => {
  const { game, s } = arrange({}, [{ money: 30 }, {}], ["freeway", "mint", ...MARKET.slice(2)]);
  const isAbsurd = (move: string) =>
    suburbiaMind.mind(game.options).absurd?.(game.parse(move) as NonNullable<ReturnType<typeof game.parse>>, s, 0);
  expect(isAbsurd("buy freeway from 1")).toBe(true);
  expect(isAbsurd("buy mint from 2")).toBe(false);
});

test("who has money for any tile on offer makes no lake by mistake, nor puts a marker on one", () => {
  const tiles = [["lake", 1, 1] as const];
  // The Casino costs 22 and its space 10, the Mint 15 and 8.
  const mistakes = (money: number, market: readonly string[]) => {
    const { game, s } = arrange({}, [{ money, tiles }, {}], market);
    const mind = suburbiaMind.mind(game.options);
    return game
      .actions(s, 0)
      .filter((action) => mind.absurd?.(action, s, 0))
      .map(game.format);
  };
  const free = ["lake farm from 7", "invest lake at 1,1"];
  expect(mistakes(32, MARKET)).toEqual(expect.arrayContaining(free));
  expect(mistakes(31, MARKET).filter((move) => free.includes(move))).toEqual([]);
  expect(mistakes(23, MARKET.with(0, EMPTY))).toEqual(expect.arrayContaining(free));
});

test("who loses money each turn builds nothing by mistake that takes more of it", () => {
  const mistakes = (income: number) => {
    const { game, s } = arrange({}, [{ money: 30, income }, {}], MARKET);
    const mind = suburbiaMind.mind(game.options);
    const parks = ["basic community-park", "invest community-park at 0,2"];
    const actions = game.actions(s, 0).filter((action) => mind.absurd?.(action, s, 0));
    return actions.map(game.format).filter((move) => parks.includes(move));
  };
  expect(mistakes(0)).toEqual([]);
  expect(mistakes(-1)).toHaveLength(2);
});

test("no beginner puts a marker on a lake that earns less than half of what another one would", () => {
  const tiles = [["lake", 1, 1] as const, ["lake", 0, 6] as const, ["lake", 1, 7] as const];
  const arranged = arrange({}, [{ money: 0, income: -3, tiles }, {}], MARKET.with(6, EMPTY));
  expect(takenBy(arranged).filter((move) => move.startsWith("invest"))).not.toContain("invest lake at 1,7");
});

test("a marker looks silly where it costs reputation that the same tile elsewhere spares", () => {
  const { game, s } = arrange({}, [{ money: 15, tiles: [["heavy-factory", 1, 5]] }, {}], MARKET);
  const isAbsurd = (move: string) =>
    suburbiaMind.mind(game.options).absurd?.(game.parse(move) as NonNullable<ReturnType<typeof game.parse>>, s, 0);
  expect(isAbsurd("invest heavy-factory at 0,4")).toBe(true);
  expect(isAbsurd("invest heavy-factory at 1,5")).toBe(false);
  expect(isAbsurd("invest suburbs at 0,0")).toBe(false);
});

test("who has lost all hope does not pay for nothing in the last turn", () => {
  const market = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "pr-firm", "apartments"];
  const arranged = arrange({}, [{ money: 60, population: 20 }, { population: 140 }], market);
  Object.assign(arranged.s, { round: 16, last: 16, turn: 0, first: 1 });
  expect(takenBy(arranged)).not.toContain("buy pr-firm from 6");
});
