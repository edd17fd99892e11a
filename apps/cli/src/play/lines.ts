import process from "node:process";
import { createInterface } from "node:readline";

/** Lines typed by a person or coming through a pipe. */
export interface Lines {
  /** The next line, or undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Ctrl-C, a terminal that is closed or a connection that breaks off, a machine that is shut down. */
const LEAVING = ["SIGINT", "SIGHUP", "SIGTERM"] as const;

export function standardLines(): Lines {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const iterator = reader[Symbol.asyncIterator]();
  // They end the lines, as the end of a pipe does: whoever asks for the next one is told that there are no more.
  const interruption = Promise.withResolvers<undefined>();
  const interrupt = (): void => interruption.resolve(undefined);
  for (const signal of LEAVING) process.on(signal, interrupt);
  // Nobody listens any more.
  process.stdout.on("error", interrupt);
  return {
    async ask(prompt) {
      process.stdout.write(prompt);
      // A terminal that has gone cannot be read: it has no more lines either.
      const next = await Promise.race([interruption.promise, iterator.next().catch(() => undefined)]);
      if (process.stdin.isTTY !== true || next === undefined) process.stdout.write("\n");
      return next === undefined || next.done === true ? undefined : next.value;
    },
    close() {
      for (const signal of LEAVING) process.off(signal, interrupt);
      process.stdout.off("error", interrupt);
      reader.close();
      // A pipe that nobody closes would keep the program waiting for more.
      process.stdin.destroy();
    },
  };
}
