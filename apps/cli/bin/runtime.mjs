// Finds a Node.js that can run the project and runs programs on it. This file itself runs on Node 18 and newer.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

const NEEDED = [24, 7];

function recentEnough([major = 0, minor = 0]) {
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** The Node.js running this file where it is recent enough, otherwise the one that came with the project's packages. */
export function findNode() {
  if (recentEnough(process.versions.node.split(".").map(Number))) return process.execPath;
  const shipped = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  return existsSync(shipped) ? shipped : undefined;
}

/** Runs a TypeScript program of the project and resolves to its exit code; signals are passed on. */
export function runProgram(program, args) {
  const node = findNode();
  if (node === undefined) {
    console.error(
      `Tabletown needs Node.js ${NEEDED.join(".")} or newer; this is ${process.version}, and none is shipped for ${process.platform} on ${process.arch}. Install a newer Node.js and try again.`,
    );
    return Promise.resolve(1);
  }
  return run(node, ["--conditions=source", "--disable-warning=ExperimentalWarning", join(root, program), ...args]);
}

/** Those that ask a program to leave, and their numbers. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** What Node.js has compiled once it need not compile again: programs start in half the time. */
const env = { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "tabletown"), ...process.env };

/**
 * npm passes a signal on to the shell that it starts programs with, and that shell ends without passing it on.
 * Then there is a new parent, and nobody left who would ask the program to leave.
 */
function leaveWithParent(leave) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave();
  }, 500);
  watch.unref();
}

export function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", cwd: process.cwd(), env });
    const pass = (signal) => child.kill(signal);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, pass);
    if (process.env.npm_command !== undefined) leaveWithParent(() => pass("SIGTERM"));
    child.on("error", (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code, signal) => resolve(code ?? 128 + (SIGNALS[signal] ?? SIGNALS.SIGTERM)));
  });
}
