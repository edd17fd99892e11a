import { coordinatesOf, type Hex } from "../rules/hex.ts";

/** A tile is so wide and high where boroughs are spread out; hexagons stand on a flat side. */
export const RADIUS = 64;
export const WIDE = 2 * RADIUS;
export const HIGH = Math.round(Math.sqrt(3) * RADIUS);

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The middle of a space. */
export function middleOf(hex: Hex): { readonly x: number; readonly y: number } {
  const { col, row } = coordinatesOf(hex);
  return { x: col * RADIUS * 1.5, y: (row * HIGH) / 2 };
}

/** A hexagon around (0, 0), as points of a polygon. */
export function corners(radius: number): string {
  const half = (Math.sqrt(3) / 2) * radius;
  const points = [
    [-radius, 0],
    [-radius / 2, -half],
    [radius / 2, -half],
    [radius, 0],
    [radius / 2, half],
    [-radius / 2, half],
  ];
  return points.map(([x = 0, y = 0]) => `${round(x)},${round(y)}`).join(" ");
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** The smallest box around some spaces. */
export function boxAround(spaces: readonly Hex[]): Box {
  const middles = spaces.map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  return {
    left: Math.min(...xs) - RADIUS,
    top: Math.min(...ys) - HIGH / 2,
    right: Math.max(...xs) + RADIUS,
    bottom: Math.max(...ys) + HIGH / 2,
  };
}

/** Where a hexagon is drawn on the sheet. */
export function positionOf(hex: Hex): { left: string; top: string; width: string; height: string } {
  const { x, y } = middleOf(hex);
  return { left: `${x - RADIUS}px`, top: `${y - HIGH / 2}px`, width: `${WIDE}px`, height: `${HIGH}px` };
}
