import { typeset } from "@tabletown/kernel";
import { NARROWEST, paint, roomForTables, type Style, width } from "./paint.ts";

/** Breaks a text into lines of at most `width` characters, between words where that is possible. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const words of typeset(text).split(/[^\S\u00a0]+/)) {
    const word = words.replaceAll("\u00a0", " ");
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** Prints a text within the width of the terminal; what does not fit goes on below, indented as far as the first line. */
export function say(text: string, indent = "", style: Style = []): void {
  for (const line of wrap(text, width() - indent.length)) console.log(`${indent}${paint(style, line)}`);
}

/** Prints a text beside what stands before its first line, within the width of the terminal. */
export function sayBeside(head: string, text: string, style: Style = []): void {
  const indent = " ".repeat(head.length);
  for (const [n, line] of wrap(text, width() - head.length).entries()) {
    console.log(paint(style, `${n === 0 ? head : indent}${line}`));
  }
}

/** A text beside what stands before its first line, broken where the terminal ends; in a file or a pipe it is one line. */
export function beside(head: string, text: string): string {
  const room = Math.max(NARROWEST, roomForTables());
  if (head.length + text.length <= room) return `${head}${text}`;
  return `${head}${wrap(text, room - head.length).join(`\n${" ".repeat(head.length)}`)}`;
}

/** A question as it is put, with room for an answer after it. */
export function question(text: string, style: Style = []): string {
  const lines = wrap(text, width() - ROOM_FOR_ANSWER);
  return `${lines.map((line) => paint(style, line)).join("\n")} `;
}

const ROOM_FOR_ANSWER = 4;
