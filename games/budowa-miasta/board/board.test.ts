import { readdirSync, readFileSync } from "node:fs";
import { gameOfRecord, LANGUAGES, readRecord, replay } from "@tabletown/kernel";
import { describe, expect, it } from "vitest";
import { budowaMiasta } from "../index.ts";
import { chapter } from "./chapter.ts";
import { flights } from "./flights.ts";
import { board } from "./index.ts";
import type { Here } from "./seen.ts";

const { standard } = budowaMiasta.components;

function settingIn(language: (typeof LANGUAGES)[number]): Here {
  const words = budowaMiasta.words(language);
  return { options: {}, table: standard, language, words, name: (seat) => `P${seat}` };
}

/** Whole games, as they were recorded. */
const folder = new URL("../fixtures/", import.meta.url);
const games = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => {
    const record = readRecord(readFileSync(new URL(name, folder), "utf8"));
    if (!record.ok) throw new Error(name);
    const game = gameOfRecord(budowaMiasta, record.value);
    const played = game.ok ? replay(game.value, record.value) : game;
    if (!game.ok || !played.ok) throw new Error(name);
    return { name, game: game.value, seats: record.value.seats.length, ...played.value };
  });

describe("the board", () => {
  it("shows every component of the table once", () => {
    const shown = board.componentSections(standard).flatMap(({ components }) => components);
    const all = [...standard.objects, ...standard.streets, ...standard.buildings].map(({ id }) => id);
    expect([...shown].sort()).toEqual([...all].sort());
  });

  it("lets things fly only between places that the board has", () => {
    const places = new Set([
      "bag",
      "bank",
      ...standard.objects.map(({ id }) => `object-${id}`),
      ...standard.buildings.map(({ id }) => `lot-${id}`),
      ...[0, 1, 2, 3, 4, 5].flatMap((seat) => [`hand-${seat}`, `money-${seat}`, `shares-${seat}`]),
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
    expect([...kinds].sort()).toEqual([
      "bought card",
      "built card",
      "drawn card",
      "money coin",
      "refilled card",
      "restored card",
      "sold card",
      "taken card",
    ]);
  });

  it("[5.1] opens a chapter for every finished street and names who was paid", () => {
    const setting = settingIn("en");
    for (const { moves } of games) {
      const opened = moves.flatMap(({ seat, events }, i) => chapter({ seq: i + 1, seat, events }, setting) ?? []);
      const finished = moves.filter(({ events }) => events.some(({ what }) => what === "finished"));
      expect(opened.length).toBeGreaterThanOrEqual(finished.length);
    }
    const [paid] = games.flatMap(({ moves }) =>
      moves.flatMap(({ seat, events }, i) =>
        events.some(({ cause }) => cause.rule === "5.2") ? [chapter({ seq: i + 1, seat, events }, setting)] : [],
      ),
    );
    expect(paid).toMatch(/^Street [A-L]: P\d \+\d+/);
  });

  it("asks for something in every position, in every language", () => {
    const asked = new Set<string>();
    const settings = LANGUAGES.map(settingIn);
    for (const { game, states, seats } of games) {
      for (const state of states) {
        const [seat] = game.toAct(state);
        const view = game.view(state, seat);
        for (const setting of settings) asked.add(board.prompt(view, setting));
        for (const { of } of board.tracks(settingIn("en"))) {
          for (let each = 0; each < seats; each++) expect(of(view, each)).toBeGreaterThanOrEqual(0);
        }
      }
    }
    // All seven prompts occur, each in three languages.
    expect(asked.size).toBe(21);
    expect(asked.has("")).toBe(false);
  });
});
