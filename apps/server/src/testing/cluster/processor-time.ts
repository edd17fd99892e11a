import { readdirSync, readFileSync } from "node:fs";

/** Ticks of the processor's clock in a second, as Linux counts them for programs. */
const TICKS = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly children: number;
}

/** Seconds of processor time that a process, all its threads included, has used; nothing where the system does not say. */
export function processSeconds(pid: number): number {
  return (timesOf(pid)?.own ?? 0) / TICKS;
}

/** Seconds of processor time that PostgreSQL has used in all its processes. */
export function databaseSeconds(databaseUrl: string): number {
  const folder = new URL(databaseUrl).searchParams.get("host") ?? "";
  const [first = ""] = textOf(`${folder}/data/postmaster.pid`).split("\n");
  const main = Number(first);
  const times = timesOf(main);
  if (times === undefined) return 0;
  const children = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (timesOf(Number(name)) ?? []) : []));
  const running = children.filter(({ parent }) => parent === main).reduce((sum, { own }) => sum + own, 0);
  return (times.own + times.children + running) / TICKS;
}

function timesOf(pid: number): ProcessTimes | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  // The name, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (fields.length < 15) return undefined;
  const field = (n: number): number => Number(fields[n - 3]);
  return { parent: field(4), own: field(14) + field(15), children: field(16) + field(17) };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
