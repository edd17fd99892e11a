import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../server.ts";
import { testSettings } from "../testing/test-server.ts";
import { makeFolder, removeFolders, tryFolder, UnusablePath } from "./folders.ts";

const folder = mkdtempSync(join(tmpdir(), "tabletown-folders-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("folders are made for their owner alone, and taken away again where nothing is in them", () => {
  const [outer, inner] = [join(folder, "outer"), join(folder, "outer", "inner")];
  const made = makeFolder(inner);
  expect(made).toEqual([outer, inner]);
  if (process.platform !== "win32") expect(statSync(outer).mode & 0o777).toBe(0o700);
  expect(makeFolder(inner)).toEqual([]);
  tryFolder(inner);
  writeFileSync(join(outer, "kept"), "");
  removeFolders(made);
  expect(readdirSync(outer)).toEqual(["kept"]);
});

test("what is wrong with a folder is said with what helps", () => {
  const told = (code: string): string =>
    new UnusablePath("data", Object.assign(new Error("as it says"), { code })).message;
  expect(told("ENOSPC")).toBe("data is on a disk that is full: make room there");
  expect(told("EACCES")).toBe("data cannot be used by this user: make the user its owner (chown)");
  expect(told("EROFS")).toBe("data is on a disk that can only be read: have it mounted for writing");
  expect(told("EIO")).toBe("data cannot be used (as it says): see whether its disk is in order");
});

test("of a server that could not begin, nothing half-made is left", async () => {
  const fails = (): never => {
    throw new Error("it cannot begin");
  };
  const begin = (data: string) => expect(startServer(testSettings({ data, now: fails }))).rejects.toThrow("begin");
  await begin(join(folder, "new", "data"));
  expect(existsSync(join(folder, "new"))).toBe(false);
  const own = join(folder, "own");
  mkdirSync(own);
  await begin(own);
  expect(readdirSync(own)).toEqual(["lock.db"]);
});
