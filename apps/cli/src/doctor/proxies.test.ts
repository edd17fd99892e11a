import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../../../server/src/testing/postgres.ts";
import { openServer } from "../../../server/src/testing/test-server.ts";
import { examine } from "./examine.ts";
import { certificatePair, hasOpenssl } from "./tls-proxy.fixture.ts";

const PROXIES = fileURLToPath(new URL("../../../../deploy/proxy", import.meta.url));
const PATHS = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
const missing = (program: string): boolean => !hasOpenssl() || !PATHS.some((each) => existsSync(join(each, program)));

const folder = mkdtempSync(join(tmpdir(), "tabletown-proxies-"));
const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];

/** Writes the configuration of deploy/ with other ports and files; returns how the proxy is started on it. */
type Prepare = (ports: { readonly own: number; readonly nodes: readonly number[] }) => readonly string[];

const nginx: Prepare = ({ own, nodes }) => {
  const site = readFileSync(join(PROXIES, "nginx.conf"), "utf8")
    // The redirect of plain requests would need a port of its own.
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${own} ssl http2;`)
    .replace(/ {2}listen \[::\]:443.*\n/, "")
    .replaceAll("games.example.org", "localhost")
    .replace("127.0.0.1:8420", `127.0.0.1:${nodes[0]}`)
    .replace("127.0.0.1:8421", `127.0.0.1:${nodes[1]}`)
    .replace("/etc/ssl/tabletown/fullchain.pem", cert)
    .replace("/etc/ssl/tabletown/privkey.pem", key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(" ")}\n${site}\n}`,
  );
  return ["nginx", "-c", file, "-p", folder, "-e", "stderr"];
};

const caddy: Prepare = () => {
  const site = readFileSync(join(PROXIES, "Caddyfile"), "utf8").replace(
    "{$TABLETOWN_DOMAIN} {",
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n\n{$TABLETOWN_DOMAIN} {\n\ttls ${cert} ${key}`,
  );
  const file = join(folder, "Caddyfile");
  writeFileSync(file, site);
  return ["caddy", "run", "--adapter", "caddyfile", "--config", file];
};

describe("the proxies of deploy/, before two nodes on PostgreSQL", () => {
  let postgres: TestPostgres;
  let databaseUrl: string;

  beforeAll(async () => {
    if (missing("nginx") && missing("caddy")) return;
    const pair = certificatePair();
    writeFileSync(key, pair.key);
    writeFileSync(cert, pair.cert);
    postgres = await startPostgres();
    databaseUrl = await postgres.fresh();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.skipIf(missing("nginx"))("nginx is found well (needs nginx and openssl)", () => standsThrough(nginx));
  test.skipIf(missing("caddy"))("Caddy is found well (needs caddy and openssl)", () => standsThrough(caddy));

  async function standsThrough(prepare: Prepare): Promise<void> {
    const own = await freePort();
    const url = `https://localhost:${own}`;
    const settings = { data: join(folder, "data"), databaseUrl, publicUrl: url, trustProxy: 1 };
    const nodes = [await openServer(settings), await openServer(settings)];
    const [program = "", ...args] = prepare({ own, nodes: nodes.map(({ port }) => port) });
    const proxy = spawn(program, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        PATH: PATHS.join(":"),
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        TABLETOWN_DOMAIN: url,
        TABLETOWN_NODES: nodes.map(({ port }) => `127.0.0.1:${port}`).join(" "),
      },
    });
    try {
      await opened(proxy, own);
      const target = { url: new URL(url), ca: readFileSync(cert, "utf8") };
      const findings = await examine({ target, nodes: [], data: settings.data, oldestBackup: 0, environment: {} });
      const amiss = findings.filter(({ state, about }) => state !== "fine" && about !== "backup");
      expect(amiss).toEqual([]);
      expect(findings.map(({ about }) => about)).toEqual(expect.arrayContaining(["TLS", "HSTS", "socket", "proxy"]));
    } finally {
      const ended = new Promise((resolve) => proxy.once("exit", resolve));
      proxy.kill("SIGTERM");
      await ended;
      await Promise.all(nodes.map((node) => node.close()));
    }
  }
});

/** Resolves when the proxy takes connections; a proxy that ends says why. */
async function opened(proxy: ChildProcess, port: number): Promise<void> {
  let said = "";
  proxy.stderr?.on("data", (text) => {
    said += text;
  });

  for (;;) {
    if (proxy.exitCode !== null) throw new Error(said);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "localhost", () => resolve(true)).on("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
