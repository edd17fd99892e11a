import { existsSync } from "node:fs";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Secrets, StoreFault } from "@tabletown/server";
import { readSettings, SETTINGS, unknownVariables, usualText } from "@tabletown/server/settings";
import type { Command } from "commander";
import { EXIT, Fault } from "../fault.ts";
import type { ProgramFiles } from "../program-files.ts";

export const DATA = process.env.TABLETOWN_DATA || ".tabletown";

/** What asks a server to leave; the last when its terminal is closed. Windows has no SIGTERM. */
const LEAVING: readonly NodeJS.Signals[] =
  process.platform === "win32" ? ["SIGINT", "SIGBREAK", "SIGHUP"] : ["SIGTERM", "SIGINT", "SIGHUP"];

/** Afterwards it waits for a database that does not answer. Whoever stops services ends them after 30 seconds. */
const LEAVES_WITHIN = 20_000;

/** What stands for every network of the machine, and for none but itself. */
const EVERYWHERE: readonly string[] = ["0.0.0.0", "::"];
const HERE_ALONE: readonly string[] = ["127.0.0.1", "localhost"];

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
  const { startServer, USUAL_CONFIG } = await import("@tabletown/server");
  const server = await startServer({
    ...settings,
    webRoot: files.page,
    docsRoot: files.docs,
  }).catch(async (error: unknown) => {
    throw (await storageFault(error, settings)) ?? listeningFault(error, settings) ?? error;
  });
  // Whoever reads that it is open may ask it to leave at once.
  const left = new Promise<void>((resolve) => {
    for (const signal of LEAVING) process.once(signal, resolve);
  });
  const [nearest, ...others] = addressesOf(settings.host ?? USUAL_CONFIG.host);
  console.log(`Tabletown is open: http://${nearest}:${server.port}`);
  for (const address of others) console.log(`  on the network:  http://${address}:${server.port}`);
  if (settings.publicUrl !== undefined) console.log(`  from outside:    ${settings.publicUrl}`);
  console.log(`  matches are in:  ${settings.databaseUrl === undefined ? settings.data : "PostgreSQL"}`);
  if (!existsSync(join(files.page, "index.html"))) {
    console.error("Its page has not been built: only programs can play here. `npm start` in the repository builds it.");
  }
  await left;
  const late = new Promise<"late">((resolve) => setTimeout(resolve, LEAVES_WITHIN, "late").unref());
  if ((await Promise.race([server.close(), late])) !== "late") return;
  console.error(
    "Something is still under way, as where the database does not answer. It is left; nobody was told that it was done.",
  );
  process.exit(EXIT.refused);
}

/** Under which addresses a server is found that listens where it was asked to: the first from this machine. */
function addressesOf(host: string): string[] {
  if (EVERYWHERE.includes(host)) return ["localhost", ...localAddresses()];
  if (HERE_ALONE.includes(host)) return ["localhost"];
  return [isIPv6(host) ? `[${host}]` : host];
}

/** Addresses under which other devices on the network find this machine. */
function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each !== undefined && each.family === "IPv4" && !each.internal ? [each.address] : []));
}

interface AskedPlace {
  readonly data: string;
  readonly databaseUrl?: string;
  readonly host?: string;
  readonly port?: number;
}

/** Why there is nothing to keep matches in, without a stack. */
async function storageFault(error: unknown, { data, databaseUrl }: AskedPlace): Promise<Fault | undefined> {
  const { BadSecrets, FolderInUse, HalfRestored, NewerDatabase, StoreFault, UnusablePath } = await import(
    "@tabletown/server"
  );
  if (error instanceof FolderInUse) return new Fault(`${error.message}; give this one another --data folder`);
  if (error instanceof UnusablePath) return unusableFault(error, "--data");
  if (error instanceof NewerDatabase)
    return new Fault(
      `${error.message}; start that version, or restore a backup of this one into another folder or database`,
      EXIT.refused,
    );
  if (error instanceof HalfRestored) return new Fault(error.message, EXIT.refused);
  if (error instanceof BadSecrets) return secretsFault(error, data);
  if (error instanceof StoreFault) return databaseFault(error, databaseUrl === undefined ? data : undefined);
  return undefined;
}

/** Why nothing can be kept in a folder. */
export function unusableFault({ message }: { readonly message: string }, flag: string): Fault {
  return new Fault(`${message}, or name another folder with ${flag}`, EXIT.refused);
}

function secretsFault({ message }: { readonly message: string }, data: string): Fault {
  return new Fault(`${message}; \`tabletown doctor --data ${data}\` says what to do`, EXIT.refused);
}

/** The secrets of a data folder, where there are any. */
export async function secretsOf(data: string): Promise<Secrets | undefined> {
  const { BadSecrets, readSecrets, UnusablePath } = await import("@tabletown/server");
  try {
    return readSecrets(data);
  } catch (error) {
    if (error instanceof UnusablePath) throw unusableFault(error, "--data");
    throw error instanceof BadSecrets ? secretsFault(error, data) : error;
  }
}

/** Why nobody can listen where that was asked for. */
function listeningFault(error: unknown, { host, port }: AskedPlace): Fault | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return new Fault(`port ${port} is in use; choose another with --port`);
  if (code === "EACCES" && syscall === "listen")
    return new Fault(`port ${port} is for the system's own services; choose another with --port`);
  if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo")
    return new Fault(`${host} is no address of this machine; choose another with --host`);
  return undefined;
}

/** What is wrong with a database that cannot be opened: the embedded one of a folder, or the one that DATABASE_URL names. */
export function databaseFault({ kind, message }: StoreFault, data: string | undefined): Fault {
  if (data !== undefined && kind === "full")
    return new Fault(`there is no room for the database in ${data}: make some on its disk`, EXIT.refused);
  const cause = message.replace(/\.$/, "");
  return data === undefined
    ? new Fault(`the database cannot be opened: ${cause}. See whether it runs and DATABASE_URL is right.`, EXIT.refused)
    : new Fault(
        `the database in ${data} cannot be opened: ${cause}. See whether the file is whole, this user may write there and the disk has room.`,
        EXIT.refused,
      );
}

/** "--public-url" is `publicUrl` to commander. */
function camelCase(flag: string): string {
  return flag.slice(2).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
