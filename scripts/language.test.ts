import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files, isTest } from "./modules.ts";
import { everywhere, inGames, type Rejected } from "./rejected-words.ts";

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
