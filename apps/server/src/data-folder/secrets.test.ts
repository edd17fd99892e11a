import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const SECRETS = new URL("./secrets.ts", import.meta.url).href;

test("nodes that are started together on one empty folder hold the same secrets", async () => {
  const data = mkdtempSync(join(tmpdir(), "tabletown-secrets-"));
  // All are ready before any begins.
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const program = `
    import { parentPort, workerData } from "node:worker_threads";
    const { secretsIn } = await import(${JSON.stringify(SECRETS)});
    parentPort.postMessage("ready");
    Atomics.wait(workerData.gate, 0, 0);
    parentPort.postMessage(secretsIn(workerData.data));
  `;
  const workers = Array.from(
    { length: 4 },
    () =>
      new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
        workerData: { gate, data },
        execArgv: ["--conditions=source", "--no-warnings"],
      }),
  );
  const heard = (worker: Worker): Promise<unknown> => new Promise((resolve) => worker.once("message", resolve));
  await Promise.all(workers.map(heard));
  const held = workers.map(heard);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  const secrets = await Promise.all(held);
  expect(new Set(secrets.map((each) => JSON.stringify(each))).size).toBe(1);
  // Nothing half-written stays behind, and nobody else may read it.
  expect(readdirSync(data)).toEqual(["secrets.json"]);
  if (process.platform !== "win32") expect(statSync(join(data, "secrets.json")).mode & 0o777).toBe(0o600);
  await Promise.all(workers.map((worker) => worker.terminate()));
  rmSync(data, { recursive: true });
});
