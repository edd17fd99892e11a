import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contest, type GameResult, guardedAsync, type Question, scheduleOf } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { chooseGame } from "../chosen-game.ts";
import { type ProgramLimits, USUAL_LIMITS } from "./bot-process.ts";
import { entriesOf, seat } from "./contestants.ts";
import { ExecBot } from "./exec-bot.ts";
import { isAlive } from "./is-alive.fixture.ts";
import { RunningPrograms } from "./running-programs.ts";

const chosen = await chooseGame("metropolia", {});
const { game } = chosen;
const mind = (await chosen.entry.mind?.())?.mind(game.options);
if (mind === undefined) throw new Error("Metropolia has a mind");

const programs: ExecBot[] = [];
afterEach(() => {
  for (const program of programs.splice(0)) program.close();
});

const folder = mkdtempSync(join(tmpdir(), "tabletown-exec-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On a busy machine a fresh process needs its time: what is not about being late has plenty. */
const PLENTY = 300_000;
const limits: ProgramLimits = { ...USUAL_LIMITS, helloMs: PLENTY, graceMs: 100, memoryMiB: 250 };

function commandOf(manner: string): string {
  const script = fileURLToPath(new URL("./misbehaving.fixture.mjs", import.meta.url));
  return `"${process.execPath}" "${script}" ${manner}`;
}

function programOf(manner: string, more: Partial<ProgramLimits> = {}): ExecBot {
  const program = new ExecBot(chosen, commandOf(manner), { ...limits, ...more }, new RunningPrograms());
  programs.push(program);
  return program;
}

/** A position in which there is something to choose: coins to build with. */
function question(milliseconds: number): Question {
  const state = game.setup(2, quickChance("exec"));
  const chance = quickChance("exec");
  while (game.actions(state, game.toAct(state)[0] ?? 0).length < 2) {
    const [seat = 0] = game.toAct(state);
    game.apply(state, seat, game.actions(state, seat)[0], chance);
  }
  const [turn = 0] = game.toAct(state);
  const options = game.actions(state, turn);
  return { seat: turn, view: game.view(state, turn), options, chance, budget: { milliseconds } };
}

test("a program may ask what an option would bring, and is told from worlds that look the same to it", async () => {
  const asked = question(PLENTY);
  const program = programOf("wondering");
  await program.enter(asked.seat, 2, "1");
  const { action, weighed } = await program.decide(asked);
  expect(action).toBe(asked.options[0]);
  const told = asked.options.map((option) => weighed.find((each) => each.action === option)?.value);
  // Who wins, in how many worlds, how many of them came to an end, what is seen there, and what was refused.
  expect(told.slice(0, 5)).toEqual([expect.any(Number), 5, 5, Object.keys(asked.view as object).length, 2]);
  expect(told[0]).toBeGreaterThanOrEqual(0);
  expect(told[0]).toBeLessThanOrEqual(1);
});

test("a program that keeps to the protocol plays, and says what it thinks", async () => {
  const asked = question(PLENTY);
  const decision = await programOf("well").decide(asked);
  expect(decision.action).toBe(asked.options.at(-1));
  expect(decision.weighed).toEqual([{ action: asked.options[0], value: 0.25 }]);
  expect(decision.forfeit).toBeUndefined();
});

describe("a program that goes wrong forfeits its choice to greedy, and the decision says why", () => {
  test.each([
    ["crashing", /^the program ended with code 1: Error: I give up$/],
    ["flooding", /wrote more than 1048576 bytes/],
    ["nonsense", /spoke nonsense: not JSON: roll!/],
    ["cheating", /there is no option "take all coins"/],
    ["mistaken", /^it answered a question that was not asked/],
    ["complaining", /it said: I do not know this position/],
    ["foreign", /speaks protocol 99, not 1/],
    ["refusing", /refused to play: I play chess/],
    ["hoarding", /MiB of memory, more than 250/],
  ])("%s", async (manner, reason) => {
    const bot = guardedAsync(game, mind, programOf(manner));
    const asked = question(PLENTY);
    const decision = await bot.decide(asked);
    expect(decision.forfeit).toMatch(reason);
    expect(asked.options).toContain(decision.action);
  });

  test("silent", async () => {
    const bot = guardedAsync(game, mind, programOf("silent", { helloMs: 500 }));
    expect((await bot.decide(question(50))).forfeit).toMatch(/never said hello/);
  });

  test("there is no such program", async () => {
    const program = new ExecBot(chosen, "./no-such-program-anywhere", limits, new RunningPrograms());
    expect((await guardedAsync(game, mind, program).decide(question(PLENTY))).forfeit).toMatch(/ended with code 127/);
  });
});

test("a slow program is not waited for, its late answers count for nothing, and in the end it is dropped", async () => {
  const program = programOf("slow");
  await program.enter(0, 2, "slow");
  const bot = guardedAsync(game, mind, program);
  for (let n = 0; n < 3; n++) expect((await bot.decide(question(50))).forfeit).toBe("no answer within 150 ms");
  expect((await bot.decide(question(50))).forfeit).toBe("it has failed too often in this match");
});

test("a program that never answers is not waited for", async () => {
  const program = programOf(`sleeping ${join(folder, "sleeping")}`);
  await program.enter(0, 2, "sleeping");
  expect((await guardedAsync(game, mind, program).decide(question(50))).forfeit).toBe("no answer within 150 ms");
});

/** The processes that wrote their numbers into a file when they started. */
function processesIn(file: string): number[] {
  return readFileSync(file, "utf8").trim().split("\n").map(Number);
}

test("a program that dies is started again up to three times in a match", async () => {
  const file = join(folder, "crashing");
  const program = programOf(`crashing ${file}`);
  const bot = guardedAsync(game, mind, program);
  for (const match of ["1", "2"]) {
    await program.enter(0, 2, match);
    for (let n = 0; n < 4; n++) expect((await bot.decide(question(PLENTY))).forfeit).toMatch("I give up");
    expect((await bot.decide(question(PLENTY))).forfeit).toBe("it has failed too often in this match");
  }
  expect(processesIn(file)).toHaveLength(8);
});

test("a program that refuses to play is not asked to again", async () => {
  const file = join(folder, "refusing");
  const program = programOf(`refusing ${file}`);
  for (const match of ["1", "2"]) {
    await program.enter(0, 2, match);
    await expect(program.decide(question(PLENTY))).rejects.toThrow("refused to play: I play chess");
  }
  expect(processesIn(file)).toHaveLength(1);
});

test("after very many choices in a match the rest is left to greedy", async () => {
  const program = programOf("well");
  await program.enter(0, 2, "long");
  const asked = question(PLENTY);
  for (let n = 0; n < 2_000; n++) await program.decide(asked);
  await expect(program.decide(asked)).rejects.toThrow("it has made 2000 choices in this match");
  await program.enter(0, 2, "next");
  await program.decide(asked);
});

test.runIf(process.platform === "linux")(
  "what a program has started ends with it, in a session of its own too",
  async () => {
    const file = join(folder, "straying");
    const program = programOf(`straying ${file}`);
    await program.decide(question(PLENTY));
    program.close();
    for (const pid of processesIn(file)) {
      await expect.poll(() => isAlive(pid)).toBe(false);
    }
  },
);

test("a program in several seats is one process for each, which sees that seat alone", async () => {
  const file = join(folder, "homely");
  const { contestants, close } = await seat(
    chosen,
    entriesOf(`greedy,exec:${commandOf(`homely ${file}`)}@${PLENTY}ms`),
    limits,
  );
  const schedule = scheduleOf(2, 3, 3, "homely");
  for (let n = 0; n < schedule.games; n++) {
    expect((await contest(game, contestants, schedule.gameNumbered(n))).forfeits).toEqual([]);
  }
  close();
  expect(processesIn(file)).toHaveLength(2);
});

test.each([
  [commandOf("refusing"), "the program refused to play: I play chess"],
  ["./no-such-program-anywhere", "the program ended with code 127"],
])("%s is not let into a tournament", async (command, reason) => {
  const { probe, close } = await seat(chosen, entriesOf(`exec:${command},greedy`), limits);
  await expect(probe()).rejects.toThrow(`exec:${command} cannot play: ${reason}`);
  close();
});

test("bots of our own are asked again where that is wanted, a program never is: it may remember", async () => {
  const { contestants, close } = await seat(chosen, entriesOf(`${programOf("crashing").name},greedy`), limits, {
    again: 2,
  });
  expect(contestants.map(({ again }) => again)).toEqual([undefined, 2]);
  close();
});

test("a whole tournament survives a program that crashes at every question", async () => {
  const command = programOf("crashing").name;
  const { contestants, close } = await seat(chosen, entriesOf(`${command}@${PLENTY}ms,random`), limits);
  const results: GameResult[] = [];
  const schedule = scheduleOf(2, 2, 2, "crash");
  for (let n = 0; n < schedule.games; n++) results.push(await contest(game, contestants, schedule.gameNumbered(n)));
  close();
  for (const { seats, forfeits, decisions } of results) {
    expect(forfeits).toHaveLength(decisions[seats.indexOf(0)] as number);
    expect(forfeits[0]?.reason).toMatch(/ended with code 1/);
  }
});

test.each(["expert@50", "expert@50s", "expert@1.5ms", "expert@-5ms", "expert@0ms", "exec:./bot@0i"])(
  "%s: a budget that cannot be read is told how to write",
  (text) => {
    const [bot] = text.split("@");
    expect(() => entriesOf(text)).toThrow(`${bot}@50ms for milliseconds or ${bot}@400i for iterations`);
  },
);

test("commas between quotation marks belong to a command", () => {
  const names = entriesOf(`exec:./bot "a,b" 'c,d',greedy,exec:./o'hara`).map(({ name }) => name);
  expect(names).toEqual([`exec:./bot "a,b" 'c,d'`, "greedy", "exec:./o'hara"]);
});

test("entries name a bot and, after an @, its budget", () => {
  expect(entriesOf("greedy, expert@50ms,strong@400i,exec:./my@bot")).toEqual([
    { text: "greedy", name: "greedy", budget: undefined },
    { text: "expert@50ms", name: "expert", budget: { milliseconds: 50 } },
    { text: "strong@400i", name: "strong", budget: { iterations: 400 } },
    { text: "exec:./my@bot", name: "exec:./my@bot", budget: undefined },
  ]);
});
