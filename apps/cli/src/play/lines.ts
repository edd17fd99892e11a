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
  return {
    async ask(prompt) {
      process.stdout.write(prompt);
      const { value, done } = await iterator.next();
      if (process.stdin.isTTY !== true) process.stdout.write("\n");
      return done === true ? undefined : value;
    },
    close: () => reader.close(),
  };
}
