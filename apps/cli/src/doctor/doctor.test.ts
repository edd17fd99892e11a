import { X509Certificate } from "node:crypto";
import { chmodSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startPostgres, type TestPostgres } from "../../../server/src/testing/postgres.ts";
import { openServer } from "../../../server/src/testing/test-server.ts";
import { runHere } from "../run.fixture.ts";
import { examine, type Installation } from "./examine.ts";
import type { Finding } from "./finding.ts";
import { GOOD_MANNERS, hasOpenssl, startTlsProxy, type TlsProxy } from "./tls-proxy.fixture.ts";

type Server = Awaited<ReturnType<typeof openServer>>;

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), "tabletown-doctor-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function installation(url: string, data: string, more: Partial<Installation> = {}): Installation {
  return { target: { url: new URL(url) }, nodes: [], data, oldestBackup: DAY, environment: {}, ...more };
}

/** The sentences of what is wrong or doubtful. */
function complaints(findings: readonly Finding[]): string[] {
  return findings.filter(({ state }) => state === "wrong" || state === "doubtful").map(({ sentence }) => sentence);
}

test("a server that does not run is told from a name that nobody knows, and its database is looked at", async () => {
  const server = await openServer({ data: join(folder, "stopped") });
  await server.close();
  const findings = await examine(installation(server.url, server.data));
  expect(findings).toContainEqual(expect.objectContaining({ about: "reachable", state: "wrong" }));
  expect(complaints(findings)[0]).toBe(`Nothing listens at ${server.url}.`);
  expect(findings.find(({ about }) => about === "database")).toMatchObject({ state: "fine" });
  const [unheard] = await examine(installation("https://nowhere.invalid", "no-such-folder"));
  expect(unheard?.sentence).toBe("Nobody knows a machine called nowhere.invalid.");
});

test("what answers there may be something else", async () => {
  const other = createServer((_request, response) => response.end("hello"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  expect(complaints(await examine(installation(url, "no-such-folder")))).toEqual([
    `Something answers at ${url}, but it is not Tabletown (status 200 for /healthz).`,
  ]);
  other.close();
});

test("a server asked on its own machine is well, and the command says so", async () => {
  const server = await openServer({ data: join(folder, "local") });
  const { data, url } = server;
  const first = await runHere(folder, ["doctor", url, "--data", data]);
  expect(first).toMatchObject({ code: 1, out: expect.stringContaining("There is no backup in") });
  expect((await runHere(folder, ["admin", "--server", url, "--data", data, "backup"])).code).toBe(0);
  const second = await runHere(folder, ["doctor", url, "--data", data]);
  expect(second.out).toContain("Sockets open: moves travel at once.");
  expect(second.out).toContain("The embedded database answers within");
  expect(second).toMatchObject({ code: 0, out: expect.stringContaining("Nothing is wrong.") });
  for (const asked of [
    ["doctor", "games.example.org"],
    ["admin", "--server", "nonsense", "--data", data, "list"],
  ]) {
    expect(await runHere(folder, asked)).toMatchObject({
      code: 2,
      err: expect.stringContaining("it begins with https://"),
    });
  }
  expect((await runHere(folder, ["admin", "--server", `${url}/`, "--data", data, "list"])).code).toBe(0);
  const { admin } = server.services.secrets;
  renameSync(data, `${data} elsewhere`);
  expect(await examine(installation(url, data, { token: admin }))).toContainEqual(
    expect.objectContaining({ about: "disk", state: "wrong" }),
  );
  renameSync(`${data} elsewhere`, data);
  await server.close();
});

test("backups that are old or cut off, and secrets that others can read, are told", async () => {
  const server = await openServer({ data: join(folder, "careless") });
  const { data, url } = server;
  expect((await runHere(folder, ["backup", "--data", data])).code).toBe(0);
  const [file = ""] = globSync(join(data, "backups", "*.gz"));
  chmodSync(join(data, "secrets.json"), 0o644);
  utimesSync(file, new Date(), new Date(Date.now() - 3 * DAY));
  expect(complaints(await examine(installation(url, data)))).toEqual([
    `Others on this machine can read ${join(data, "secrets.json")}.`,
    `The newest backup in ${join(data, "backups")} is 72 hours old.`,
  ]);
  chmodSync(join(data, "secrets.json"), 0o600);
  truncateSync(file, 200);
  expect(complaints(await examine(installation(url, data)))).toEqual([`${file}: the backup is damaged or cut off.`]);
  const elsewhere = join(folder, "empty");
  mkdirSync(elsewhere);
  expect(complaints(await examine(installation(url, data, { backups: elsewhere })))).toEqual([
    `There is no backup in ${elsewhere}.`,
  ]);
  await server.close();
});

test("settings that no server would start with are told", async () => {
  const environment = { TABLETOWN_GRACE: "soon", DATABASE_URL: "mysql://secret@host" };
  const findings = await examine(installation("http://127.0.0.1:1", "no-such-folder", { environment }));
  const told = findings.filter(({ about }) => about === "settings").map(({ sentence }) => sentence);
  expect(told).toEqual([
    "DATABASE_URL must be an address that begins with postgres://.",
    'TABLETOWN_GRACE must be a time such as 500ms, 30s, 5m, 12h or 90d, not "soon".',
  ]);
});

describe.skipIf(!hasOpenssl())("behind a proxy with TLS (skipped where openssl is missing)", () => {
  let postgres: TestPostgres;
  let proxy: TlsProxy;
  let databaseUrl: string;
  let nodes: readonly Server[];
  const data = join(folder, "nodes");

  beforeAll(async () => {
    [postgres, proxy] = await Promise.all([startPostgres(), startTlsProxy()]);
    databaseUrl = await postgres.fresh();
    const settings = { data, databaseUrl, publicUrl: proxy.url, trustProxy: 1 };
    nodes = [await openServer(settings), await openServer(settings)];
    proxy.nodes = nodes.map(({ port }) => port);
    expect((await runHere(folder, ["admin", "--server", nodes[0]?.url ?? "", "--data", data, "backup"])).code).toBe(0);
  });
  beforeEach(() => {
    proxy.nodes = nodes.map(({ port }) => port);
    proxy.manners = GOOD_MANNERS;
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await proxy.close();
    await postgres.stop();
  });

  const look = async (more: Partial<Installation> = {}): Promise<Finding[]> =>
    examine(installation(proxy.url, data, { target: { url: new URL(proxy.url), ca: proxy.certificate }, ...more }));
  const badly = async (manners: Partial<TlsProxy["manners"]>): Promise<string[]> => {
    proxy.manners = { ...GOOD_MANNERS, ...manners };
    const found = complaints(await look());
    proxy.manners = GOOD_MANNERS;
    return found;
  };

  test("two nodes that are well are found well", async () => {
    const findings = await look({ nodes: nodes.map(({ url }) => ({ url: new URL(url) })) });
    expect(findings.filter(({ state }) => state !== "fine")).toEqual([]);
    expect(findings.map(({ about }) => about)).toEqual(
      expect.arrayContaining(["reachable", "TLS", "HSTS", "ready", "origin", "socket", "metrics", "database"]),
    );
    expect(findings.map(({ about }) => about)).toEqual(
      expect.arrayContaining(["clocks", "nodes", "proxy", "disk", "versions", "push", "secrets", "backup"]),
    );
  });

  test("a certificate that nobody knows is told, and everything else is still looked at", async () => {
    const findings = await examine(installation(proxy.url, data));
    const { host } = new URL(proxy.url);
    expect(complaints(findings)).toEqual([
      `The certificate of ${host} is signed by nobody but itself: browsers refuse to go on.`,
    ]);
    expect(findings.find(({ about }) => about === "socket")).toMatchObject({ state: "fine" });
  });

  test("a certificate that was not renewed is told with the days that are left", async () => {
    const ends = Date.parse(new X509Certificate(proxy.certificate).validTo);
    const told = async (days: number): Promise<string | undefined> => {
      const now = vi.spyOn(Date, "now").mockReturnValue(ends - days * DAY);
      const findings = await look().finally(() => now.mockRestore());
      return findings.find(({ about }) => about === "TLS")?.sentence;
    };
    expect(await told(1.5)).toBe("The certificate ends in 1 day.");
    expect(await told(13.5)).toBe("The certificate ends in 13 days.");
  });

  test("a proxy that does its work badly is told what it does", async () => {
    expect(await badly({ hsts: false })).toEqual([
      "Browsers are not told to insist on TLS, so a first visit can be led astray.",
    ]);
    expect(await badly({ upgrades: false })).toEqual(["A socket is answered with status 400 instead of being opened."]);
    expect(await badly({ forwards: "passes on" })).toEqual([
      "Whoever writes an address into X-Forwarded-For is believed: no limit holds.",
      "The proxy passes on what strangers write into X-Forwarded-Proto.",
    ]);
    expect(await badly({ metrics: "claimed" })).toContain(
      "Strangers can read /metrics by claiming to be on the server's machine.",
    );
    expect((await badly({ forwards: "appends" }))[0]).toMatch(/X-Forwarded-For/);
  });

  test("a proxy before servers that are gone", async () => {
    proxy.nodes = [1];
    expect(complaints(await look())[0]).toBe(
      `The proxy at ${proxy.url} answers, but Tabletown behind it does not (status 502).`,
    );
    proxy.nodes = nodes.map(({ port }) => port);
  });

  test("a node with wrong settings: address, trust, secrets, clock and version", async () => {
    const odd = await openServer({
      data: join(folder, "odd"),
      databaseUrl,
      publicUrl: "https://old.example.org",
      now: () => Date.now() - 60_000,
    });
    proxy.nodes = [odd.port];
    proxy.manners = { ...GOOD_MANNERS, keepsHost: false };
    const alone = complaints(await look({ data: odd.data, backups: join(data, "backups") }));
    expect(alone).toEqual(
      expect.arrayContaining([
        `Pages opened at ${proxy.url} are taken for foreign ones: nobody can play.`,
        "The server refuses a socket to its own page.",
        `The clock of PostgreSQL is 60.0 s ahead of the node's: players' time is counted wrongly.`,
        "Everybody seems to come from 127.0.0.1, the proxy: they share one limit.",
      ]),
    );
    proxy.manners = GOOD_MANNERS;
    const old = createServer((_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ name: "Tabletown", version: "0.0.9", pushKey: "x", now: Date.now() }));
    });
    await new Promise<void>((resolve) => old.listen(0, "127.0.0.1", resolve));
    const oldUrl = new URL(`http://127.0.0.1:${(old.address() as AddressInfo).port}`);
    proxy.nodes = nodes.map(({ port }) => port);
    const named = [odd.url, oldUrl, "http://127.0.0.1:1"].map((url) => ({ url: new URL(url) }));
    expect(complaints(await look({ nodes: named }))).toEqual([
      "The node at http://127.0.0.1:1 does not answer.",
      "The nodes run different versions: 0.0.9 and 0.1.0.",
      "The nodes hold different secrets: people are signed out as they move between them.",
      `The clock of ${odd.url} is 60.0 s behind this machine's.`,
    ]);
    old.close();
    await odd.close();
  });

  test("without the admin token it says what it could not see", async () => {
    const findings = await look({ data: "no-such-folder" });
    expect(findings.filter(({ state }) => state !== "fine").map(({ about, state }) => [about, state])).toEqual([
      ["inside", "unknown"],
    ]);
  });

  test("a database that is away is told by the server, and by the command where no server is left to ask", async () => {
    await postgres.halt();
    const findings = await look();
    expect(complaints(findings)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The server lives but is not ready/),
        "PostgreSQL does not answer the server.",
      ]),
    );
    const silent = await examine(
      installation("http://127.0.0.1:1", "no-such-folder", { environment: { DATABASE_URL: databaseUrl } }),
    );
    expect(complaints(silent)).toContainEqual(expect.stringMatching(/^PostgreSQL cannot be opened/));
    await postgres.resume();
  });
});
