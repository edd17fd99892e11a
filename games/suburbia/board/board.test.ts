import { LANGUAGES, preview } from "@tabletown/kernel";
import { boardChecks, playedGames, settingIn } from "@tabletown/testkit";
import { describe, expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";
import { hexAt } from "../rules/hex.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { drawings } from "./drawing.tsx";
import { flights } from "./flights.ts";
import { gainsOf } from "./gains.ts";
import { raceFor } from "./goals.tsx";
import { boxAround, HIGH, middleOf, RADIUS } from "./hex-geometry.ts";
import { board } from "./index.ts";
import { places } from "./places.ts";
import { lineAbove, linesBetween } from "./red-lines.ts";

const { standard } = suburbia.components;
const rules = rulesetOf(gameWith({}).options, standard);

const games = playedGames(suburbia, new URL("../fixtures/", import.meta.url));

function gameIn(file: string): (typeof games)[number] {
  const found = games.find(({ name }) => name === file);
  if (found === undefined) throw new Error(`there is no ${file}`);
  return found;
}

const { buildings, basics, lake, goals } = standard;
const checks = boardChecks({
  title: suburbia,
  board,
  games,
  components: [...[...buildings, ...basics, lake, ...goals].map(({ id }) => id), "one-more-round"],
  anchors:
    /^(market(-[1-7])?|stack|basic-[a-z-]+|borough-[0-3]|(money|income|reputation|population)-[0-3]|tile-[0-3]-\d+)$/,
});
for (const { name, check } of checks) it(name, check);

it("has a place for whatever is told", () => {
  const told = games.flatMap(({ moves }) => moves.flatMap(({ events }) => events));
  expect(told.filter((event) => places(event).length === 0)).toEqual([]);
});

describe("the list of components", () => {
  it("has a drawing for every building and basic tile", () => {
    const tiles = [...standard.buildings, ...standard.basics].map(({ id }) => id);
    expect(Object.keys(drawings).sort()).toEqual(tiles.sort());
  });
});

describe("the plan of hexagons", () => {
  it("lets neighbours touch and nothing overlap", () => {
    const middle = middleOf(hexAt({ col: 0, row: 0 }));
    for (const [col, row] of [
      [0, 2],
      [1, 1],
      [-1, 1],
      [1, -1],
    ] as const) {
      const beside = middleOf(hexAt({ col, row }));
      const distance = Math.hypot(beside.x - middle.x, beside.y - middle.y);
      expect(distance).toBeCloseTo(Math.sqrt(3) * RADIUS, 0);
    }
    expect(boxAround([hexAt({ col: 0, row: 0 }), hexAt({ col: 1, row: 1 })])).toEqual({
      left: -RADIUS,
      top: -HIGH / 2,
      right: 2.5 * RADIUS,
      bottom: HIGH,
    });
  });
});

describe("red lines", () => {
  it("[6.2] [6.6] the next one lies ahead, also beyond the printed board", () => {
    expect(lineAbove(rules, 0)).toBe(15);
    expect(lineAbove(rules, 14)).toBe(15);
    expect(lineAbove(rules, 15)).toBe(22);
    expect(lineAbove(rules, 149)).toBe(151);
    expect(linesBetween(rules, 0, 30)).toEqual([15, 22, 29]);
    expect(linesBetween(rules, 15, 22)).toEqual([15, 22]);
  });
});

describe("the list of signs", () => {
  it("[6.2] [11.2] says what passing a red line costs here", () => {
    const said = (options: unknown): readonly (string | undefined)[] => {
      const game = gameWith(options);
      return LANGUAGES.map((language) => {
        const all = board.signs?.(settingIn(suburbia, language, game.options)) ?? [];
        return all.find(({ means }) => /red line:|czerwona linia:|красная линия:/.test(means))?.means.split(/[:;]/)[1];
      });
    };
    expect(said({})).toEqual([
      " when your population passes it, you lose 1 income and 1 reputation",
      " gdy twoja populacja ją przekroczy, dochód i reputacja spadają o 1",
      " когда ваше население её пересечёт, доход и репутация снизятся на 1",
    ]);
    expect(said({ variant: "lone-architect" })).toEqual([
      " when your population passes it, you lose 2 income and 2 reputation",
      " gdy twoja populacja ją przekroczy, dochód i reputacja spadają o 2",
      " когда ваше население её пересечёт, доход и репутация снизятся на 2",
    ]);
  });
});

describe("goals", () => {
  it("[10.1] a tie has no leader", () => {
    const { game } = gameIn("table-2e-2.json");
    const view = game.view(game.setup(2, { int: () => 0, shuffle: () => {} }), 0);
    const [goal] = standard.goals;
    if (goal === undefined) throw new Error("no goals");
    expect(raceFor({ rules, view }, goal)).toEqual({ values: [0, 0], best: 0, leader: undefined });
  });
});

describe("what a space promises", () => {
  it("is what the tile brings there, without the price and without what every turn brings", () => {
    const { game } = gameIn("table-2e-2.json");
    const start = game.setup(2, { int: () => 0, shuffle: () => {} });
    start.phase = { type: "place", tile: "convenience-store", space: 7 };
    start.turn = 0;
    const hex = hexAt({ col: 1, row: 1 });
    const { events } = preview(game, game.view(start, 0), 0, { type: "place", hex });
    expect(gainsOf(events, 0)).toEqual({ money: 0, income: 1, reputation: 1, population: 0 });
  });
});

describe("recorded games", () => {
  it("let tiles, coins and people fly", () => {
    const kinds = new Set(
      games.flatMap(({ events }) =>
        events.flatMap((event) => flights(event).map(({ token }) => `${event.what} ${token}`)),
      ),
    );
    expect([...kinds].sort()).toEqual(["money coin", "population person", "took card", "turned-up card"]);
  });

  it("open a chapter with every round, and with the announcement of the end", () => {
    for (const { name, game, moves, states } of games) {
      const setting = settingIn(suburbia, "en", game.options);
      const opened = moves.flatMap((move, i) => {
        const after = game.view(states[i + 1] as (typeof states)[number], 0);
        return board.chapter({ seq: i + 1, seat: move.seat, events: move.events }, after, setting) ?? [];
      });
      const rounds = states.at(-1)?.round ?? 0;
      const told = opened.filter((title) => title.startsWith("Round "));
      expect(told, name).toEqual(Array.from({ length: rounds }, (_, i) => `Round ${i + 1}`));
      expect(
        opened.some((title) => title.includes("1 More Round")),
        name,
      ).toBe(true);
    }
  });

  it("[11.5] [12.11] tell somebody who played alone how it went", () => {
    const told = games.flatMap(({ name, game, states }) => {
      const last = states.at(-1);
      const setting = settingIn(suburbia, "en", game.options);
      const verdict = last === undefined ? undefined : board.verdict?.(game.score(last), setting);
      return verdict === undefined ? [] : [[name, verdict.won, verdict.headline]];
    });
    expect(told).toEqual([
      ["dale-1e.json", false, "P0 loses to Dale. Title: Junior Intern"],
      ["dale-2e.json", true, "P0 has beaten Dale. Title: Architectural Designer"],
      ["dale-no-goal.json", true, "P0 has beaten Dale. Title: Draftsman"],
      ["lone-architect-1e.json", true, "Title: Junior Intern"],
      ["lone-architect-2e.json", true, "Title: Junior Intern"],
    ]);
  });

  it("chart Dale beside the player", () => {
    const { game, states } = gameIn("dale-2e.json");
    const setting = settingIn(suburbia, "en", game.options);
    const [population] = board.tracks(setting);
    const last = game.view(states.at(-1) as (typeof states)[number], undefined);
    expect(board.guests?.(setting)).toEqual(["Dale"]);
    expect(population?.of(last, 1)).toBe(last.boroughs[1]?.population);
  });

  it("ask for a goal, a turn, three removals and the end, besides one for each tile placed", () => {
    const asked = new Set<string>();
    for (const { game, states } of games) {
      const settings = LANGUAGES.map((language) => settingIn(suburbia, language, game.options));
      for (const state of states) {
        const view = game.view(state, game.toAct(state)[0]);
        for (const setting of settings) asked.add(board.prompt(view, setting));
      }
    }
    expect([...asked].filter((text) => !text.includes(": ")).length).toBe(6 * LANGUAGES.length);
  });
});
