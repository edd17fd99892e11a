// The blocks of code in everything that is written by hand, and how each is tested. A fence says it behind the
// language, where readers do not see it: nothing, `long` or `not-run="why"`.
import { globSync, readFileSync } from "node:fs";

export interface Example {
  readonly source: string;
  readonly line: number;
  readonly language: string;
  /** Run by `npm test` as it stands; by `npm run test:long`, with little to do; or by nobody, for a reason. */
  readonly when: "always" | "long" | "never";
  readonly reason: string;
  readonly code: string;
}

const WRITTEN = [
  "*.md",
  "{docs,deploy,examples}/**/*.md",
  "{packages,games,apps}/*/*.md",
  "{clients/python,training}/*.md",
];

/** Every block of every page; a fence that says something else is a language nobody knows. */
export function allExamples(): Example[] {
  const sources = globSync(WRITTEN).map((file) => file.replaceAll("\\", "/"));
  return sources.sort().flatMap((source) => examplesIn(source, readFileSync(source, "utf8")));
}

function examplesIn(source: string, markdown: string): Example[] {
  return [...markdown.matchAll(/^([ \t]*)```([^\n]*)\n([\s\S]*?)^\1```[ \t]*$/gm)].map((found) => {
    const [, indent = "", info = "", code = ""] = found;
    const line = markdown.slice(0, found.index).split("\n").length;
    const [, language = info, long, reason = ""] = /^(\w*)(?: (long)| not-run="([^"]{10,})")?$/.exec(info) ?? [];
    const when = long !== undefined ? "long" : reason !== "" ? "never" : "always";
    return { source, line, language, when, reason, code: code.replaceAll(`\n${indent}`, "\n") };
  });
}

/** Whether a block calls what takes minutes, or never ends by itself: that is no example for `npm test`. */
export function takesLong(code: string): boolean {
  return /\btabletown (?:bench|ladder|train|serve|arena (?!.*--games \d\b))/.test(code);
}

/** A line of a shell, without what is said behind it. */
export function withoutRemark(line: string): string {
  return line.replace(/(?:^|\s+)#\s.*$/, "").trim();
}

/** The words of a plain command, quotes taken off; nothing where a shell must do more than call it. */
export function wordsOf(line: string): string[] | undefined {
  const words = [...line.matchAll(/(?:'([^']*)'|"([^"$`\\]*)"|([^\s'"$`|&;<>()*?\\[\]{}~#=]|(?<=\S)[=#])+)+/g)];
  const rest = words.reduceRight(
    (text, { index, 0: { length } }) => text.slice(0, index) + text.slice(index + length),
    line,
  );
  return rest.trim() === "" ? words.map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, "$1$2")) : undefined;
}
