import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { SETTINGS } from "../apps/server/src/config/settings.ts";
import { routes } from "../packages/protocol/src/index.ts";
import { misunderstood } from "./command-line.ts";

const folder = mkdtempSync(join(tmpdir(), "tabletown-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCKERFILE = readFileSync("deploy/Dockerfile", "utf8");
const VARIABLES = SETTINGS.map(({ variable }) => variable);
/** What Node.js and the images of others understand. */
const NOT_OURS = /^(NODE_|POSTGRES_)/;

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of each stage, with continued lines joined. */
function stages(): Instruction[][] {
  const lines = DOCKERFILE.replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const found: Instruction[][] = [];
  for (const line of lines) {
    const [, word = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line.trim()) ?? [];
    if (word === "FROM") found.push([]);
    found.at(-1)?.push({ word, rest });
  }
  return found;
}

/** A program that may be missing here: then the test is skipped, and its name says why. */
function present(program: string): boolean {
  return (process.env.PATH ?? "")
    .split(":")
    .concat("/usr/sbin")
    .some((each) => existsSync(join(each, program)));
}

/** Everything that a program says. */
function run(program: string, args: readonly string[]): string {
  const env = { ...process.env, PATH: `${process.env.PATH ?? ""}:/usr/sbin` };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", env });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

test("the image is built from what is there, and runs what is there, as somebody who is not root", () => {
  const all = stages();
  const last = all.at(-1) ?? [];
  const words = all.flat().map(({ word }) => word);
  expect(words).not.toContain("ADD");
  expect(words).not.toContain("");
  for (const { rest } of all.flat().filter(({ word }) => word === "FROM"))
    expect(rest).toMatch(/^node:24-\w+-slim( AS \w+)?$/);
  for (const { rest } of last.filter(({ word }) => word === "COPY")) {
    const [, source = ""] = /^--from=\w+ \/app\/(\S+) /.exec(rest) ?? [];
    expect(source).not.toBe("");
    // Two are made by the stages before.
    if (!["node_modules", "apps/web/dist"].includes(source))
      expect([source, existsSync(source)]).toEqual([source, true]);
  }
  expect(existsSync("apps/web/vite.config.ts") && existsSync("package-lock.json")).toBe(true);
  const single = (word: string): string => last.findLast((each) => each.word === word)?.rest ?? "";
  expect(single("USER")).toBe("node");
  expect(last.findIndex(({ word }) => word === "USER")).toBeLessThan(
    last.findIndex(({ word }) => word === "ENTRYPOINT"),
  );
  expect(single("VOLUME")).toBe("/data");
  expect(single("HEALTHCHECK")).toContain("/healthz");
  const entry = JSON.parse(single("ENTRYPOINT")) as string[];
  expect(existsSync(entry.at(-1) ?? "")).toBe(true);
  expect(misunderstood(JSON.parse(single("CMD")) as string[])).toBeUndefined();
});

test("the health check of the image is a program that Node.js can read, and fails where nothing listens", () => {
  const check = /^\s*CMD (\[.*\])$/m.exec(DOCKERFILE)?.[1] ?? "[]";
  const [program, ...args] = JSON.parse(check) as string[];
  expect(program).toBe("node");
  expect(() => execFileSync(process.execPath, args, { env: { PORT: "1" }, stdio: "pipe" })).toThrow(
    expect.objectContaining({ status: 1 }),
  );
});

test("the compose file holds together", () => {
  const text = readFileSync("deploy/compose.yml", "utf8");
  const file = parse(text, { merge: true });
  const names = Object.keys(file.services);
  expect(names).toEqual(["postgres", "node1", "node2", "backup", "proxy"]);
  for (const [name, service] of Object.entries<Record<string, unknown>>(file.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(names).toContain(other);
    for (const network of service.networks as string[])
      expect([name, Object.keys(file.networks)]).toEqual([name, expect.arrayContaining([network])]);
    for (const volume of service.volumes as string[]) {
      const [source = ""] = volume.split(":");
      if (source.startsWith(".")) expect([source, existsSync(join("deploy", source))]).toEqual([source, true]);
      else expect(Object.keys(file.volumes)).toContain(source);
    }
  }
  for (const name of ["node1", "node2"]) {
    expect(file.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      build: { dockerfile: "deploy/Dockerfile" },
    });
  }
  for (const [name, { build, environment = {} }] of Object.entries<Record<string, object>>(file.services)) {
    const strange = Object.keys(environment).filter((each) => build !== undefined && !VARIABLES.includes(each));
    expect([name, strange]).toEqual([name, []]);
  }
  // The database is not to be reached from outside.
  expect(file.networks.inside.internal).toBe(true);
  expect(file.services.postgres).toMatchObject({ networks: ["inside"] });
  expect(names.filter((name) => file.services[name].ports !== undefined)).toEqual(["proxy"]);
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const example = readFileSync("deploy/env.example", "utf8");
  expect([...new Set(asked)].filter((name) => !new RegExp(`^${name}=`, "m").test(example))).toEqual([]);
  const [, backup = ""] = /bin\.ts (backup[^;]*);/.exec(file.services.backup.command[0]) ?? [];
  expect(misunderstood(backup.split(" "))).toBeUndefined();
});

test("every variable in deploy/ is a setting of the server, and has a value that it can read", () => {
  const examples = ["deploy/systemd/tabletown.env.example"].flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^#?([A-Z_]+)=(.*)$/gm),
  ]);
  const units = globSync("deploy/systemd/*.service").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^Environment=(\w+)=(.*)$/gm),
  ]);
  const image = [...DOCKERFILE.matchAll(/^(?:ENV)? +([A-Z_]+)=(\S+)/gm)];
  const given = [...examples, ...units, ...image].filter(([, name = ""]) => !NOT_OURS.test(name));
  expect(given.length).toBeGreaterThan(8);
  for (const [, name = "", value = ""] of given) {
    const setting = SETTINGS.find(({ variable }) => variable === name);
    expect([name, setting?.variable]).toEqual([name, name]);
    if (value !== "") expect([name, setting?.kind.read(value)]).not.toEqual([name, undefined]);
  }
});

test("the units run commands that there are", () => {
  for (const file of globSync("deploy/systemd/*.service")) {
    const [, program = "", line = ""] =
      /^ExecStart=\/usr\/bin\/node .*? (\S+\.ts) (.*)$/m.exec(readFileSync(file, "utf8")) ?? [];
    expect([file, existsSync(program), misunderstood(line.split(" "))]).toEqual([file, true, undefined]);
  }
});

test.skipIf(process.platform === "win32")(
  "beside the service `tabletown` runs as it does: same program, user and data folder, and its settings as systemd reads them",
  () => {
    const unit = readFileSync("deploy/systemd/tabletown.service", "utf8");
    const script = readFileSync("deploy/systemd/tabletown", "utf8");
    const [, user, root, node, place] =
      /^User=(.*)$[\s\S]*^WorkingDirectory=(.*)$[\s\S]*^ExecStart=(.*) (apps\/\S+) serve$/m.exec(unit) ?? [];
    expect(script).toContain(`--reuid=${user} --regid=${user} --init-groups`);
    expect(script).toContain(`${node} ${root}/${place} "$@"`);
    const settings = join(folder, "tabletown.env");
    writeFileSync(
      settings,
      `${readFileSync("deploy/systemd/tabletown.env.example", "utf8")}
DATABASE_URL="postgres://me:a&b$c@host/name?sslmode=require"
TABLETOWN_HOST='10.0.0.7'
TABLETOWN_METRICS_TOKEN=two words`,
    );
    const copy = join(folder, "tabletown");
    writeFileSync(
      copy,
      script
        .replace("/etc/tabletown/tabletown.env", settings)
        .replace('"$(id -u)" != 0', "a = b")
        .replace(/exec setpriv [\s\S]*$/, "exec env"),
    );
    const lines = run("sh", [copy]).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "TABLETOWN_DATA=/var/lib/tabletown",
        "PUBLIC_URL=https://games.example.org",
        "DATABASE_URL=postgres://me:a&b$c@host/name?sslmode=require",
        "TABLETOWN_HOST=10.0.0.7",
        "TABLETOWN_METRICS_TOKEN=two words",
      ]),
    );
    expect(/^Environment=TABLETOWN_DATA=(.*)$/m.exec(unit)?.[1]).toBe("/var/lib/tabletown");
  },
);

test.skipIf(!present("systemd-analyze"))(
  "systemd takes the units, and finds little to attack (needs systemd-analyze)",
  () => {
    const units = globSync("deploy/systemd/*.{service,timer}").map((file) => {
      // What is installed elsewhere need not be installed here.
      const text = readFileSync(file, "utf8")
        .replaceAll("/usr/bin/node", process.execPath)
        .replaceAll("/opt/tabletown", process.cwd());
      const copy = join(folder, basename(file));
      writeFileSync(copy, text);
      return copy;
    });
    expect(run("systemd-analyze", ["verify", ...units])).toBe("");
    for (const unit of units.filter((each) => each.endsWith(".service")))
      expect(run("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit])).toContain("OK");
  },
);

test("the proxies overwrite what strangers may have forged, let sockets through and records in", () => {
  const nginx = readFileSync("deploy/proxy/nginx.conf", "utf8");
  const caddy = readFileSync("deploy/proxy/Caddyfile", "utf8");
  expect(nginx).not.toContain("proxy_add_x_forwarded_for");
  for (const line of [
    "X-Forwarded-For $remote_addr",
    "X-Forwarded-Proto $scheme",
    "X-Forwarded-Host $http_host",
    "Upgrade $http_upgrade",
  ])
    expect(nginx).toContain(`proxy_set_header ${line};`);
  for (const line of ["X-Forwarded-For {remote_host}", "X-Forwarded-Proto {scheme}", "X-Forwarded-Host {hostport}"])
    expect(caddy).toContain(`header_up ${line}\n`);
  const largest = Math.max(...Object.values(routes).map((route) => ("bytes" in route ? (route.bytes ?? 0) : 0)));
  for (const [text, pattern] of [
    [nginx, /client_max_body_size (\d+)m;/],
    [caddy, /max_size (\d+)MB/],
  ] as const)
    expect(Number(pattern.exec(text)?.[1]) * 1_000_000).toBeGreaterThan(largest);
});

test("every alert says how bad it is, in a sentence, and where to read on", () => {
  const incidents = readFileSync("docs/incidents.md", "utf8");
  const anchors = [...incidents.matchAll(/^## (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
  const { groups } = parse(readFileSync("deploy/prometheus/alerts.yml", "utf8"));
  const alerts = groups.flatMap((group: { rules: unknown[] }) => group.rules);
  expect(alerts.length).toBeGreaterThan(10);
  for (const { alert, labels, annotations } of alerts) {
    expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect([alert, annotations.summary]).toEqual([alert, expect.any(String)]);
    const [file, anchor] = annotations.runbook.split("#");
    expect([alert, file, anchors.includes(anchor)]).toEqual([alert, "docs/incidents.md", true]);
    expect([alert, incidents.includes(alert)]).toEqual([alert, true]);
  }
  // And links within the page lead somewhere.
  const links = [...incidents.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor ?? ""))).toEqual([]);
  expect(parse(readFileSync("deploy/prometheus/prometheus.yml", "utf8")).rule_files).toEqual(["alerts.yml"]);
});

test.skipIf(!present("promtool"))(
  "Prometheus understands alerts, configuration and dashboard, and the alerts come when they should (needs promtool)",
  () => {
    expect(run("promtool", ["check", "config", "--syntax-only", "deploy/prometheus/prometheus.yml"])).toContain(
      "SUCCESS",
    );
    expect(run("promtool", ["check", "rules", "deploy/prometheus/alerts.yml"])).toContain("SUCCESS");
    expect(run("promtool", ["test", "rules", "deploy/prometheus/alerts.test.yml"])).toContain("SUCCESS");
    const { panels } = JSON.parse(readFileSync("deploy/grafana/tabletown.json", "utf8")) as Dashboard;
    const rules = panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, index) => ({
        record: `shown:${index}`,
        expr: expr.replaceAll("$__rate_interval", "5m").replaceAll("$node", ".+"),
      }));
    const file = join(folder, "dashboard.yml");
    writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules }] }));
    expect(run("promtool", ["check", "rules", file])).toContain(`${rules.length} rules found`);
  },
);

test("the dashboard shows every panel in its place", () => {
  const { panels } = JSON.parse(readFileSync("deploy/grafana/tabletown.json", "utf8")) as Dashboard;
  const boxes = panels.map(({ gridPos }) => gridPos);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const [index, one] of boxes.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24);
    for (const two of boxes.slice(index + 1)) {
      const apart =
        one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y;
      expect([one, two, apart]).toEqual([one, two, true]);
    }
  }
});
