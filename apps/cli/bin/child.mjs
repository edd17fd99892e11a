// Runs a program as a child and passes signals on. This file itself runs on Node 18 and newer.
import { spawn } from "node:child_process";
import process from "node:process";

/** Those that ask a program to leave, and their numbers. Windows knows only the second, when somebody presses Ctrl-C. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * npm passes a signal on to the shell that it starts programs with, and that shell ends without passing it on.
 * Then there is a new parent, and nobody left who would ask the program to leave. (On Windows the number of the
 * parent stays: there a console's end reaches everything that was started from it.)
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

/** Resolves to its exit code. */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", cwd: process.cwd(), env });
    const pass = (signal) => child.kill(signal);
    // Ctrl-C reaches everything in a console by itself; on Windows a signal that is passed on would be a sudden end.
    const heard = process.platform === "win32" ? () => {} : pass;
    for (const signal of Object.keys(SIGNALS)) process.on(signal, heard);
    if (process.env.npm_command !== undefined) leaveWithParent(() => pass("SIGTERM"));
    child.on("error", (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code, signal) => resolve(code ?? 128 + (SIGNALS[signal] ?? SIGNALS.SIGTERM)));
  });
}
