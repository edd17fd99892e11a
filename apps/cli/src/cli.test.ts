import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalog } from "@tabletown/catalog";
import { type GameRecord, sealed } from "@tabletown/kernel";
import { describe, expect, test, vi } from "vitest";
import { type Ended, PROGRAM, runHere, runProgram, workFolder } from "./run.fixture.ts";
import { testedProgram } from "./tested-program.fixture.ts";

const folder = workFolder();
const here = (...args: readonly string[]): Promise<Ended> => runHere(folder, args);
const program = (args: readonly string[], input = ""): Promise<Ended> => runProgram(folder, args, input);

describe("help and exit codes", () => {
  test("every command has help that says what it does", async () => {
    const { out, code } = await program(["--help"]);
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name ?? "").filter((name) => name !== "help");
    for (const name of ["games", "play", "simulate", "trace", "replay", "verify", "components", "bench"])
      expect(names).toContain(name);
  });

  test.each([
    [["help", "nosuch"], "unknown command 'nosuch'", "There are: games, play, simulate, "],
    [["nosuch", "--help"], "unknown command 'nosuch'", "There are: games, play, simulate, "],
    [["help", "bench", "engin"], "unknown command 'engin'", "(Did you mean engine?)"],
    [["admin", "help", "nosuch"], "unknown command 'nosuch'", "There are: "],
  ])(
    "%j is told that there is no such command, and which there are, instead of the whole help",
    async (args, ...said) => {
      const { code, err, out } = await here(...args);
      expect([code, out]).toEqual([2, ""]);
      for (const sentence of said) expect(err).toContain(sentence);
      expect(err).not.toContain("Usage:");
    },
  );

  test.each([
    [["help"], "tabletown"],
    [["help", "play"], "tabletown play"],
    [["help", "bench", "engine"], "tabletown bench engine"],
    [["bench", "help", "engine"], "tabletown bench engine"],
  ])("%j is the help of %s", async (args, command) => {
    const { code, out } = await here(...args);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: ${command} [options]`);
  });

  test("the program itself ends with the exit code, and refuses in words", async () => {
    const { code, err } = await runProgram(folder, ["play", "chess"], "", [PROGRAM]);
    expect(err).toContain('There is no game "chess"');
    expect(err).not.toContain("    at ");
    expect(code).toBe(2);
  });

  test.each(["admin", "doctor"])("the help of %s shows no token", async (command) => {
    vi.stubEnv("TABLETOWN_ADMIN_TOKEN", "known-to-few");
    const { out } = await here(command, "--help");
    vi.unstubAllEnvs();
    expect(out).toContain("TABLETOWN_ADMIN_TOKEN");
    expect(out).not.toContain("known-to-few");
  });

  test("without a command it asks which game, and plays it", async () => {
    const { code, out } = await program([], "99\nbudowa miasta\nquit\n");
    expect(out).toMatch(/ {2}1\) Metropolia \(2–4\)\n/);
    expect(out).toContain(`That is none of them: type a number from 1 to ${catalog.length}, or its name; q to leave.`);
    expect(out).toContain("tabletown play --resume .tabletown/budowa-miasta.json");
    expect(code).toBe(0);
    const unanswered = await program([]);
    expect([unanswered.code, unanswered.err]).toEqual([2, expect.stringContaining("Which game?")]);
    const left = await program([], "chess\nq\n");
    expect([left.code, left.err]).toEqual([0, ""]);
  });

  test.each([
    [["plya"], "unknown command"],
    [["play", "chess"], 'There is no game "chess". Choose one of: metropolia'],
    [["play", "metropolia", "--players", "9"], "takes 2 to 4 players, not 9"],
    [["play", "metropolia", "--people", "3", "--players", "2"], "--people must not be more"],
    [["play", "metropolia", "--options", "{"], "--options must be JSON"],
    [["play", "metropolia", "--options", '{"plus":1}'], 'option "plus" must be one of false, true'],
    [["play", "metropolia", "--bots", "deep-thought"], 'There is no bot "deep-thought"'],
    [["play", "metropolia", "--bots", "random,greedy"], "--bots names 2 for 1 seat: not all of them would play."],
    [["play", "metropolia", "--names", "Ada,Bo"], "--names names 2 for 1 seat: not all of them would play."],
    [["play", "--resume", "saved.json", "--players", "3"], "--players is for a new game."],
    [["simulate", "metropolia", "--bots", "random,greedy,expert"], "--bots names 3 for 2 seats"],
    [["trace", "metropolia", "--bots", "random,greedy,expert"], "--bots names 3 for 2 seats"],
    [["components", "london", "--export", "--check", "mine.json"], "one at a time"],
    [["verify", "."], ". is a folder. Name a file in it."],
    [["bench", "engine", "--options", "{"], "--options must be JSON"],
    [["simulate", "metropolia", "--games", "many"], "--games must be a whole number"],
    [["simulate", "metropolia", "--games", "10000001"], "10000001 games are more than the 10000000 of one run."],
    [["simulate", "metropolia", "--save", ""], "--save must name a folder."],
    [["arena", "metropolia", "--bots", "random", "--games", "9007199254740991"], "games are more than the 10000000"],
    [["components", "metropolia"], "--export"],
    [["train", "london", "--policy"], "london has no policy features to learn from"],
    [["train", "suburbia", "--options", '{"variant":"dale"}'], "suburbia has no features to learn from"],
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
    [["bench", "server", "--game", "chess"], 'There is no game "chess"'],
    [["bench", "search", "--boardgame-io", "nowhere"], "Run `npm install boardgame.io` in nowhere first."],
  ])("%j is wrong use: exit code 2 and a sentence that helps", async (args, sentence) => {
    const { code, err, out } = await here(...args);
    expect(err + out).toContain(sentence);
    expect(err).not.toContain("    at ");
    expect(code).toBe(2);
  });
});

describe("train", () => {
  const lone = ["--policy", "--options", '{"variant":"lone-architect"}'];

  test.each([
    ["a net", ["metropolia", "--players", "2", "--games", "10"], "one step ahead with it wins"],
    ["a policy", ["suburbia", ...lone, "--games", "10"], "the policy by itself: mean"],
  ])("%s is learned, judged and written down with the command that made it", async (what, args, verdict) => {
    const file = `${what.replaceAll(" ", "-")}.ts`;
    const { code, out } = await here("train", ...args, "--matches", "2", "--out", file);
    expect(code).toBe(0);
    expect(out).toContain(verdict);
    // Whole batches of eight.
    const written = readFileSync(join(folder, file), "utf8");
    expect(written).toContain(`Trained with: tabletown train ${args[0]}`);
    const games = 8 * Math.ceil(Number(args.at(-1)) / 8);
    expect(written).toContain(`--games ${games} --seed 1`);
    expect(written).toMatch(/sizes: \[\d+, \d+/);
  });

  test("what is stopped early says so, and where whoever was told has left it is learned to its end", async () => {
    const begun = (games: string, file: string) => {
      const args = ["metropolia", "--players", "2", "--games", games, "--matches", "2", "--out", file];
      return spawn(process.execPath, [...testedProgram(), "train", ...args], { cwd: folder });
    };
    const stopped = begun("800", "stopped.ts");
    for await (const chunk of stopped.stdout) if (String(chunk).includes("160 games")) stopped.kill("SIGKILL");
    const written = (file: string): string => readFileSync(join(folder, file), "utf8");
    expect(written("stopped.ts")).toMatch(/--games 800 --seed 1, stopped after \d+ games \*\//);

    const whole = begun("80", "whole.ts");
    whole.stdout.resume();
    const left = begun("80", "left.ts");
    await once(left.stdout, "data");
    left.stdout.destroy();
    const codes = await Promise.all([whole, left].map((child) => once(child, "exit")));
    expect(codes.map(([code]) => code)).toEqual([0, 0]);
    expect(written("left.ts")).toBe(written("whole.ts"));
  });
});

describe("bench", () => {
  test("search tells how many playouts, iterations and rollouts a game makes in a second", async () => {
    const { code, out } = await program(["bench", "search", "--games", "suburbia", "--time", "120", "--json"]);
    expect(code).toBe(0);
    const [suburbia] = JSON.parse(out);
    expect(suburbia).toMatchObject({ game: "suburbia", theirs: 150 });
    // A rollout judges every option of every step. What is faster depends on what else the machine does.
    expect(suburbia.rollouts.iterations).toBeGreaterThan(0);
    expect(suburbia.rollouts.judged).toBeGreaterThan(suburbia.rollouts.iterations);
    expect(suburbia.tree.iterations).toBeGreaterThan(0);
    expect(suburbia.playouts).toBeGreaterThan(0);
  });

  test.each([
    ["scaling", "--players", "1000,10000"],
    ["engine", "--games", "metropolia", "--slice", "1"],
  ])("%s keeps to the width of the terminal, and every figure is one", async (...args) => {
    const { code, out } = await runProgram(folder, ["bench", ...args], "", [PROGRAM]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/∞|Infinity|NaN|undefined/);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe("play, through a pipe", () => {
  test("choices by number, what they will do, undo, log, rules, save, quit and resume", async () => {
    const script = ["1", "w 1", "2", "undo", "log", "rules dice", "nonsense", "99", "save mine.json", "q"].join("\n");
    const first = await program(
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
    const again = await program(["play", "--resume", "mine.json"], "board\nq\n");
    expect(again.code).toBe(0);
    expect(again.out).toContain("Ada, it is your turn.");
  });

  test("what a choice will do, and why, stays within the width of the terminal", async () => {
    const asked = Array.from({ length: 12 }, (_, i) => `w ${i + 1}`);
    const { out } = await program(
      ["play", "london", "--seed", "1", "--bots", "random", "--language", "pl"],
      ["1", ...asked, "q"].join("\n"),
    );
    expect(out).toMatch(/\(Southwark & Bermondsey\)\.\n {2}\[Southwark & Bermondsey, zasada 7\.4\]/);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("what cards do is told with the choices, in the hand, by name and by the word that is looked for", async () => {
    const asked = ["card hackney", "card nelson's column", "card zzz", "card hackny", "card borough", "rules loan"];
    const script = ["undo", "nonsense", "1", ...asked, "2", "look", "hint", "q"].join("\n");
    const { out, code } = await program(["play", "london", "--seed", "3", "--names", "Ada"], `${script}\n`);
    expect(code).toBe(0);
    expect(out).toContain("you have not made a move yet");
    expect(out).toContain("type 1, or ? for help");
    expect(out).toContain("St Paul’s: Costs £10 to place. 6 prestige at the end.");
    expect(out).toMatch(/\) Place Fishmongers +Activated: gain £5\. Turns over\./);
    expect(out).toContain("Price: 3 [other edition]");
    expect(out).toMatch(/^ {2}\S.*\(chance\s+to\s+win:\s+\d+%\)$/m);
    // As it is typed, and as it is printed.
    expect(out).toMatch(/^Nelson’s Column/m);
    expect(out).toContain('Nothing here is called "zzz".');
    expect(out).toContain('No component is called "hackny". Did you mean: Hackney?');
    expect(out).toContain('No component is called "borough". Did you mean: City, Westminster,');
    expect(out).toContain("Bank of England: While it shows: each loan you take pays £12.");
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    // On a screen of 24 lines only what has changed is told again, until the whole is asked for.
    const [, second = "", third = ""] = out.split("Ada, it is your turn.");
    expect(second).toContain("Hand  Salters");
    expect(second).not.toContain("Casual bot 2");
    expect(third).toContain("Only what has changed");
    expect(out.match(/17 boroughs face down/g)).toHaveLength(2);
  });

  test("a borough of Suburbia is drawn, its tiles where they touch", async () => {
    const { out } = await program(["play", "suburbia", "--seed", "3"], "q\n");
    expect(out).toContain(
      "    0 [Subu]\n      1\n      2 [Comm]\n      3\n      4 [Heav]".replaceAll("      ", "    "),
    );
  });

  test("whoever cannot save where they want goes on playing and names another file, or leaves with exit code 1", async () => {
    const play = ["play", "metropolia", "--seed", "4", "--names", ","];
    const closed = join(folder, "closed");
    mkdirSync(closed);
    writeFileSync(join(closed, ".tabletown"), "");
    const cannotSave = /Cannot save as \.tabletown\/metropolia\.json \(E.*\)\.\s+Name\s+another\s+file:\s+save FILE\./s;
    const named = await runProgram(closed, play, "1\nq\nsave elsewhere.json\nq\n");
    const [beginning = "", ...later] = named.out.split("Your choice");
    // It is known before anything was played.
    expect(beginning).toMatch(cannotSave);
    expect(later.join("")).toMatch(cannotSave);
    expect(named.out).toContain("tabletown play --resume elsewhere.json");
    expect(named.code).toBe(0);
    const record: GameRecord = JSON.parse(readFileSync(join(closed, "elsewhere.json"), "utf8"));
    expect(record.seats[0]?.name).toBe("Player 1");
    const lost = await runProgram(closed, [...play, "--language", "pl"], "1\n");
    expect([lost.code, lost.err]).toEqual([
      1,
      expect.stringMatching(/^Nie udało się zapisać jako \.tabletown\/metropolia\.json \(E[^\n]*\n$/),
    ]);
  });

  test.each([".", "taken/as-a-file/mine.json", ...(process.platform === "linux" ? ["/proc/no/mine.json"] : [])])(
    "a place where nothing can be saved, %s, is refused before anything is played",
    async (place) => {
      mkdirSync(join(folder, "taken"), { recursive: true });
      writeFileSync(join(folder, "taken/as-a-file"), "");
      const refused = await program(["play", "metropolia", "--save", place], "1\n");
      expect(refused).toMatchObject({
        code: 1,
        out: "",
        err: expect.stringContaining("Name another file for --save."),
      });
    },
  );

  test("a game that is left takes no other's place, and goes on as the game it is", async () => {
    const empty = join(folder, "empty");
    mkdirSync(empty);
    const first = await runProgram(empty, ["play", "suburbia", "--seed", "1"], "q\n");
    expect(first.out).toContain("--resume .tabletown/suburbia.json");
    const second = await runProgram(empty, ["play", "suburbia", "--seed", "2"], "q\n");
    expect(second.out).toContain("--resume .tabletown/suburbia-2.json");
    const inRussian = await runProgram(empty, ["play", "suburbia", "--seed", "3", "--language", "ru"], "q\n");
    expect(inRussian.out).toContain("tabletown play --resume .tabletown/suburbia-3.json --language ru\n");
    const other = await runHere(empty, ["play", "london", "--resume", ".tabletown/suburbia.json"]);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining("is a game of suburbia, not of london")]);
  });

  // Windows ends at once whoever is sent a signal; only a console can interrupt there.
  test.skipIf(process.platform === "win32").each([
    ["Ctrl-C", "SIGINT"],
    ["a terminal that is closed", "SIGHUP"],
    ["a machine that is shut down", "SIGTERM"],
  ] as const)("%s saves like quit", async (_, signal) => {
    const child = spawn(process.execPath, [PROGRAM, "play", "metropolia", "--save", `${signal}.json`], { cwd: folder });
    let out = "";
    for await (const chunk of child.stdout) {
      out += chunk;
      if (out.includes("? for help") && !child.killed) child.kill(signal);
    }
    expect(out).toContain(`Saved as ${signal}.json.`);
    expect((await here("replay", `${signal}.json`)).code).toBe(0);
  });

  test("a game is saved also where whoever was told of it has left, as `| tee` does at Ctrl-C", async () => {
    const child = spawn(process.execPath, [...testedProgram(), "play", "metropolia", "--save", "told-nobody.json"], {
      cwd: folder,
    });
    let said = "";
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes("? for help")) break;
    }
    child.stdout.destroy();
    child.stdin.write("1\n");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    const record: GameRecord = JSON.parse(readFileSync(join(folder, "told-nobody.json"), "utf8"));
    expect(record.moves.length).toBeGreaterThan(0);
  });

  test("a whole game, always the first choice, in Polish", async () => {
    const { code, out } = await program(
      ["play", "metropolia", "--seed", "5", "--bots", "greedy", "--language", "pl"],
      "1\n".repeat(400),
    );
    expect(code).toBe(0);
    expect(out).toContain("Koniec gry.");
  });

  test("people at one screen hand it over", async () => {
    const { out } = await program(
      ["play", "metropolia", "--people", "2", "--names", "Ada,Bo", "--seed", "1"],
      "\n1\n1\n\nq\n",
    );
    expect(out).toContain("Hand the screen to Ada");
    expect(out).toContain("Hand the screen to Bo");
  });
});

describe("simulate and trace", () => {
  test("games tells the fewest and most players over all options", async () => {
    const { out } = await here("games", "--json");
    const players = (JSON.parse(out) as { id: string; players: number[] }[]).map((game) => [game.id, game.players]);
    expect(Object.fromEntries(players)).toMatchObject({ suburbia: [1, 4], metropolia: [2, 4] });
  });

  test("games keeps to the width of a small terminal", async () => {
    vi.stubEnv("COLUMNS", "40");
    const { out } = await here("games", "--language", "ru");
    vi.unstubAllEnvs();
    expect(out.split("\n").filter((line) => line.length > 40)).toEqual([]);
  });

  test("simulate tells the score of who plays alone, and no victories", async () => {
    const { out } = await here("simulate", "suburbia", "--options", '{"variant":"lone-architect"}', "--games", "3");
    expect(out).toMatch(/\nbot +mean score\nrandom +\d+\.\d\n$/);
  });

  test("simulate and verify keep to the width of a small terminal", async () => {
    vi.stubEnv("COLUMNS", "40");
    const much = ["--games", "2", "--players", "4", "--bots", "greedy,random", "--save", "narrow"];
    const simulated = await here("simulate", "metropolia", ...much);
    const verified = await here("verify", join("narrow", "metropolia-1.json"));
    vi.unstubAllEnvs();
    expect(simulated.out).toMatch(/^bot +greedy/m);
    expect(verified.out).toMatch(/^narrow\/metropolia-1\.json is fair:\s\d+ moves/);
    for (const line of `${simulated.out}${verified.out}`.split("\n")) expect(line.length).toBeLessThanOrEqual(40);
  });

  test("simulate --json prints what programs read, the same for any number of threads", async () => {
    const run = async (threads: string) => {
      const bots = ["--bots", "random,plan:convenience-store", "--players", "3"];
      const much = ["--games", "30", "--seed", "s", "--threads", threads];
      return JSON.parse((await here("simulate", "metropolia", ...bots, ...much, "--json")).out);
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

  test("simulate adds random games up, the same for any number of threads, like those it writes down one by one", async () => {
    const run = async (...flags: string[]) => {
      const much = ["--games", "400", "--seed", "s", "--json"];
      const { seconds: _, ...report } = JSON.parse((await here("simulate", "metropolia", ...much, ...flags)).out);
      return report;
    };
    const [one, two, written] = [
      await run("--threads", "1"),
      await run("--threads", "2"),
      await run("--state", "random.jsonl"),
    ];
    expect(two).toEqual(one);
    expect(one).toMatchObject({ games: 400, players: 2 });
    expect(one.bots.reduce((sum: number, bot: { wins: number }) => sum + bot.wins, 0)).toBeCloseTo(400);
    // A game has some 176 moves, give or take 60.
    expect(Math.abs(one.moves - written.moves) / 400).toBeLessThan(20);
  });

  test("simulate --save writes a record of each game, which is fair", async () => {
    const { code } = await here("simulate", "metropolia", "--games", "2", "--seed", "kept", "--save", "records");
    expect(code).toBe(0);
    for (const name of ["metropolia-1.json", "metropolia-2.json"]) {
      const { out } = await here("verify", join("records", name), "--json");
      expect(JSON.parse(out)).toMatchObject({ verified: true });
    }
    const again = await here("simulate", "metropolia", "--games", "1", "--seed", "other", "--save", "records");
    expect([again.code, again.err]).toEqual([2, expect.stringContaining("metropolia-1.json is there already")]);
  });

  test("a record that cannot be written is a sentence, though another thread writes it", async () => {
    mkdirSync(join(folder, "taken", "metropolia-1.json"), { recursive: true });
    const args = ["simulate", "metropolia", "--games", "1", "--save", "taken", "--state", "taken.jsonl"];
    const { code, err } = await here(...args);
    expect([code, err]).toEqual([1, expect.stringMatching(/^Cannot write to .*metropolia-1\.json .*\n$/)]);
  });

  test.skipIf(process.platform !== "linux")("a full disk behind the standard output is a sentence", () => {
    const full = openSync("/dev/full", "w");
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, "games"], {
      stdio: ["ignore", full, "pipe"],
      encoding: "utf8",
    });
    closeSync(full);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^What is told cannot be written \(ENOSPC.*\n$/)]);
  });

  test("trace prints setup, every move with the state after it, and the end", async () => {
    const args = ["trace", "metropolia", "--players", "2", "--seed", "7", "--options", '{"plus":true}'];
    const { out } = await here(...args);
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
    expect((await program(args)).out).toBe(out);
    expect((await here("trace", "--help")).out).toContain("games with them do not repeat");
  });
});

describe("replay and verify", async () => {
  const whole = ["play", "metropolia", "--seed", "9", "--bots", "random", "--save", "whole.json"];
  await program(whole, `${"1\n".repeat(8)}q\n`);
  const saved = readFileSync(join(folder, "whole.json"), "utf8");
  const record: GameRecord = JSON.parse(saved);
  const written = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return name;
  };

  test("a record is told move by move and proved fair", async () => {
    expect((await here("replay", "whole.json")).out).toContain("roll one die");
    expect(JSON.parse((await here("replay", "whole.json", "--json")).out).moves).toHaveLength(record.moves.length);
    const verified = await here("verify", "whole.json", "--json");
    expect(JSON.parse(verified.out)).toMatchObject({ verified: true, moves: record.moves.length });
    expect(verified.code).toBe(0);
  });

  test("a record that ends before its game does says so above the standing, to programs too", async () => {
    expect((await here("replay", "whole.json")).out).toMatch(
      /\nThe game was not played to its end: this is how it stood\.\n1\. .*\n[12]\. .*\n$/,
    );
    expect(JSON.parse((await here("replay", "whole.json", "--json")).out).finished).toBe(false);
    await here("simulate", "metropolia", "--games", "1", "--save", "ended");
    const ended = join("ended", "metropolia-1.json");
    expect((await here("replay", ended)).out).not.toContain("not played to its end");
    expect(JSON.parse((await here("replay", ended, "--json")).out).finished).toBe(true);
  });

  test("names in a stranger's record are told as text: they neither command the terminal nor begin a line", async () => {
    const { seal: _, ...rest } = record;
    const seats = record.seats.map((seat, index) => (index === 0 ? { ...seat, name: "Eve\u001b[2J\nMallory" } : seat));
    const file = written("hostile.json", JSON.stringify(sealed({ ...rest, seats })));
    const told = await Promise.all([
      program(["replay", file]),
      program(["hint", file, "--iterations", "1"]),
      program(["review", file, "--budget", "1p", "--plot", "hostile.svg"]),
      program(["play", "--resume", file, "--save", "further.json"], "q\n"),
    ]);
    for (const { out } of told) {
      expect(out).toContain("Eve[2J Mallory");
      expect(out).not.toContain("\u001b");
    }
    expect(readFileSync(join(folder, "hostile.svg"), "utf8")).not.toContain("\u001b");
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
      const { code, err } = await here("verify", file);
      expect(err).toContain(place);
      expect(code).toBe(1);
    }
  });

  test("a record that Windows has written again, as UTF-16 or with a mark at its beginning, is read", async () => {
    writeFileSync(join(folder, "utf-16.json"), `\ufeff${saved}`, "utf16le");
    for (const file of ["utf-16.json", written("marked.json", `\ufeff${saved}`)]) {
      expect((await here("verify", file)).code).toBe(0);
    }
  });

  test("a table after a move is for people: with --json it is refused, not left out", async () => {
    const { code, out, err } = await here("replay", "whole.json", "--move", "1", "--json");
    expect([code, out, err]).toEqual([2, "", expect.stringContaining("one at a time")]);
  });

  test.each([
    ["verify", "nowhere.json"],
    ["restore", "nowhere.json", "--data", "restored"],
    ["doctor", "--ca", "nowhere.json", "https://localhost:1"],
    ["merge", "nowhere.json", "--out", "merged.jsonl"],
  ])("%s tells of a file that is not there, and of one that is a folder, in a sentence", async (...args) => {
    const missing = await here(...args);
    expect([missing.code, missing.err]).toEqual([2, "Cannot read nowhere.json: there is no such file.\n"]);
    const given = args.map((arg) => (arg === "nowhere.json" ? "." : arg));
    expect(await here(...given)).toMatchObject({ code: 2, err: ". is a folder. Name a file in it.\n" });
    expect(existsSync(join(folder, "restored"))).toBe(false);
  });
});

describe("components", () => {
  test("what is exported checks out, and a corrected value is told, sent in, played with and recorded", async () => {
    const exported = (await here("components", "metropolia", "--export")).out;
    writeFileSync(join(folder, "own.json"), exported);
    expect((await here("components", "metropolia", "--check", "own.json")).out).toContain("the game's own table");
    expect((await here("components", "metropolia", "--diff", "own.json")).out).toBe("Nothing differs.\n");
    const pack = JSON.parse(exported);
    pack.table.start.coins = 77;
    pack.table.establishments[0].effect.amount = 2;
    Object.assign(pack, { name: "My box", author: "Ann", seen: { "wheat-field": ["effect"] } });
    writeFileSync(join(folder, "own.json"), JSON.stringify(pack));
    const { out: checked } = await here("components", "metropolia", "--check", "own.json");
    expect(checked).toContain("“My box” by Ann, version 1");
    expect(checked).toContain("Game: start, coins 77 instead of 3");
    expect(checked).toContain("Not marked as seen in print: 1 of 2.");
    const wheat = "Wheat Field: “In anyone’s turn: take 2 coins from the bank.” instead of “In anyone";
    expect((await here("components", "metropolia", "--diff", "own.json")).out).toContain(wheat);
    const polish = await here("components", "metropolia", "--diff", "own.json", "--language", "pl");
    expect(polish.out).toContain("Gra: początek, monety 77 zamiast 3");
    for (const [language, differ] of [
      ["pl", /^2 wartości różnią się od tabeli gry:$/m],
      ["ru", /^2 значения отличаются от таблицы игры:$/m],
    ] as const) {
      const told = (await here("components", "metropolia", "--check", "own.json", "--language", language)).out;
      expect(told).toMatch(differ);
      expect(told).not.toMatch(/[Pp]lay with|Send|seen|differ|version|value/);
    }
    const correction = JSON.parse((await here("components", "metropolia", "--correction", "own.json")).out);
    expect(correction.changes).toMatchObject([
      { component: "game", field: "start.coins", given: 77, seen: false },
      { component: "wheat-field", field: "effect", seen: true, provenance: "other-edition" },
    ]);
    // A table alone is a pack without a name; two packs can be held against each other.
    writeFileSync(join(folder, "table.json"), JSON.stringify({ ...pack.table, marketPiles: 9 }));
    const between = await here("components", "metropolia", "--diff", "table.json", "own.json");
    expect(between.out).toBe("Game: piles in the market 9 instead of 10\n");
    const { out } = await program(["play", "metropolia", "--components", "own.json", "--save", "rich.json"], "q\n");
    expect(out).toContain("77");
    expect((await here("verify", "rich.json")).code).toBe(0);
  });

  test("a table with a mistake is refused at its place", async () => {
    const pack = JSON.parse((await here("components", "metropolia", "--export")).out);
    pack.table.establishments[3].cost = "six";
    writeFileSync(join(folder, "wrong.json"), JSON.stringify(pack));
    const { code, err } = await here("components", "metropolia", "--check", "wrong.json");
    expect(err).toContain("establishments.3.cost");
    expect(code).toBe(1);
  });
});
