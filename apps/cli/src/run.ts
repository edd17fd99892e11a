import process from "node:process";
import type { CommandEntry } from "./commands/add-command.ts";
import { commands } from "./commands/index.ts";
import { EXIT } from "./fault.ts";
import { main } from "./main.ts";
import type { ProgramFiles } from "./program-files.ts";

/** Runs the program as a process: its exit code is the process's. */
export async function run(files: ProgramFiles, more: readonly CommandEntry[] = []): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe: that is no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") {
      // Whoever listens too brings what is under way to its end, such as a game that is saved.
      if (process.stdout.listenerCount("error") > 1) return;
      process.exit(EXIT.fine);
    }
    // A terminal that was closed hears nothing more; what is under way comes to its end, such as a game that is saved.
    if (error.code === "EIO" && process.stdout.isTTY) return;
    process.stderr.write(`What is told cannot be written (${error.message}). Make room for it or send it elsewhere.\n`);
    process.exit(EXIT.refused);
  });
  process.exitCode = await main(process.argv.slice(2), files, [...commands, ...more]);
}
