import type { Side } from "./table.ts";

/**
 * The usual side: the borough grows downward from the middle one of three notches. Straight ends and a straight far
 * edge cut some spaces in half; those cannot be used.
 */
export const DOWN: Side = {
  start: [
    { tile: "suburbs", col: 0, row: 0 },
    { tile: "community-park", col: 0, row: 2 },
    { tile: "heavy-factory", col: 0, row: 4 },
  ],
  blocked: [
    { col: -3, row: -3 },
    { col: -3, row: -1 },
    { col: -2, row: -2 },
    { col: -1, row: -3 },
    { col: -1, row: -1 },
    { col: 0, row: -2 },
    { col: 1, row: -3 },
    { col: 1, row: -1 },
    { col: 2, row: -2 },
    { col: 3, row: -3 },
    { col: 3, row: -1 },
  ],
};

/** The other side: the same board upside down, for those who build away from themselves. */
export const UP: Side = {
  start: [
    { tile: "suburbs", col: 0, row: 0 },
    { tile: "community-park", col: 0, row: -2 },
    { tile: "heavy-factory", col: 0, row: -4 },
  ],
  blocked: [
    { col: -3, row: 3 },
    { col: -3, row: 1 },
    { col: -2, row: 2 },
    { col: -1, row: 3 },
    { col: -1, row: 1 },
    { col: 0, row: 2 },
    { col: 1, row: 3 },
    { col: 1, row: 1 },
    { col: 2, row: 2 },
    { col: 3, row: 3 },
    { col: 3, row: 1 },
  ],
};
