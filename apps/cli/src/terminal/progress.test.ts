import process from "node:process";
import { afterEach, expect, test, vi } from "vitest";
import { runHere, workFolder } from "../run.fixture.ts";
import { stage } from "./progress.ts";

const folder = workFolder();
const { isTTY } = process.stderr;

afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

test("what is wrong is said on a line of its own where a bar stands, and nothing but that goes into a file", async () => {
  const failing = ["arena", "metropolia", "--bots", "random", "--games", "2", "--state", "no/such/folder"];
  const listening = process.listenerCount("SIGHUP");
  process.stderr.isTTY = true;
  expect((await runHere(folder, failing)).err).toContain(" 0/2\r\u001b[KCannot write to");
  process.stderr.isTTY = false;
  expect((await runHere(folder, failing)).err).toMatch(/^Cannot write to/);
  // What has ended listens for no signal any more: the eleventh arena of a process would be warned of.
  expect(process.listenerCount("SIGHUP")).toBe(listening);
});

test("a stage takes the place of the one before it while a person watches, and stands in no file", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const written = (): string => write.mock.calls.map(([text]) => text).join("");
  process.stderr.isTTY = false;
  stage("opening …");
  expect(written()).toBe("");
  process.stderr.isTTY = true;
  stage("opening …");
  stage();
  expect(written()).toBe("\r\u001b[Kopening …\r\u001b[K");
});
