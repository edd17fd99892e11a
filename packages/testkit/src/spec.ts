import { readdirSync, readFileSync } from "node:fs";
import { type GameEvent, LANGUAGES, type RuleText, type Title } from "@tabletown/kernel";
import { type Check, demand } from "./check.ts";

/**
 * The numbered rules of a SPEC.md. A chapter is `## 3 The turn` and may name its source in round brackets; a rule is
 * `- **3.1** What players read. [Where it comes from, or why it is ours.]`, on as many lines as it needs.
 */
export function rulesOfSpec(spec: string): RuleText[] {
  const joined = spec.replace(/\n {2,}(?=\S)/g, " ");
  return [...joined.matchAll(/^(?:## (\d+) (.+?)(?: \(.*\))?|- \*\*(\d+\.\d+)\*\* (.+?)(?: \[[^[\]]*\])?)$/gm)].map(
    ([, chapter, heading = "", number = chapter ?? "", text = heading]) => ({ number, text }),
  );
}

/** SPEC.md, the rules that players read and the tests tell the same story. `folder` is the game's own. */
export function specChecks<S, A, V, O, T, E extends GameEvent>(title: Title<S, A, V, O, T, E>, folder: URL): Check[] {
  const written = rulesOfSpec(readFileSync(new URL("SPEC.md", folder), "utf8"));
  return [
    {
      name: "SPEC.md says what players read in English, word for word",
      check: () => {
        const told = new Map(title.words("en").rules.map(({ number, text }) => [number, text]));
        for (const { number, text } of written) {
          demand(told.get(number) === text, () => `${number}\n  SPEC.md: ${text}\n  players: ${told.get(number)}`);
        }
      },
    },
    ...LANGUAGES.map((language) => ({
      name: `players read every rule of SPEC.md in ${language}`,
      check: () => {
        const told = title.words(language).rules.map(({ number }) => number);
        const expected = written.map(({ number }) => number);
        demand(told.join() === expected.join(), () => `SPEC.md: ${expected.join()}\nplayers: ${told.join()}`);
      },
    })),
    {
      name: "every rule of SPEC.md has a test named after it",
      check: () => {
        const tested = testedRules(folder);
        const missing = written.filter(({ number }) => number.includes(".") && !tested.has(number));
        demand(missing.length === 0, () => `no test is named after ${missing.map(({ number }) => number).join(", ")}`);
      },
    },
    {
      name: "no test is named after a rule that SPEC.md does not have",
      check: () => {
        const known = new Set(written.map(({ number }) => number));
        const unknown = [...testedRules(folder)].filter((number) => !known.has(number));
        demand(unknown.length === 0, () => `no rule ${unknown.join(", ")} in SPEC.md`);
      },
    },
  ];
}

/**
 * The rule numbers in brackets at the beginning of tests' names: `it("[4.3] a tie scores nobody"`. A test that is
 * commented out, left out or empty is none.
 */
function testedRules(folder: URL): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.test\.tsx?$/.test(entry) || entry.includes("node_modules")) continue;
    const text = readFileSync(new URL(entry.replaceAll("\\", "/"), folder), "utf8");
    const code = text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)$/gm, "");
    for (const [, named = ""] of code.matchAll(
      /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*["'`]((?:\[[\d.]+\] ?)+)(?!.*=> \{\s*\}\))/g,
    )) {
      for (const [, number = ""] of named.matchAll(/\[([\d.]+)\]/g)) found.add(number);
    }
  }
  return found;
}
