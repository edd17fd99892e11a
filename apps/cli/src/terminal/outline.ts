import type { Outline, OutlineRow, Section } from "@tabletown/kernel";
import { paint, width } from "./paint.ts";
import { wrap } from "./wrap.ts";

const tones = { good: "green", bad: "red", muted: "gray", strong: "bold" } as const;
const GAP = 2;
const LONG = 8;

/** A line together with how wide it looks: colours take no room. */
interface PrintedLine {
  readonly text: string;
  readonly width: number;
}

/** Prints a position: a title per section, labels in a column. Narrow sections stand side by side. */
export function printOutline(outline: Outline): void {
  for (const line of outlineLines(outline)) console.log(line);
}

/** A position, line by line. */
export function outlineLines(outline: Outline): readonly string[] {
  const lines: string[] = [];
  const half = Math.floor((width() - GAP) / 2);
  let left: readonly Section[] = outline.sections;
  while (left.length > 0) {
    const [first, second] = left as readonly [Section, Section?];
    const alike = second !== undefined && (first.seat === undefined) === (second.seat === undefined);
    const pair = alike && fits(first, half) && fits(second, half);
    lines.push("");
    if (pair) lines.push(...sideBySide(linesOf(first, half), linesOf(second, half), half + GAP));
    else if (first.rows.length >= LONG && fits(first, half)) lines.push(...folded(first, half));
    else lines.push(...linesOf(first, width()).map(({ text }) => text));
    left = left.slice(pair ? 2 : 1);
  }
  lines.push("");
  return lines;
}

function fits(section: Section, room: number): boolean {
  const column = columnOf(section, room);
  return (
    section.picture === undefined &&
    section.title.length <= room &&
    section.rows.every(({ text }) => column + text.length <= room)
  );
}

/** One long section in two columns under one title. */
function folded(section: Section, half: number): readonly string[] {
  const [title, ...rows] = linesOf(section, half);
  const middle = Math.ceil(rows.length / 2);
  return [title?.text ?? "", ...sideBySide(rows.slice(0, middle), rows.slice(middle), half + GAP)];
}

function sideBySide(left: readonly PrintedLine[], right: readonly PrintedLine[], offset: number): readonly string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const { text, width: used } = left[i] ?? { text: "", width: 0 };
    return `${text}${" ".repeat(offset - used)}${right[i]?.text ?? ""}`.trimEnd();
  });
}

function columnOf({ rows }: Section, room: number): number {
  return Math.min(Math.floor(room * 0.55), Math.max(0, ...rows.map((row) => row.label.length)) + GAP) + GAP;
}

function linesOf(section: Section, room: number): PrintedLine[] {
  const title = wrap(section.title, room).map((line) => ({ text: paint(["bold", "cyan"], line), width: line.length }));
  const column = columnOf(section, room);
  const drawn = pictureLines(section, room - GAP).map((line) => ({ text: `  ${line}`, width: line.length + 2 }));
  return [...title, ...drawn, ...section.rows.flatMap((row) => rowLines(row, column, room))];
}

/** A picture within so much room: where it is wider, some of its columns at a time, one part below the other. */
function pictureLines({ picture = [], pictureColumns }: Section, room: number): readonly string[] {
  const widest = Math.max(0, ...picture.map((line) => line.length));
  if (pictureColumns === undefined || widest <= room) return picture;
  const { before, each } = pictureColumns;
  const columns = Math.ceil((widest - before) / each);
  // What is between two columns stands after each.
  const fitting = Math.max(1, Math.floor((room - before + 1) / each));
  return Array.from({ length: Math.ceil(columns / fitting) }, (_, part) => {
    const from = before + part * fitting * each;
    const lines = picture.map((line) => `${line.slice(0, before)}${line.slice(from, from + fitting * each)}`.trimEnd());
    return part === 0 ? lines : ["", ...lines];
  }).flat();
}

function rowLines({ label, text, tone }: OutlineRow, column: number, room: number): PrintedLine[] {
  const lines = wrap(text, Math.max(10, room - column));
  return (lines.length === 0 ? [""] : lines).map((line, i) => {
    const shortened = label.length > column - GAP - 1 ? `${label.slice(0, column - GAP - 2)}…` : label;
    const head = `  ${i === 0 ? shortened : ""}`.padEnd(column);
    return {
      text: `${paint("dim", head)}${tone === undefined ? line : paint(tones[tone], line)}`,
      width: head.length + line.length,
    };
  });
}
