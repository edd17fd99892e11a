import type { Hex } from "../data/table.ts";

/**
 * The address of a space: row × 100 + column, the start tile nearest to the board at 5050. Columns stand side by side,
 * neighbours of one column two rows apart, so rising addresses are reading order and neighbours lie at fixed distances.
 */
export type At = number;

const ROW = 100;
const CENTRE = 50;

const AROUND = [-2 * ROW, -ROW - 1, -ROW + 1, ROW - 1, ROW + 1, 2 * ROW] as const;

export function atOf({ col, row }: Hex): At {
  return (row + CENTRE) * ROW + col + CENTRE;
}

export function hexOf(at: At): Hex {
  const row = Math.floor(at / ROW);
  return { col: at - row * ROW - CENTRE, row: row - CENTRE };
}

export function touching(a: At, b: At): boolean {
  const distance = a > b ? a - b : b - a;
  return distance === 2 * ROW || distance === ROW + 1 || distance === ROW - 1;
}

/** The free spaces beside tiles after one was placed at `at`, in reading order: looks only at the six around it (SPEC 4.2). */
export function frontierAfter(
  frontier: readonly At[],
  tiles: readonly { readonly at: At }[],
  blocked: ReadonlySet<At>,
  at: At,
): readonly At[] {
  const next: At[] = [];
  for (const space of frontier) if (space !== at) next.push(space);
  for (const distance of AROUND) {
    const beside = at + distance;
    if (!blocked.has(beside) && !holds(tiles, beside)) insert(next, beside);
  }
  return next;
}

function holds(tiles: readonly { readonly at: At }[], at: At): boolean {
  for (const tile of tiles) if (tile.at === at) return true;
  return false;
}

function insert(sorted: At[], at: At): void {
  let i = sorted.length;
  while (i > 0 && (sorted[i - 1] as At) > at) i--;
  if (sorted[i - 1] === at) return;
  sorted.push(at);
  for (let j = sorted.length - 1; j > i; j--) sorted[j] = sorted[j - 1] as At;
  sorted[i] = at;
}

/** Size of the largest group of spaces joined edge to edge. */
export function largestGroup(spaces: readonly At[]): number {
  const left = new Set(spaces);
  let largest = 0;
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const at of group) {
      for (const distance of AROUND) if (left.delete(at + distance)) group.push(at + distance);
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}
