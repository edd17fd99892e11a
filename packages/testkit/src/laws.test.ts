import type { State } from "@tabletown/_template";
import { describe, expect, test } from "vitest";
import { lawsOf } from "./laws.ts";
import { caught, type Sabotage, sabotaged } from "./testing/sabotage.ts";

const turnOf = ({ phase }: State): number => (phase.type === "build" ? phase.turn : 0);
const someHand = (s: State): string[] => s.players[turnOf(s)]?.hand ?? [];

describe("each law catches the game that breaks it", () => {
  const cases: readonly (readonly [string, Sabotage])[] = [
    ["nothing", () => ({})],
    [
      "components are conserved",
      (g) => ({
        apply: (s, seat, a, c, e) => {
          g.apply(s, seat, a, c, e);
          s.stack.pop();
        },
      }),
    ],
    ["a seat has actions exactly when it may act", (g) => ({ actions: (s) => g.actions(s, turnOf(s)) })],
    [
      "every game ends",
      (g) => ({
        apply: () => {},
        toAct: () => [0],
        actions: (s, seat) => (seat === 0 ? g.actions(s, 0) : []),
      }),
    ],
    ["actions are listed once", (g) => ({ actions: (s, seat) => [...g.actions(s, seat), ...g.actions(s, seat)] })],
    ["parse(format(a)) = a", () => ({ parse: (line) => ({ type: "build", building: line }) })],
    ["nonsense is no notation", (g) => ({ parse: (line) => g.parse(line) ?? { type: "build", building: "tower" } })],
    ["copies share nothing", (g) => ({ copy: (s) => ({ ...g.copy(s), stack: s.stack }) })],
    [
      "states are plain data",
      (g) => ({
        setup: (n, c) => Object.assign(g.setup(n, c), { extra: new Set() }),
        copy: (s) => Object.assign(g.copy(s), { extra: new Set() }),
      }),
    ],
    ["view(guess(view)) = view", (g) => ({ guess: (v, c) => ({ ...g.guess(v, c), phase: { type: "over" } }) })],
    [
      "a guess is a possible world",
      (g) => ({
        guess: (v, c) => {
          const s = g.guess(v, c);
          return { ...s, stack: s.stack.map(() => "tower") };
        },
      }),
    ],
    [
      "events change nothing",
      (g) => ({
        apply: (s, seat, a, c, e) => {
          g.apply(s, seat, a, c, e);
          if (!e) s.players.reverse();
        },
      }),
    ],
    [
      "every event cites a rule",
      (g) => ({
        apply: (s, seat, a, c, e) =>
          g.apply(s, seat, a, c, e && ((event) => e({ ...event, cause: { rule: "somewhere" } }))),
      }),
    ],
    [
      "looking changes nothing",
      (g) => ({
        view: (s, seat) => {
          someHand(s).sort().reverse();
          return g.view(s, seat);
        },
      }),
    ],
    ["views are alike where a game says so", () => ({ viewsAlike: true })],
    ["everybody is ranked", (g) => ({ score: (s) => g.score(s).slice(1) })],
    [
      "ranks count who stands better",
      (g) => ({ score: (s) => g.score(s).map((place, i) => ({ ...place, rank: i * 2 + 1 })) }),
    ],
    [
      "every id has text in three languages",
      (g) => ({
        apply: (s, seat, a, c, e) => g.apply(s, seat, a, c, e && ((event) => e({ ...event, cause: { rule: "9.9" } }))),
      }),
    ],
  ];
  test.each(cases)("%s", (law, sabotage) => {
    expect(caught(sabotage)).toBe(law);
  });
});

test("a broken law comes with a record that replays it", () => {
  const [, law] = lawsOf(sabotaged(() => ({ score: () => [] }), 1));
  expect(() => law?.check()).toThrow(/"moves":\[\{"seat":0,"move":"build /);
});
