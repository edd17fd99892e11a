/** What happens when: handed out in the order of time (a binary heap). */
export class Timeline<T> {
  private readonly heap: { readonly time: number; readonly what: T }[] = [];

  add(time: number, what: T): void {
    const { heap } = this;
    let index = heap.push({ time, what }) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.time(parent) <= time) break;
      this.swap(index, parent);
      index = parent;
    }
  }

  next(): { readonly time: number; readonly what: T } | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const child = right < heap.length && this.time(right) < this.time(left) ? right : left;
      if (child >= heap.length || this.time(child) >= last.time) return first;
      this.swap(index, child);
      index = child;
    }
  }

  private time(index: number): number {
    return this.heap[index]?.time ?? Number.POSITIVE_INFINITY;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.heap[one], this.heap[other]];
    if (a === undefined || b === undefined) return;
    this.heap[one] = b;
    this.heap[other] = a;
  }
}
