import type { StreetRow, Table } from "../data/table.ts";

/** From one row or column of objects to the next, and how large things are, in units of the plan. */
const COLUMN = 280;
const ROW = 290;
const TILE = { w: 112, h: 104 } as const;
const MARGIN = 10;
/** How far a lot reaches to both sides of its street. */
const DEPTH = 66;
const GAP = 4;

export interface Box {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PlannedStreet {
  readonly id: string;
  /** From the object at the first lot to the object at the last. */
  readonly from: Box;
  readonly to: Box;
  /** Whether the lots lie side by side rather than one below another. */
  readonly across: boolean;
  /** All its lots together. */
  readonly box: Box;
  readonly lots: readonly (Box & { readonly id: string })[];
}

export interface CityPlan {
  readonly width: number;
  readonly height: number;
  readonly objects: Readonly<Record<string, Box>>;
  readonly streets: readonly PlannedStreet[];
}

/** Where everything lies on the map, from the places of the objects in the component table. */
export function planOf({ objects, streets }: Table): CityPlan {
  const left = Math.min(...objects.map(({ column }) => column));
  const top = Math.min(...objects.map(({ row }) => row));
  const boxes = Object.fromEntries(
    objects.map(({ id, row, column }): [string, Box] => [
      id,
      { x: MARGIN + TILE.w / 2 + (column - left) * COLUMN, y: MARGIN + TILE.h / 2 + (row - top) * ROW, ...TILE },
    ]),
  );
  const all = Object.values(boxes);
  return {
    width: Math.max(...all.map(({ x }) => x)) + TILE.w / 2 + MARGIN,
    height: Math.max(...all.map(({ y }) => y)) + TILE.h / 2 + MARGIN,
    objects: boxes,
    streets: streets.map((street) => streetOn(boxes, street)),
  };
}

function streetOn(objects: Readonly<Record<string, Box>>, { id, first, last, lots }: StreetRow): PlannedStreet {
  const from = objects[first] as Box;
  const to = objects[last] as Box;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = Math.abs(dx) >= Math.abs(dy);
  // The part of the way that a tile covers at each end.
  const covered = Math.min(TILE.w / 2 / Math.abs(dx || 0.001), TILE.h / 2 / Math.abs(dy || 0.001));
  const open = 1 - 2 * covered;
  const pitch = (Math.max(Math.abs(dx), Math.abs(dy)) * open) / lots.length;
  const size = across ? { w: pitch - GAP, h: DEPTH } : { w: DEPTH, h: pitch - GAP };
  const placed = lots.map((lot, i) => {
    const way = covered + (open * (i + 0.5)) / lots.length;
    return { id: lot, x: from.x + dx * way, y: from.y + dy * way, ...size };
  });
  return { id, from, to, across, box: around(placed), lots: placed };
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x, w }) => x - w / 2));
  const right = Math.max(...boxes.map(({ x, w }) => x + w / 2));
  const top = Math.min(...boxes.map(({ y, h }) => y - h / 2));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

/** Puts an element over its place on the plan, whatever size the plan is drawn at. */
export function over({ width, height }: CityPlan, { x, y, w, h }: Box): Readonly<Record<string, string>> {
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(x - w / 2, width),
    top: percent(y - h / 2, height),
    width: percent(w, width),
    height: percent(h, height),
  };
}
