import { readFileSync } from "node:fs";
import { checkRecord, type GameRecord } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { RecordWorker } from "./record-worker.ts";

const catalog = new URL("../testing/titles.ts", import.meta.url).href;
const file = new URL("../../../../games/metropolia/fixtures/base-2.json", import.meta.url);

const busy = { ok: false, problem: { code: "too-busy" } };

function recorded(): GameRecord {
  const record = checkRecord(JSON.parse(readFileSync(file, "utf8")));
  if (!record.ok) throw new Error(record.problem.code);
  return record.value;
}

test("who asks for more than a busy server can do in time is told so, not that something is too large", async ({
  onTestFinished,
}) => {
  const impatient = new RecordWorker(catalog, 0);
  onTestFinished(() => impatient.close());
  expect(await impatient.check(recorded(), undefined)).toEqual(busy);
});

test("who asks while too many others wait is told that the server is busy, not that they ask too often", async () => {
  const record = recorded();
  const worker = new RecordWorker(catalog);
  // Nobody waits for the others: they are still waiting when the worker is closed.
  for (let others = 0; others < 50; others++) void worker.check(record, undefined);
  expect(await worker.check(record, undefined)).toEqual(busy);
  await worker.close();
});
