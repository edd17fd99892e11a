import type { FeatureWriter } from "./policy-features.ts";

/** Keeps the weighted sum of each option's features and not the features themselves. */
export class OptionScores<A> implements FeatureWriter<A> {
  readonly weights: Float64Array;
  readonly actions: A[] = [];
  readonly nexts: (A | undefined)[] = [];
  private readonly scores: number[] = [];
  options = 0;

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  clear(): void {
    this.options = 0;
  }

  option(action: A, next?: A): number {
    this.actions[this.options] = action;
    this.nexts[this.options] = next;
    this.scores[this.options] = 0;
    return this.options++;
  }

  feature(option: number, index: number, value: number): void {
    this.scores[option] = (this.scores[option] as number) + (this.weights[index] as number) * value;
  }

  sameAs(option: number, other: number): void {
    this.scores[option] = (this.scores[option] as number) + (this.scores[other] as number);
  }

  score(option: number): number {
    return this.scores[option] as number;
  }
}
