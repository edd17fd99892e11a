import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { readSettings, SETTINGS, unknownVariables, usualText } from "@tabletown/server/settings";
import type { Command } from "commander";
import { EXIT, Fault } from "../fault.ts";
import type { ProgramFiles } from "../program-files.ts";

export const DATA = process.env.TABLETOWN_DATA ?? ".tabletown";

/** What asks a server to leave. Windows has no SIGTERM: there a console is interrupted, or closed. */
const LEAVING: readonly NodeJS.Signals[] =
  process.platform === "win32" ? ["SIGINT", "SIGBREAK", "SIGHUP"] : ["SIGTERM", "SIGINT"];

export function serveCommand(program: Command, files: ProgramFiles): void {
  const serving = program
    .command("serve")
    .description("host games for people and bots; DATABASE_URL selects PostgreSQL");
  for (const setting of SETTINGS) {
    const { flag, variable, kind, what } = setting;
    if (flag === undefined) continue;
    const usual = usualText(setting);
    const told = `${what} (${variable}${usual === undefined ? "" : `; usually ${usual}`})`;
    serving.option(kind.name === "switch" ? flag : `${flag} <${kind.name}>`, told);
  }
  serving
    .addHelpText("after", "\nEvery setting can be given in the environment: docs/server.md lists all of them.")
    .action((asked: Readonly<Record<string, string | boolean>>) => serve(asked, files));
}

async function serve(asked: Readonly<Record<string, string | boolean>>, files: ProgramFiles): Promise<void> {
  for (const name of unknownVariables(process.env)) console.error(`${name} is no setting of the server: it is ignored`);
  const flags = SETTINGS.flatMap(({ flag }) => {
    const given = flag === undefined ? undefined : asked[camelCase(flag)];
    return flag === undefined || given === undefined ? [] : [[flag, given === true ? "on" : String(given)]];
  });
  const read = readSettings({ ...process.env, ...Object.fromEntries(flags) });
  if (!read.ok) throw new Fault(read.problem.join("\n"));
  const settings = { data: DATA, ...read.value };
  // Loaded here, so that other commands start without it.
  const { FolderInUse, StoreFault, startServer } = await import("@tabletown/server");
  const server = await startServer({
    ...settings,
    webRoot: files.page,
    docsRoot: files.docs,
  }).catch((error: unknown) => {
    if (error instanceof FolderInUse) throw new Fault(`${error.message}; give this one another --data folder`);
    if ((error as { code?: string }).code === "EADDRINUSE")
      throw new Fault(`port ${settings.port} is in use; choose another with --port`);
    if (error instanceof StoreFault) throw databaseFault(error);
    throw error;
  });
  // Whoever reads that it is open may ask it to leave at once.
  const left = new Promise<void>((resolve) => {
    for (const signal of LEAVING) process.once(signal, resolve);
  });
  console.log(`Tabletown is open: http://localhost:${server.port}`);
  for (const address of localAddresses()) console.log(`  on the network:  http://${address}:${server.port}`);
  if (settings.publicUrl !== undefined) console.log(`  from outside:    ${settings.publicUrl}`);
  console.log(`  matches are in:  ${settings.databaseUrl === undefined ? settings.data : "PostgreSQL"}`);
  if (!existsSync(join(files.page, "index.html"))) {
    console.error("Its page has not been built: only programs can play here. `npm start` in the repository builds it.");
  }
  await left;
  await server.close();
}

/** Addresses under which other devices on the network find this machine. */
function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each !== undefined && each.family === "IPv4" && !each.internal ? [each.address] : []));
}

/** What is wrong with a database that cannot be opened, without a stack. */
export function databaseFault({ message }: { readonly message: string }): Fault {
  const cause = message.replace(/\.$/, "");
  return new Fault(
    `the database cannot be opened: ${cause}. See whether it runs and DATABASE_URL is right.`,
    EXIT.refused,
  );
}

/** "--public-url" is `publicUrl` to commander. */
function camelCase(flag: string): string {
  return flag.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
