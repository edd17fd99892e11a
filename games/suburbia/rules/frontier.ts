import type { PlaceAction } from "./action.ts";
import { type Hex, ROW } from "./hex.ts";

/** How far the addresses of neighbours lie apart, in reading order. */
const AROUND = [-2 * ROW, -ROW - 1, -ROW + 1, ROW - 1, ROW + 1, 2 * ROW] as const;

/** A move for each free space beside tiles after one was placed on `hex`, in reading order: looks only at the six around it (SPEC 4.2). */
export function frontierAfter(
  frontier: readonly PlaceAction[],
  tiles: readonly { readonly hex: Hex }[],
  blocked: ReadonlySet<Hex>,
  hex: Hex,
): readonly PlaceAction[] {
  const next: PlaceAction[] = [];
  let known = 0;
  for (let i = 0; i < AROUND.length; i++) {
    const beside = hex + (AROUND[i] as number);
    // Both lists rise, so they are merged.
    let there = 0;
    for (; known < frontier.length; known++) {
      const placing = frontier[known] as PlaceAction;
      there = placing.hex;
      if (there >= beside) break;
      if (there !== hex) next.push(placing);
    }
    if (there !== beside && !holds(tiles, beside) && !blocked.has(beside)) next.push({ type: "place", hex: beside });
  }
  for (; known < frontier.length; known++) {
    const placing = frontier[known] as PlaceAction;
    if (placing.hex !== hex) next.push(placing);
  }
  return next;
}

/** The free spaces beside tiles, in reading order. */
export function spacesBeside(tiles: readonly { readonly hex: Hex }[], blocked: ReadonlySet<Hex>): readonly Hex[] {
  return tiles
    .reduce<readonly PlaceAction[]>((free, { hex }) => frontierAfter(free, tiles, blocked, hex), [])
    .map(({ hex }) => hex);
}

function holds(tiles: readonly { readonly hex: Hex }[], hex: Hex): boolean {
  for (let i = 0; i < tiles.length; i++) if ((tiles[i] as { hex: Hex }).hex === hex) return true;
  return false;
}
