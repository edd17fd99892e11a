import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { learnerOf, newNet } from "./learn.ts";
import { activationsFor, forward, type Net } from "./net.ts";
import { decodeNet, encodeNet } from "./net-data.ts";

function answer(net: Net, input: readonly number[]): number[] {
  const activations = activationsFor(net);
  (activations.values[0] as Float32Array).set(input);
  return [...forward(net, activations)];
}

test("a forward pass is what pen and paper say", () => {
  const net: Net = {
    layers: [
      {
        inputs: 5,
        outputs: 2,
        weights: Float32Array.of(1, 2, 0, 0, 3, -1, 1, 1, 2, 0),
        biases: Float32Array.of(0.5, -9),
      },
      { inputs: 2, outputs: 2, weights: Float32Array.of(1, -1, 7, 7), biases: Float32Array.of(0, 1) },
    ],
  };
  // Hidden: 0.5 + 1 + 0 + 3 + 1 + 2 = 7.5, and -9 + 2 + 0 - 1 + 1 + 0, which is rectified to 0.
  const [a, b] = answer(net, [1, 1, 1, 1, 1]) as [number, number];
  expect(Math.log(a / b)).toBeCloseTo(7.5 - (-7.5 + 1), 5);
  expect(a + b).toBeCloseTo(1, 6);
});

test("a net learns what no single layer can: one or the other, not both", () => {
  const chance = quickChance("xor");
  const net = newNet([3, 12, 8, 2], chance);
  const learner = learnerOf(net);
  for (let n = 0; n < 600; n++) {
    for (let example = 0; example < 16; example++) {
      const [a, b] = [chance.int(2), chance.int(2)];
      learner.see(Float32Array.of(a, b, 1), a === b ? [1, 0] : [0, 1]);
    }
    learner.step(0.01);
  }
  for (const [a, b] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    expect(answer(net, [a, b, 1])[a === b ? 0 : 1]).toBeGreaterThan(0.9);
  }
});

test("weights survive being written down, nearly to the last digit", () => {
  const net = newNet([7, 6, 5, 3], quickChance("written"));
  const read = decodeNet(JSON.parse(JSON.stringify(encodeNet(net))));
  const input = [0.3, 0, 1, -2, 0.5, 0, 4];
  const before = answer(net, input);
  for (const [i, value] of answer(read, input).entries()) expect(value).toBeCloseTo(before[i] as number, 3);
});

test("weights of the wrong length are refused", () => {
  const data = encodeNet(newNet([4, 3, 2], quickChance(1)));
  expect(() => decodeNet({ ...data, sizes: [4, 2, 2] })).toThrow(RangeError);
});
