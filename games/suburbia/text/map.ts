import { withMinus } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import { spacesBeside } from "../rules/frontier.ts";
import { coordinatesOf, type Hex, hexAt } from "../rules/hex.ts";
import type { Tile } from "../rules/state.ts";
import { type Glossary, named } from "./glossary.ts";

/** Letters that stand for a tile, and room for a column: all within the narrowest terminal. */
const LETTERS = 4;
const COLUMN = LETTERS + 3;
const MARGIN = 4;

export const MAP_COLUMNS = { before: MARGIN, each: COLUMN } as const;
const LAKE = "~~~~";

/**
 * A borough drawn in letters: columns side by side, tiles of neighbouring columns one row apart, as they touch. Free
 * spaces for the next tile are numbered as the choices between them are.
 */
export function mapOf(glossary: Glossary, tiles: readonly Tile[], free: readonly Hex[] = []): readonly string[] {
  const cells = [
    ...tiles.map(({ kind, hex, invested }) => ({ hex, text: tileCell(glossary, kind, invested) })),
    ...free.map((hex, index) => ({ hex, text: `(${centred(String(index + 1))})` })),
  ].map(({ hex, text }) => ({ ...coordinatesOf(hex), text }));
  const columns = range(cells.map(({ col }) => col));
  const rows = range(cells.map(({ row }) => row));
  const head = columns
    .map((col) =>
      withMinus(col)
        .padStart(COLUMN / 2 + 1)
        .padEnd(COLUMN),
    )
    .join("");
  return [
    `${" ".repeat(MARGIN)}${head}`.trimEnd(),
    ...rows.map((row) => {
      const line = columns.map((col) => cells.find((each) => each.col === col && each.row === row)?.text ?? "");
      return `${withMinus(row).padStart(MARGIN - 1)} ${line.map((text) => text.padEnd(COLUMN)).join("")}`.trimEnd();
    }),
  ];
}

function tileCell(glossary: Glossary, kind: string, invested: boolean): string {
  const letters = kind === glossary.table.lake.id ? LAKE : named(glossary, kind).slice(0, LETTERS);
  return `[${letters.padEnd(LETTERS)}${invested ? "*" : "]"}`;
}

function centred(text: string): string {
  return text.padStart(Math.ceil((LETTERS + text.length) / 2)).padEnd(LETTERS);
}

/** Where the next tile of a borough may go, in the order in which the rules list it. */
export function freeSpaces({ sides }: Table, tiles: readonly Tile[]): readonly Hex[] {
  const side = Object.values(sides).find(({ start }) =>
    start.every((each, index) => hexAt(each) === tiles[index]?.hex && each.tile === tiles[index].kind),
  );
  const blocked = new Set(side?.blocked.map(hexAt));
  return spacesBeside(tiles, blocked);
}

/** Every whole number from the least to the greatest. */
function range(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 0) return [];
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i);
}
