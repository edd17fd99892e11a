import type { Sheet } from "./clues.ts";

/** A sheet that is used again and again: options one after the other, their clues in one long row. */
export class Notes<A> implements Sheet<A> {
  readonly actions: A[] = [];
  readonly nexts: (A | undefined)[] = [];
  /** Where the clues of each option begin; those of the last one end at `used`. */
  starts = new Int32Array(64);
  indices = new Int32Array(1024);
  values = new Float64Array(1024);
  options = 0;
  used = 0;

  clear(): void {
    this.options = 0;
    this.used = 0;
  }

  option(action: A, next?: A): void {
    if (this.options === this.starts.length) this.starts = enlarged(this.starts, new Int32Array(2 * this.options));
    this.starts[this.options] = this.used;
    this.actions[this.options] = action;
    this.nexts[this.options++] = next;
  }

  clue(index: number, value: number): void {
    if (this.used === this.indices.length) {
      this.indices = enlarged(this.indices, new Int32Array(2 * this.used));
      this.values = enlarged(this.values, new Float64Array(2 * this.used));
    }
    this.indices[this.used] = index;
    this.values[this.used++] = value;
  }

  endOf(option: number): number {
    return option + 1 < this.options ? (this.starts[option + 1] as number) : this.used;
  }
}

function enlarged<T extends Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
