import { shortText } from "@tabletown/kernel";

const LONGEST = 200;

/** The line of standard error that says best why a program ended: that of its last error, else its last one. */
export function errorSummary(complaint: string): string {
  const lines = complaint
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "" && !/^Node\.js v\d/.test(line));
  const best = lines.findLast((line) => /^(Uncaught )?[\w.]*Error\b/.test(line)) ?? lines.at(-1) ?? "";
  return shortText(best, LONGEST);
}
