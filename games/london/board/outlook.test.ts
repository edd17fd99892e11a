import { preview } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { arrange, CHOICE, type PlayerPosition } from "../fixtures/arrange.ts";
import { london } from "../index.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { Id, Task } from "../rules/state.ts";
import { confirmation, outlook } from "./outlook.ts";
import { bringsNothing, previewRun } from "./run-preview.ts";

const rules = rulesetOf({}, standard);
const setting = {
  options: {},
  table: standard,
  language: "en" as const,
  words: london.words("en"),
  name: (seat: number) => `Player ${seat + 1}`,
};

test("[8.7] a run tells before it begins what it brings: money, prestige, and poverty by cause", () => {
  const { game, state } = arrange({
    task: CHOICE,
    players: [
      {
        money: 3,
        loans: 2,
        poverty: 4,
        hand: ["a-grocers", "a-school-blue"],
        stacks: ["a-covent-garden", "a-almshouses", "a-east-india-company", { card: "a-salters", turned: true }],
      },
      {},
    ],
  });
  const view = game.view(state, 0);
  const shown = outlook({ type: "run" }, view, setting);
  expect(shown?.lines.map(({ text }) => text)).toEqual([
    "Money +£5 (Covent Garden +£5)",
    "Prestige +2 (Covent Garden +2)",
    "Poverty +6 (stacks +4, loans +2, cards in hand +2, Almshouses −2)",
    "Besides, as you choose: East India Company",
  ]);
  // Poverty is good news only where it becomes less.
  expect(shown?.lines[2]).toMatchObject({ good: false, bad: true });
  expect(bringsNothing(previewRun(rules, view))).toBe(false);
  expect(outlook({ type: "draw-more" }, view, setting)).toBeUndefined();
});

test("[10.5] a run tells what a card brings for which another may turn over instead", () => {
  const { game, state } = arrange({
    task: CHOICE,
    players: [{ stacks: ["a-vintners", "a-hospital", "a-covent-garden"] }, {}],
  });
  const shown = outlook({ type: "run" }, game.view(state, 0), setting);
  expect(shown?.lines.map(({ text }) => text)).toEqual([
    "Money +£9 (Vintners +£4, Covent Garden +£5)",
    "Prestige +2 (Covent Garden +2)",
    "Poverty +3 (stacks +3)",
  ]);
});

test("[8.1] who ends a run is told which cards are not activated yet", () => {
  const told = (
    stacks: PlayerPosition["stacks"] = [],
    task: Task<Id> = { type: "run" },
  ): readonly string[] | undefined => {
    const { game, state } = arrange({ task, players: [{ stacks }, {}] });
    return outlook({ type: "done" }, game.view(state, 0), setting)?.lines.map(({ text }) => text);
  };
  const stacks = ["a-vintners", { card: "a-salters", turned: true }, "a-hospital", "a-east-india-company"];
  // To activate the last one a card must be discarded.
  expect(told(stacks)).toEqual(["Vintners"]);
  expect(told([{ card: "a-salters", turned: true }])).toBeUndefined();
  expect(told(stacks, { type: "develop" })).toBeUndefined();
});

test("[9.4] a loan tells before it is taken what it costs later, by the cheapest way to repay it", () => {
  const told = (boroughs: readonly string[]): readonly string[] | undefined => {
    const { game, state } = arrange({ task: CHOICE, players: [{ boroughs: [...boroughs] }, {}] });
    return outlook({ type: "borrow" }, game.view(state, 0), setting)?.lines.map(({ text }) => text);
  };
  expect(told([])).toEqual([
    "£15 to repay it, at the start of one of your turns",
    "Until then +1 poverty in each run",
    "−7 prestige if it is unpaid in the end",
  ]);
  expect(told(["city"])?.[0]).toBe("£12 to repay it, at the start of one of your turns");
});

test("a run that only costs is known as such", () => {
  const { game, state } = arrange({
    task: CHOICE,
    players: [{ stacks: [{ card: "a-salters", turned: true }] }, {}],
  });
  expect(bringsNothing(previewRun(rules, game.view(state, 0)))).toBe(true);
});

test("[9.2] a move that needs a loan asks for it by name, and any other does not", () => {
  const confirmed = (money: number): string | undefined => {
    const { game, state } = arrange({ task: CHOICE, players: [{ money }, {}], market: ["westminster", "city"] });
    const action = game.parse("buy westminster");
    if (action === undefined) throw new Error("no such move");
    return confirmation(preview(game, game.view(state, 0), 0, action).events, setting);
  };
  expect(confirmed(0)).toBe("Take a loan and do it");
  expect(confirmed(50)).toBeUndefined();
});

test("what a card does is said in the sentence that proposes it", () => {
  const { game, state } = arrange({
    players: [{ stacks: ["a-covent-garden"] }, {}],
    task: { type: "run" },
  });
  const view = game.view(state, 0);
  const said = setting.words.action({ type: "activate", stack: 0 }, view, setting.name);
  expect(said).toBe("Activate Covent Garden (stack 1): gain £5 and 2 prestige");
});
