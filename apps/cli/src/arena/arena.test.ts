import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { BOT_PROTOCOL, type FromBot, type GameResult, type ToBot } from "@tabletown/bots";
import { beforeAll, describe, expect, test } from "vitest";
import { chooseGame } from "../chosen-game.ts";
import { runHere, runProgram, workFolder } from "../run.fixture.ts";
import { entriesOf, seat } from "./contestants.ts";
import { isAlive } from "./is-alive.fixture.ts";
import { chartOf, svgPlot, textPlot } from "./plot.ts";
import { ratingsOf } from "./ratings.ts";
import { botReportsOf, reportTable } from "./report.ts";
import { TournamentRunner } from "./tournament-runner.ts";

const folder = workFolder();

function won(number: number, seats: readonly number[], ranks: readonly number[]): GameResult {
  const zeros = seats.map(() => 0);
  const scores = ranks.map((rank) => 4 - rank);
  const decisions = seats.map(() => 2);
  const milliseconds = seats.map((contestant) => 10 * (contestant + 1));
  return { number, seats, ranks, scores, moves: 30, decisions, milliseconds, slowest: zeros, forfeits: [] };
}

describe("what the arena reports", () => {
  const results = [won(0, [0, 1], [1, 2]), won(1, [1, 0], [2, 1]), won(2, [0, 1], [1, 2]), won(3, [1, 0], [1, 2])];

  test("win rates with intervals, scores and times", () => {
    const [first, second] = botReportsOf(["a", "b<c"], results, 2);
    expect(first).toMatchObject({ games: 4, wins: 3, winRate: 0.75, meanScore: 2.75, millisecondsPerMove: 5 });
    expect(second).toMatchObject({ games: 4, wins: 1, winRate: 0.25, millisecondsPerMove: 10 });
    expect(first?.interval?.[0]).toBeLessThan(0.75);
    expect(first?.interval?.[1]).toBeGreaterThan(0.75);
  });

  test("ratings rise with victories", () => {
    const [first, second] = ratingsOf(2, results);
    expect(first?.mu).toBeGreaterThan(second?.mu ?? Number.NaN);
    expect(first?.sigma).toBeLessThan(25 / 3);
    expect(ratingsOf(1, [won(0, [0, 0], [1, 2])])[0]?.mu).toBe(25);
    // Second among three of the same kind is better than their mean.
    const [alone, many] = ratingsOf(2, [won(0, [0, 1, 1, 1], [2, 1, 3, 4])]);
    expect(alone?.mu).toBeGreaterThan(many?.mu ?? Number.NaN);
  });

  test("alone at the table only scores count: their mean and their median", () => {
    const alone = [9, 1, 5, 6].map((score, n) => ({ ...won(n, [0], [1]), scores: [score] }));
    const [line] = botReportsOf(["a"], alone, 1);
    expect(line).toMatchObject({ meanScore: 5.25, medianScore: 5.5 });
    expect(line).not.toHaveProperty("winRate");
    expect(line).not.toHaveProperty("rivalBeaten");
    expect(botReportsOf(["a"], alone.slice(1), 1)[0]).toMatchObject({ medianScore: 5 });
    expect(reportTable(botReportsOf(["a"], alone, 1))).not.toMatch(/wins|rating|rival/);
    expect(textPlot(chartOf(botReportsOf(["a"], alone, 1)))).toMatch(/●.* 5\.3$/);
    expect(svgPlot("alone", chartOf(botReportsOf(["a"], alone, 1)))).not.toContain("%</text>");
  });

  test("alone against an opponent of the rules: how often it is beaten", () => {
    const alone = [true, false, true, true].map((rivalBeaten, n) => ({ ...won(n, [0], [1]), rivalBeaten }));
    expect(botReportsOf(["a"], alone, 1)[0]).toMatchObject({ rivalBeaten: 0.75 });
    expect(reportTable(botReportsOf(["a"], alone, 1))).toMatch(/rival beaten.*\n.*75\.0 %/);
  });

  test("as a table, as bars and as a picture", () => {
    const lines = botReportsOf(["a", "b<c"], results, 2);
    expect(reportTable(lines).split("\n")).toHaveLength(3);
    expect(textPlot(chartOf(lines))).toContain("75.0 %");
    expect(svgPlot("a & b", chartOf(lines))).toContain("b&lt;c");
    expect(svgPlot("a & b", chartOf(lines))).toContain("a &amp; b");
  });
});

/** However busy the machine is. */

describe("tabletown arena", () => {
  const match = ["arena", "metropolia", "--bots", "greedy@20i,random", "--games", "4", "--seed", "7"];

  test("prints JSON that does not depend on the number of threads, and resumes from its file", async () => {
    const file = join(folder, "state.jsonl");
    const first = await runProgram(folder, [...match, "--threads", "1", "--json", "--state", file]);
    expect(first.code).toBe(0);
    const report = JSON.parse(first.out);
    expect(report).toMatchObject({ game: "metropolia", players: 2, games: 4, forfeits: [] });
    expect(report.bots.map((bot: { name: string }) => bot.name)).toEqual(["greedy@20i", "random"]);

    // A run that was stopped in the middle of its third game's line.
    const lines = readFileSync(file, "utf8").split("\n");
    writeFileSync(file, `${lines.slice(0, 3).join("\n")}\n`);
    appendFileSync(file, (lines[3] as string).slice(0, 20));
    const again = JSON.parse((await runHere(folder, [...match, "--threads", "2", "--json", "--state", file])).out);
    const told = ({ bots }: { bots: { wins: number; rating: unknown; meanScore: number }[] }) =>
      bots.map(({ wins, rating, meanScore }) => ({ wins, rating, meanScore }));
    expect(told(again)).toEqual(told(report));

    const longer = JSON.parse((await runHere(folder, [...match, "--games", "6", "--json", "--state", file])).out);
    expect(longer.games).toBe(6);
    expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(7);
  });

  const tournament = { game: "metropolia", options: "{}", players: 2, bots: "random", games: 2, seed: "8" };

  const settingsWith = (file: string) => ({ games: 2, threads: 1, file, onResult: () => {} });

  test("a file of another tournament is told what differs", async () => {
    const file = join(folder, "other.jsonl");
    await new TournamentRunner().run(tournament, settingsWith(file));
    const stranger = { ...tournament, seed: "9" };
    await expect(new TournamentRunner().run(stranger, settingsWith(file))).rejects.toThrow(
      "belongs to another tournament: --seed was 8 there and is 9 here.",
    );
  });

  test("results go on with the components they began with, not with what the file holds by now", async () => {
    const exported = JSON.parse((await runHere(folder, ["components", "metropolia", "--export"])).out);
    const pack = join(folder, "pack.json");
    writeFileSync(pack, JSON.stringify(exported));
    const state = join(folder, "of-a-pack.jsonl");
    const run = ["arena", "metropolia", "--bots", "random", "--games", "2", "--components", pack, "--state", state];
    expect(await runHere(folder, run)).toMatchObject({ code: 0, err: "" });
    const table = { ...exported.table, start: { ...exported.table.start, coins: 9 } };
    writeFileSync(pack, JSON.stringify({ ...exported, table }));
    const again = await runHere(folder, run);
    expect(again.code).toBe(2);
    expect(again.err).toMatch(
      /was played with something else: the component table was \w{16} there and is \w{16} here/,
    );
  });

  describe("what games were played with", () => {
    const run = ["arena", "metropolia", "--bots", "random", "--games", "4", "--state"];
    const begun = join(folder, "begun.jsonl");

    /** The same results under another heading. */
    const headed = (name: string, change: Readonly<Record<string, unknown>>): string => {
      const [heading = "", ...lines] = readFileSync(begun, "utf8").split("\n");
      const file = join(folder, name);
      const tournament = { ...JSON.parse(heading).tournament, ...change };
      writeFileSync(file, [JSON.stringify({ tournament }), ...lines].join("\n"));
      return file;
    };

    beforeAll(async () => {
      expect(await runHere(folder, [...run, begun])).toMatchObject({ code: 0, err: "" });
    });

    test.each([
      ["program", "0.0.1", "the version of the program was 0.0.1 there and is"],
      ["rules", 99, "the version of the rules was 99 there and is"],
      ["table", "0123456789abcdef", "the component table was 0123456789abcdef there and is"],
    ])("results with another %s are not gone on with, nor merged", async (key, value, sentence) => {
      const file = headed(`other-${key}.jsonl`, { [key]: value });
      const before = readFileSync(file, "utf8");
      const told = { code: 2, err: expect.stringContaining(sentence) };
      expect(await runHere(folder, [...run, file])).toMatchObject(told);
      expect(readFileSync(file, "utf8")).toBe(before);
      expect(await runHere(folder, ["merge", begun, file, "--out", "never.jsonl"])).toMatchObject({ code: 2 });
      const earlier = headed(`earlier-than-${key}.jsonl`, { [key]: undefined });
      expect(await runHere(folder, ["merge", earlier, begun, file, "--out", "never.jsonl"])).toMatchObject({ code: 2 });
      expect(existsSync(join(folder, "never.jsonl"))).toBe(false);
    });

    test("an earlier file that does not tell it is gone on with, which is said; so is what it is merged into", async () => {
      const earlier = headed("earlier.jsonl", { program: undefined, rules: undefined, table: undefined });
      const untold = "(the version of the program, the version of the rules, the component table)";
      const again = await runHere(folder, [...run, earlier]);
      expect(again).toMatchObject({ code: 0, err: expect.stringContaining(untold) });
      const merged = await runHere(folder, ["merge", begun, earlier, "--out", "merged.jsonl"]);
      expect(merged).toMatchObject({ code: 0, err: expect.stringContaining("earlier.jsonl is from before") });
      expect((await runHere(folder, [...run, "merged.jsonl"])).err).toContain(untold);
    });

    test("where the file of --components lies does not matter", async () => {
      const exported = (await runHere(folder, ["components", "metropolia", "--export"])).out;
      for (const name of ["here.json", "there.json"]) writeFileSync(join(folder, name), exported);
      const from = (pack: string) => runHere(folder, [...run, "moved.jsonl", "--components", pack]);
      expect(await from("here.json")).toMatchObject({ code: 0 });
      expect(await from("there.json")).toMatchObject({ code: 0, err: "" });
    });
  });

  test.each(["garbage", "{}", "null", '{"tournament":null}', '{"number":0,"seats":[0]}'])(
    "a damaged line is named: %s",
    async (line) => {
      const file = join(folder, "damaged.jsonl");
      writeFileSync(file, `${JSON.stringify({ tournament })}\n${line}\n`);
      await expect(new TournamentRunner().run(tournament, settingsWith(file))).rejects.toThrow(
        `Line 2 of ${file} is damaged. Remove it: that game will be played again.`,
      );
      writeFileSync(file, `${line}\n`);
      await expect(new TournamentRunner().run(tournament, settingsWith(file))).rejects.toThrow("holds no tournament");
    },
  );

  test.each([
    ["no/such/folder/file", "Cannot write to"],
    [".", "must name an ordinary file"],
    ["/dev/full", "must name an ordinary file"],
  ])("results cannot be written to %s", async (file, sentence) => {
    await expect(new TournamentRunner().run(tournament, settingsWith(file))).rejects.toThrow(sentence);
  });

  test("results that cannot be read are not taken for none: nothing is written after them", async () => {
    const file = join(folder, "large.jsonl");
    const longest = 2 ** 31;
    writeFileSync(file, "");
    truncateSync(file, longest);
    await expect(new TournamentRunner().run(tournament, settingsWith(file))).rejects.toThrow("Name another file");
    expect(statSync(file).size).toBe(longest);
    rmSync(file);
  });

  test.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)("%s ends it and the programs that play", async (signal) => {
    const file = join(folder, signal);
    const script = resolve("apps/cli/src/arena/misbehaving.fixture.mjs");
    const command = `"${process.execPath}" "${script}" sleeping ${file}`;
    const args = ["arena", "metropolia", "--bots", `exec:${command}@60000ms,random`, "--threads", "1"];
    const arena = spawn(process.execPath, [resolve("apps/cli/bin/tabletown.mjs"), ...args], { stdio: "ignore" });
    const programs = () => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").map(Number) : []);
    // The first was only to say hello; the other plays.
    await expect.poll(() => existsSync(`${file}.asked`)).toBe(true);
    expect(programs()).toHaveLength(2);
    arena.kill(signal);
    const [code] = await once(arena, "exit");
    expect(code).toBe(128 + constants.signals[signal]);
    for (const pid of programs()) await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test.each([
    ["nobody", /There is no bot "nobody".*plan:convenience-store, exec:<command>\.$/],
    ["exec:", "needs the command of a program"],
  ])("%j is no bot", async (bots, sentence) => {
    await expect(seat(await chooseGame("metropolia", {}), entriesOf(bots), {})).rejects.toThrow(sentence);
  });
});

describe("tabletown bot", async () => {
  const { game } = await chooseGame("metropolia", {});
  const state = game.setup(2, { int: () => 0, shuffle() {} });
  Object.assign(state as object, { phase: { type: "build" } });
  const options = game.actions(state, 0);
  const hello: ToBot = { type: "hello", protocol: BOT_PROTOCOL, game: "metropolia", rules: 1, options: {} };
  const ask = {
    type: "ask",
    id: 1,
    seat: 0,
    view: game.view(state, 0),
    options: options.map((action) => game.format(action)),
    actions: options,
    iterations: 10,
  };

  async function answersTo(said: readonly unknown[]): Promise<{ code: number | null; answers: FromBot[] }> {
    const input = said.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
    const { out, code } = await runProgram(folder, ["bot", "greedy"], `${input}\n`);
    return {
      code,
      answers: out
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    };
  }

  test("speaks the protocol, says what it cannot understand, and leaves when told", async () => {
    const begin = { type: "new", match: "m", seat: 0, seats: 2 };
    const { answers, code } = await answersTo([ask, hello, "nonsense", begin, ask, { type: "bye" }, ask]);
    expect(answers).toMatchObject([
      { type: "error", id: 1, text: "say hello first" },
      { type: "hello", protocol: BOT_PROTOCOL, name: "greedy" },
      { type: "error" },
      { type: "answer", id: 1 },
    ]);
    const last = answers[3];
    expect(last?.type === "answer" && options[last.option as number]).toBeTruthy();
    expect(code).toBe(0);
  });

  test("names what is wrong with a message instead of answering it, and goes on", async () => {
    const wrong: readonly (readonly [message: unknown, sentence: string])[] = [
      [{ ...hello, protocol: 2 }, '"protocol" is 2, and this bot knows only 1'],
      [{ ...hello, rules: 7 }, '"rules" is 7, and this bot knows only 1'],
      [null, "no object: null"],
      [{ ...ask, milliseconds: "abc" }, '"milliseconds" must be a number above 0, or left out'],
      [{ ...ask, view: {} }, '"view" is not what a seat sees in metropolia'],
      [{ ...ask, seat: 7 }, '"seat" is 7, which has nothing to choose in this view'],
      [{ ...ask, actions: [] }, '"actions" must be a list of at least one'],
      [{ ...ask, actions: [...options, { do: "dance" }] }, '"actions" holds what is not allowed in this view'],
      [{ ...ask, id: undefined }, '"id" must be a whole number'],
      ["x".repeat((1 << 24) + 1), "a line must not be longer than 16777216 characters"],
    ];
    const { answers, code } = await answersTo([hello, ...wrong.map(([message]) => message), ask]);
    expect(answers.slice(1)).toMatchObject([
      ...wrong.map(([, sentence]) => ({ type: "error", text: expect.stringContaining(sentence) })),
      { type: "answer", id: 1 },
    ]);
    expect(code).toBe(0);
  });
});

test("tabletown hint weighs a position of a recorded game", async () => {
  const record = resolve("games/metropolia/fixtures/base-2.json");
  const { out, code } = await runHere(folder, ["hint", record, "--move", "21", "--iterations", "20", "--json"]);
  expect(code).toBe(0);
  const { options, chances } = JSON.parse(out);
  expect(options.length).toBeGreaterThan(0);
  expect(chances[0] + chances[1]).toBeCloseTo(1, 6);
});

test("tabletown hint tells who plays alone where a move leads, not how likely it wins", async () => {
  const record = resolve("games/suburbia/fixtures/lone-architect-2e.json");
  const { out, code } = await runHere(folder, ["hint", record, "--move", "10", "--iterations", "20"]);
  expect(code).toBe(0);
  expect(out).toMatch(/\n +\d+\.\d {2}\S/);
  expect(out).not.toContain("%");
  const polish = await runHere(folder, ["hint", record, "--move", "10", "--iterations", "20", "--language", "pl"]);
  expect(polish.out).toMatch(/^Wynik, do którego każda możliwość zapewne prowadzi:\n.*\n\(iteracje: \d+, \d+ ms\)\n$/s);
});
