import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testedFolder } from "../apps/cli/src/tested-program.fixture.ts";
import { Guest } from "../apps/server/src/testing/guest.ts";
import { move, seated } from "../apps/server/src/testing/play.ts";
import { licencesOf } from "./bundle.ts";
import { serveIn } from "./program.fixture.ts";
import { strangersProject } from "./strangers-project.fixture.ts";

const project = strangersProject();
const program = join(project.folder, "dist/tabletown.js");
let outside: readonly string[] = [];

beforeAll(() => {
  cpSync(join(testedFolder(), "dist"), join(project.folder, "dist"), { recursive: true });
  outside = JSON.parse(readFileSync(join(testedFolder(), "outside.json"), "utf8"));
  mkdirSync(join(project.folder, "docs"));
  writeFileSync(join(project.folder, "docs/index.html"), "<title>Read me</title>");
});
afterAll(() => project.remove());

test("the bundled program needs no package at all, and names those it is made of", () => {
  expect(readdirSync(project.folder)).not.toContain("node_modules");
  expect(licencesOf(outside)).toMatch(/^fastify \d/m);
  expect(licencesOf(outside)).toContain("Permission is hereby granted");
});

test("it plays in the terminal", () => {
  const { stdout, stderr, status } = project.run([program], { input: "1\n1\nquit\n" });
  expect([stderr, status]).toEqual(["", 0]);
  expect(stdout).toMatch(/You roll \d/);
  const simulated = project.run([program, "arena", "metropolia", "--bots", "greedy,random", "--games", "4"]);
  expect(simulated.stdout).toContain("greedy");
  expect(simulated.status).toBe(0);
});

test("it hosts a table at which its bots play, and the documentation", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tabletown-hosting-"));
  const server = await serveIn(folder, process.execPath, [program]);
  const found = await fetch(`${server.address}/docs`);
  expect([found.url, await found.text()]).toEqual([`${server.address}/docs/`, "<title>Read me</title>"]);
  const ann = await Guest.arrive(server.address, "Ann");
  const { id } = await seated([ann], { game: "metropolia" }, [{ who: "bot", bot: "greedy" }]);
  await move(ann, id, []);
  const made = await move(ann, id, [], (options) => options.at(-1) ?? "");
  await ann.reaches(id, made + 2);
  ann.leave();
  expect(await server.close()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
