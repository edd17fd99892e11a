/**
 * Keys for a row in which equal things may lie side by side: each keeps its key, and so its drawing, when others come
 * and go.
 */
export function keyed<T extends string>(things: readonly T[]): readonly (readonly [key: string, thing: T])[] {
  const met = new Map<T, number>();
  return things.map((thing) => {
    const before = met.get(thing) ?? 0;
    met.set(thing, before + 1);
    return [`${thing}.${before}`, thing];
  });
}
