import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { runHere, workFolder } from "../run.fixture.ts";

const folder = workFolder();

afterEach(() => vi.unstubAllEnvs());

test("who came by npx is told to go on by npx, and a file with a space in its name is one word", async () => {
  const { out } = await runHere(folder, ["components", "metropolia", "--export"]);
  writeFileSync(join(folder, "my table.json"), out);
  const advised = async () => (await runHere(folder, ["components", "metropolia", "--check", "my table.json"])).out;
  vi.stubEnv("npm_lifecycle_event", "npx");
  expect(await advised()).toContain('Play with it: npx tabletown play metropolia --components "my table.json"\n');
  vi.stubEnv("npm_lifecycle_event", "test");
  expect(await advised()).toContain("Play with it: tabletown play");
});
