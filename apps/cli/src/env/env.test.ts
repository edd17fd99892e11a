import { findTitle } from "@tabletown/catalog";
import { type GameRecord, gameOfRecord, readRecord, verifyChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { chooseGame } from "../chosen-game.ts";
import { encodingFor } from "../research.ts";
import { runHere, runProgram, workFolder } from "../run.fixture.ts";
import { answer, type Environments } from "./answers.ts";
import { ASK, BatchServer, framesOf, TELL } from "./frames.ts";
import { readRequest } from "./request.ts";

const folder = workFolder();

async function environmentsOf(
  game: string,
  rewards: "win" | "rank" | "score" = "win",
  players?: number,
): Promise<Environments> {
  const chosen = await chooseGame(game, {});
  const seats = players ?? 2;
  const setting = { game: chosen.game, encoding: await encodingFor(chosen, seats), seats, rewards };
  return { setting, slots: new Map(), most: 16 };
}

interface Position {
  readonly type: string;
  readonly agent?: number;
  readonly over: boolean;
  readonly legal: readonly number[];
  readonly rewards: readonly number[];
  readonly observation: readonly number[];
  readonly standing?: readonly { readonly seat: number; readonly rank: number; readonly score: number }[];
}

const ask = (environments: Environments, request: Record<string, unknown>) =>
  answer(environments, request) as unknown as Position;

/** Plays on, always the legal action that a number picks, and gathers the rewards. */
function playOn(
  environments: Environments,
  env: number,
  start: Position,
  pick: number,
): { last: Position; rewards: number[] } {
  let last = start;
  const rewards = start.rewards.map(() => 0);
  for (let turn = 0; !last.over; turn++) {
    last = ask(environments, { type: "step", env, action: last.legal[(turn * 7 + pick) % last.legal.length] });
    expect(last.type).toBe("position");
    for (const [seat, reward] of last.rewards.entries()) rewards[seat] = (rewards[seat] as number) + reward;
  }
  return { last, rewards };
}

describe("an environment", () => {
  test.each(["metropolia", "budowa-miasta", "suburbia", "london"])(
    "of %s can be played to the end, and its record is proved fair",
    async (game) => {
      const environments = await environmentsOf(game);
      const { last, rewards } = playOn(environments, 0, ask(environments, { type: "reset", seed: 5 }), 3);
      expect(rewards.reduce((sum, reward) => sum + reward)).toBeCloseTo(1);
      for (const { seat, rank } of last.standing ?? []) expect((rewards[seat] ?? 0) > 0).toBe(rank === 1);
      const { record } = answer(environments, { type: "record" }) as { record: GameRecord };
      const read = readRecord(JSON.stringify(record));
      const title = await findTitle(game);
      if (!read.ok || title === undefined) throw new Error("not a record");
      const bound = gameOfRecord(title, read.value);
      expect(bound.ok && verifyChance(bound.value, read.value).ok).toBe(true);
      expect(answer(environments, { type: "step", action: 0 })).toMatchObject({
        type: "error",
        text: expect.stringContaining("Reset"),
      });
    },
  );

  test("rewards by rank add up to nothing, rewards by score to the score", async () => {
    const ranked = await environmentsOf("budowa-miasta", "rank", 4);
    const { rewards, last } = playOn(ranked, 0, ask(ranked, { type: "reset" }), 1);
    expect(rewards.reduce((sum, reward) => sum + reward)).toBeCloseTo(0);
    expect(Math.max(...rewards)).toBe(rewards[last.standing?.[0]?.seat ?? -1]);
    const scored = await environmentsOf("suburbia", "score");
    const start = ask(scored, { type: "reset", seed: 2 });
    const before = scored.slots.get(0)?.scores ?? [];
    const end = playOn(scored, 0, start, 2);
    for (const { seat, score } of end.last.standing ?? []) {
      expect((end.rewards[seat] ?? 0) + (before[seat] ?? 0)).toBeCloseTo(score);
    }
  });

  test("a clone and a restored snapshot go on exactly as the original does, which they leave alone", async () => {
    const environments = await environmentsOf("london");
    let position = ask(environments, { type: "reset", seed: "s" });
    for (let i = 0; i < 30; i++)
      position = ask(environments, { type: "step", action: position.legal[i % position.legal.length] });
    const clone = ask(environments, { type: "clone", to: 1 });
    const { snapshot } = answer(environments, { type: "snapshot" }) as { snapshot: unknown };
    const restored = ask(environments, { type: "restore", env: 2, snapshot: JSON.parse(JSON.stringify(snapshot)) });
    for (const other of [clone, restored]) {
      expect({ ...other, env: 0, rewards: [] }).toEqual({ ...position, rewards: [] });
    }
    const ends = [1, 2, 0].map((env) => playOn(environments, env, position, 4).last);
    for (const end of ends) expect({ ...end, env: 0 }).toEqual({ ...ends[0], env: 0 });
  });

  test("what-if uses the view alone and changes nothing", async () => {
    const environments = await environmentsOf("london");
    ask(environments, { type: "reset", seed: 1 });
    const [action] = ask(environments, { type: "legal" }).legal;
    const asked = { type: "what-if", action, worlds: 20, seed: 4, milliseconds: 60_000 };
    const before = answer(environments, { type: "snapshot" });
    const first = answer(environments, asked);
    expect(first).toMatchObject({ worlds: 20, ended: 0 });
    expect(answer(environments, { type: "snapshot" })).toEqual(before);
    const { game } = environments.setting;
    const episode = environments.slots.get(0);
    if (episode?.agent === undefined) throw new Error("nobody is to move");
    // Another deck and other hands of others, the same view.
    const luck = { int: (n: number) => n - 1, shuffle: (xs: unknown[]) => void xs.reverse() };
    episode.state = game.guess(game.view(episode.state, episode.agent), luck);
    expect(answer(environments, asked)).toEqual(first);
    expect(answer(environments, { ...asked, playouts: true, worlds: 3 })).toMatchObject({ worlds: 3, ended: 3 });
  });

  test.each([
    ["{", "one JSON object on a line"],
    ["[]", "must be a JSON object"],
    ["{}", '"type" must be one of describe, reset, step'],
    ['{"type":"toString"}', '"type" must be one of'],
    ['{"type":"reset","env":-1}', '"env" must be a whole number from 0 to 15, not -1'],
    ['{"type":"reset","env":16}', "not 16"],
    ['{"type":"reset","seed":{}}', '"seed" must be a text'],
    ['{"type":"step","env":3,"action":0}', "There is no environment 3 yet. Reset it first."],
    ['{"type":"step"}', "The action nothing is not legal here. Legal are: 0."],
    ['{"type":"step","action":[0]}', "The action [0] is not legal here"],
    ['{"type":"step","action":"fly"}', 'The action "fly" is not legal here'],
    ['{"type":"step","action":1e99}', "is not legal here"],
    ['{"type":"observe","seat":2}', '"seat" must be a whole number from 0 to 1, not 2'],
    ['{"type":"clone"}', '"to" must be a whole number'],
    ['{"type":"restore"}', '"snapshot" must be what a snapshot request was answered with'],
    [
      '{"type":"restore","snapshot":{"seed":"1","moves":[{"seat":0,"move":"win"}]}}',
      "Move 1 of the snapshot is not legal",
    ],
    ['{"type":"restore","snapshot":{"seed":"1","moves":[null]}}', '"snapshot" must be'],
    ['{"type":"what-if","action":0,"worlds":0}', '"worlds" must be a whole number from 1'],
    ['{"type":"what-if","action":0,"playouts":1}', '"playouts" must be true or false'],
  ])("answers %s with a sentence", async (line, sentence) => {
    const environments = await environmentsOf("metropolia");
    ask(environments, { type: "reset" });
    const said = () => {
      try {
        return answer(environments, readRequest(line));
      } catch (error) {
        return { type: "error", text: String(error) };
      }
    };
    expect(said()).toMatchObject({ type: "error", text: expect.stringContaining(sentence) });
  });
});

describe("frames", () => {
  const frame = (kind: number, payload: Buffer = Buffer.alloc(0)): Buffer => Buffer.concat([Buffer.of(kind), payload]);
  const actionsFor = (actions: readonly number[]): Buffer => Buffer.from(new Int32Array(actions).buffer);
  const sentenceIn = (answered: Buffer): string => {
    expect(answered[4]).toBe(TELL.error);
    return answered.subarray(8).toString();
  };

  test("tell the same as JSON lines, row by row", async () => {
    const { setting } = await environmentsOf("metropolia");
    const rows = 3;
    const server = new BatchServer(setting, rows, undefined);
    const environments: Environments = { setting, slots: new Map(), most: rows };
    const { observationSize: size, actionCount } = setting.encoding;
    let answered = server.answer(frame(ASK.reset, Buffer.from("x")));
    let positions = Array.from({ length: rows }, (_, env) =>
      ask(environments, { type: "reset", env, seed: `x/${env}/0` }),
    );
    for (let turn = 0; turn < 40; turn++) {
      expect(answered.readUInt32LE(0)).toBe(answered.length - 8);
      const data = answered.subarray(8);
      for (const [row, { observation, legal, rewards, agent }] of positions.entries()) {
        const numbers = Array.from({ length: size }, (_, i) => data.readFloatLE(4 * (row * size + i)));
        expect(numbers).toEqual(observation);
        const told = rewards.map((_, seat) => data.readFloatLE(4 * (rows * size + row * 2 + seat)));
        expect(told).toEqual(rewards);
        const bytes = 4 * rows * (size + 2);
        expect(data[bytes + row]).toBe(agent);
        expect(data[bytes + rows + row]).toBe(0);
        const mask = bytes + 2 * rows + row * Math.ceil(actionCount / 8);
        const may = Array.from({ length: actionCount }, (_, i) => i).filter(
          (i) => ((data[mask + (i >> 3)] ?? 0) >> (i & 7)) & 1,
        );
        expect(may).toEqual([...legal].sort((a, b) => a - b));
      }
      const chosen = positions.map(({ legal }, row) => legal[(turn + row) % legal.length] as number);
      answered = server.answer(frame(ASK.step, actionsFor(chosen)));
      positions = chosen.map((action, env) => ask(environments, { type: "step", env, action }));
    }
  });

  test("a game that ends is followed by the next one", async () => {
    const { setting } = await environmentsOf("metropolia");
    const server = new BatchServer(setting, 1, undefined);
    server.answer(frame(ASK.reset, Buffer.from("1")));
    const { observationSize } = setting.encoding;
    for (;;) {
      const data = server.answer(frame(ASK.step, actionsFor([-1]))).subarray(8);
      if (data[4 * (observationSize + 2) + 1] === 0) continue;
      const rewards = [0, 1].map((seat) => data.readFloatLE(4 * (observationSize + seat)));
      expect(rewards.toSorted()).toEqual([0, 1]);
      break;
    }
    const told = JSON.parse(
      server
        .answer(frame(ASK.json, Buffer.from('{"type":"snapshot"}')))
        .subarray(8)
        .toString(),
    );
    expect(told.snapshot).toEqual({ seed: "1/0/1", moves: [] });
  });

  test("what cannot be done is a sentence, and nothing has moved", async () => {
    const { setting } = await environmentsOf("metropolia");
    const server = new BatchServer(setting, 2, undefined);
    expect(sentenceIn(server.answer(frame(ASK.step, actionsFor([0, 0]))))).toContain("Send a reset first");
    const before = server.answer(frame(ASK.reset, Buffer.from("1")));
    expect(sentenceIn(server.answer(frame(9)))).toContain("The first byte of a frame must be 1 (reset)");
    expect(sentenceIn(server.answer(frame(ASK.step, Buffer.alloc(5))))).toContain("2 numbers of 4 bytes");
    expect(sentenceIn(server.answer(frame(ASK.step, actionsFor([0, 56]))))).toContain(
      "The action 56 is not legal in environment 1. No environment has moved.",
    );
    expect(server.answer(frame(ASK.look))).toEqual(before);
    const json = server.answer(frame(ASK.json, Buffer.from("nonsense")));
    expect(JSON.parse(json.subarray(8).toString())).toMatchObject({ type: "error" });
  });

  test("are found however a stream is cut", async () => {
    const frames = [Buffer.from("a"), Buffer.from("bcd"), Buffer.from("e".repeat(50))];
    const whole = Buffer.concat(frames.flatMap((each) => [Buffer.from(new Uint32Array([each.length]).buffer), each]));
    for (const size of [1, 3, 7, whole.length]) {
      async function* cut() {
        for (let i = 0; i < whole.length; i += size) yield whole.subarray(i, i + size);
      }
      const found = await Array.fromAsync(framesOf(cut()));
      expect(found.map(String)).toEqual(frames.map(String));
    }
  });
});

test("the program answers lines and frames over standard input and output, and leaves when it is left", async () => {
  const lines = ['{"type":"reset","seed":7}', "what?", '{"id":4,"type":"step","action":0}'].join("\n");
  const spoken = await runProgram(folder, ["env", "metropolia"], `${lines}\n`);
  expect(spoken.code).toBe(0);
  const said = spoken.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(said.map(({ type }) => type)).toEqual(["hello", "position", "error", "position"]);
  expect(said[0]).toMatchObject({ protocol: 1, game: "metropolia", players: 2, encoding: 1, rewards: "win" });
  expect(said[3]).toMatchObject({ id: 4, moves: 1 });
  const refusal = await runProgram(folder, ["env", "metropolia", "--batch", "4"], "\u0000\u0000\u0000\u0000");
  expect(refusal.code).toBe(2);
  expect(refusal.err).toContain("A frame must hold 1 to");
  for (const [args, sentence] of [
    [["--rewards", "love"], "--rewards must be one of win, rank, score"],
    [["--batch", "0"], "--batch must be a whole number"],
    [["--batch", "99999999"], "--batch must be at most 65536"],
  ] as const) {
    expect((await runHere(folder, ["env", "metropolia", ...args])).err).toContain(sentence);
  }
});
