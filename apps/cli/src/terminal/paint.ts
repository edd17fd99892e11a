import process from "node:process";
import { styleText } from "node:util";

export type Style = Parameters<typeof styleText>[0];

/** Whether a person watches: clearing is for people, and so are colours, unless they want none. */
export function terminalOf(
  { isTTY }: { readonly isTTY?: boolean },
  { NO_COLOR }: NodeJS.ProcessEnv,
): { readonly watched: boolean; readonly coloured: boolean } {
  const watched = isTTY === true;
  return { watched, coloured: watched && NO_COLOR === undefined };
}

const { watched, coloured } = terminalOf(process.stdout, process.env);

export { watched };

/** Empties the screen, and what can be scrolled back to. */
export const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

export function paint(style: Style, text: string): string {
  return coloured ? styleText(style, text, { validateStream: false }) : text;
}

/** On a terminal that is narrower than this, lines are broken by the terminal. */
export const NARROWEST = 40;

/** How wide lines may be; where nobody watches, as wide as is said by the usual variable. */
export function width(): number {
  const { columns = Number(process.env.COLUMNS) || 80 } = process.stdout;
  return Math.max(NARROWEST, Math.min(columns, 100));
}

/** How wide a table may be: who reads one from a file or a pipe has as much room as they say. */
export function roomForTables(): number {
  return process.stdout.columns ?? (Number(process.env.COLUMNS) || Number.POSITIVE_INFINITY);
}

/** How many lines fit on the screen; a usual one where there is none. */
export function height(): number {
  return process.stdout.rows ?? 24;
}
