import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import type { GameRecord } from "@tabletown/kernel";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "tabletown-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the real program, as a shell would. */
async function tabletown(args: readonly string[], input = "") {
  const child = spawn(process.execPath, [resolve("apps/cli/bin/tabletown.mjs"), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", COLUMNS: "80" },
  });
  // A program that leaves early reads no more.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once("close", ended)),
  ]);
  return { code, out, err };
}

describe.concurrent("help and exit codes", () => {
  test("every command has help that says what it does", async () => {
    const { out, code } = await tabletown(["--help"]);
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name ?? "").filter((name) => name !== "help");
    for (const name of ["games", "play", "simulate", "trace", "replay", "verify", "components", "bench"])
      expect(names).toContain(name);
  });

  test.each([
    [["plya"], "unknown command"],
    [["play", "chess"], 'There is no game "chess". Choose one of: metropolia'],
    [["play"], "Which game?"],
    [["play", "metropolia", "--players", "9"], "takes 2 to 4 players, not 9"],
    [["play", "metropolia", "--people", "3", "--players", "2"], "--people must not be more"],
    [["play", "metropolia", "--options", "{"], "--options must be JSON"],
    [["play", "metropolia", "--options", '{"plus":1}'], 'option "plus" must be one of false, true'],
    [["play", "metropolia", "--bots", "deep-thought"], 'There is no bot "deep-thought"'],
    [["simulate", "metropolia", "--games", "many"], "--games must be a whole number"],
    [["components", "metropolia"], "--export"],
    [["train", "london", "--instinct"], "london tells its bots no clues to learn from"],
    [["train", "suburbia", "--options", '{"variant":"dale"}'], "suburbia tells its bots no features to learn from"],
    [["train", "metropolia", "--games", "few"], "--games must be a whole number"],
    [["train", "metropolia", "--matches", "0"], "--matches must be a whole number"],
    [["train", "metropolia", "--out", "."], '--out must name an ordinary file, which "." is not.'],
    [["train", "metropolia", "--out", ""], '--out must name an ordinary file, which "" is not.'],
    [
      ["arena", "metropolia", "--bots", "random", "--plot", "."],
      '--plot must name an ordinary file, which "." is not.',
    ],
    [["bot", "nosuch"], 'There is no bot "nosuch". Choose from: random, greedy,'],
    [["bench", "engine", "--games", "chess"], 'There is no game "chess"'],
    [["bench", "search", "--games", "metropolia,chess"], 'There is no game "chess"'],
    [["bench", "search", "--boardgame-io", "nowhere"], "Run `npm install boardgame.io` in nowhere first."],
  ])("%j is wrong use: exit code 2 and a sentence that helps", async (args, sentence) => {
    const { code, err, out } = await tabletown(args);
    expect(err + out).toContain(sentence);
    expect(err).not.toContain("    at ");
    expect(code).toBe(2);
  });
});

describe.concurrent("train", () => {
  const lone = ["--instinct", "--options", '{"variant":"lone-architect"}'];

  test.each([
    ["a net", ["metropolia", "--players", "2"], "one step ahead with it wins"],
    ["a net of long turns", ["london", "--players", "2"], "who wins 4 games surprises it by"],
    ["an instinct", ["suburbia", ...lone], "at first sight: mean"],
  ])("%s is learned, judged and written down with the command that made it", async (what, args, verdict) => {
    const file = `${what.replaceAll(" ", "-")}.ts`;
    const { code, out } = await tabletown(["train", ...args, "--games", "20", "--matches", "4", "--out", file]);
    expect(code).toBe(0);
    expect(out).toContain(verdict);
    // Whole batches of eight.
    const written = readFileSync(join(folder, file), "utf8");
    expect(written).toContain(`Trained with: tabletown train ${args[0]}`);
    expect(written).toContain("--games 24 --seed 1");
    expect(written).toMatch(/sizes: \[\d+, \d+/);
  });
});

describe("bench", () => {
  test("search tells how many playouts, iterations and lines a game makes in a second", async () => {
    const { code, out } = await tabletown(["bench", "search", "--games", "suburbia", "--time", "900", "--json"]);
    expect(code).toBe(0);
    const [suburbia] = JSON.parse(out);
    expect(suburbia).toMatchObject({ game: "suburbia", theirs: 150 });
    // A playout judges nothing on its way, an iteration what it finds at a leaf, a line every option of every step.
    expect(suburbia.lines.iterations).toBeGreaterThan(0);
    expect(suburbia.tree.iterations).toBeGreaterThan(suburbia.lines.iterations);
    expect(suburbia.lines.judged).toBeGreaterThan(suburbia.lines.iterations);
    expect(suburbia.playouts).toBeGreaterThan(suburbia.tree.iterations);
  });
});

describe.concurrent("play, through a pipe", () => {
  test("choices by number, what they will do, undo, log, rules, save, quit and resume", async () => {
    const script = ["1", "w 1", "2", "undo", "log", "rules dice", "nonsense", "99", "save mine.json", "q"].join("\n");
    const first = await tabletown(
      ["play", "metropolia", "--seed", "3", "--names", "Ada", "--bots", "random"],
      `${script}\n`,
    );
    expect(first.code).toBe(0);
    expect(first.out).toContain("Ada, it is your turn.");
    expect(first.out).toContain("[Wheat Field, rule 5.1]");
    expect(first.out).toContain("Nothing can be taken back");
    expect(first.out).toContain("That is not one of the choices");
    expect(first.out).toContain("Saved as mine.json.");
    for (const line of first.out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    const again = await tabletown(["play", "--resume", "mine.json"], "board\nq\n");
    expect(again.code).toBe(0);
    expect(again.out).toContain("Ada, it is your turn.");
  });

  test("a whole game, always the first choice, in Polish", async () => {
    const { code, out } = await tabletown(
      ["play", "metropolia", "--seed", "5", "--bots", "greedy", "--language", "pl"],
      "1\n".repeat(400),
    );
    expect(code).toBe(0);
    expect(out).toContain("Koniec gry.");
  });

  test("people at one screen hand it over", async () => {
    const { out } = await tabletown(
      ["play", "metropolia", "--people", "2", "--names", "Ada,Bo", "--seed", "1"],
      "\n1\n1\n\nq\n",
    );
    expect(out).toContain("Hand the screen to Ada");
    expect(out).toContain("Hand the screen to Bo");
  });
});

describe.concurrent("simulate and trace", () => {
  test("simulate --save writes games that replay and whose draws are fair", async () => {
    const saved = join(folder, "saved");
    const much = ["--games", "2", "--players", "3", "--threads", "1"];
    expect(await tabletown(["simulate", "metropolia", ...much, "--save", saved])).toMatchObject({ code: 0 });
    expect(readdirSync(saved).sort()).toEqual(["metropolia-3-1.json", "metropolia-3-2.json"]);
    expect(await tabletown(["verify", join(saved, "metropolia-3-2.json")])).toMatchObject({ code: 0 });
  });

  test("games tells the fewest and most players over all options", async () => {
    const { out } = await tabletown(["games", "--json"]);
    const players = (JSON.parse(out) as { id: string; players: number[] }[]).map((game) => [game.id, game.players]);
    expect(Object.fromEntries(players)).toMatchObject({ suburbia: [1, 4], metropolia: [2, 4] });
  });

  test("simulate tells the score of who plays alone, and no victories", async () => {
    const { out } = await tabletown([
      "simulate",
      "suburbia",
      "--options",
      '{"variant":"lone-architect"}',
      "--games",
      "3",
    ]);
    expect(out).toMatch(/random +mean score/);
  });

  test("simulate --json prints what programs read, the same for any number of threads", async () => {
    const run = async (threads: string) => {
      const bots = ["--bots", "random,plan:convenience-store", "--players", "3"];
      const much = ["--games", "30", "--seed", "s", "--threads", threads];
      return JSON.parse((await tabletown(["simulate", "metropolia", ...bots, ...much, "--json"])).out);
    };
    const { seconds: _, ...one } = await run("1");
    const { seconds: __, ...two } = await run("2");
    expect(two).toEqual(one);
    expect(one).toMatchObject({ game: "metropolia", players: 3, games: 30, options: { plus: false } });
    expect(one.bots.map((bot: { name: string }) => bot.name)).toEqual(["random", "plan:convenience-store", "random"]);
    expect(one.bots.reduce((sum: number, bot: { wins: number }) => sum + bot.wins, 0)).toBeCloseTo(30);
    for (const bot of one.bots) {
      expect(bot.interval[0]).toBeLessThanOrEqual(bot.winRate);
      expect(bot.interval[1]).toBeGreaterThanOrEqual(bot.winRate);
      expect(bot).toHaveProperty("meanScore");
    }
  });

  test("trace prints setup, every move with the state after it, and the end", async () => {
    const args = ["trace", "metropolia", "--players", "2", "--seed", "7", "--options", '{"plus":true}'];
    const { out } = await tabletown(args);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ type: "setup", players: 2, options: { plus: true } });
    expect(lines.at(-1)).toMatchObject({ type: "end", standing: [{ rank: 1 }, { rank: 2 }] });
    const moves = lines.slice(1, -1);
    for (const [i, move] of moves.entries()) {
      expect(Object.keys(move)).toEqual(["type", "seq", "seat", "action", "notation", "draws", "events", "state"]);
      expect([move.type, move.seq]).toEqual(["move", i + 1]);
    }
    expect((await tabletown(args)).out).toBe(out);
  });
});

describe.concurrent("replay and verify", async () => {
  const whole = ["play", "metropolia", "--seed", "9", "--bots", "random", "--save", "whole.json"];
  await tabletown(whole, `${"1\n".repeat(8)}q\n`);
  const saved = readFileSync(join(folder, "whole.json"), "utf8");
  const record: GameRecord = JSON.parse(saved);
  const written = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return name;
  };

  test("a record is told move by move and proved fair", async () => {
    expect((await tabletown(["replay", "whole.json"])).out).toContain("roll one die");
    expect(JSON.parse((await tabletown(["replay", "whole.json", "--json"])).out).moves).toHaveLength(
      record.moves.length,
    );
    const verified = await tabletown(["verify", "whole.json", "--json"]);
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true, moves: record.moves.length });
    expect(verified.code).toBe(0);
  });

  test("a truncated, edited or unfair record is refused with the place named: exit code 1", async () => {
    const cut = written("cut.json", saved.slice(0, saved.length / 2));
    const move = record.moves[2];
    if (move === undefined) throw new Error("the game is too short");
    const edited = written(
      "edited.json",
      JSON.stringify({ ...record, moves: record.moves.with(2, { ...move, move: "build airport" }) }),
    );
    const unfair = written("unfair.json", JSON.stringify({ ...record, chance: { ...record.chance, seed: "loaded" } }));
    for (const [file, place] of [
      [cut, "not a JSON document"],
      [edited, "moves[2]"],
      [unfair, "(seal)"],
    ] as const) {
      const { code, err } = await tabletown(["verify", file]);
      expect(err).toContain(place);
      expect(code).toBe(1);
    }
  });

  test("a file that is not there is a sentence", async () => {
    const { code, err } = await tabletown(["verify", "nowhere.json"]);
    expect(err).toContain("Cannot read nowhere.json");
    expect(code).toBe(2);
  });
});

describe.concurrent("components", () => {
  test("what is exported checks out, and a corrected value is played with and recorded", async () => {
    const table = (await tabletown(["components", "metropolia", "--export"])).out;
    writeFileSync(join(folder, "own.json"), table);
    expect((await tabletown(["components", "metropolia", "--check", "own.json"])).out).toContain(
      "the game's own table",
    );
    const corrected = JSON.parse(table);
    corrected.start.coins = 77;
    writeFileSync(join(folder, "own.json"), JSON.stringify(corrected));
    expect((await tabletown(["components", "metropolia", "--check", "own.json"])).out).toContain("a table of your own");
    const { out } = await tabletown(["play", "metropolia", "--components", "own.json", "--save", "rich.json"], "q\n");
    expect(out).toContain("77");
    expect((await tabletown(["verify", "rich.json"])).code).toBe(0);
  });

  test("a table with a mistake is refused at its place", async () => {
    const table = JSON.parse((await tabletown(["components", "metropolia", "--export"])).out);
    table.establishments[3].cost = "six";
    writeFileSync(join(folder, "wrong.json"), JSON.stringify(table));
    const { code, err } = await tabletown(["components", "metropolia", "--check", "wrong.json"]);
    expect(err).toContain("establishments.3.cost");
    expect(code).toBe(1);
  });
});
