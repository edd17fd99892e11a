import { type Chance, type Game, quickChance } from "@tabletown/kernel";
import { judgeOf } from "../judge.ts";
import type { Mind } from "../mind.ts";
import { adam, partOf } from "../net/adam.ts";
import type { FeatureLog } from "./feature-log.ts";
import { addGradient, baselineOf, type PolicyStep, stepRecorder } from "./policy-gradient.ts";
import { stateFeaturesOf } from "./state-features.ts";

/**
 * How a policy is learned: it plays the same deal several times, draws each choice from the softmax of the scores, and
 * makes more likely what went better afterwards than expected (policy gradient, REINFORCE). What to expect it learns
 * beside, from the same features; how lucky a deal is tell the other games on it.
 */
export interface PolicyTraining {
  readonly seats: number;
  readonly games: number;
  readonly gamesPerDeal: number;
  readonly dealsPerBatch: number;
  /** How much entropy is worth, at the start and less as the learning rate falls: who is sure early never finds out. */
  readonly entropyBonus: number;
  /** At the start and at the end. */
  readonly learningRate: readonly [number, number];
}

export const DEFAULT_POLICY_TRAINING: Omit<PolicyTraining, "seats"> = {
  games: 300_000,
  gamesPerDeal: 4,
  dealsPerBatch: 2,
  entropyBonus: 0.06,
  learningRate: [0.05, 0.002],
};

/** Features that are seldom there tell little: their weights move less. */
const ADAM_EPSILON = 1e-4;

export interface PolicyTrainer {
  /** For each feature one weight per stage. */
  readonly weights: Float32Array;
  /** Plays and learns `count` more games; returns how many were played in all. */
  advance(count: number): number;
}

/** A game played, and how it ended for each seat. */
interface TrainingGame {
  readonly steps: readonly PolicyStep[];
  readonly values: readonly number[];
}

export function policyTrainerOf<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  training: PolicyTraining,
  chance: Chance,
): PolicyTrainer {
  const { policyFeatures } = mind;
  if (policyFeatures === undefined) throw new Error(`${game.id} has no policy features to learn from`);
  const { seats, games, gamesPerDeal, dealsPerBatch } = training;
  const stages = policyFeatures.stages.length;
  const weights = new Float32Array(policyFeatures.count * stages);
  const part = partOf(weights);
  const features = stateFeaturesOf(policyFeatures, weights);
  const record = stepRecorder<S, A>(policyFeatures.count);
  const baseline = baselineOf(policyFeatures.count, stages);
  const judge = judgeOf(game, mind);
  let played = 0;
  let updates = 0;

  const play = (deal: number): TrainingGame => {
    const s = game.setup(seats, quickChance(`${deal}`));
    const steps: PolicyStep[] = [];
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      features.read(s, seat);
      const { log } = features;
      const probabilities = softmaxOf(log);
      const option = sampleOf(probabilities, chance);
      if (log.options > 1) steps.push(record(features, seat, option, probabilities));
      game.apply(s, seat, log.actions[option] as A, chance);
      const next = log.nexts[option];
      if (next !== undefined) game.apply(s, seat, next, chance);
    }
    return { steps, values: seats === 1 ? soloValue(mind, s) : judge.values(s) };
  };

  const learn = (episodes: readonly TrainingGame[], entropyBonus: number): void => {
    const starts = episodes.map(({ steps }) => (steps[0] === undefined ? 0 : baseline.value(steps[0])));
    for (const [i, { steps, values }] of episodes.entries()) {
      for (const [n, step] of steps.entries()) {
        const { seat } = step;
        const others = episodes.reduce(
          (sum, each, j) => (i === j ? sum : sum + (each.values[seat] as number) - (starts[j] as number)),
          0,
        );
        // What luck is still to come is told by the state better and better.
        const luck = (others / (gamesPerDeal - 1)) * (1 - n / steps.length);
        const error = (values[seat] as number) - baseline.value(step);
        addGradient(part, step, stages, error - luck + entropyBonus * step.excessSurprisal);
        baseline.learn(step, error);
      }
    }
  };

  return {
    weights,
    advance(count) {
      const stop = Math.min(games, played + count);
      while (played < stop) {
        const [first, last] = training.learningRate;
        const decay = (last / first) ** Math.min(1, played / games);
        for (let n = 0; n < dealsPerBatch; n++, played += gamesPerDeal) {
          const deal = chance.int(0x7fffffff);
          learn(
            Array.from({ length: gamesPerDeal }, () => play(deal)),
            training.entropyBonus * decay,
          );
        }
        adam(part, first * decay, ++updates, dealsPerBatch * gamesPerDeal, ADAM_EPSILON);
      }
      return played;
    },
  };
}

/** Alone there is no limit to what is worth learning: a beginner far below par would see no difference in chances. */
function soloValue<S, A>(mind: Mind<S, A>, s: S): number[] {
  return [(mind.evaluate(s)[0] as number) / mind.scale(s)];
}

/** The probability of each option. */
function softmaxOf<A>(log: FeatureLog<A>): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < log.options; option++) most = Math.max(most, log.score(option));
  const odds: number[] = [];
  let total = 0;
  for (let option = 0; option < log.options; option++) {
    const each = Math.exp(log.score(option) - most);
    odds.push(each);
    total += each;
  }
  return odds.map((each) => each / total);
}

function sampleOf(probabilities: readonly number[], chance: Chance): number {
  let left = chance.int(1 << 30) / (1 << 30);
  for (let option = 0; option < probabilities.length; option++) {
    left -= probabilities[option] as number;
    if (left < 0) return option;
  }
  return probabilities.length - 1;
}
