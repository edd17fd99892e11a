import { gamesToPlay, lawsOf, type Subject } from "@tabletown/testkit";
import { describe, it } from "vitest";
import {
  type Action,
  type Effect,
  type Establishment,
  type Event,
  metropolia,
  type Options,
  type State,
  type Table,
  type View,
} from "../index.ts";
import { coinsOf } from "./counts.ts";
import type { Metropolia } from "./game.ts";

/** Every copy of every establishment, wherever it is. Coins come from and go to a bank without bounds. */
function census(game: Metropolia, s: State): unknown {
  const ids = metropolia.components.standard.establishments.map(({ id }) => id);
  const copies = new Map(ids.map((id) => [id, 0]));
  const add = (id: string | undefined, count: number): void => {
    copies.set(id ?? "nowhere", (copies.get(id ?? "nowhere") ?? Number.NaN) + count);
  };
  for (const id of [...s.deck, ...s.removed]) add(id, 1);
  const { players, market } = game.view(s, undefined);
  for (const { card, left } of market) add(card, left);
  for (const { owned } of players) for (const [id, count] of Object.entries(owned)) add(id, count);
  return [...copies];
}

const english = { plus: true, sushiBar: 4, townHall: "when-broke", stuckPiles: "leave" };
const mixtures = [
  { plus: true, stuckPiles: "leave" },
  { plus: true, townHall: "when-broke" },
  { plus: true, sushiBar: 1 },
  { sushiBar: 4, townHall: "when-broke", stuckPiles: "leave" },
];
const subject: Omit<Subject<State, Action, View, Options, Table, Event>, "variants" | "games"> = {
  title: metropolia,
  longest: 5_000,
  census,
  openChoices: ["charged"],
  told: {
    phase: "any",
    turn: ["turn"],
    dice: ["roll"],
    total: ["roll", "total"],
    "players.*.coins": ["coins"],
    "players.*.owned": ["built", "swapped"],
    "players.*.built": ["built"],
    market: ["built"],
    deck: ["built"],
    removed: ["removed"],
  },
  counts: { coins: (s, seat) => coinsOf(s.counts, seat) },
};

describe("laws", () => {
  for (const { name, check } of [
    ...lawsOf({ ...subject, variants: [{}, { plus: true }], games: gamesToPlay(12, 2_001), samples: 0.6 }),
    ...lawsOf({ ...subject, variants: [english], games: gamesToPlay(5, 600), samples: 1.5 }),
    ...lawsOf({ ...subject, variants: mixtures, games: gamesToPlay(6, 60), samples: 3 }),
  ]) {
    it(name, check);
  }
});

describe("laws with a corrected component table", () => {
  const { standard } = metropolia.components;
  /** Every number differs; some cards act on many totals at once, and two of them ask who pays. */
  const corrected: Table = {
    ...standard,
    start: { coins: 5, establishments: ["bakery", "ranch", "ranch"] },
    establishments: standard.establishments.map((card): Establishment => {
      const numbers = [...new Set([...card.numbers, 3, 7, 12])];
      const effect: Effect = card.id === "publisher" ? { type: "one-pays", amount: 2 } : card.effect;
      return { ...card, numbers, effect, cost: card.cost + 1, copies: card.copies + 1 };
    }),
    landmarks: standard.landmarks.map((landmark) => {
      const { effect } = landmark;
      return effect.type === "add" ? { ...landmark, effect: { ...effect, from: 5, amount: 7 } } : landmark;
    }),
    townHall: { ...standard.townHall, amount: 2 },
    marketPiles: 6,
  };
  const title: typeof metropolia = {
    ...metropolia,
    game: (options, table = corrected) => metropolia.game(options, table),
    words: (language, table = corrected) => metropolia.words(language, table),
  };
  for (const { name, check } of lawsOf({ ...subject, title, variants: [{}, english], games: gamesToPlay(6, 60) })) {
    it(name, check);
  }

  it("is a table that can be played with", ({ expect }) => {
    expect(metropolia.components.check(corrected)).toEqual({ ok: true, value: corrected });
  });
});
