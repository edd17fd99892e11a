import type { Seat } from "@tabletown/kernel";
import type { Part } from "../net/adam.ts";
import type { Thought } from "./thought.ts";

/** A choice made, clue by clue: how the options were on average, and how the one taken differed from it. */
export interface Step {
  readonly seat: Seat;
  readonly stage: number;
  readonly part: number;
  readonly clues: readonly number[];
  readonly averages: readonly number[];
  readonly amounts: readonly number[];
  /** How unlikely the option taken was, in nats, less the average of that: its gradient is that of doubt (entropy). */
  readonly daring: number;
}

/** Options less likely than this teach nothing. */
const FAINT = 1e-5;

/** Goes through what was noted, without those clues that nobody noted. */
export function gathererOf<S, A>(count: number) {
  const sum = new Float64Array(count);
  const own = new Float64Array(count);
  const noted = new Uint8Array(count);
  return ({ notes, stage, part }: Thought<S, A>, seat: Seat, taken: number, odds: readonly number[]): Step => {
    const clues: number[] = [];
    for (let i = 0; i < notes.used; i++) {
      const option = notes.owners[i] as number;
      const weight = odds[option] as number;
      if (option !== taken && weight < FAINT) continue;
      const clue = notes.indices[i] as number;
      const value = notes.values[i] as number;
      if (noted[clue] === 0) {
        noted[clue] = 1;
        clues.push(clue);
      }
      sum[clue] = (sum[clue] as number) + weight * value;
      if (option === taken) own[clue] = (own[clue] as number) + value;
    }
    const averages = clues.map((clue) => sum[clue] as number);
    const amounts = clues.map((clue) => (own[clue] as number) - (sum[clue] as number));
    for (const clue of clues) {
      sum[clue] = 0;
      own[clue] = 0;
      noted[clue] = 0;
    }
    return { seat, stage, part, clues, averages, amounts, daring: daringOf(odds, taken) };
  };
}

/** How quickly expectations follow what happens. */
const BELIEF = 0.05;

/** What the options of a choice, on average, let expect of the end. */
export function expectationOf(count: number, stages: number) {
  const weights = new Float32Array(count * stages);
  return {
    of({ stage, part, clues, averages }: Step): number {
      let sum = 0;
      for (let i = 0; i < clues.length; i++) {
        const at = (clues[i] as number) * stages + stage;
        sum += (averages[i] as number) * ((1 - part) * (weights[at] as number) + part * (weights[at + 1] as number));
      }
      return sum;
    },
    learn({ stage, part, clues, averages }: Step, surprise: number): void {
      const length = averages.reduce((sum, each) => sum + each * each, 1);
      for (let i = 0; i < clues.length; i++) {
        const at = (clues[i] as number) * stages + stage;
        const step = ((BELIEF * surprise) / length) * (averages[i] as number);
        weights[at] = (weights[at] as number) + (1 - part) * step;
        weights[at + 1] = (weights[at + 1] as number) + part * step;
      }
    },
  };
}

/** Adam walks downhill, so what went well counts against. */
export function credit({ gradient }: Part, { stage, part, clues, amounts }: Step, stages: number, gain: number): void {
  for (let i = 0; i < clues.length; i++) {
    const at = (clues[i] as number) * stages + stage;
    const slope = -gain * (amounts[i] as number);
    gradient[at] = (gradient[at] as number) + (1 - part) * slope;
    gradient[at + 1] = (gradient[at + 1] as number) + part * slope;
  }
}

function daringOf(odds: readonly number[], taken: number): number {
  let usual = 0;
  for (const each of odds) if (each > 0) usual -= each * Math.log(each);
  return -Math.log(odds[taken] as number) - usual;
}
