import { readdirSync, readFileSync } from "node:fs";
import { gameOfRecord, LANGUAGES, readRecord, replay } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { london } from "../index.ts";
import { compile } from "../rules/ruleset.ts";
import { chapter } from "./chapter.ts";
import { lossNow, runPoverty } from "./facts.ts";
import { flights } from "./flights.ts";
import { board } from "./index.ts";
import { prompt } from "./prompt.ts";
import type { Here } from "./seen.ts";

const { standard } = london.components;

function settingIn(language: (typeof LANGUAGES)[number]): Here {
  return { options: {}, table: standard, language, words: london.words(language), name: (seat) => `P${seat}` };
}

/** Whole games with the standard components, as they were recorded. */
const folder = new URL("../fixtures/", import.meta.url);
const games = readdirSync(folder)
  .filter((name) => name.endsWith(".json") && !name.includes("corrected"))
  .map((name) => {
    const record = readRecord(readFileSync(new URL(name, folder), "utf8"));
    if (!record.ok) throw new Error(name);
    const game = gameOfRecord(london, record.value);
    const played = game.ok ? replay(game.value, record.value) : game;
    if (!game.ok || !played.ok) throw new Error(name);
    return { name, game: game.value, seats: record.value.seats.length, ...played.value };
  });

describe("the board", () => {
  it("shows every component of the table once", () => {
    const shown = board.componentSections(standard).flatMap(({ components }) => components);
    const all = [...standard.cards, ...standard.boroughs].map(({ id }) => id);
    expect([...shown].sort()).toEqual([...all].sort());
  });

  it("lets things fly only between places that the board has", () => {
    const seats = [0, 1, 2, 3];
    const places = new Set([
      "deck",
      "bank",
      "row-top",
      "row-bottom",
      ...standard.boroughs.map(({ id }) => `borough-${id}`),
      ...["hand", "city", "money", "poverty", "boroughs"].flatMap((kind) => seats.map((seat) => `${kind}-${seat}`)),
    ]);
    const kinds = new Set<string>();
    for (const { moves } of games) {
      for (const event of moves.flatMap(({ events }) => events)) {
        for (const { from, to, token } of flights(event)) {
          expect(places.has(from), `${event.what} from ${from}`).toBe(true);
          expect(places.has(to), `${event.what} to ${to}`).toBe(true);
          kinds.add(`${event.what} ${token}`);
        }
      }
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        "bought card",
        "discarded card",
        "drawn card",
        "money coin",
        "placed card",
        "poverty person",
        "taken card",
      ]),
    );
  });

  it("asks for something in every position, in every language", () => {
    const settings = LANGUAGES.map(settingIn);
    const asked = new Set<string>();
    for (const { game, states } of games) {
      for (const state of states) {
        const [seat] = game.toAct(state);
        const view = game.view(state, seat);
        for (const setting of settings) {
          const told = prompt(view, setting);
          expect(told).not.toMatch(/undefined|NaN/);
          asked.add(`${setting.language} ${told}`);
        }
      }
    }
    expect(asked.has("en ")).toBe(false);
    expect(asked.size).toBeGreaterThan(60);
  });

  it("opens a chapter for every run and every purchase", () => {
    const setting = settingIn("en");
    for (const { moves } of games) {
      const opened = moves.flatMap(({ seat, events }, i) => chapter({ seq: i + 1, seat, events }, setting) ?? []);
      const wanted = moves.filter(({ events }) => events.some(({ what }) => what === "run" || what === "bought"));
      expect(opened.length).toBeGreaterThanOrEqual(wanted.length);
      expect(opened.at(-1)).toBe("The game is over");
    }
  });
});

describe("what the board foretells", () => {
  it("[11.3] charts the points everybody would have, whoever looks", () => {
    const points = board.tracks(settingIn("en")).find(({ id }) => id === "points");
    for (const { game, states, seats } of games) {
      for (const state of states.filter((_, i) => i % 40 === 0)) {
        for (const { seat, score } of game.score(state)) {
          for (const viewer of [undefined, seat, (seat + 1) % seats]) {
            expect(points?.of(game.view(state, viewer), seat)).toBe(score);
          }
        }
      }
    }
  });

  const rules = compile(standard);

  it("[8.7] says how much poverty the end of a run brings", () => {
    let runs = 0;
    for (const { game, states, moves } of games) {
      for (const [i, { seat, action, events }] of moves.entries()) {
        const state = states[i];
        if (state === undefined || action.type !== "done" || state.agenda.at(-1)?.type !== "run") continue;
        const brought = events.filter(({ what, cause }) => what === "poverty" && cause.rule === "8.7");
        if (events.some(({ cause }) => cause.rule === "8.6")) continue;
        const sum = brought.reduce((total, { by = 0 }) => total + by, 0);
        expect(runPoverty(game.view(state, seat), seat)).toBe(sum);
        runs++;
      }
    }
    expect(runs).toBeGreaterThan(5);
  });

  it("[11.9] says what poverty costs, as the final scoring finds it", () => {
    for (const { game, states, seats } of games) {
      const last = states.at(-1);
      if (last === undefined) throw new Error("a record without states");
      const standing = game.score(last);
      for (let seat = 0; seat < seats; seat++) {
        const part = standing.find((place) => place.seat === seat)?.parts.find(({ what }) => what === "score-poverty");
        expect(0 - lossNow(rules, game.view(last, undefined), seat)).toBe(part?.by);
      }
    }
  });
});
