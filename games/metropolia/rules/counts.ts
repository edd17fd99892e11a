/** The same list with one count changed. */
export function changed(counts: readonly number[], index: number, by: number): readonly number[] {
  const next = counts.slice();
  next[index] = (next[index] as number) + by;
  return next;
}
