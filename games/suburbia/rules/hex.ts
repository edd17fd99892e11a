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
