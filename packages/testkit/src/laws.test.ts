import { type Action, highStreet, type State, type View } from "@tabletown/_template";
import type { Game } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { lawsOf } from "./laws.ts";

type HighStreet = Game<State, Action, View, Record<never, never>>;

/** The first law that a sabotaged game is caught breaking. */
function caught(sabotage: (game: HighStreet) => Partial<HighStreet>): string {
  const laws = lawsOf({
    title: {
      ...highStreet,
      game: (options, table) => {
        const game = highStreet.game(options, table);
        return { ...game, ...sabotage(game) };
      },
    },
    variants: [{}],
    games: 60,
    longest: 40,
    census: (_game, s) => [s.stack, ...s.players.flatMap(({ hand, street }) => [hand, street])].flat().sort(),
    samples: 4,
  });
  for (const { check } of laws) {
    try {
      check();
    } catch (error) {
      return /law "([^"]+)"/.exec(String(error))?.[1] ?? String(error);
    }
  }
  return "nothing";
}

const someHand = (s: State): string[] => s.players[s.turn]?.hand ?? [];

describe("each law catches the game that breaks it", () => {
  const cases: readonly (readonly [string, (game: HighStreet) => Partial<HighStreet>])[] = [
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
    ["a seat has actions exactly when it may act", (g) => ({ actions: (s) => g.actions(s, s.turn) })],
    [
      "every game ends",
      (g) => ({
        apply: () => {},
        toAct: () => [0],
        actions: (s, seat) => (seat === 0 ? g.actions(s, 0) : []),
      }),
    ],
    ["actions are listed once", (g) => ({ actions: (s, seat) => [...g.actions(s, seat), ...g.actions(s, seat)] })],
    ["parse(format(a)) = a", () => ({ parse: (line) => ({ kind: "build", house: line }) })],
    ["nonsense is no notation", (g) => ({ parse: (line) => g.parse(line) ?? { kind: "build", house: "tower" } })],
    ["copies share nothing", (g) => ({ copy: (s) => ({ ...g.copy(s), stack: s.stack }) })],
    [
      "states are plain data",
      (g) => ({
        setup: (n, c) => Object.assign(g.setup(n, c), { extra: new Set() }),
        copy: (s) => Object.assign(g.copy(s), { extra: new Set() }),
      }),
    ],
    ["view(guess(view)) = view", (g) => ({ guess: (v, c) => ({ ...g.guess(v, c), turn: 0 }) })],
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
      "options depend on the view alone",
      (g) => ({
        actions: (s, seat) => {
          const all = g.actions(s, seat);
          return s.stack.at(-1) === "tower" ? all.slice(0, 1) : all;
        },
      }),
    ],
    [
      "what shows something hidden says so",
      (g) => ({
        apply: (s, seat, a, c, e) =>
          g.apply(
            s,
            seat,
            a,
            c,
            e && (({ what, cause, reveals }) => e({ what, cause, ...(reveals && { seenBy: [] }) })),
          ),
      }),
    ],
    [
      "events leak nothing",
      (g) => ({
        apply: (s, seat, a, c, e) =>
          g.apply(s, seat, a, c, e && (({ seenBy: _, otherwise: __, ...event }) => e(event))),
      }),
    ],
    [
      "events change nothing",
      (g) => ({
        apply: (s, seat, a, c, e) => {
          g.apply(s, seat, a, c, e);
          if (e) s.players.reverse();
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
  const [, law] = lawsOf({
    title: { ...highStreet, game: (o, t) => ({ ...highStreet.game(o, t), score: () => [] }) },
    variants: [{}],
    games: 1,
    longest: 60,
    census: () => 0,
  });
  expect(() => law?.check()).toThrow(/"moves":\[\{"seat":0,"move":"build /);
});
