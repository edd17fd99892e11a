import { readFileSync } from "node:fs";
import process from "node:process";
import type { Command } from "commander";
import type { Target } from "../doctor/ask.ts";
import type { Finding } from "../doctor/finding.ts";
import { EXIT, Fault } from "../fault.ts";
import { unreadable } from "../files.ts";
import { serverAddress, serverHere } from "../server-address.ts";
import { adminToken } from "./admin.ts";
import { DATA } from "./serve.ts";

interface Asked {
  readonly data: string;
  readonly token?: string;
  readonly node?: readonly string[];
  readonly backups?: string;
  readonly backupAge: string;
  readonly ca?: string;
  readonly json?: boolean;
}

const SIGNS = { fine: "✓", doubtful: "!", wrong: "✗", unknown: "?" } as const;

export function doctorCommand(program: Command): void {
  program
    .command("doctor [url]")
    .description("look a running server over, at its public address, and say what is wrong and what to do")
    .option("--data <folder>", "its folder, where that is on this machine: for the admin token and what is in it", DATA)
    .addOption(adminToken())
    .option("--node <url...>", "each node's own address, to compare them")
    .option("--backups <folder>", "where backups are; the backups of --data unless told")
    .option("--backup-age <hours>", "a backup older than this is too old", "26")
    .option("--ca <file>", "certificates of an authority that this machine does not know")
    .option("--json", "print JSON")
    .addHelpText("after", "\nThe address is PUBLIC_URL unless told. Exit code 1 means that something is wrong.")
    .action(doctor);
}

async function doctor(address: string | undefined, asked: Asked): Promise<void> {
  const hours = Number(asked.backupAge);
  if (!(hours > 0)) throw new Fault("--backup-age must be a number of hours");
  const ca = asked.ca === undefined ? undefined : certificatesIn(asked.ca);
  const usual = process.env.PUBLIC_URL || serverHere();
  const { examine } = await import("../doctor/examine.ts");
  const findings = await examine({
    target: targetOf(address ?? usual, ca),
    nodes: (asked.node ?? []).map((each) => targetOf(each, ca)),
    data: asked.data,
    oldestBackup: hours * 3_600_000,
    environment: process.env,
    ...(asked.token !== undefined && { token: asked.token }),
    ...(asked.backups !== undefined && { backups: asked.backups }),
  });
  if (asked.json) console.log(JSON.stringify(findings));
  else print(findings);
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  if (wrong > 0) throw new Fault(wrong === 1 ? "One thing is wrong." : `${wrong} things are wrong.`, EXIT.refused);
  if (!asked.json) console.log("Nothing is wrong.");
}

function targetOf(address: string, ca: string | undefined): Target {
  return { url: serverAddress(address), ...(ca !== undefined && { ca }) };
}

function certificatesIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw unreadable(file, error);
  }
}

function print(findings: readonly Finding[]): void {
  for (const { state, sentence, advice } of findings) {
    console.log(`${SIGNS[state]} ${sentence}`);
    if (advice !== undefined) console.log(`    ${advice}`);
  }
}
