import process from "node:process";
import { createInterface } from "node:readline";

/** Lines typed by a person or coming through a pipe. */
export interface Lines {
  /** The next line, or undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function standardLines(): Lines {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const iterator = reader[Symbol.asyncIterator]();
  // Ctrl-C ends the lines, as the end of a pipe does: whoever asks for the next one is told that there are no more.
  const interruption = Promise.withResolvers<undefined>();
  const interrupt = (): void => interruption.resolve(undefined);
  process.on("SIGINT", interrupt);
  return {
    async ask(prompt) {
      process.stdout.write(prompt);
      const next = await Promise.race([interruption.promise, iterator.next()]);
      if (process.stdin.isTTY !== true || next === undefined) process.stdout.write("\n");
      return next === undefined || next.done === true ? undefined : next.value;
    },
    close() {
      process.off("SIGINT", interrupt);
      reader.close();
      // A pipe that nobody closes would keep the program waiting for more.
      process.stdin.destroy();
    },
  };
}
