// Lists that are shared between copies of a state are replaced, never changed. `with` and spreading are several times
// slower.

/** A list with one item replaced. */
export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  const others = items.slice();
  others[index] = item;
  return others;
}

/** A list with one more item at its end. */
export function added<T>(items: readonly T[], item: T): T[] {
  // In its size at once: a list that grows by one is copied twice.
  const count = items.length;
  const more = new Array<T>(count + 1);
  for (let i = 0; i < count; i++) more[i] = items[i] as T;
  more[count] = item;
  return more;
}
