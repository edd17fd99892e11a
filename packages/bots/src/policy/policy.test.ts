import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { advise } from "../advise.ts";
import type { Mind } from "../mind.ts";
import { encodeNet } from "../net/net-data.ts";
import { searchBot } from "../search-bot.ts";
import {
  type DelayedReward,
  type DelayedRewardAction,
  delayedReward,
  delayedRewardMind,
} from "./delayed-reward.fixture.ts";
import { FeatureLog } from "./feature-log.ts";
import { OptionScores } from "./option-scores.ts";
import { policyOf, policyWithWeights } from "./policy.ts";
import { DEFAULT_POLICY_TRAINING, policyTrainerOf } from "./policy-trainer.ts";

const features = delayedRewardMind.policyFeatures as NonNullable<typeof delayedRewardMind.policyFeatures>;

function trained(games: number, seed = "orchard"): Float32Array {
  const training = { ...DEFAULT_POLICY_TRAINING, seats: 1, games };
  const trainer = policyTrainerOf(delayedReward, delayedRewardMind, training, quickChance(seed));
  trainer.advance(games);
  return trainer.weights;
}

function learnedMind(weights: Float32Array): Mind<DelayedReward, DelayedRewardAction> {
  const policyWeights = encodeNet({ layers: [{ inputs: 3, outputs: 2, weights, biases: new Float32Array(2) }] });
  return { ...delayedRewardMind, policyWeights: () => policyWeights };
}

test("weights of two stages are mixed between them", () => {
  // By feature and stage: sleep; plant is worth 0 in the last turn and 5 in the first; pick always 2.
  const { choose, scores } = policyWithWeights(features, Float32Array.of(-9, -9, 0, 5, 2, 2));
  expect(choose({ left: 6, trees: 0, fruits: 0 }, 0).action).toBe("plant");
  expect(choose({ left: 1, trees: 0, fruits: 0 }, 0).action).toBe("pick");
  const halfway = scores({ left: 3.5, trees: 0, fruits: 0 }, 0, delayedReward.format);
  expect(halfway).toEqual(
    new Map([
      ["sleep", -9],
      ["plant", 2.5],
      ["pick", 2],
    ]),
  );
});

test("training finds out what pays only later: plant first, pick in the end", () => {
  const { choose } = policyWithWeights(features, trained(4_000));
  const chosen = [6, 5, 2, 1].map((left) => choose({ left, trees: 1, fruits: 0 }, 0).action);
  expect(chosen).toEqual(["plant", "plant", "pick", "pick"]);
});

test("an entropy bonus keeps it less sure", () => {
  const sureness = (entropyBonus: number): number => {
    const training = { ...DEFAULT_POLICY_TRAINING, seats: 1, games: 4_000, entropyBonus };
    const trainer = policyTrainerOf(delayedReward, delayedRewardMind, training, quickChance("doubt"));
    trainer.advance(4_000);
    return trainer.weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  };
  expect(sureness(5)).toBeLessThan(0.5 * sureness(0));
});

test.each([OptionScores, FeatureLog])("an option that is the same as another has its features (%o)", (Writer) => {
  const writer = new Writer<string>(Float64Array.of(2, 3));
  const one = writer.option("one");
  writer.feature(one, 0, 1);
  writer.feature(one, 1, 2);
  const other = writer.option("other");
  writer.sameAs(other, one);
  writer.feature(other, 0, 0.5);
  writer.feature(one, 1, 1);
  expect([writer.score(one), writer.score(other)]).toEqual([11, 9]);
  if (!(writer instanceof FeatureLog)) return;
  const total = [0, 0];
  for (let i = 0; i < writer.used; i++) {
    const option = writer.owners[i] as number;
    total[option] =
      (total[option] as number) +
      (writer.weights[writer.indices[i] as number] as number) * (writer.values[i] as number);
  }
  expect(total).toEqual([11, 9]);
});

test("training with the same seed learns the same", () => {
  expect(trained(200)).toEqual(trained(200));
  expect(trained(200)).not.toEqual(trained(200, "another"));
});

test("with a policy search plays to the end, without one it sees no further than its rollouts", () => {
  const start = delayedReward.setup(1, quickChance("start"));
  const question = {
    seat: 0,
    view: start,
    options: delayedReward.actions(start, 0),
    chance: quickChance("q"),
    budget: { iterations: 60 },
  };
  expect(searchBot(delayedReward, delayedRewardMind).decide(question).action).toBe("pick");
  expect(searchBot(delayedReward, learnedMind(trained(4_000))).decide(question).action).toBe("plant");
});

test("hints list every option, also those that a policy does not consider", () => {
  const mind = learnedMind(trained(4_000));
  const narrow = {
    ...mind,
    policyFeatures: {
      ...features,
      write: (_s: DelayedReward, _seat: number, into: Parameters<typeof features.write>[2]) =>
        void into.option("plant"),
    },
  };
  const { options } = advise(delayedReward, narrow, delayedReward.setup(1, quickChance("start")), 0, {
    iterations: 40,
  });
  expect(options.map(({ action }) => action).sort()).toEqual(["pick", "plant", "sleep"]);
});

test("alone at the table hints tell the result that an option leads to", () => {
  const { options } = advise(delayedReward, delayedRewardMind, { left: 1, trees: 2, fruits: 5 }, 0, { iterations: 40 });
  expect(options[0]?.action).toBe("pick");
  for (const { action, points } of options) expect(points).toBeCloseTo(action === "pick" ? 9 : 7, 6);
});

test("what was learned for other features is not used", () => {
  const mind = learnedMind(trained(200));
  const s = delayedReward.setup(1, quickChance("start"));
  expect(policyOf(mind)(s)).toBeDefined();
  expect(policyOf({ ...mind, policyFeatures: { ...features, count: 4 } })(s)).toBeUndefined();
  expect(policyOf({ ...mind, policyFeatures: { ...features, stages: [1, 3, 6] } })(s)).toBeUndefined();
  expect(policyOf(delayedRewardMind)(s)).toBeUndefined();
});
