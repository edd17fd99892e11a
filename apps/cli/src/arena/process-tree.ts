import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

/** A process that runs now. */
interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly pages: number;
}

/** The processes of the group that a program leads and whatever its members have started, where the system tells (Linux). */
function processTreeOf(leader: number): Running[] {
  const all = everyProcess();
  const tree = new Set(all.filter(({ pid, group }) => pid === leader || group === leader));
  const known = new Set([...tree].map(({ pid }) => pid));
  for (let grows = true; grows; ) {
    grows = false;
    for (const each of all) {
      if (tree.has(each) || !known.has(each.parent)) continue;
      tree.add(each);
      known.add(each.pid);
      grows = true;
    }
  }
  return [...tree];
}

/** What a program and all it has started keep in memory, in MiB; 0 where the system does not tell. */
export function memoryOf(leader: number): number {
  return (processTreeOf(leader).reduce((sum, { pages }) => sum + pages, 0) * 4096) / (1 << 20);
}

/** Ends a program and all it has started. */
export function endProcessTree(leader: number): void {
  // Windows has no groups of processes; a program of its own ends whatever was started.
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(leader), "/t", "/f"], { stdio: "ignore", windowsHide: true });
    return;
  }
  const strays = processTreeOf(leader).filter(({ group }) => group !== leader);
  for (const target of [-leader, ...strays.map(({ pid }) => pid)]) {
    try {
      process.kill(target, "SIGKILL");
    } catch {
      // Nothing of it is left.
    }
  }
}

function everyProcess(): Running[] {
  try {
    return readdirSync("/proc").flatMap((entry) => (/^\d+$/.test(entry) ? processAt(entry) : []));
  } catch {
    return [];
  }
}

function processAt(pid: string): Running[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the name in parentheses: state, parent, group, …, and the resident pages as the 22nd.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return [{ pid: Number(pid), parent: Number(fields[1]), group: Number(fields[2]), pages: Number(fields[21]) }];
  } catch {
    return [];
  }
}
