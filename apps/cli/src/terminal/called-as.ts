import process from "node:process";
import { isSea } from "node:sea";

/** How somebody calls this program again: the way it was called, for npx and a single file are on nobody's path. */
export function calledAs(): string {
  if (isSea()) return process.argv0;
  return process.env.npm_lifecycle_event === "npx" ? "npx tabletown" : "tabletown";
}

/** A file's name as a shell takes it for one word. */
export function asWord(path: string): string {
  return /^[\w./:\\@+-]+$/u.test(path) ? path : `"${path}"`;
}
