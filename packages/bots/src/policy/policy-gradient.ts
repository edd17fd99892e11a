import type { Seat } from "@tabletown/kernel";
import type { LearnedPart } from "../net/adam.ts";
import type { StateFeatures } from "./state-features.ts";

/** A choice made, feature by feature: the mean over the options, and how the one taken differed from it. */
export interface PolicyStep {
  readonly seat: Seat;
  readonly stage: number;
  readonly part: number;
  readonly features: readonly number[];
  readonly means: readonly number[];
  readonly differences: readonly number[];
  /** How unlikely the option taken was, in nats, less the entropy: its gradient is that of the entropy. */
  readonly excessSurprisal: number;
}

/** Options less likely than this teach nothing. */
const LEAST_PROBABILITY = 1e-5;

/** Sums up the features of a choice, without those that no option has. */
export function stepRecorder<S, A>(count: number) {
  const mean = new Float64Array(count);
  const own = new Float64Array(count);
  const seen = new Uint8Array(count);
  return (
    { log, stage, part }: StateFeatures<S, A>,
    seat: Seat,
    taken: number,
    probabilities: readonly number[],
  ): PolicyStep => {
    const features: number[] = [];
    for (let i = 0; i < log.used; i++) {
      const option = log.owners[i] as number;
      const probability = probabilities[option] as number;
      if (option !== taken && probability < LEAST_PROBABILITY) continue;
      const feature = log.indices[i] as number;
      const value = log.values[i] as number;
      if (seen[feature] === 0) {
        seen[feature] = 1;
        features.push(feature);
      }
      mean[feature] = (mean[feature] as number) + probability * value;
      if (option === taken) own[feature] = (own[feature] as number) + value;
    }
    const means = features.map((feature) => mean[feature] as number);
    const differences = features.map((feature) => (own[feature] as number) - (mean[feature] as number));
    for (const feature of features) {
      mean[feature] = 0;
      own[feature] = 0;
      seen[feature] = 0;
    }
    return { seat, stage, part, features, means, differences, excessSurprisal: surprisal(probabilities, taken) };
  };
}

/** How quickly the baseline follows what happens. */
const BASELINE_RATE = 0.05;

/** The result to expect of a choice, learned from the mean features of its options. */
export function baselineOf(count: number, stages: number) {
  const weights = new Float32Array(count * stages);
  return {
    value({ stage, part, features, means }: PolicyStep): number {
      let sum = 0;
      for (let i = 0; i < features.length; i++) {
        const index = (features[i] as number) * stages + stage;
        sum += (means[i] as number) * ((1 - part) * (weights[index] as number) + part * (weights[index + 1] as number));
      }
      return sum;
    },
    learn({ stage, part, features, means }: PolicyStep, error: number): void {
      const length = means.reduce((sum, each) => sum + each * each, 1);
      for (let i = 0; i < features.length; i++) {
        const index = (features[i] as number) * stages + stage;
        const step = ((BASELINE_RATE * error) / length) * (means[i] as number);
        weights[index] = (weights[index] as number) + (1 - part) * step;
        weights[index + 1] = (weights[index + 1] as number) + part * step;
      }
    },
  };
}

/** Adam walks downhill, so what went well counts against. */
export function addGradient(
  { gradient }: LearnedPart,
  { stage, part, features, differences }: PolicyStep,
  stages: number,
  advantage: number,
): void {
  for (let i = 0; i < features.length; i++) {
    const index = (features[i] as number) * stages + stage;
    const slope = -advantage * (differences[i] as number);
    gradient[index] = (gradient[index] as number) + (1 - part) * slope;
    gradient[index + 1] = (gradient[index + 1] as number) + part * slope;
  }
}

function surprisal(probabilities: readonly number[], taken: number): number {
  let entropy = 0;
  for (const each of probabilities) if (each > 0) entropy -= each * Math.log(each);
  return -Math.log(probabilities[taken] as number) - entropy;
}
