import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { type FromBot, readFromBot, type ToBot } from "@tabletown/bots";

/** What a program that plays may use. */
export interface Limits {
  /** Beyond its time budget, for a move to arrive. */
  readonly graceMs: number;
  /** To say hello. */
  readonly helloMs: number;
  readonly memoryMiB: number;
  /** What it may write in answer to one message. */
  readonly outputBytes: number;
}

export const USUAL_LIMITS: Limits = { graceMs: 250, helloMs: 10_000, memoryMiB: 1024, outputBytes: 1 << 20 };

const MEMORY_CHECK_MS = 200;

/** A program that speaks the line protocol, held to its limits. It dies on the first breach; `onEnd` says why. */
export class BotProcess {
  private readonly child: ChildProcess;
  private readonly limits: Limits;
  private readonly onMessage: (message: FromBot) => void;
  private readonly onEnd: (reason: string) => void;
  private readonly watch: NodeJS.Timeout | undefined;
  private line = "";
  private written = 0;
  private complaint = "";
  private ended = false;

  constructor(command: string, limits: Limits, onMessage: (message: FromBot) => void, onEnd: (reason: string) => void) {
    this.limits = limits;
    this.onMessage = onMessage;
    this.onEnd = onEnd;
    // A group of its own, so that whatever it starts ends with it.
    this.child = spawn(command, { shell: true, detached: true, stdio: ["pipe", "pipe", "pipe"] });
    this.child.stdout?.setEncoding("utf8").on("data", (text: string) => this.hear(text));
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.complaint = (this.complaint + text).slice(-500);
    });
    // A program that has gone cannot be written to; its end is told by `exit`.
    this.child.stdin?.on("error", () => {});
    this.child.on("error", (error) => this.end(`cannot be started: ${error.message}`));
    this.child.on("exit", (code, signal) => {
      const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
      const last = this.complaint.trim().split("\n").at(-1) ?? "";
      this.end(last === "" ? how : `${how}: ${last.slice(0, 200)}`);
    });
    this.watch = setInterval(() => this.checkMemory(), MEMORY_CHECK_MS).unref();
  }

  send(message: ToBot): void {
    if (this.ended) return;
    this.written = 0;
    this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Asks it to leave and, shortly after, makes it. */
  dismiss(): void {
    if (this.ended) return;
    this.send({ type: "bye" });
    this.child.stdin?.end();
    setTimeout(() => this.end("was dismissed"), 200).unref();
  }

  end(reason: string): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.watch);
    const { pid } = this.child;
    if (pid !== undefined) {
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // Nothing of it is left.
      }
    }
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
    this.onEnd(reason);
  }

  private hear(text: string): void {
    this.written += text.length;
    if (this.written > this.limits.outputBytes) this.end(`wrote more than ${this.limits.outputBytes} bytes`);
    this.line += text;
    const lines = this.line.split("\n");
    this.line = lines.pop() ?? "";
    for (const line of lines) {
      if (this.ended) return;
      if (line.trim() === "") continue;
      const message = readFromBot(line);
      if (message.type === "nonsense") this.end(`spoke nonsense: ${message.problem}`);
      else this.onMessage(message);
    }
  }

  private checkMemory(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    const used = memoryOfGroup(pid);
    if (used > this.limits.memoryMiB) {
      this.end(`used ${Math.round(used)} MiB of memory, more than ${this.limits.memoryMiB}`);
    }
  }
}

/** What a process group keeps in memory, in MiB, where the system tells (Linux); otherwise 0. */
function memoryOfGroup(group: number): number {
  let pages = 0;
  try {
    for (const entry of readdirSync("/proc")) {
      if (!/^\d+$/.test(entry)) continue;
      pages += pagesOf(entry, group);
    }
  } catch {
    return 0;
  }
  return (pages * 4096) / (1 << 20);
}

function pagesOf(pid: string, group: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name in parentheses: state, parent, group, …, and the resident pages as the 22nd.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[2]) === group ? Number(fields[21]) : 0;
  } catch {
    return 0;
  }
}
