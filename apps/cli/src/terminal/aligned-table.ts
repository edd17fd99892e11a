import { roomForTables } from "./paint.ts";

type Cells = readonly string[];

/**
 * A table as text: the first column to the left, the others to the right. One that is wider than the terminal is turned:
 * what stood in columns stands in lines, of as many rows beside each other as fit.
 */
export function alignedTable(heads: Cells, rows: readonly Cells[], room = roomForTables()): string {
  const table = aligned([heads, ...rows]);
  return fits(table, room) ? table : turned(heads, rows, room).join("\n\n");
}

function turned(heads: Cells, rows: readonly Cells[], room: number): string[] {
  if (rows.length === 0) return [];
  for (let count = rows.length; ; count--) {
    const part = aligned(heads.map((head, i) => [head, ...rows.slice(0, count).map((row) => row[i] ?? "")]));
    if (count === 1 || fits(part, room)) return [part, ...turned(heads, rows.slice(count), room)];
  }
}

function fits(table: string, room: number): boolean {
  return table.split("\n").every((line) => line.length <= room);
}

function aligned(lines: readonly Cells[]): string {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((line) => (line[i] ?? "").length)));
  const format = (line: Cells): string =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  ")
      .trimEnd();
  return lines.map(format).join("\n");
}
