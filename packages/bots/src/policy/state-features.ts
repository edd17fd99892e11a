import type { Seat } from "@tabletown/kernel";
import { FeatureLog } from "./feature-log.ts";
import { mixWeights } from "./policy.ts";
import type { PolicyFeatures } from "./policy-features.ts";

/** The options of one state with their features and scores. */
export interface StateFeatures<S, A> {
  readonly log: FeatureLog<A>;
  /** Between which stages the state was, and how far. */
  stage: number;
  part: number;
  read(s: S, seat: Seat): void;
}

export function stateFeaturesOf<S, A>(features: PolicyFeatures<S, A>, weights: Float32Array): StateFeatures<S, A> {
  const log = new FeatureLog<A>(new Float64Array(features.count));
  return {
    log,
    stage: 0,
    part: 0,
    read(s, seat) {
      const { index: stage, part } = mixWeights(features, weights, s, log.weights);
      this.stage = stage;
      this.part = part;
      log.clear();
      features.write(s, seat, log);
    },
  };
}
