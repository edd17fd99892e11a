// Lists that are shared between copies of a state are replaced, never changed. By loops: `with` and spreading are several
// times slower.

/** A list with one item replaced. */
export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  const others = items.slice();
  others[index] = item;
  return others;
}

/** A list with one more item at its end. */
export function added<T>(items: readonly T[], item: T): T[] {
  const more: T[] = [];
  for (let i = 0; i < items.length; i++) more.push(items[i] as T);
  more.push(item);
  return more;
}
