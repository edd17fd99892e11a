import type { Chance } from "@tabletown/kernel";
import { adam, type LearnedPart, partOf } from "./adam.ts";
import { type Activations, activationsFor, forward, type Layer, type Net } from "./net.ts";

/** A net with small random weights (He and others: right for rectified layers). */
export function newNet(sizes: readonly number[], chance: Chance): Net {
  const layers = sizes.slice(1).map((outputs, l): Layer => {
    const inputs = sizes[l] as number;
    const spread = Math.sqrt(2 / inputs) * (l + 2 === sizes.length ? 0.1 : 1);
    const weights = Float32Array.from({ length: inputs * outputs }, () => spread * normal(chance));
    return { inputs, outputs, weights, biases: new Float32Array(outputs) };
  });
  return { layers };
}

/** Nearly normal: the sum of twelve fair numbers. */
function normal(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.int(1 << 20) / (1 << 20);
  return sum;
}

/** Learns by gradient descent on the cross entropy between outputs and targets, with Adam's step sizes. */
export interface Learner {
  /** Adds one example to the batch. */
  see(input: Float32Array, target: readonly number[]): void;
  /** Learns from the batch and starts a new one. */
  step(rate: number): void;
}

export function learnerOf(net: Net): Learner {
  const activations = activationsFor(net);
  const slopes = net.layers.map(({ outputs }) => new Float32Array(outputs));
  const parts = net.layers.flatMap(({ weights, biases }) => [partOf(weights), partOf(biases)]);
  let seen = 0;
  let steps = 0;
  return {
    see(input, target) {
      (activations.values[0] as Float32Array).set(input);
      const output = forward(net, activations);
      const last = slopes.at(-1) as Float32Array;
      for (let o = 0; o < output.length; o++) last[o] = (output[o] as number) - (target[o] as number);
      backward(net, activations, slopes, parts);
      seen++;
    },
    step(rate) {
      if (seen === 0) return;
      steps++;
      for (const part of parts) adam(part, rate, steps, seen);
      seen = 0;
    },
  };
}

function backward(
  net: Net,
  activations: Activations,
  slopes: readonly Float32Array[],
  parts: readonly LearnedPart[],
): void {
  for (let l = net.layers.length - 1; l >= 0; l--) {
    const { inputs, outputs, weights } = net.layers[l] as Layer;
    const input = activations.values[l] as Float32Array;
    const slope = slopes[l] as Float32Array;
    const below = l === 0 ? undefined : (slopes[l - 1] as Float32Array);
    const onWeights = (parts[2 * l] as LearnedPart).gradient;
    const onBiases = (parts[2 * l + 1] as LearnedPart).gradient;
    for (let o = 0; o < outputs; o++) onBiases[o] = (onBiases[o] as number) + (slope[o] as number);
    for (let i = 0; i < inputs; i++) {
      const x = input[i] as number;
      if (x === 0) {
        // A rectified value of 0 passes nothing down.
        if (below !== undefined) below[i] = 0;
        continue;
      }
      const row = i * outputs;
      let sum = 0;
      for (let o = 0; o < outputs; o++) {
        const each = slope[o] as number;
        onWeights[row + o] = (onWeights[row + o] as number) + x * each;
        sum += each * (weights[row + o] as number);
      }
      if (below !== undefined) below[i] = sum;
    }
  }
}
