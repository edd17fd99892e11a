// docs/adding-a-game.md, followed from its first command to its last in a copy of the repository. `npm run test:long`.
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { workFolder } from "../apps/cli/src/run.fixture.ts";
import { said, withProgram } from "./examples.fixture.ts";
import { allExamples } from "./examples.ts";

const folder = workFolder();
const examples = allExamples().filter(({ source, when }) => source === "docs/adding-a-game.md" && when === "long");
const [copy, check, run, record] = examples.flatMap(({ language, code }) => (language === "sh" ? [code] : []));
const entry = examples.find(({ language }) => language === "ts")?.code ?? "";

/** One game of each kind, which the tests of a game ask for. */
const RECORD_EACH_KIND = `for corners in 1 3; do for players in 2 3 4; do
  tabletown simulate my-game --players $players --games 1 --bots greedy,random --options "{\\"corners\\":$corners}" --save build/one
  mv build/one/*.json games/my-game/fixtures/$corners-$players.json
done; done`;

function change(pattern: string, how: (text: string) => string): void {
  const files = globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  expect(files, pattern).not.toEqual([]);
  for (const file of files) writeFileSync(file, how(readFileSync(file, "utf8")));
}

/** What `npm install` does with folders of the repository. */
function link(manifest: string): void {
  const { name } = JSON.parse(readFileSync(join(folder, manifest), "utf8")) as { name: string };
  symlinkSync(join(folder, dirname(manifest)), join(folder, "node_modules", name), "junction");
}

async function shell(code = ""): Promise<string> {
  return said("sh", ["-ec", code], { folder, env: withProgram(join(folder, "build"), folder) });
}

beforeAll(() => {
  const left = /^(?:node_modules|build|coverage|dist|\.git|\.tabletown)$/;
  cpSync(".", folder, { recursive: true, filter: (path) => !left.test(basename(path)) });
  mkdirSync(join(folder, "node_modules/@tabletown"), { recursive: true });
  const linked = ["@tabletown", "tabletown", ".vite"];
  for (const name of readdirSync("node_modules").filter((each) => !linked.includes(each))) {
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name), "junction");
  }
  for (const manifest of globSync("{packages,games,apps}/*/package.json", { cwd: folder })) link(manifest);
});

test("a game that was copied, named and put into the catalog obeys the laws, and the whole program knows it", async () => {
  await shell(copy);
  change("games/my-game/package.json", (text) =>
    text.replace(/"name": "[^"]+"/, '"name": "@tabletown/my-game"').replace(/ *"private": true,\n/, ""),
  );
  change("games/my-game/rules/version.ts", (text) => text.replace(/(ID = )"[^"]+"/, '$1"my-game"'));
  change("games/my-game/**/*.{ts,tsx}", (text) => text.replaceAll("highStreet", "myGame"));
  change("games/my-game/board/**/*.{css,tsx}", (text) => text.replaceAll("hs-", "my-"));
  link("games/my-game/package.json");
  change("packages/catalog/src/index.ts", (text) => text.replace(/\n\];/, `\n${entry}];`));

  expect(await shell(run)).toContain("my-game: 100 games");
  await shell(record);
  expect(readdirSync(join(folder, "games/my-game/fixtures"))).toEqual(
    expect.arrayContaining(["my-game-1.json", "my-game-2.json"]),
  );
  await shell(RECORD_EACH_KIND);
  await shell(check);
});
