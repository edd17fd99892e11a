import type { GameResult } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { botReportsOf } from "./report.ts";

/** Games between two equals: who is luckier wins, and what is told of luck is wrong by up to `noise` times as much. */
function games(count: number, noise: number): GameResult[] {
  const chance = quickChance(`luck ${noise}`);
  const drawn = (): number => chance.int(2001) / 1000 - 1;
  return Array.from({ length: count }, (_, number) => {
    const luck = drawn();
    const told = (luck + noise * drawn()) / 2;
    const ranks = luck > 0 ? [1, 2] : [2, 1];
    return {
      number,
      seats: [0, 1],
      scores: [0, 0],
      ranks,
      luck: [told, -told],
      moves: 1,
      decisions: [1, 1],
      milliseconds: [1, 1],
      slowest: [1, 1],
      forfeits: [],
    };
  });
}

test.each([
  ["true", 0, 0.3],
  ["half noise", 1, 0.7],
  ["next to nothing but noise", 10, 1.1],
])(
  "what is told of luck is %s: results without it differ less than plain ones, around the same mean",
  (_, noise, most) => {
    const [first, second] = botReportsOf(["one", "other"], games(400, noise), 2);
    expect(first?.adjusted?.variance).toBeLessThan(most);
    expect((first?.adjusted?.winRate ?? 0) + (second?.adjusted?.winRate ?? 0)).toBeCloseTo(1, 9);
    expect(Math.abs((first?.adjusted?.winRate ?? 0) - (first?.winRate ?? 0))).toBeLessThan(0.05);
  },
);
