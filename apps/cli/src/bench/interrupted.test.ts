import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { PROGRAM, workFolder } from "../run.fixture.ts";

const folder = workFolder();
// PostgreSQL runs under another account there.
chmodSync(folder, 0o755);

/** Processes that were started with this folder as the one for what is temporary. */
function processesHere(): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(`TMPDIR=${folder}\0`);
    } catch {
      // It is no process, has ended, or is somebody else's.
      return false;
    }
  });
}

/** What a measurement has left, but for what is kept for the next one. */
function foldersHere(): string[] {
  return readdirSync(folder).filter((name) => /^tabletown-(?:bench|cluster|pg)-\w{6}$/.test(name));
}

// Looked for where Linux tells of processes.
test.skipIf(process.platform !== "linux").each([
  {
    what: "a server",
    bench: ["server", "--only", "latency", "--people", "8"],
    reached: () => foldersHere().length > 0,
  },
  // The first fault of this seed stops a node in its tracks.
  {
    what: "nodes and PostgreSQL while a node is stopped",
    bench: ["cluster", "--only", "faults", "--matches", "2", "--lasting", "30"],
    reached: (told: string) => told.includes(": stop "),
  },
])("a measurement of $what leaves no process and no folder when it is interrupted", async ({ bench, reached }) => {
  const child = spawn(process.execPath, [PROGRAM, "bench", ...bench], { env: { ...process.env, TMPDIR: folder } });
  const ended = once(child, "exit");
  let told = "";
  child.stdout.resume();
  child.stderr.on("data", (chunk) => {
    told += chunk;
  });
  await expect.poll(() => reached(told), { timeout: 60_000 }).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  child.kill("SIGTERM");
  expect(await ended).toEqual([143, null]);
  await expect.poll(processesHere, { timeout: 10_000 }).toEqual([]);
  expect(foldersHere()).toEqual([]);
});
