// Lists that are shared between copies of a state are replaced, never changed. `with` and spreading are several times
// slower.

/** Up to here a loop that grows a list is faster than a copy that has to grow by one, beyond it slower. */
const SHORT = 12;

/** A list with one item replaced. */
export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  const others = items.slice();
  others[index] = item;
  return others;
}

/** A list with one more item at its end. */
export function added<T>(items: readonly T[], item: T): T[] {
  if (items.length > SHORT) {
    const copy = items.slice();
    copy.push(item);
    return copy;
  }
  const more: T[] = [];
  for (let i = 0; i < items.length; i++) more.push(items[i] as T);
  more.push(item);
  return more;
}
