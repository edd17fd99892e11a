import { afterAll, expect, test } from "vitest";
import { tryCluster } from "./testing/cluster/run.ts";
import { killAll } from "./testing/launch.ts";

afterAll(killAll);

/** `tabletown bench cluster` does the same for hundreds of matches, every fault, and as long as one likes. */
test("three nodes are killed, stopped, cut off, replaced and left without a database: nothing is lost or doubled, and all show the same", async () => {
  const report = await tryCluster({
    seed: "cluster",
    matches: 9,
    seconds: 0,
    faults: ["kill", "stop", "forget", "database", "rolling"],
    lasting: { milliseconds: 0, moves: 9 },
    manners: { think: 10, chatEvery: 5, undoEvery: 8 },
    botPause: 20,
  });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledgedMoves).toBeGreaterThan(50);
  expect(report.acknowledgedLines).toBeGreaterThan(9);
  expect(report.botMoves).toBeGreaterThan(0);
  expect(report.timeouts).toBeGreaterThan(0);
  expect(report.viewsCompared).toBe(9 * 2 * 4);
});
