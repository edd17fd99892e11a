import { findTitle } from "@tabletown/catalog";
import { type GameRecord, gameOfRecord, readRecord, verifyChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { runHere, runProgram, workFolder } from "../run.fixture.ts";
import { answer, type Environments } from "./answers.ts";
import { ask, environmentsOf, type Position } from "./environments.fixture.ts";
import { readRequest } from "./request.ts";

const folder = workFolder();

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
    ['{"type":"reset","sede":1}', 'A "reset" request has no field "sede". It may have id, type, env, seed.'],
    ['{"type":"what-if","action":0,"world":1}', 'no field "world"'],
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
