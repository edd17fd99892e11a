// The documentation for who starts the server from the repository: built while the server is open already, where it is
// not there yet. It takes a quarter of a minute of one processor, which nobody waits for. `npm run docs` makes it anew.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import process from "node:process";

const PROGRAM = join(import.meta.dirname, "site.ts");

/** The folder is there at once, so that the server can say that the rest will be. */
export function buildSiteBeside(folder: string): void {
  if (existsSync(join(folder, "index.html"))) return;
  mkdirSync(folder, { recursive: true });
  console.error("Building the documentation meanwhile (once): /docs shows it in a minute …");
  const child = spawn(process.execPath, [...process.execArgv, PROGRAM], { stdio: "ignore" });
  if (child.pid !== undefined) giveWay(child.pid);
  const failed = (): void => console.error("The documentation could not be built: `npm run docs` says why.");
  child.once("error", failed);
  child.once("exit", (code) => {
    if (code !== 0 && code !== null) failed();
  });
  // The server does not stay for it, and it does not stay without the server.
  child.unref();
  process.once("exit", () => child.kill());
}

/** People who play come first. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended, or the system knows no priorities: then it is as important as the server.
  }
}
