import { backupsOf, readSecrets } from "@tabletown/server";
import { readSettings } from "@tabletown/server/settings";
import type { Target } from "./ask.ts";
import { type Finding, wrong } from "./finding.ts";
import { lookAtBackups, lookAtDatabase, lookIntoFolder } from "./folder.ts";
import { lookInside } from "./inside.ts";
import { compareNodes } from "./nodes.ts";
import { reach } from "./reach.ts";
import { lookFromOutside } from "./strangers.ts";

export interface Installation {
  /** Where people reach it. */
  readonly target: Target;
  /** Each node's own address, where they are known. */
  readonly nodes: readonly Target[];
  /** The data folder, which need not be on this machine. */
  readonly data: string;
  readonly token?: string;
  readonly backups?: string;
  /** Milliseconds that the newest backup may be old. */
  readonly oldestBackup: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Looks an installation over, from outside to inside. */
export async function examine(installation: Installation): Promise<Finding[]> {
  const { target, nodes, data, token, backups, oldestBackup, environment } = installation;
  const reached = await reach(target);
  const findings = [...settings(environment), ...reached.findings];
  if (reached.target === undefined)
    findings.push(...(await lookAtDatabase(data, environment.DATABASE_URL || undefined)));
  else {
    const key = token ?? tokenIn(data);
    findings.push(...(await lookFromOutside(reached.target)));
    findings.push(...(await lookInside(reached.target, key)));
    findings.push(...(await compareNodes(reached.target, nodes, key)));
  }
  const inFolder = lookIntoFolder(data);
  const folder = backups ?? (inFolder.length > 0 ? backupsOf(data) : undefined);
  return [...findings, ...inFolder, ...(folder === undefined ? [] : await lookAtBackups(folder, oldestBackup))];
}

/** Settings in the environment that no server would start with. */
function settings(environment: Installation["environment"]): Finding[] {
  const read = readSettings(environment);
  const advice = "Correct it where the server is started; docs/server.md lists every setting.";
  return read.ok ? [] : read.problem.map((sentence) => wrong("settings", `${sentence}.`, advice));
}

/** What is in a damaged file is told by another check. */
function tokenIn(data: string): string | undefined {
  try {
    return readSecrets(data)?.admin;
  } catch {
    return undefined;
  }
}
