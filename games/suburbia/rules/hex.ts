import type { Coordinates } from "../data/table.ts";

/**
 * The address of a space: row × 100 + column, the start tile nearest to the board at 5050. Columns stand side by side,
 * neighbours of one column two rows apart, so rising addresses are reading order and neighbours lie at fixed distances.
 */
export type Hex = number;

/** A tile and where it lies. */
export type LaidTile = { readonly kind: string; readonly hex: Hex };

export const ROW = 100;
const CENTRE = 50;

const AROUND = [-2 * ROW, -ROW - 1, -ROW + 1, ROW - 1, ROW + 1, 2 * ROW] as const;

export function hexAt({ col, row }: Coordinates): Hex {
  return (row + CENTRE) * ROW + col + CENTRE;
}

export function coordinatesOf(hex: Hex): Coordinates {
  const row = Math.floor(hex / ROW);
  return { col: hex - row * ROW - CENTRE, row: row - CENTRE };
}

export function touching(a: Hex, b: Hex): boolean {
  const distance = a > b ? a - b : b - a;
  return distance === 2 * ROW || distance === ROW + 1 || distance === ROW - 1;
}

/** The tiles around a space, in reading order. */
export function tilesAround(tiles: readonly LaidTile[], hex: Hex): readonly LaidTile[] {
  const around = tiles.filter((tile) => touching(tile.hex, hex)).map((tile) => ({ kind: tile.kind, hex: tile.hex }));
  return around.sort((a, b) => a.hex - b.hex);
}

/** The free spaces beside tiles after one was placed on `hex`, in reading order: looks only at the six around it (SPEC 4.2). */
export function frontierAfter(
  frontier: readonly Hex[],
  tiles: readonly { readonly hex: Hex }[],
  blocked: ReadonlySet<Hex>,
  hex: Hex,
): readonly Hex[] {
  const next: Hex[] = [];
  let known = 0;
  for (let i = 0; i < AROUND.length; i++) {
    const beside = hex + (AROUND[i] as number);
    // Both lists rise, so they are merged.
    for (; known < frontier.length && (frontier[known] as Hex) < beside; known++) {
      if (frontier[known] !== hex) next.push(frontier[known] as Hex);
    }
    if (frontier[known] !== beside && !holds(tiles, beside) && !blocked.has(beside)) next.push(beside);
  }
  for (; known < frontier.length; known++) if (frontier[known] !== hex) next.push(frontier[known] as Hex);
  return next;
}

function holds(tiles: readonly { readonly hex: Hex }[], hex: Hex): boolean {
  for (let i = 0; i < tiles.length; i++) if ((tiles[i] as { hex: Hex }).hex === hex) return true;
  return false;
}

/** Size of the largest group of spaces joined edge to edge. */
export function largestGroup(spaces: readonly Hex[]): number {
  const sorted = spaces.slice();
  let largest = 0;
  // From `start` to `end` lies the group that is being put together; what touches it is brought there from behind.
  for (let start = 0, end = 1; start < sorted.length; start = end++) {
    for (let member = start; member < end; member++) {
      for (let other = end; other < sorted.length; other++) {
        if (!touching(sorted[member] as Hex, sorted[other] as Hex)) continue;
        const found = sorted[other] as Hex;
        sorted[other] = sorted[end] as Hex;
        sorted[end++] = found;
      }
    }
    largest = Math.max(largest, end - start);
  }
  return largest;
}
