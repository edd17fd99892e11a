import { LANGUAGES, type Language } from "@tabletown/kernel";
import { boardChecks, playedGames, settingIn } from "@tabletown/testkit";
import { describe, expect, it } from "vitest";
import { type Arranged, arrange, OPENING, type Position } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { lossNow, runPoverty } from "./facts.ts";
import { board } from "./index.ts";
import { nameBreaks } from "./name-breaks.ts";
import { beforeAction } from "./reasons.ts";

const { standard } = london.components;

/** Whole games with the standard components, as they were recorded. */
const games = playedGames(london, new URL("../fixtures/", import.meta.url)).filter(
  ({ record }) => record.components.table === undefined,
);

const boroughs = standard.boroughs.map(({ id }) => id);

describe("the board", () => {
  const subject = {
    title: london,
    board,
    games,
    components: [...standard.cards.map(({ id }) => id), ...boroughs],
    anchors: new RegExp(
      `^(deck|bank|row-top|row-bottom|borough-(${boroughs.join("|")})|(hand|city|money|poverty|boroughs)-[0-3])$`,
    ),
  };
  for (const { name, check } of boardChecks(subject)) it(name, check);

  it("lets cards, coins and people fly", () => {
    const kinds = new Set(
      games.flatMap(({ events }) =>
        events.flatMap((event) => board.flights(event).map(({ token }) => `${event.what} ${token}`)),
      ),
    );
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

  it("knows where every word of a name breaks that a small card has no room for", () => {
    const names = [...standard.cards, ...standard.boroughs].flatMap(({ name }) => Object.values(name));
    const long = new Set(names.flatMap((name) => name.match(/\p{L}{10,}/gu) ?? []));
    const breaking = nameBreaks.map(([word]) => word);
    expect([...long].filter((word) => !breaking.includes(word))).toEqual([]);
  });

  it("asks for many different things", () => {
    const asked = new Set<string>();
    for (const { game, states } of games) {
      for (const [turn, language] of LANGUAGES.entries()) {
        const setting = settingIn(london, language, {});
        for (const state of states.filter((_, i) => i % LANGUAGES.length === turn)) {
          const told = board.prompt(game.view(state, game.toAct(state)[0]), setting);
          expect(told).not.toMatch(/undefined|NaN/);
          asked.add(`${language} ${told}`);
        }
      }
    }
    expect(asked.size).toBeGreaterThan(60);
  });

  it("[8.1] asks to finish a run once nothing is left to activate", () => {
    const setting = settingIn(london, "en", {});
    const asked = { left: new Set<string>(), nothing: new Set<string>() };
    for (const { game, states } of games) {
      for (const state of states.filter(({ agenda }) => agenda.at(-1)?.type === "run")) {
        const activates = game.actions(state, state.seat).some(({ type }) => type === "activate");
        asked[activates ? "left" : "nothing"].add(board.prompt(game.view(state, state.seat), setting));
      }
    }
    expect([...asked.left]).toEqual(["Activate your cards in any order, then finish the run."]);
    expect([...asked.nothing]).toEqual(["Nothing is left to activate: finish the run."]);
  });

  it("[4.2] asks for a card from the board alone once the deck is empty", () => {
    const setting = settingIn(london, "en", {});
    const asked = { must: new Set<string>(), may: new Set<string>() };
    for (const { game, states } of games) {
      for (const state of states) {
        const task = state.agenda.at(-1);
        if (task?.type !== "opening" || task.drawn > 0 || state.deck.length > 0) continue;
        if (state.top.length + state.bottom.length === 0) continue;
        const stops = game.actions(state, state.seat).some(({ type }) => type === "stop");
        asked[stops ? "may" : "must"].add(board.prompt(game.view(state, state.seat), setting));
      }
    }
    expect([...asked.must]).toEqual(["Draw a card from the board: the deck is empty."]);
    expect([...asked.may]).toEqual(["Draw a card from the board, or choose “No more”: the deck is empty."]);
  });

  describe("says that one may stop before the action where one may, and only there", () => {
    const wandsworth = { boroughs: ["wandsworth"] };
    const parliament = { stacks: ["c-parliament"] };
    const board2 = { top: ["a-paupers"] };
    const due = { idle: 6 };
    const poor = { money: 30, loans: 1 };
    const positions: readonly Omit<Position, "task">[] = [
      { players: [{}, {}] },
      { players: [wandsworth, {}] },
      { players: [{ boroughs: ["wandsworth", "hackney"] }, {}] },
      { players: [parliament, {}] },
      { players: [{ stacks: [{ card: "c-parliament", turned: true }] }, {}] },
      { players: [{ ...wandsworth, ...poor }, {}] },
      { players: [wandsworth, {}], ...due },
      { players: [wandsworth, {}], ...board2, deckEnds: true },
      { players: [{}, {}], ...board2, deckEnds: true },
      { players: [poor, {}], deckEnds: true },
    ];
    const stops = { en: "“No more”", pl: "zakończ", ru: "останови" };
    const asksToStop = (s: Arranged, language: Language): boolean =>
      board.prompt(s.view(0), settingIn(london, language, {})).includes(stops[language]);
    for (const [i, position] of positions.entries()) {
      it(`[10.13] position ${i + 1}`, () => {
        const s = arrange({ ...position, task: OPENING });
        for (const language of LANGUAGES) expect(asksToStop(s, language)).toBe(s.options().includes("stop"));
      });
    }
    it("[10.12] [10.13] also after looking", () => {
      const university = { stacks: ["b-university-of-london"] };
      for (const player of [university, { ...university, ...wandsworth }]) {
        const s = arrange({ players: [player, {}], ...board2, task: OPENING }).play("look");
        for (const language of LANGUAGES) expect(asksToStop(s, language)).toBe(s.options().includes("stop"));
      }
    });
    it("[10.13] whoever taps what comes later is told the same", () => {
      const told = (position: Omit<Position, "task">): string => {
        const s = arrange({ ...position, task: OPENING });
        const view = s.view(0);
        return beforeAction(s.rules, view, { type: "opening", drawn: 0, looked: false, peeked: 0 });
      };
      expect(positions.map(told)).toEqual(
        positions.map((position) =>
          arrange({ ...position, task: OPENING })
            .options()
            .includes("stop")
            ? "drawOrStop"
            : "drawFirst",
        ),
      );
    });
  });

  it("[11.1] warns whoever could draw the last card of the deck, and nobody before or after", () => {
    const setting = settingIn(london, "en", {});
    const warned = { could: new Set<boolean>(), cannot: new Set<boolean>() };
    for (const { game, states } of games) {
      for (const state of states) {
        const task = state.agenda.at(-1);
        if (task?.type !== "opening" && task?.type !== "draw") continue;
        const left = state.deck.length;
        const could = left > 0 && left <= (task.type === "draw" ? task.left : 1);
        const asked = board.prompt(game.view(state, state.seat), setting);
        warned[could ? "could" : "cannot"].add(asked.endsWith("The deck’s last card begins the last turns."));
      }
    }
    expect([...warned.could]).toEqual([true]);
    expect([...warned.cannot]).toEqual([false]);
  });

  it("knows a place for whatever is told, except that a turn begins and that the game ends", () => {
    const homeless = games.flatMap(({ moves }) =>
      moves.flatMap(({ events }) =>
        events
          .filter((event) => (board.places?.(event) ?? []).length + board.flights(event).length === 0)
          .map(({ what }) => what),
      ),
    );
    const told = homeless.filter((what) => !board.preparations?.includes(what));
    expect([...new Set(told)].toSorted()).toEqual(["over", "turn"]);
  });

  it("opens a chapter for every run and every purchase", () => {
    const setting = settingIn(london, "en", {});
    for (const { game, moves, states } of games) {
      const opened = moves.flatMap(({ seat, events }, i) => {
        const after = game.view(states[i + 1] as (typeof states)[number], undefined);
        return board.chapter({ seq: i + 1, seat, events }, after, setting) ?? [];
      });
      const wanted = moves.filter(({ events }) => events.some(({ what }) => what === "run" || what === "bought"));
      expect(opened.length).toBeGreaterThanOrEqual(wanted.length);
      expect(opened.at(-1)).toBe("The game is over");
    }
  });
});

describe("what the board foretells", () => {
  it("[11.3] charts the points everybody would have, whoever looks", () => {
    const points = board.tracks(settingIn(london, "en", {})).find(({ id }) => id === "points");
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

  const rules = rulesetOf({}, standard);

  it("[8.6] [8.7] says how much poverty the end of a run brings, the newest borough's with it", () => {
    let runs = 0;
    let boroughs = 0;
    for (const { game, states, moves } of games) {
      for (const [i, { seat, action, events }] of moves.entries()) {
        const state = states[i];
        if (state === undefined || action.type !== "done" || state.agenda.at(-1)?.type !== "run") continue;
        const brought = events.filter(({ what, cause }) => what === "poverty" && /^8\.[67]$/.test(cause.rule));
        const sum = brought.reduce((total, { by = 0 }) => total + by, 0);
        expect(runPoverty(rules, game.view(state, seat), seat)).toBe(sum);
        runs++;
        if (brought.some(({ cause }) => cause.rule === "8.6")) boroughs++;
      }
    }
    expect(runs).toBeGreaterThan(5);
    expect(boroughs).toBeGreaterThan(0);
  });

  it("[11.9] says what poverty costs, as the final scoring finds it", () => {
    for (const { game, end, seats } of games) {
      const standing = game.score(end);
      for (let seat = 0; seat < seats; seat++) {
        const part = standing.find((place) => place.seat === seat)?.parts.find(({ what }) => what === "score-poverty");
        expect(0 - lossNow(rules, game.view(end, undefined), seat)).toBe(part?.by);
      }
    }
  });
});
