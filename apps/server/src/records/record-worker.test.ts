import { readFileSync } from "node:fs";
import { checkRecord } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { RecordWorker } from "./record-worker.ts";

const catalog = new URL("../testing/titles.ts", import.meta.url).href;
const file = new URL("../../../../games/metropolia/fixtures/base-2.json", import.meta.url);

test("who asks for more than a busy server can do in time is told so, not that something is too large", async ({
  onTestFinished,
}) => {
  const record = checkRecord(JSON.parse(readFileSync(file, "utf8")));
  if (!record.ok) throw new Error(record.problem.code);
  const impatient = new RecordWorker(catalog, 0);
  onTestFinished(() => impatient.close());
  expect(await impatient.check(record.value, undefined)).toEqual({ ok: false, problem: { code: "too-busy" } });
});
