import { afterAll, expect, test } from "vitest";
import { tryCluster } from "../src/testing/cluster/run.ts";
import { killAll } from "../src/testing/launch.ts";

afterAll(killAll);

/**
 * More is played, and faster, in `npm run test:long`, and all nodes are replaced one after the other; what becomes of
 * the matches of a node that leaves in order is in nodes.test.ts.
 */
const LONG = process.env.LONG_TESTS !== undefined;
const MATCHES = LONG ? 9 : 6;
const THINK = LONG ? 10 : 300;

/** `tabletown bench cluster` does the same for hundreds of matches, every fault, and as long as one likes. */
test("three nodes are killed, stopped, cut off and left without a database: nothing is lost or doubled, and all show the same", async () => {
  const report = await tryCluster({
    seed: "cluster",
    matches: MATCHES,
    seconds: 0,
    faults: ["kill", "stop", "forget", "database", ...(LONG ? (["rolling"] as const) : [])],
    lasting: { milliseconds: 0, moves: 9 },
    manners: { think: THINK, chatEvery: 5, undoEvery: 8 },
    botPause: LONG ? 20 : 300,
  });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledgedMoves).toBeGreaterThan(50);
  expect(report.acknowledgedLines).toBeGreaterThan(9);
  expect(report.botMoves).toBeGreaterThan(0);
  expect(report.timeouts).toBeGreaterThan(0);
  expect(report.viewsCompared).toBe(MATCHES * 2 * 4);
});
