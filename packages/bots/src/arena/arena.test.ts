import type { Seat } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { AsyncBot, Bot } from "../bot.ts";
import { fallbackMind } from "../fallback-mind.ts";
import { guarded } from "../guarded.ts";
import { botFor } from "../levels.ts";
import { type Trap, type TrapAction, trap } from "../trap.fixture.ts";
import { contest, type GameResult } from "./contest.ts";
import { randomContest } from "./random-contest.ts";
import { scheduleOf } from "./schedule.ts";
import { addTallies, tallyOf } from "./tally.ts";

test("every line-up sits everywhere on the same seeds", () => {
  const schedule = scheduleOf(2, 2, 3, "s");
  expect(schedule.games).toBe(4);
  expect(schedule.gamesOfDeal).toBe(2);
  expect(Array.from({ length: 4 }, (_, n) => schedule.gameNumbered(n))).toEqual([
    { number: 0, seed: "s/0", seats: [0, 1] },
    { number: 1, seed: "s/0", seats: [1, 0] },
    { number: 2, seed: "s/1", seats: [0, 1] },
    { number: 3, seed: "s/1", seats: [1, 0] },
  ]);
});

test("too many contestants play every line-up; too few are filled up with the last", () => {
  expect(scheduleOf(3, 2, 1, "s").lineUps).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(scheduleOf(2, 4, 1, "s").lineUps).toEqual([[0, 1, 1, 1]]);
  const { gamesOfDeal, gameNumbered } = scheduleOf(3, 2, 4, "s");
  expect(gamesOfDeal).toBe(6);
  expect([0, 5, 6, 11].map((number) => gameNumbered(number).seed)).toEqual(["s/0", "s/0", "s/1", "s/1"]);
});

test("a contest is told seat by seat and asks nobody who has no choice", async () => {
  const budget = { iterations: 50 };
  const contestants = ["greedy", "expert"].map((name) => ({ bot: botFor(name as "greedy", trap), budget }));
  const first = await contest(trap, contestants, scheduleOf(2, 2, 2, "s").gameNumbered(0));
  expect(first).toMatchObject({ seats: [0, 1], scores: [3, 5], ranks: [2, 1], moves: 2, decisions: [1, 1] });
  const second = await contest(trap, contestants, scheduleOf(2, 2, 2, "s").gameNumbered(1));
  expect(second).toMatchObject({ seats: [1, 0], scores: [2, 1], ranks: [1, 2], decisions: [1, 0], forfeits: [] });
  const [greedy, expert] = tallyOf(2, [first, second]);
  expect(greedy).toMatchObject({ games: 2, wins: 0, score: 4, decisions: 1 });
  expect(expert).toMatchObject({ games: 2, wins: 2, score: 7, decisions: 2 });
});

test("in a contest too greedy takes the place of who fails, and sees what they would have seen", async () => {
  const broken = {
    name: "broken",
    decide(): never {
      throw new Error("out of order");
    },
  };
  const bot = guarded(trap, fallbackMind(trap), broken);
  const contestants = [{ bot, budget: { iterations: 1 } }];
  const { forfeits } = await contest(trap, contestants, scheduleOf(1, 2, 1, "s").gameNumbered(0));
  expect(forfeits[0]?.reason).toBe("out of order");
});

const ALL: readonly TrapAction[] = ["three", "two", "spring", "leave"];

/** Everybody has one choice among four. */
const wheel = { ...trap, actions: ({ step }: Trap, seat: Seat) => (seat === step ? ALL : []) };

/** Answers by its luck, or with one option after the other. */
function answering(answers: "by luck" | "in turn"): { readonly bot: Bot<TrapAction>; readonly asked: number[] } {
  const asked: number[] = [];
  const bot: Bot<TrapAction> = {
    name: "answering",
    decide({ options, chance }) {
      const draw = answers === "by luck" ? chance.int(options.length) : asked.length % options.length;
      asked.push(draw);
      return { action: options[draw] as TrapAction, weighed: [], iterations: 1, milliseconds: 1 };
    },
  };
  return { bot, asked };
}

const shareOf = (action: TrapAction, all: readonly TrapAction[]): number =>
  all.filter((each) => each === action).length / all.length;

test("who is asked again plays the same game, and tells what it might as well have done", async () => {
  const moves = async (again: number | undefined, number: number) => {
    const { bot, asked } = answering("by luck");
    const told: [TrapAction, readonly TrapAction[]][] = [];
    const contestants = [{ bot, budget: {}, ...(again !== undefined && { again }) }];
    const result = await contest(wheel, contestants, scheduleOf(1, 2, 40, "s").gameNumbered(number), (_, ...move) => {
      told.push(move);
    });
    return { result: { scores: result.scores, decisions: result.decisions }, asked: asked.length, told };
  };
  const others: TrapAction[] = [];
  for (let number = 0; number < 40; number++) {
    const [once, again] = [await moves(undefined, number), await moves(3, number)];
    expect(again.result).toEqual(once.result);
    expect(again.asked).toBe(4 * once.asked);
    expect(once.told.every(([, instead]) => instead.length === 0)).toBe(true);
    expect(again.told.every(([, instead]) => instead.length === 3)).toBe(true);
    others.push(...again.told.flatMap(([, instead]) => instead));
  }
  for (const action of ALL) expect(shareOf(action, others)).toBeCloseTo(1 / 4, 1);
});

test("the answer that counts is asked for first, last and in between as often", async () => {
  const { bot } = answering("in turn");
  const played: TrapAction[] = [];
  for (let number = 0; number < 200; number++) {
    const contestants = [{ bot, budget: {}, again: 3 }];
    await contest(wheel, contestants, scheduleOf(1, 2, 200, "s").gameNumbered(number), (_, action) =>
      played.push(action),
    );
  }
  for (const action of ALL) expect(shareOf(action, played)).toBeCloseTo(1 / 4, 1);
});

test("a bot outside this process, which may remember what it was asked, is never asked again", async () => {
  const { bot } = answering("in turn");
  const remote: AsyncBot<TrapAction> = { name: "remote", decide: async (question) => bot.decide(question) };
  const contestants = [{ bot: remote, budget: {}, again: 3 }];
  const playing = contest(wheel, contestants, scheduleOf(1, 2, 1, "s").gameNumbered(0));
  await expect(playing).rejects.toThrow("remote takes its time and cannot be asked again");
});

test("a match that does not end is ended and counts as it stands", async () => {
  const endless = { ...trap, toAct: () => [1], actions: trap.actions, apply() {} };
  const contestants = [{ bot: botFor("random", trap), budget: { iterations: 1 } }];
  const result = await contest(endless, contestants, scheduleOf(1, 2, 1, "s").gameNumbered(0));
  expect(result).toMatchObject({ moves: 20_000, scores: [0, 0] });
  expect(result.forfeits).toEqual([{ seat: 1, move: 20_000, reason: "the match was ended after 20000 moves" }]);
});

test("a random contest is told like any other, always the same, and ends as well", async () => {
  const scheduled = scheduleOf(2, 2, 2, "s").gameNumbered(1);
  const result = randomContest(trap, scheduled);
  expect(randomContest(trap, scheduled)).toEqual(result);
  const bot = botFor("random", trap);
  const asked = await contest(
    trap,
    [
      { bot, budget: {} },
      { bot, budget: {} },
    ],
    scheduled,
  );
  expect(Object.keys(result).sort()).toEqual(Object.keys(asked).sort());
  expect(result).toMatchObject({ number: 1, seats: [1, 0], forfeits: [] });
  const endless = { ...trap, toAct: () => [1], actions: trap.actions, apply() {} };
  expect(randomContest(endless, scheduled).forfeits).toEqual([
    { seat: 1, move: 20_000, reason: "the match was ended after 20000 moves" },
  ]);
});

test("games in two parts come to the same as in one", () => {
  const schedule = scheduleOf(2, 2, 9, "s");
  const results = Array.from({ length: schedule.games }, (_, n) => randomContest(trap, schedule.gameNumbered(n)));
  const parts = tallyOf(2, results.slice(0, 3));
  addTallies(parts, tallyOf(2, results.slice(3)));
  expect(parts).toEqual(tallyOf(2, results));
});

test.each([
  ["beat-dale", true],
  ["lost-to-dale", false],
  ["population", undefined],
])("alone at the table the score says how it went with the rival: %s", async (what, beaten) => {
  const score: typeof trap.score = () => [
    { seat: 0, rank: 1, score: 3, parts: [{ what, by: 0, cause: { rule: "1" } }] },
  ];
  const alone = { ...trap, score, toAct: () => [] };
  const { rivalBeaten } = await contest(
    alone,
    [{ bot: botFor("random", trap), budget: { iterations: 1 } }],
    scheduleOf(1, 1, 1, "s").gameNumbered(0),
  );
  expect(rivalBeaten).toBe(beaten);
});

test("a shared victory counts for its share", () => {
  const result: GameResult = {
    number: 0,
    seats: [0, 1, 1],
    ranks: [1, 1, 3],
    scores: [5, 5, 1],
    moves: 9,
    decisions: [1, 1, 1],
    milliseconds: [1, 1, 1],
    slowest: [1, 1, 1],
    forfeits: [{ seat: 2, move: 4, reason: "hung" }],
  };
  const [one, other] = tallyOf(2, [result]);
  expect(one).toMatchObject({ games: 1, wins: 0.5, forfeits: 0 });
  expect(other).toMatchObject({ games: 2, wins: 0.5, forfeits: 1 });
});
