import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeSecrets } from "./secrets.ts";
import { tryCluster } from "./testing/cluster/run.ts";
import { Guest } from "./testing/guest.ts";
import { killAll, launch } from "./testing/launch.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";
import { forget, openServer } from "./testing/test-server.ts";

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

describe("what a dead node leaves behind", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test("a bot's turn that nobody watches is another node's after fifteen seconds, and no sooner than its own node may need", async () => {
    const databaseUrl = await postgres.fresh();
    let ahead = 0;
    const near = await openServer({ databaseUrl, now: () => Date.now() + ahead, pollEvery: 1_000_000 });
    const data = mkdtempSync(join(tmpdir(), "tabletown-"));
    writeSecrets(data, near.services.secrets);
    // Its bots take their time.
    const far = await launch(data, databaseUrl, undefined, { botPause: 3_600_000 });
    const ann = await Guest.arrive(far.url, "Ann");
    const bot = { who: "bot", bot: "random" } as const;
    const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", seats: [bot, bot] } });
    await ann.ask("command", { params: { match: id }, body: { do: "start" } });
    await far.kill("SIGKILL");
    const log = () => near.services.store.matches.entries(id, 0);
    const before = (await log()).length;
    ahead = -60_000;
    await near.scheduler.runDue();
    expect(near.services.rooms.present(id)).toBeUndefined();
    ahead = 15_000;
    await near.scheduler.runDue();
    expect(near.services.rooms.present(id)).toBeDefined();
    const played = async (): Promise<void> => {
      const room = near.services.rooms.present(id);
      while (room?.state.status === "playing") await new Promise((resolve) => setImmediate(resolve));
    };
    await played();
    const moves = (await log()).slice(before).filter(({ kind }) => kind === "move");
    expect(moves.length).toBeGreaterThan(1);
    expect((await log()).map(({ seq }) => seq)).toEqual((await log()).map((_, index) => index + 1));
    await near.close();
    forget(near.data);
    forget(data);
  });

  test("a node that is told to stop hands its bots' turns over at once", async () => {
    const databaseUrl = await postgres.fresh();
    const near = await openServer({ databaseUrl, pollEvery: 1_000_000 });
    const data = mkdtempSync(join(tmpdir(), "tabletown-"));
    writeSecrets(data, near.services.secrets);
    const far = await launch(data, databaseUrl, undefined, { botPause: 3_600_000 });
    const ann = await Guest.arrive(far.url, "Ann");
    const bot = { who: "bot", bot: "random" } as const;
    const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", seats: [bot, bot] } });
    await ann.ask("command", { params: { match: id }, body: { do: "start" } });
    await far.kill("SIGTERM");
    await near.scheduler.runDue();
    expect(near.services.rooms.present(id)).toBeDefined();
    await near.close();
    forget(near.data);
    forget(data);
  });
});
