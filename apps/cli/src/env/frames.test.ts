import { describe, expect, test } from "vitest";
import type { Environments } from "./answers.ts";
import { ask, environmentsOf } from "./environments.fixture.ts";
import { ASK, BatchServer, framesOf, TELL } from "./frames.ts";

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
