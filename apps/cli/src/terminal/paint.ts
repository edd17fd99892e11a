import process from "node:process";
import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Whether a person watches: colours, clearing and progress bars are for people. */
export const watched: boolean = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;

export function paint(style: Style, text: string): string {
  return watched ? styleText(style, text, { validateStream: false }) : text;
}

/** How wide lines may be. */
export function width(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 80, 100));
}

/** How many lines fit on the screen; a usual one where there is none. */
export function height(): number {
  return process.stdout.rows ?? 24;
}
