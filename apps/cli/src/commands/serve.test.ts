import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { backUp, restore } from "../../../server/src/backup/backup.ts";
import { backupFile, backupsOf } from "../../../server/src/backup/backup-files.ts";
import { secretsIn } from "../../../server/src/data-folder/secrets.ts";
import { markHalfRestored, migrate, NEWEST_SCHEMA, schemaVersion } from "../../../server/src/stores/migrations.ts";
import { sql } from "../../../server/src/stores/sql.ts";
import { openSqlite } from "../../../server/src/stores/sqlite.ts";
import { type Ended, runHere } from "../run.fixture.ts";

const BIN = fileURLToPath(new URL("../bin.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tabletown-cli-"));
const children = new Set<ChildProcess>();

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number; output: string }>;
  said(pattern: RegExp): Promise<string>;
}

/** Settings that come from the environment alone; one that is empty is none. */
const SETTINGS = { TABLETOWN_METRICS_TOKEN: "for-prometheus", TABLETOWN_LOGLEVEL: "debug", TABLETOWN_DATA: "" };

/** What does its work and ends need not be a process of its own. */
const here = (...words: readonly string[]): Promise<Ended> => runHere(folder, words);

function tabletown(...words: string[]): Run {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, ...SETTINGS };
  const child = spawn(process.execPath, ["--conditions=source", "--no-warnings", BIN, ...words], { env, cwd: folder });
  children.add(child);
  let output = "";
  let heard = (): void => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
      heard();
    });
  }
  const ended = new Promise<{ code: number; output: string }>((resolve) =>
    child.once("exit", (code) => {
      children.delete(child);
      resolve({ code: code ?? -1, output });
      heard();
    }),
  );
  return {
    child,
    ended,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        heard = () => {
          const found = pattern.exec(output);
          if (found !== null) resolve(found[1] ?? found[0]);
          else if (child.exitCode !== null) reject(new Error(output));
        };
        heard();
      }),
  };
}

test("a server is started, looked after, backed up, stopped and restored elsewhere", async () => {
  const data = join(folder, "one");
  const first = tabletown("serve", "--port", "0", "--host", "127.0.0.1", "--data", data);
  const url = await first.said(/(http:\/\/localhost:\d+)/);
  const metrics = (token: string): Promise<Response> =>
    fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}`, "x-forwarded-for": "93.184.216.34" } });
  expect([(await metrics("for-prometheus")).status, (await metrics("of-somebody")).status]).toEqual([200, 403]);
  await first.said(/TABLETOWN_LOGLEVEL is no setting of the server/);
  const guest = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ann" }),
  });
  const cookie = guest.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const created = await fetch(`${url}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ game: "metropolia", seats: [{ who: "me" }, { who: "me", name: "Ben" }] }),
  });
  const { id, code } = (await created.json()) as { id: string; code: string };

  const listed = await here("admin", "--server", url, "--data", data, "list");
  expect(listed.out).toContain(id);
  const admin = (...words: readonly string[]) => here("admin", "--server", url, "--data", data, ...words);
  for (const [words, code, sentence] of [
    [["ban", "Ann"], 1, "^that is no id; `tabletown admin people`.*\n$"],
    [["reports", "--about", "Ann"], 1, "^that is no id; `tabletown admin people`.*\n$"],
    [["unban", "nobodyofthatid"], 1, "^there is nobody, or nothing, of that id\\n$"],
    [["close", "nosuchmatch"], 1, "^there is no such match; `tabletown admin list`.*\n$"],
    [["--token", "of-somebody", "list"], 1, "has another admin token: it is in secrets\\.json"],
    [["list", "--status", "open"], 2, "Allowed choices are lobby, playing, over, closed"],
    [["ban", "personann", "--days", "0"], 2, "^--days takes a whole number from 1 to 3650"],
    [["silence", "personann", "--days", "5000"], 2, "^--days takes a whole number from 0 to 3650"],
  ] as const)
    expect(await admin(...words)).toMatchObject({ code, err: expect.stringMatching(sentence) });
  const api = (method: string, path: string, by: string, body?: object) =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: { cookie: by, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const came = await api("POST", "session", "", { name: "Eve" });
  const eve = came.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { person: reporter } = (await came.json()) as { person: string };
  const { person } = (await guest.json()) as { person: string };
  const chat = `matches/${id}/chat`;
  for (const text of ["before", "rude"]) await api("POST", chat, cookie, { text });
  await api("POST", "join", eve, { code });
  const sent = { person, reason: "insults", match: id, lines: [2] };
  const { report } = (await (await api("POST", "reports", eve, sent)).json()) as { report: string };
  await api("POST", "reports", cookie, { person: reporter, reason: "other" });
  const reports = (await admin("reports", "--about", person)).out;
  expect(reports).toContain(`about Ann (${person}), by Eve (${reporter}), match ${id}\n`);
  expect(reports).toContain("\n  1 report about Eve\n  > ");
  expect((await admin("report", report)).out).toMatch(/\n {4}\S+Z {2}Ann: before\n {2}> \S+Z {2}Ann: rude\n$/);
  expect((await admin("settle", report)).out).toBe(`${report} is settled\n`);
  expect((await admin("reports")).out).not.toContain(report);
  expect((await admin("settle", report, "--undo")).out).toBe(`${report} is to be dealt with\n`);
  expect((await admin("ban", person, "--days", "1")).out).toBe(`${person} is banned for 1 day\n`);
  expect((await admin("people", "Ann")).out).toMatch(/Ann {2}banned until \d{4}-\S+Z\n/);
  expect((await admin("silence", person, "rude", "--days", "1")).out).toBe(`${person} may not write for 1 day\n`);
  expect((await admin("unban", person)).out).toBe(`${person} is welcome\n`);
  await api("DELETE", "account", eve, { name: "Eve" });
  expect((await admin("reports")).out).toContain(
    `about Ann (${person}), by somebody who has deleted their account, match ${id}\n`,
  );
  const second = await tabletown("serve", "--port", "0", "--data", data).ended;
  expect(second).toMatchObject({ code: 2, output: expect.stringContaining("another Tabletown") });

  writeFileSync(join(data, "backups"), "");
  expect(await admin("backup")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/backups is a file, not a folder: move the file away\n$/),
  });
  rmSync(join(data, "backups"));

  const unnamed = await tabletown("backup").ended;
  expect(unnamed).toMatchObject({ code: 2, output: ".tabletown is not the folder of a server\n" });
  const file = join(folder, "backup.gz");
  expect((await here("backup", "--data", data, "--to", file)).code).toBe(0);
  first.child.kill("SIGTERM");
  // Where it listened to this machine alone, nobody was told to come from elsewhere.
  expect(await first.ended).toMatchObject({ code: 0, output: expect.not.stringContaining("on the network") });

  // A file that was cut off in transit: nothing of it arrives, and the program does not hang.
  const whole = readFileSync(file);
  const cut = join(folder, "cut.gz");
  for (const length of [whole.length - 9, 100]) {
    writeFileSync(cut, whole.subarray(0, length));
    const refused = await here("restore", cut, "--data", join(folder, "nowhere"));
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("damaged or cut off") });
    expect(existsSync(join(folder, "nowhere"))).toBe(false);
  }

  const elsewhere = join(folder, "two");
  expect((await here("restore", file, "--data", elsewhere)).code).toBe(0);
  const third = tabletown("serve", "--port", "0", "--host", "127.0.0.1", "--data", elsewhere);
  const again = await third.said(/(http:\/\/localhost:\d+)/);
  const mine = await fetch(`${again}/api/matches?list=mine`, { headers: { cookie } });
  expect(await mine.json()).toMatchObject({ matches: [{ id }] });
  // Its terminal is closed.
  third.child.kill("SIGHUP");
  expect((await third.ended).code).toBe(0);
});

/** Somebody, as every version of the tables knows them. */
const PERSON = sql`INSERT INTO people (id, name, login, passphrase, created, seen, banned)
  VALUES ('personann', 'Ann', '', '', 1, 1, 0)`;

test("a backup leaves the tables of an earlier version as they are, and is restored into those of this one", async () => {
  const data = join(folder, "old");
  mkdirSync(data);
  secretsIn(data);
  const before = NEWEST_SCHEMA - 1;
  const old = await openSqlite(join(data, "tabletown.db"));
  await migrate(old, before);
  await old.write([PERSON]);
  await old.close();

  const file = join(folder, "old.gz");
  expect(await here("backup", "--data", data, "--to", file)).toMatchObject({ code: 0 });
  const untouched = await openSqlite(join(data, "tabletown.db"));
  expect(await schemaVersion(untouched)).toBe(before);
  await untouched.close();

  const fresh = await openSqlite(join(folder, "fresh.db"));
  expect(await restore(fresh, file)).toMatchObject({ rows: 1 });
  expect(await schemaVersion(fresh)).toBe(NEWEST_SCHEMA);
  await fresh.close();
});

test("a restore that was broken off keeps servers from starting, until it is done again", async () => {
  const data = join(folder, "half");
  mkdirSync(data);
  const half = await openSqlite(join(data, "tabletown.db"));
  await migrate(half);
  await markHalfRestored(half, true);
  await half.write([PERSON]);
  await expect(migrate(half)).rejects.toThrow("restore");
  const whole = join(folder, "whole.gz");
  const empty = await openSqlite(join(folder, "empty.db"));
  await migrate(empty);
  await backUp(empty, secretsIn(folder), whole, 1);
  await empty.close();
  expect(await restore(half, whole)).toMatchObject({ rows: 0 });
  await migrate(half);
  await half.close();
});

test.skipIf(process.platform === "win32")("npx tabletown serve ends when npx is told to", async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const words = ["tabletown", "serve", "--port", "0", "--host", "127.0.0.1", "--data", join(folder, "npx")];
  const child = spawn("npx", ["--no-install", ...words], { env, cwd: ROOT });
  children.add(child);
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        output += text;
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill("SIGTERM");
  // Whatever becomes of npx itself, nobody answers any more.
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => "open",
          () => "closed",
        ),
      { interval: 200 },
    )
    .toBe("closed");
});

test.skipIf(process.platform !== "linux")(
  "a disk that fills during a backup is told, and keeps nothing half",
  async () => {
    const data = join(folder, "much");
    mkdirSync(data);
    secretsIn(data);
    const database = await openSqlite(join(data, "tabletown.db"));
    await migrate(database);
    // More than waits in the memory of whoever compresses it.
    const person = (number: number) => sql`INSERT INTO people (id, name, login, passphrase, created, seen, banned)
    VALUES (${`person${number}`}, ${randomBytes(4_000).toString("base64")}, '', '', 1, 1, 0)`;
    await database.write(Array.from({ length: 300 }, (_, number) => person(number)));
    await database.close();
    const file = join(folder, "much.gz");
    symlinkSync("/dev/full", `${file}.part`);
    const { code, err } = await here("backup", "--data", data, "--to", file);
    expect([code, err]).toEqual([1, expect.stringMatching(/^Cannot write to .*much\.gz \(ENOSPC.*\n$/)]);
    expect([existsSync(file), readdirSync(folder).filter((name) => name.endsWith(".part"))]).toEqual([false, []]);

    // Where the file is named after the moment, it is the folder that can be another one.
    const now = vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 0, 1));
    mkdirSync(backupsOf(data));
    symlinkSync("/dev/full", `${backupFile(backupsOf(data), Date.now())}.part`);
    const unnamed = await here("backup", "--data", data);
    now.mockRestore();
    expect(unnamed.err).toMatch(/^Cannot write to .* name another place for --into\.\n$/);
  },
);

test("a server that cannot start says why in a sentence", async () => {
  const serve = (port: string, databaseUrl: string): Promise<Ended> => {
    vi.stubEnv("DATABASE_URL", databaseUrl);
    return runHere(folder, ["serve", "--port", port, "--data", "three"]);
  };
  expect(await serve("http", "")).toMatchObject({
    code: 2,
    err: '--port must be a whole number, from 0 to 65535, not "http"\n',
  });
  expect(await serve("0", "mysql://me:secret@host/name")).toMatchObject({
    code: 2,
    err: "DATABASE_URL must be an address that begins with postgres://\n",
  });
  const away = await serve("0", "postgres://nobody@127.0.0.1:1/none");
  expect(away.code).toBe(1);
  expect(away.err).toMatch(/^the database cannot be opened: .*See whether it runs and DATABASE_URL is right\.\n$/);
  expect(existsSync(join(folder, "three"))).toBe(false);
  vi.unstubAllEnvs();
});

test("a server whose folder, files or address cannot be used says so in a sentence", async () => {
  const serve = (data: string, ...words: string[]) => here("serve", "--port", "0", "--data", data, ...words);
  const refused = (code: number, sentence: string) => ({ code, err: expect.stringMatching(sentence) });
  writeFileSync(join(folder, "file"), "");
  const unusable = (path: string, wrong: string) =>
    refused(1, `^${path} ${wrong}, or name another folder with --data\n$`);
  writeFileSync(join(folder, "some.gz"), "");
  for (const begin of [serve, (data: string) => here("restore", "some.gz", "--data", data)]) {
    expect(await begin("file")).toMatchObject(unusable("file", "is a file, not a folder: move the file away"));
    expect(await begin("file/below/it")).toMatchObject(
      unusable("file/below/it", "would lie in a file, not in a folder: move the file away"),
    );
    // Asked by Node.js itself, Linux says there without end that what lies above is missing.
    if (process.platform === "linux")
      expect(await begin("/proc/none/below")).toMatchObject(
        unusable("/proc/none/below", "cannot be made there: see whether its disk is mounted"),
      );
  }
  for (const [name, file, text] of [
    ["no-database", "tabletown.db", "no database, but long enough to be one"],
    ["no-secrets", "secrets.json", '{"session":5}'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), text);
  }
  expect(await serve("no-database")).toMatchObject(
    refused(1, "^the database in no-database cannot be opened: file is not a database\\. .*\n$"),
  );
  expect(await serve("no-secrets")).toMatchObject(refused(1, "^no-secrets.secrets\\.json cannot be read .*\n$"));
  expect(await here("backup", "--data", "no-secrets")).toMatchObject(refused(1, "^no-secrets.secrets.* doctor .*\n$"));
  expect(await serve("elsewhere", "--host", "203.0.113.9")).toMatchObject(
    refused(2, "^203\\.0\\.113\\.9 is no address of this machine; choose another with --host\n$"),
  );
  expect(await here("backup", "--data", "elsewhere", "--into", "file")).toMatchObject(
    refused(1, "^file is a file, not a folder: move the file away, or name another folder with --into\n$"),
  );
  expect(await here("restore", "some.gz", "--data", "new/in/new")).toMatchObject({ code: 2 });
  expect(existsSync(join(folder, "new"))).toBe(false);
  const newer = await openSqlite(join(folder, "elsewhere", "tabletown.db"));
  await newer.write([sql`INSERT INTO schema_version (version) VALUES (${NEWEST_SCHEMA + 1})`]);
  await newer.close();
  expect(await serve("elsewhere")).toMatchObject(
    refused(1, "^the database was written by a newer .*; start that version, or restore a backup of this one .*\n$"),
  );
});
