import type { Sheet } from "./clues.ts";

/** A sheet that adds up what speaks for each option and forgets why. */
export class Sums<A> implements Sheet<A> {
  readonly weights: Float64Array;
  readonly actions: A[] = [];
  readonly nexts: (A | undefined)[] = [];
  private readonly totals: number[] = [];
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
    this.totals[this.options] = 0;
    return this.options++;
  }

  clue(option: number, index: number, value: number): void {
    this.totals[option] = (this.totals[option] as number) + (this.weights[index] as number) * value;
  }

  like(option: number, other: number): void {
    this.totals[option] = (this.totals[option] as number) + (this.totals[other] as number);
  }

  sum(option: number): number {
    return this.totals[option] as number;
  }
}
