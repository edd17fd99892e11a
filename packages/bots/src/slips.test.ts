import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { type Slips, withSlips } from "./slips.ts";

const weighed = (...values: number[]) => values.map((value, i) => ({ action: `option ${i}`, value, visits: 1 }));

const SLIPS: Slips = { overlooked: 0.4, temperature: 0.06, worst: 0.12, standsOut: 0.08 };

function shares(values: number[], slips: Slips, absurd?: (action: string) => boolean): Map<string, number> {
  const chance = quickChance("slips");
  const taken = new Map<string, number>();
  for (let n = 0; n < 4_000; n++) {
    const action = withSlips(weighed(...values), slips, chance, absurd);
    taken.set(action, (taken.get(action) ?? 0) + 1 / 4_000);
  }
  return taken;
}

test("what stands out is never overlooked", () => {
  expect([...shares([0.9, 0.5, 0.49], SLIPS).keys()]).toEqual(["option 0"]);
});

test("what is absurd is never taken, however much there is of it", () => {
  const taken = shares([0.55, 0.53, ...Array<number>(60).fill(0.2)], { ...SLIPS, overlooked: 0 });
  expect([...taken.keys()].sort()).toEqual(["option 0", "option 1"]);
});

test("what is absurd is not taken either where all that is better was overlooked", () => {
  const taken = shares([0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2], { ...SLIPS, overlooked: 0.9 });
  expect([...taken.keys()].sort()).toEqual(["option 0", "option 1", "option 2"]);
});

test("what looks silly is never done by mistake, only where it is best", () => {
  const values = [0.55, 0.54, 0.53];
  expect([...shares(values, SLIPS, (action) => action === "option 1").keys()].sort()).toEqual(["option 0", "option 2"]);
  expect([...shares(values, SLIPS, (action) => action === "option 0").keys()]).toContain("option 0");
});

test("of options nearly as good any may be taken, the better ones more often", () => {
  const taken = shares([0.55, 0.53, 0.5, 0.48], SLIPS);
  const [a, b, c, d] = ["option 0", "option 1", "option 2", "option 3"].map((option) => taken.get(option) ?? 0);
  expect(a).toBeGreaterThan(b as number);
  expect(b).toBeGreaterThan(c as number);
  expect(c).toBeGreaterThan(d as number);
  expect(d).toBeGreaterThan(0.02);
});

test("where everything is overlooked the best is taken", () => {
  expect([...shares([0.55, 0.53], { ...SLIPS, overlooked: 1 }).keys()]).toEqual(["option 0"]);
});

test("who has all but lost, or all but won, plays no worse for it", () => {
  expect([...shares([1e-6, 1e-8, 1e-8], SLIPS).keys()]).toEqual(["option 0"]);
  expect([...shares([1 - 1e-8, 1 - 1e-6, 1 - 1e-6], SLIPS).keys()]).toEqual(["option 0"]);
});
