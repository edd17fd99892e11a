import { createECDH } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import {
  checkBackup,
  NEWEST_SCHEMA,
  newestBackup,
  openPostgres,
  openSqlite,
  readSecrets,
  type Secrets,
  schemaVersion,
} from "@tabletown/server";
import { doubtful, type Finding, fine, wrong } from "./finding.ts";

const HOUR = 3_600_000;

/** What can be seen in the data folder itself, where it is on this machine. */
export function lookIntoFolder(data: string): Finding[] {
  const file = join(data, "secrets.json");
  if (!existsSync(file)) return [];
  let secrets: Secrets | undefined;
  try {
    secrets = readSecrets(data);
  } catch {
    const advice = "Restore it from a backup; without one, delete it and everybody signs in anew.";
    return [wrong("secrets", `${file} cannot be read as what it should be.`, advice)];
  }
  const findings: Finding[] = [];
  // Windows keeps lists of who may read instead, which the owner's own folders have from the start.
  const open = process.platform === "win32" ? 0 : statSync(file).mode & 0o077;
  if (open !== 0) findings.push(wrong("secrets", `Others on this machine can read ${file}.`, `chmod 600 ${file}`));
  else findings.push(fine("secrets", "The secrets are readable by their owner alone."));
  if (secrets !== undefined && !pairs(secrets.push)) {
    const advice =
      "Restore secrets.json from a backup, or put a pair into it that `npx web-push generate-vapid-keys` makes.";
    findings.push(wrong("push", "The two keys for notifications do not belong together: none will arrive.", advice));
  }
  return findings;
}

function pairs({ publicKey, privateKey }: Secrets["push"]): boolean {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    return pair.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}

/** Whether there is a backup, young enough and whole. */
export async function lookAtBackups(folder: string, oldest: number): Promise<Finding[]> {
  const schedule =
    "Have one made every night: deploy/systemd/tabletown-backup.timer, or the service in deploy/compose.yml.";
  const newest = newestBackup(folder);
  if (newest === undefined) return [wrong("backup", `There is no backup in ${folder}.`, schedule)];
  const hours = Math.round((Date.now() - newest.made) / HOUR);
  const findings: Finding[] = [];
  if (Date.now() - newest.made > oldest)
    findings.push(wrong("backup", `The newest backup in ${folder} is ${hours} hours old.`, schedule));
  try {
    await checkBackup(newest.file);
  } catch (error) {
    const advice = "Make another one now (`tabletown backup`), and see whether the disk is full or failing.";
    return [...findings, wrong("backup", `${newest.file}: ${(error as Error).message}.`, advice)];
  }
  const size = `${(newest.bytes / 1024 ** 2).toFixed(1)} MB`;
  if (findings.length > 0) return findings;
  return [
    hours === 0
      ? fine("backup", `The newest backup is less than an hour old and whole (${size}).`)
      : fine("backup", `The newest backup is ${hours} hours old and whole (${size}).`),
  ];
}

/** Says of a server that cannot be asked whether its database could be. */
export async function lookAtDatabase(data: string, databaseUrl: string | undefined): Promise<Finding[]> {
  const file = join(data, "tabletown.db");
  if (databaseUrl === undefined && !existsSync(file)) return [];
  const name = databaseUrl === undefined ? file : "PostgreSQL";
  try {
    const database = databaseUrl === undefined ? await openSqlite(file) : await openPostgres(databaseUrl);
    const found = await schemaVersion(database).finally(() => database.close());
    if (found > NEWEST_SCHEMA) {
      const advice = "Run the newer version, or restore the backup that was made before the upgrade.";
      return [
        wrong(
          "database",
          `${name} was written by a newer Tabletown (${found}, this one knows ${NEWEST_SCHEMA}).`,
          advice,
        ),
      ];
    }
    if (found < NEWEST_SCHEMA)
      return [
        doubtful(
          "database",
          `${name} has tables of version ${found}; they become ${NEWEST_SCHEMA} at the next start.`,
          "Make a backup first.",
        ),
      ];
    return [fine("database", `${name} answers; its tables are of version ${found}.`)];
  } catch (error) {
    const advice = "See whether PostgreSQL runs, and that DATABASE_URL names it, its user and its database rightly.";
    return [wrong("database", `${name} cannot be opened: ${(error as Error).message}.`, advice)];
  }
}
