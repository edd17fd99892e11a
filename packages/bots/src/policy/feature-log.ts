import { OptionScores } from "./option-scores.ts";

/** Keeps the features as well, in one long row: training needs them. */
export class FeatureLog<A> extends OptionScores<A> {
  /** By entry: the option, which feature, and its value. */
  owners = new Int32Array(1024);
  indices = new Int32Array(1024);
  values = new Float64Array(1024);
  used = 0;
  private readonly starts: number[] = [];

  override clear(): void {
    super.clear();
    this.used = 0;
  }

  override option(action: A, next?: A): number {
    const option = super.option(action, next);
    this.starts[option] = this.used;
    return option;
  }

  override sameAs(option: number, other: number): void {
    const end = this.starts[other + 1] as number;
    for (let i = this.starts[other] as number; i < end; i++) {
      this.feature(option, this.indices[i] as number, this.values[i] as number);
    }
  }

  override feature(option: number, index: number, value: number): void {
    super.feature(option, index, value);
    if (this.used === this.indices.length) {
      this.owners = enlarged(this.owners, new Int32Array(2 * this.used));
      this.indices = enlarged(this.indices, new Int32Array(2 * this.used));
      this.values = enlarged(this.values, new Float64Array(2 * this.used));
    }
    this.owners[this.used] = option;
    this.indices[this.used] = index;
    this.values[this.used++] = value;
  }
}

function enlarged<T extends Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
