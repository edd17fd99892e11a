import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A program in a process of its own that answers questions. */
export interface Child {
  ask<T>(question: string, argument?: unknown): Promise<T>;
  stop(): Promise<void>;
}

export async function launch(program: URL, argv: readonly string[]): Promise<Child> {
  const child = fork(fileURLToPath(program), argv, {
    execArgv: ["--conditions=source", "--no-warnings", "--expose-gc"],
    stdio: ["ignore", "ignore", process.env.DEBUG === undefined ? "ignore" : "inherit", "ipc"],
    serialization: "json",
    // As it would be hosted: libraries leave out what they do for developers only.
    env: { ...process.env, NODE_ENV: "production" },
  });
  const waiting = new Map<number, (answer: unknown) => void>();
  let nextId = 1;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.on("message", ({ id, answer }: { id: number; answer: unknown }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const started = new Promise<void>((resolve, reject) => {
    waiting.set(0, () => resolve());
    void exited.then(() => reject(new Error(`${program.pathname} did not start`)));
  });
  await started;
  return {
    ask: <T>(question: string, argument?: unknown) =>
      new Promise<T>((resolve) => {
        const id = nextId++;
        waiting.set(id, resolve as (answer: unknown) => void);
        child.send({ id, question, argument });
      }),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
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
