import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { jobStore } from "../stores/jobs.ts";
import { migrate } from "../stores/migrations.ts";
import { openSqlite } from "../stores/sqlite.ts";
import { type JobOutcome, Scheduler } from "./scheduler.ts";

test("nobody's clock waits until somebody's notification has arrived, and none is cut off when the server stops", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tabletown-jobs-"));
  const database = await openSqlite(join(folder, "test.db"));
  await migrate(database);
  const jobs = jobStore(database);
  let arrive: (outcome: JobOutcome) => void = () => {};
  const done: string[] = [];
  const scheduler = new Scheduler(
    jobs,
    {
      turn: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
      review: async () => ({ later: 2_000, untried: true }),
      rate: async () => ({ later: 2_001 }),
      clock: async ({ match }) => {
        done.push(match);
        return "done";
      },
    },
    { node: "here", every: 5, now: () => 1_000, log: pino({ level: "silent" }), finished: () => {} },
  );
  await jobs.put("busy", "review", 0);
  await jobs.put("busy", "rate", 0);
  await jobs.put("slow", "turn:0", 1);
  scheduler.start();
  await expect.poll(() => scheduler.claimed).toBe(1);
  await jobs.put("quick", "clock", 2);
  await expect.poll(() => done).toEqual(["quick"]);
  const stopped = scheduler.stop();
  arrive("done");
  await stopped;
  expect([scheduler.claimed, await jobs.due(1_000, 10)]).toEqual([0, []]);
  // What was only put off has not been tried.
  expect(await jobs.due(3_000, 10)).toMatchObject([
    { kind: "review", tries: 0 },
    { kind: "rate", tries: 1 },
  ]);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
