import { LANGUAGES, type Place } from "@tabletown/kernel";
import { boardChecks, playedGames, settingIn } from "@tabletown/testkit";
import { tieBreakAt } from "@tabletown/ui";
import { describe, expect, it } from "vitest";
import { budowaMiasta } from "../index.ts";
import { flights } from "./flights.ts";
import { board } from "./index.ts";

const { standard } = budowaMiasta.components;
const games = playedGames(budowaMiasta, new URL("../fixtures/", import.meta.url));
const objects = standard.objects.map(({ id }) => id);
const lots = standard.buildings.map(({ id }) => id);

describe("the board", () => {
  const checks = boardChecks({
    title: budowaMiasta,
    board,
    games,
    components: [...objects, ...standard.streets.map(({ id }) => id), ...lots],
    anchors: new RegExp(`^(bag|bank|object-(${objects.join("|")})|lot-(${lots.join("|")})|(hand|money|shares)-[0-5])$`),
  });
  for (const { name, check } of checks) it(name, check);

  it("lets something fly for everything that changes hands", () => {
    const flown = new Set(
      games.flatMap(({ events }) =>
        events.flatMap((event) => flights(event).map(({ token }) => `${event.what} ${token}`)),
      ),
    );
    expect([...flown].sort()).toEqual([
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
    const setting = settingIn(budowaMiasta, "en", {});
    const titled = games.map(({ game, moves, states }) =>
      moves.map(({ seat, events }, i) => {
        const after = game.view(states[i + 1] as (typeof states)[number], undefined);
        return { events, title: board.chapter({ seq: i + 1, seat, events }, after, setting) };
      }),
    );
    for (const moves of titled) {
      const opened = moves.filter(({ title }) => title !== undefined);
      const finished = moves.filter(({ events }) => events.some(({ what }) => what === "finished"));
      expect(opened.length).toBeGreaterThanOrEqual(finished.length);
    }
    const paid = titled.flat().find(({ events }) => events.some(({ cause }) => cause.rule === "5.2"));
    expect(paid?.title).toMatch(/^Street [A-L]: P\d \+\d+/);
  });

  it("has nine prompts, and each occurs in three languages", () => {
    const settings = LANGUAGES.map((language) => settingIn(budowaMiasta, language, {}));
    const views = games.flatMap(({ game, states }) => states.map((state) => game.view(state, game.toAct(state)[0])));
    const asked = new Set(views.flatMap((view) => settings.map((setting) => board.prompt(view, setting))));
    expect(asked.size).toBe(27);
  });

  it("[6.4] speaks of buying where a share can be bought, and only there", () => {
    const setting = settingIn(budowaMiasta, "en", {});
    for (const { game, states } of games) {
      for (const state of states.filter(({ step }) => step === "share")) {
        const [seat = 0] = game.toAct(state);
        const forSale = game.actions(state, seat).some(({ type }) => type === "buy");
        expect(/buy one share/i.test(board.prompt(game.view(state, seat), setting))).toBe(forSale);
      }
    }
  });

  it("draws no chart below zero", () => {
    const tracks = board.tracks(settingIn(budowaMiasta, "en", {}));
    for (const { game, states, seats } of games) {
      for (const view of states.map((state) => game.view(state, undefined))) {
        for (const { of } of tracks) {
          for (let seat = 0; seat < seats; seat++) expect(of(view, seat)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it("[10.5] [10.7] says of places with as much money what decided: shares, or who went bankrupt when", () => {
    const decided = (file: string): readonly (readonly [score: number, rule: string | undefined])[] => {
      const played = games.find(({ name }) => name === file);
      if (played === undefined) throw new Error(`there is no ${file}`);
      const standing = played.game.score(played.states.at(-1) as (typeof played.states)[number]);
      return standing.map((place) => [place.score, tieBreakAt(board, place, standing)?.rule]);
    };
    expect(decided("3-survivor.json").slice(1)).toEqual([
      [0, "10.7"],
      [0, "10.7"],
    ]);
    expect(decided("4-survivor.json").slice(1)).toEqual([
      [0, "10.7"],
      [0, "10.7"],
      [0, "10.7"],
    ]);
    expect(decided("4-tie-by-shares.json").map(([, rule]) => rule)).toContain("10.5");
    // Nobody is asked what decided where a victory is shared.
    expect(
      decided("4-shared-victory.json")
        .slice(0, 2)
        .map(([, rule]) => rule),
    ).toEqual([undefined, undefined]);
  });

  it("[10.7] tells who ran out of money from who is bankrupt", () => {
    const place = (rank: number, rule: string): Place => ({
      seat: rank,
      rank,
      score: 0,
      parts: [{ what: "money", by: 0, cause: { rule } }],
    });
    const [poor, poorer, out] = [place(2, "10.4"), place(3, "10.4"), place(4, "9.3")] as const;
    const standing = [poor, poorer, out];
    expect(standing.map((each) => tieBreakAt(board, each, standing)?.rule)).toEqual(["10.5", "10.5", "10.7"]);
    expect(tieBreakAt(board, poor, [poor, out])?.by.en).toBe("bankruptcy");
  });
});
