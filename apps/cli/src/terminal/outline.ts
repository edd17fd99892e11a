import type { Outline, Row } from "@tabletown/kernel";
import { paint, width } from "./paint.ts";
import { wrap } from "./wrap.ts";

const tones = { good: "green", bad: "red", muted: "gray", strong: "bold" } as const;

/** Prints a position: a title per section, labels in a column, long texts wrapped beside them. */
export function printOutline(outline: Outline): void {
  for (const { title, rows } of outline.sections) {
    console.log(`\n${paint(["bold", "cyan"], title)}`);
    const column = Math.min(24, Math.max(0, ...rows.map((row) => row.label.length))) + 2;
    for (const row of rows) for (const line of linesOf(row, column)) console.log(line);
  }
  console.log("");
}

function linesOf({ label, text, tone }: Row, column: number): string[] {
  const lines = wrap(text, width() - column - 3);
  return (lines.length === 0 ? [""] : lines).map((line, i) => {
    const shown = tone === undefined ? line : paint(tones[tone], line);
    const head = (i === 0 ? label : "").padEnd(column);
    return `  ${paint("dim", head)}${head.length > column && i === 0 ? " " : ""}${shown}`;
  });
}
