import { fork } from "node:child_process";
import { basename } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { EXIT, Fault } from "../../fault.ts";

/** A program in a process of its own that answers questions. */
export interface Child {
  ask<T>(question: string, argument?: unknown): Promise<T>;
  stop(): Promise<void>;
}

export async function launch(program: URL, argv: readonly string[]): Promise<Child> {
  const child = fork(fileURLToPath(program), argv, {
    execArgv: ["--conditions=source", "--no-warnings", "--expose-gc"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    serialization: "json",
    // As it would be hosted: libraries leave out what they do for developers only.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const kill = (): void => void child.kill("SIGKILL");
  // Before the folder that it writes into goes.
  process.prependListener("exit", kill);
  let complaint = "";
  child.stderr?.on("data", (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-COMPLAINT);
  });
  const waiting = new Map<number, Waiting>();
  const answered = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const exited = new Promise<void>((resolve) => child.once("close", () => resolve()));
  void exited.then(() => {
    process.off("exit", kill);
    for (const { reject } of waiting.values()) reject(endedFault(program, complaint));
  });
  child.on("message", ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  await answered(0);
  let nextId = 1;
  return {
    ask: <T>(question: string, argument?: unknown) => {
      const id = nextId++;
      const answer = answered(id) as Promise<T>;
      child.send({ id, question, argument }, (error) => {
        if (error !== null) waiting.get(id)?.reject(endedFault(program, complaint));
      });
      return answer;
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Fault): void;
}

/** Characters of what a program has complained of that are told when it ends. */
const COMPLAINT = 2_000;

function endedFault({ pathname }: URL, complaint: string): Fault {
  return new Fault(`What is measured has ended by itself: ${basename(pathname)}\n${complaint}`.trimEnd(), EXIT.refused);
}

/** Our server in a process of its own, on a folder. */
export function launchServer(data: string): Promise<Child> {
  return launch(new URL("./server-child.ts", import.meta.url), [data]);
}

/** The child's side: says that it is ready and answers. */
export function answering(answers: Readonly<Record<string, (argument: unknown) => unknown>>): void {
  process.on("message", async ({ id, question, argument }: { id: number; question: string; argument: unknown }) => {
    process.send?.({ id, answer: await answers[question]?.(argument) });
  });
  // Nobody is left to answer.
  process.once("disconnect", () => process.exit(1));
  process.send?.({ id: 0 });
}

/** Seconds of processor time that a whole process, threads included, has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
