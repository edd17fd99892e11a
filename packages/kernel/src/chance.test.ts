import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Chance, commitmentTo, quickChance, recorded, ScriptError, scripted, streamOf } from "./chance.ts";

const take = (chance: Chance, count: number, n: number): number[] => Array.from({ length: count }, () => chance.int(n));

test("a stream can be checked with any SHA-256, as docs/record.md says", () => {
  const block = createHash("sha256").update("tabletown/my seed/7/0").digest();
  const words = Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4));
  expect(take(streamOf("my seed", 7), 8, 2 ** 32)).toEqual(words);
  expect(take(streamOf("my seed", 7), 8, 6)).toEqual(words.map((word) => word % 6));
});

test("each move has a stream of its own, the same every time", () => {
  expect(take(streamOf("s", 1), 20, 1000)).toEqual(take(streamOf("s", 1), 20, 1000));
  expect(take(streamOf("s", 1), 20, 1000)).not.toEqual(take(streamOf("s", 2), 20, 1000));
  expect(take(streamOf("s", 1), 20, 1000)).not.toEqual(take(streamOf("t", 1), 20, 1000));
});

for (const [name, make] of [
  ["streamOf", (seed: string) => streamOf(seed, 0)],
  ["quickChance", quickChance],
] as const) {
  test(`${name} is even over a die (chi-square, 5 degrees of freedom, p > 0.0001)`, () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const rolls = 60_000;
    for (const face of take(make("even"), rolls, 6)) counts[face] = (counts[face] ?? 0) + 1;
    const expected = rolls / 6;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(25.7);
  });

  test(`${name} shuffles every order of three equally often`, () => {
    const chance = make("orders");
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cards = ["a", "b", "c"];
      chance.shuffle(cards);
      seen.set(cards.join(""), (seen.get(cards.join("")) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
}

test("what was drawn is written down and can be played back", () => {
  const draws: number[] = [];
  const cards = Array.from({ length: 30 }, (_, i) => i);
  recorded(streamOf("s", 3), draws).shuffle(cards);
  const again = Array.from({ length: 30 }, (_, i) => i);
  const script = scripted(draws);
  script.shuffle(again);
  expect(again).toEqual(cards);
  expect(script.left()).toBe(0);
});

test("a script refuses draws that are missing or impossible", () => {
  expect(() => scripted([]).int(6)).toThrow(ScriptError);
  expect(() => scripted([6]).int(6)).toThrow(ScriptError);
  expect(() => scripted([-1]).int(6)).toThrow(ScriptError);
  expect(() => scripted([0.5]).int(6)).toThrow(ScriptError);
});

test("a commitment says nothing about the seed's streams", () => {
  expect(commitmentTo("s")).toBe(createHash("sha256").update("tabletown/commitment/s").digest("hex"));
  expect(commitmentTo("s")).not.toBe(commitmentTo("S"));
});
