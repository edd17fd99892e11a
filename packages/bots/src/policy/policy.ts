import { type Between, between, type Seat } from "@tabletown/kernel";
import type { Mind } from "../mind.ts";
import type { Layer } from "../net/net.ts";
import { decodeNet, type NetData } from "../net/net-data.ts";
import { OptionScores } from "./option-scores.ts";
import type { PolicyFeatures } from "./policy-features.ts";

/** Chooses without looking ahead. */
export interface Policy<S = unknown, A = unknown> {
  /** What to do now, and right after it where both are one choice. */
  choose(s: S, seat: Seat): { readonly action: A; readonly next: A | undefined };
  /** The score of each option it considers, by the option's notation. */
  scores(s: S, seat: Seat, format: (action: A) => string): ReadonlyMap<string, number>;
}

/** The policy that was learned for as many seats as a state has, if any. */
export function policyOf<S, A>(mind: Mind<S, A>): (s: S) => Policy<S, A> | undefined {
  const { policyFeatures } = mind;
  if (policyFeatures === undefined) return () => undefined;
  const bySeats = new Map<number, Policy<S, A> | undefined>();
  return (s) => {
    const seats = policyFeatures.seats(s);
    if (!bySeats.has(seats)) bySeats.set(seats, learnedPolicy(policyFeatures, mind.policyWeights?.(seats)));
    return bySeats.get(seats);
  };
}

function learnedPolicy<S, A>(features: PolicyFeatures<S, A>, data: NetData | undefined): Policy<S, A> | undefined {
  // Other components have other features: nobody has learned their weights.
  if (data?.sizes[0] !== features.count || data.sizes[1] !== features.stages.length) return undefined;
  return policyWithWeights(features, (decodeNet(data).layers[0] as Layer).weights);
}

/** A policy by weights: for each feature one per stage. */
export function policyWithWeights<S, A>(features: PolicyFeatures<S, A>, weights: Float32Array): Policy<S, A> {
  const mixed = new Float64Array(features.count);
  const options = new OptionScores<A>(mixed);
  const read = (s: S, seat: Seat): void => {
    mixWeights(features, weights, s, mixed);
    options.clear();
    features.write(s, seat, options);
  };
  return {
    choose(s, seat) {
      read(s, seat);
      let best = 0;
      for (let option = 1; option < options.options; option++) {
        if (options.score(option) > options.score(best)) best = option;
      }
      return { action: options.actions[best] as A, next: options.nexts[best] };
    },
    scores(s, seat, format) {
      read(s, seat);
      const found = new Map<string, number>();
      for (let option = 0; option < options.options; option++) {
        const action = format(options.actions[option] as A);
        found.set(action, Math.max(found.get(action) ?? Number.NEGATIVE_INFINITY, options.score(option)));
      }
      return found;
    },
  };
}

/** Mixes the weights of the two stages that a state lies between, and says where it lies. */
export function mixWeights<S, A>(
  { stages, stage }: PolicyFeatures<S, A>,
  weights: Float32Array,
  s: S,
  into: Float64Array,
): Between {
  const place = between(stages, stage(s));
  const { index: before, part } = place;
  for (let feature = 0, w = before; feature < into.length; feature++, w += stages.length) {
    into[feature] = (1 - part) * (weights[w] as number) + part * (weights[w + 1] as number);
  }
  return place;
}
