import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. */
export interface Launched {
  readonly url: string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts `child.ts` and waits until it listens. */
export async function launch(data: string, databaseUrl: string): Promise<Launched> {
  const program = fileURLToPath(new URL("./child.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=source", "--no-warnings", program, data, databaseUrl], {
    stdio: ["ignore", "pipe", "inherit"],
    // Fifty starts are quicker when only the first one compiles everything.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "tabletown-compiled") },
  });
  running.add(child);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", () => reject(new Error("the server did not start")));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async kill(signal) {
      child.kill(signal);
      await exited;
      running.delete(child);
    },
  };
}

/** Whatever a test that failed has left behind. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}
