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
  for (let i = 0; i < frontier.length; i++) if (frontier[i] !== at) next.push(frontier[i] as At);
  for (let i = 0; i < AROUND.length; i++) {
    const beside = at + (AROUND[i] as number);
    const place = placeIn(next, beside);
    // Most spaces around a tile were beside another one already.
    if (next[place - 1] === beside || holds(tiles, beside) || blocked.has(beside)) continue;
    insert(next, place, beside);
  }
  return next;
}

function holds(tiles: readonly { readonly at: At }[], at: At): boolean {
  for (let i = 0; i < tiles.length; i++) if ((tiles[i] as { at: At }).at === at) return true;
  return false;
}

/** Behind all that come before it, and behind itself. */
function placeIn(sorted: readonly At[], at: At): number {
  let place = sorted.length;
  while (place > 0 && (sorted[place - 1] as At) > at) place--;
  return place;
}

function insert(sorted: At[], place: number, at: At): void {
  sorted.push(at);
  for (let i = sorted.length - 1; i > place; i--) sorted[i] = sorted[i - 1] as At;
  sorted[place] = at;
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
