import { spawnSync } from "node:child_process";
import process from "node:process";
import { catalog } from "@tabletown/catalog";
import { LANGUAGES } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { workFolder } from "../run.fixture.ts";
import { testedProgram } from "../tested-program.fixture.ts";

const folder = workFolder();
const NARROW = 40;
const MOVES = 12;
const typed = `?\nlook\nw 1\ncard a\nrules a\nundo\nnonsense\n${"1\n2\n".repeat(MOVES)}look\nlog\nq\n`;

test.each(catalog.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const)))(
  "%s in %s fits into a narrow terminal, questions and help too; only what is to be copied stays in one piece",
  (id, language) => {
    const { stdout } = spawnSync(
      process.execPath,
      [...testedProgram(), "play", id, "--seed", "5", "--bots", "random", "--language", language],
      { cwd: folder, encoding: "utf8", input: typed, env: { ...process.env, COLUMNS: String(NARROW) } },
    );
    const wide = stdout.split("\n").filter((line) => line.length > NARROW && !line.includes("--resume"));
    expect(stdout.split("\n").length).toBeGreaterThan(100);
    expect(wide).toEqual([]);
  },
);
