import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { replaceFile } from "./files.ts";
import { workFolder } from "./run.fixture.ts";
import { testedProgram } from "./tested-program.fixture.ts";

const folder = workFolder();

test.skipIf(process.platform !== "linux").each([
  ["simulate", "metropolia", "--games", "1", "--save"],
  ["ladder", "metropolia", "--games", "2", "--levels", "random,greedy@1i", "--players", "2", "--state"],
  ["train", "metropolia", "--games", "1", "--matches", "1", "--out"],
])("%s says at once that a folder cannot be made where the system makes none", (...args) => {
  const place = args[0] === "train" ? "/proc/no/such/net.ts" : "/proc/no/such";
  const { status, stderr } = spawnSync(process.execPath, [...testedProgram(), ...args, place], {
    cwd: folder,
    encoding: "utf8",
    timeout: 20_000,
  });
  const sentence = "/proc/no/such cannot be made there: see whether its disk is mounted, or name another place for ";
  expect([stderr, status]).toEqual([`${sentence}${args.at(-1)}.\n`, 1]);
});

test.skipIf(process.platform === "win32")(
  "where there is no room any more an earlier game, and what is merged, stay as they were",
  () => {
    const run = (blocks: string, input: string, ...args: readonly string[]) =>
      spawnSync("sh", ["-c", `ulimit -f ${blocks}; exec "$@"`, "sh", process.execPath, ...testedProgram(), ...args], {
        cwd: folder,
        encoding: "utf8",
        input,
        timeout: 60_000,
      });
    const FEW = "4";
    const there = (file: string) => readFileSync(join(folder, file), "utf8");
    run("unlimited", "q\n", "play", "suburbia", "--seed", "1", "--save", "earlier.json");
    const game = there("earlier.json");
    const again = run(FEW, "1\nq\n", "play", "--resume", "earlier.json");
    expect(again.stdout.replaceAll(/\s+/g, " ")).toContain("Cannot save as earlier.json (EFBIG");
    expect(there("earlier.json")).toBe(game);

    const many = ["simulate", "metropolia", "--games", "40", "--state", "part.jsonl"];
    run("unlimited", "", ...many);
    const results = there("part.jsonl");
    expect(run(FEW, "", "merge", "part.jsonl", "part.jsonl", "--out", "part.jsonl").stderr).toContain("EFBIG");
    expect(there("part.jsonl")).toBe(results);
    expect(readdirSync(folder).filter((file) => file.endsWith(".part"))).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "a file that is written anew keeps its place behind a link, and who may read it",
  async () => {
    const [file, link] = [join(folder, "own.txt"), join(folder, "link.txt")];
    writeFileSync(file, "before", { mode: 0o600 });
    symlinkSync(file, link);
    await replaceFile(link, "after");
    expect(readFileSync(file, "utf8")).toBe("after");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await replaceFile("/dev/null", "nothing");
  },
);
