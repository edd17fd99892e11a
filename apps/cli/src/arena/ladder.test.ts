import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHere } from "../run.fixture.ts";
import { goalOf, rungReportOf, rungsOf } from "./ladder.ts";
import { botReportsOf } from "./report.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ladder-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a ladder has a rung for each pair of neighbours at each size of the table", () => {
  expect(rungsOf([2, 4], ["casual", "strong", "expert"])).toEqual([
    { players: 2, upper: "strong", lower: "casual" },
    { players: 2, upper: "expert", lower: "strong" },
    { players: 4, upper: "strong", lower: "casual" },
    { players: 4, upper: "expert", lower: "strong" },
  ]);
});

test("goals: 60 % with two, 1.3 times what equals would win with more", () => {
  expect(goalOf(2)).toBe(0.6);
  expect(goalOf(4)).toBeCloseTo(0.325, 12);
});

test.each([
  [90, "holds"],
  [62, "probably holds"],
  [58, "probably bends"],
  [30, "bends"],
])("%i wins of 100 with two players: %s", (wins, verdict) => {
  const results = Array.from({ length: 100 }, (_, number) => ({
    number,
    seats: [0, 1],
    ranks: number < wins ? [1, 2] : [2, 1],
    scores: [0, 0],
    moves: 1,
    decisions: [1, 1],
    milliseconds: [1, 1],
    slowest: [1, 1],
    forfeits: [],
  }));
  const [first] = botReportsOf(["strong", "casual"], results, 2);
  const rung = { players: 2, upper: "strong", lower: "casual" };
  expect(first && rungReportOf(rung, first).verdict).toBe(verdict);
});

describe("tabletown ladder", () => {
  const ladder = ["ladder", "metropolia", "--levels", "random,greedy@20i", "--games", "8", "--players", "2,3"];

  test("plays every rung, says what it found, and keeps the results", async () => {
    const state = join(folder, "kept");
    const { code, out } = await runHere(folder, [...ladder, "--json", "--state", state, "--processor-time"]);
    const { rungs } = JSON.parse(out);
    expect(rungs).toMatchObject([
      { players: 2, upper: "greedy@20i", lower: "random", games: 8, verdict: "holds" },
      { players: 3, upper: "greedy@20i", lower: "random", games: 9, verdict: "holds" },
    ]);
    expect(code).toBe(0);
    expect(readdirSync(state).sort()).toEqual(["2-greedy@20i-random.jsonl", "3-greedy@20i-random.jsonl"]);
    expect(readFileSync(join(state, "2-greedy@20i-random.jsonl"), "utf8")).toContain('"processorTime":true');
  });

  test("a ladder that bends ends with exit code 1", async () => {
    const upsideDown = ["ladder", "metropolia", "--levels", "greedy@20i,random", "--games", "8", "--players", "2"];
    const { code, out } = await runHere(folder, upsideDown);
    expect(out).toMatch(/random against greedy@20i .* bends/);
    expect(code).toBe(1);
  });

  test.each([
    [["--levels", "random,wise"], 'There is no level "wise". Levels are beginner, casual, strong, expert.'],
    [["--levels", "random,greedy@0i"], '"greedy@0i" has a budget that cannot be read.'],
    [["--levels", "expert"], "--levels needs two levels or more"],
    [["--players", "7"], "takes 2 to 4 players, not 7"],
    [["--players", "2,3,2", "--levels", "random,greedy@1i", "--games", "2"], "--players names 2 twice"],
    [["--players", "2", "--levels", "random,greedy@1i,random", "--games", "2"], "--levels names random twice"],
  ])("%j is told in a sentence", async (flags, sentence) => {
    const { code, err } = await runHere(folder, ["ladder", "metropolia", ...flags]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});
