import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files, isTest } from "./modules.ts";
import { everywhere, inCode, inGames, inReviews, type Rejected } from "./rejected-words.ts";
import { namesIn, parse } from "./syntax.ts";

function found(paths: readonly string[], rejected: readonly Rejected[]): string[] {
  return paths.flatMap((path) => {
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, index) =>
      rejected
        .filter(({ words }) => words.test(line))
        .map(({ words, instead }) => `${path}:${index + 1} "${words.exec(line)?.[0]}": ${instead}`),
    );
  });
}

const said = files.filter((path) => !isTest(path));

test("nothing that is said uses words that were struck out", () => {
  expect(found([...said, "scripts/site/rules-pages.ts"], everywhere)).toEqual([]);
});

test.each(Object.entries(inGames))("%s says everything in the words of its printed rulebook", (game, rejected) => {
  const own = said.filter((path) => path.startsWith(`games/${game}/`));
  expect(own.length).toBeGreaterThan(0);
  expect(found(own, rejected)).toEqual([]);
});

test("a review speaks of no dice, which most of the games do not have", () => {
  const own = said.filter((path) => /^(?:apps\/web\/src\/review\/text|packages\/review\/src\/words)\//.test(path));
  expect(own.length).toBeGreaterThan(0);
  expect(found(own, inReviews)).toEqual([]);
});

test("no name or comment in the code uses a word that was struck out", () => {
  expect(
    found(
      files.filter((path) => path !== "scripts/rejected-words.ts"),
      inCode,
    ),
  ).toEqual([]);
});

test("a component table alone is called Table", () => {
  const others = files.filter((path) => !/^games\/[^/]+\/data\/table\.ts$/.test(path));
  expect(
    others.filter((path) => /^(?:export )?(?:interface|type|class) Table\b/m.test(readFileSync(path, "utf8"))),
  ).toEqual([]);
});

/** The lines where something is called `at`; the method of lists is called by everybody. */
function calledAt(path: string, text: string): string[] {
  const names = namesIn(parse(path, text.replaceAll(".at(", ".nth("))).filter(({ name }) => name === "at");
  return names.map(({ line }) => `${path}:${line}`);
}

test("where there is no clock nothing is called at", () => {
  const timeless = /^(packages\/(kernel|testkit|bots|review|ui|catalog)|games\/[^/]+\/(rules|data|text|bot|board))\//;
  const wrong = files
    .filter((path) => timeless.test(path) && !/\/stored(\.test)?\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter(({ text }) => /(?<!\.)\bat\b *(?:[:;,.=?)\]}]|[*/+<>-] )/.test(text))
    .flatMap(({ path, text }) => calledAt(path, text));
  expect(wrong).toEqual([]);
  expect(calledAt("x.ts", "list.map((each, at) => list[at])\n// look at: this\nlist.at(-1)")).toEqual([
    "x.ts:1",
    "x.ts:1",
  ]);
});
