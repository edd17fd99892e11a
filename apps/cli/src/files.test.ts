import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";
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
