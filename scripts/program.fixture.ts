import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import process from "node:process";

export interface Served {
  readonly address: string;
  /** Asks it to leave; resolves to its exit code. Windows can only end it, and that counts as 0. */
  close(): Promise<number | null>;
}

/** Starts `tabletown serve` in a folder, on a free port, and waits until it is open. */
export async function serveIn(folder: string, command: string, args: readonly string[]): Promise<Served> {
  const { DATABASE_URL: _, ...env } = process.env;
  const serving = [...args, "serve", "--port", "0", "--host", "127.0.0.1"];
  const child = spawn(command, serving, { cwd: folder, env: { ...env, NODE_OPTIONS: "" } });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    address: await addressOf(child),
    close: () => {
      child.kill("SIGTERM");
      return process.platform === "win32" ? ended.then(() => 0) : ended;
    },
  };
}

function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`it left with ${code}:\n${said.slice(-2_000)}`)));
  });
}
