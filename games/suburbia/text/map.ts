import { coordinatesOf } from "../rules/hex.ts";
import type { Tile } from "../rules/state.ts";
import { type Glossary, named } from "./glossary.ts";
import { plain } from "./number.ts";

/** Letters that stand for a tile, and room for a column: all within the narrowest terminal. */
const LETTERS = 4;
const COLUMN = LETTERS + 3;
const MARGIN = 4;
const LAKE = "~~~~";

/** A borough drawn in letters: columns side by side, tiles of neighbouring columns one row apart, as they touch. */
export function mapOf(glossary: Glossary, tiles: readonly Tile[]): readonly string[] {
  const placed = tiles.map(({ kind, hex, invested }) => ({ ...coordinatesOf(hex), kind, invested }));
  const columns = range(placed.map(({ col }) => col));
  const rows = range(placed.map(({ row }) => row));
  const head = columns
    .map((col) =>
      plain(col)
        .padStart(COLUMN / 2 + 1)
        .padEnd(COLUMN),
    )
    .join("");
  return [
    `${" ".repeat(MARGIN)}${head}`.trimEnd(),
    ...rows.map((row) => {
      const cells = columns.map((col) => {
        const tile = placed.find((each) => each.col === col && each.row === row);
        if (tile === undefined) return " ".repeat(COLUMN);
        const letters = tile.kind === glossary.table.lake.id ? LAKE : named(glossary, tile.kind).slice(0, LETTERS);
        return `[${letters.padEnd(LETTERS)}${tile.invested ? "*" : "]"}`.padEnd(COLUMN);
      });
      return `${plain(row).padStart(MARGIN - 1)} ${cells.join("")}`.trimEnd();
    }),
  ];
}

/** Every whole number from the least to the greatest. */
function range(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 0) return [];
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i);
}
