import { type ChildProcess, fork } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { ServerSettings } from "../server.ts";

/** A server in a process of its own. */
export interface Launched {
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process has ended, whoever ended it. */
  readonly exited: Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Where its program lies: bundled before the first test (scripts/bundle-program.setup.ts), or its source elsewhere. */
function childProgram(): string {
  const { TESTED_PROGRAM: folder } = process.env;
  const source = new URL("./child.ts", import.meta.url);
  return folder === undefined ? fileURLToPath(source) : join(folder, "dist/server-child.js");
}

/** A process that has read the whole program and waits to be told to start: fifty starts take half the time. */
export function warm(): ChildProcess {
  const child = fork(childProgram(), {
    execArgv: ["--conditions=source", "--no-warnings"],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "tabletown-compiled") },
  });
  if (running.size === 0) process.on("exit", killAll);
  running.add(child);
  child.once("exit", () => {
    running.delete(child);
    if (running.size === 0) process.off("exit", killAll);
  });
  return child;
}

/** Starts a server and waits until it listens. */
export async function launch(
  data: string,
  databaseUrl: string,
  child = warm(),
  settings: Partial<ServerSettings> = {},
): Promise<Launched> {
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.send({ data, databaseUrl, settings });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (said) => resolve(Number(said)));
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited,
    async kill(signal) {
      child.kill(signal);
      await exited;
    },
  };
}

/** Whatever is left behind, when this process ends at the latest: who was stopped in its tracks hears of nothing itself. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}
