import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram, workFolder } from "../run.fixture.ts";

const folder = workFolder();

test("a bad move that is made on purpose is looked for, and every game is written down as it comes", async () => {
  const { code, out } = await runProgram(folder, [
    ...["bench", "blunders", "--games", "budowa-miasta", "--matches", "2", "--passes", "12", "--iterations", "20"],
    ...["--again", "8", "--state", "blunders.jsonl", "--json"],
  ]);
  expect(code).toBe(0);
  const [figures] = JSON.parse(out);
  expect(figures.planted + figures.without).toBe(2);
  expect(figures.named).toBeLessThanOrEqual(figures.namedOfSeat);
  expect(figures.namedOfSeat).toBeLessThanOrEqual(figures.planted);
  expect(figures.belowMistake).toBeLessThanOrEqual(figures.belowBlunder);
  expect(figures.belowBlunder).toBeLessThanOrEqual(figures.blunders);
  expect(readFileSync(join(folder, "blunders.jsonl"), "utf8").trim().split("\n")).toHaveLength(3);
});

test("parts of a measurement come to what one run would, and one that has no time left tells what it has", async () => {
  const bench = (...more: string[]) =>
    runProgram(folder, [
      ...["bench", "review", "--games", "metropolia", "--matches", "4", "--positions", "2", "--reviews", "0"],
      ...["--iterations", "10", "--json", ...more],
    ]);
  const whole = await bench("--threads", "2", "--state", "whole.jsonl");
  await bench("--threads", "1", "--shard", "1/2", "--state", "one.jsonl");
  await bench("--threads", "1", "--shard", "2/2", "--state", "two.jsonl");
  const merged = await bench("--merge", "one.jsonl", "two.jsonl");
  const [figures, parts] = [whole, merged].map(({ out }) => ({ ...JSON.parse(out)[0], seconds: undefined }));
  expect(figures.games).toBe(4);
  expect(parts).toEqual(figures);
  const again = await bench("--state", "one.jsonl", "--shard", "1/2", "--seconds", "1");
  expect(JSON.parse(again.out)[0].games).toBe(2);
});
