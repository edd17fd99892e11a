import process from "node:process";

export interface Progress {
  advance(by?: number): void;
  end(): void;
}

const CELLS = 30;

/** Says something on standard error on a line of its own, where a bar may be standing. */
export function tellBeside(text: string): void {
  process.stderr.write(`${process.stderr.isTTY === true ? "\r\u001b[K" : ""}${text}\n`);
}

/** What is going on, on standard error while a person watches: the next stage takes its place, and none leaves it empty. */
export function stage(text = ""): void {
  if (process.stderr.isTTY === true) process.stderr.write(`\r\u001b[K${text}`);
}

/** A bar on standard error while a person watches; nothing at all otherwise. */
export function progress(label: string, total: number): Progress {
  if (process.stderr.isTTY !== true) return { advance() {}, end() {} };
  let done = 0;
  const draw = (): void => {
    const filled = Math.round((CELLS * done) / Math.max(total, 1));
    process.stderr.write(`\r${label} ${"█".repeat(filled)}${"░".repeat(CELLS - filled)} ${done}/${total}`);
  };
  draw();
  return {
    advance(by = 1) {
      done = Math.min(total, done + by);
      draw();
    },
    end() {
      process.stderr.write(`\r${" ".repeat(label.length + CELLS + 2 + 2 * String(total).length + 1)}\r`);
    },
  };
}
