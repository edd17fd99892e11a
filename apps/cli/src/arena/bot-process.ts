import { type ChildProcess, spawn } from "node:child_process";
import { type FromBot, readFromBot, type ToBot } from "@tabletown/bots";
import { errorSummary } from "./error-summary.ts";
import { endProcessTree, memoryOf } from "./process-tree.ts";
import type { RunningPrograms } from "./running-programs.ts";

/** What a program that plays may use. */
export interface ProgramLimits {
  /** Beyond its time budget, for a move to arrive. */
  readonly graceMs: number;
  /** To say hello. */
  readonly helloMs: number;
  readonly memoryMiB: number;
  /** What it may write in answer to one message. */
  readonly outputBytes: number;
}

export const USUAL_LIMITS: ProgramLimits = { graceMs: 250, helloMs: 10_000, memoryMiB: 1024, outputBytes: 1 << 20 };

const MEMORY_CHECK_MS = 200;
/** For what a program wrote before it ended to arrive. */
const LATE_OUTPUT_MS = 100;
/** What is kept of its standard error. */
const COMPLAINT_LENGTH = 8_000;

/** Who hears what a program says, and why it ended. */
export interface ProgramListener {
  onMessage(message: FromBot): void;
  onEnd(reason: string): void;
}

/** A program that speaks the line protocol, held to its limits. It dies on the first breach; `onEnd` says why. */
export class BotProcess {
  private readonly child: ChildProcess;
  private readonly limits: ProgramLimits;
  private readonly programs: RunningPrograms;
  private readonly listener: ProgramListener;
  private readonly watch: NodeJS.Timeout | undefined;
  private line = "";
  private written = 0;
  private complaint = "";
  private ended = false;

  constructor(command: string, limits: ProgramLimits, programs: RunningPrograms, listener: ProgramListener) {
    this.limits = limits;
    this.programs = programs;
    this.listener = listener;
    // A group of its own, so that whatever it starts ends with it; on Windows that would be a window of its own.
    const detached = process.platform !== "win32";
    this.child = spawn(command, { shell: true, detached, windowsHide: true, stdio: ["pipe", "pipe", "pipe"] });
    if (this.child.pid !== undefined) this.programs.note({ program: this.child.pid, runs: true });
    this.child.stdout?.setEncoding("utf8").on("data", (text: string) => this.hear(text));
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.complaint = (this.complaint + text).slice(-COMPLAINT_LENGTH);
    });
    // A program that has gone cannot be written to; its end is told below.
    this.child.stdin?.on("error", () => {});
    this.child.on("error", (error) => this.end(`cannot be started: ${error.message}`));
    const gone = (code: number | null, signal: string | null): void => {
      const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
      const why = errorSummary(this.complaint);
      this.end(why === "" ? how : `${how}: ${why}`);
    };
    this.child.on("close", gone);
    // Something it started may hold its output open for ever.
    this.child.on("exit", (...how) => setTimeout(() => gone(...how), LATE_OUTPUT_MS).unref());
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
      endProcessTree(pid);
      this.programs.note({ program: pid, runs: false });
    }
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
    this.listener.onEnd(reason);
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
      if (message.type === "invalid") this.end(`spoke nonsense: ${message.problem}`);
      else this.listener.onMessage(message);
    }
  }

  private checkMemory(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    const used = memoryOf(pid);
    if (used > this.limits.memoryMiB) {
      this.end(`used ${Math.round(used)} MiB of memory, more than ${this.limits.memoryMiB}`);
    }
  }
}
