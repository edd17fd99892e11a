import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { endProcessTree } from "../../cli/src/arena/process-tree.ts";
import { testedProgram } from "../../cli/src/tested-program.fixture.ts";
import type { Site } from "./site.ts";
import { LIMIT } from "./test-site.ts";

/** A server of a test's own, and the folder of its database. */
export interface OwnServer extends Site {
  readonly data: string;
  /** Ends it if it has not ended; what it has stored stays. */
  stop(): Promise<void>;
}

/** A real server with the built page, as `tabletown serve` starts it. */
export async function startServer(data = mkdtempSync(join(tmpdir(), "tabletown-web-"))): Promise<OwnServer> {
  const child = spawn(
    process.execPath,
    [...testedProgram(), "serve", "--port", "0", "--host", "127.0.0.1", "--data", data, "--bots", "1"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface(child.stdout).on("line", (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line);
      if (found !== null) resolve(`${found[0].replace("localhost", "127.0.0.1")}/`);
    });
  });
  const stop = async (): Promise<void> => {
    // Windows cannot be told to pass it on to the server that this program has started.
    if (process.platform === "win32") endProcessTree(child.pid ?? 0);
    else child.kill("SIGTERM");
    await gone;
  };
  return {
    address,
    data,
    stop,
    async close() {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** What `tabletown admin` says to whoever runs the server. */
export async function administer({ address, data }: OwnServer, ...command: readonly string[]): Promise<string> {
  const given = ["admin", "--server", address.replace(/\/$/, ""), "--data", data, ...command];
  return (await promisify(execFile)(process.execPath, [...testedProgram(), ...given])).stdout;
}

/** A server for one file of tests: started before the first and stopped after the last. */
export function testServer(): Pick<Site, "address"> {
  let started: Site | undefined;
  beforeAll(async () => {
    started = await startServer();
  }, LIMIT);
  afterAll(() => started?.close());
  return {
    get address() {
      if (started === undefined) throw new Error("the server is not started");
      return started.address;
    },
  };
}
