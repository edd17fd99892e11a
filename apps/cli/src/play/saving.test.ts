import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { workFolder } from "../run.fixture.ts";
import { cannotSaveAs, saveAs } from "./saving.ts";

const folder = workFolder();

test("that a place can be saved to is seen without a trace, and what is there stays", async () => {
  const kept = join(folder, "kept.json");
  writeFileSync(kept, "kept");
  expect(await cannotSaveAs(kept)).toBe(undefined);
  expect(readFileSync(kept, "utf8")).toBe("kept");
  expect(await cannotSaveAs(join(folder, "new/folder/mine.json"))).toBe(undefined);
  expect(existsSync(join(folder, "new"))).toBe(false);
  if (process.platform !== "win32") expect(await cannotSaveAs("/dev/null")).toBe(undefined);
});

test.skipIf(process.platform === "win32")(
  "a folder that is made for a game is seen by whoever sees others",
  async () => {
    const before = process.umask(0o022);
    expect(await saveAs(join(folder, "made/mine.json"), "{}")).toBe(undefined);
    process.umask(before);
    expect(statSync(join(folder, "made")).mode & 0o777).toBe(0o755);
  },
);
