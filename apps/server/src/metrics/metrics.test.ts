import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../server.ts";
import { Guest } from "../testing/guest.ts";
import { move, seated, standing } from "../testing/play.ts";
import { HAS_POSTGRES, startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { forget, openServer, testSettings } from "../testing/test-server.ts";

const DEPLOY = fileURLToPath(new URL("../../../../deploy", import.meta.url));
/** What Prometheus adds by itself. */
const ADDED = { names: ["up"], labels: ["instance", "job", "le"] };

let server: RunningServer & { data: string };
let scrape = "";

beforeAll(async () => {
  server = await openServer();
  const [ann, bob] = await Guest.arriveTogether(server.url, "Ann", "Bob");
  const { id } = await seated([ann, bob], { game: "hidden-hands" }, [{ who: "bot", bot: "greedy" }]);
  for (let made = 0; made < 4; ) {
    const mover = [ann, bob].find((guest) => (standing(guest, id).position.options ?? []).length > 0);
    if (mover !== undefined) made += Math.sign(await move(mover, id, [ann, bob]));
    else await Promise.race([ann.next("step"), bob.next("step")]);
  }
  await ann.call("match", { params: { match: "nosuchmatch" }, query: {} });
  for (const address of ["/", "/nowhere.js", "/also-nowhere.js"]) await fetch(`${server.url}${address}`);
  scrape = await metricsOf(server.url);
  for (const guest of [ann, bob]) guest.leave();
});
afterAll(async () => {
  await server.close();
  forget(server.data);
});

async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** The sum over all labels that fit. */
function value(text: string, series: string): number {
  const [, name = "", labels = ""] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  const lines = text.split("\n").filter((line) => new RegExp(`^${name}[ {]`).test(line) && line.includes(labels));
  if (lines.length === 0) throw new Error(`there is no ${series}`);
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** Every expression of the alerts and the dashboard. */
function expressions(): string[] {
  const alerts = readFileSync(`${DEPLOY}/prometheus/alerts.yml`, "utf8");
  const boards = globSync(`${DEPLOY}/grafana/*.json`).map((file) => readFileSync(file, "utf8"));
  const fromAlerts = [...alerts.matchAll(/^ +expr: (.*)$/gm)].map(([, text = ""]) => text);
  const fromBoards = boards.flatMap((text) => [...text.matchAll(/"(?:expr|query)": ("(?:[^"\\]|\\.)*")/g)]);
  return [...fromAlerts, ...fromBoards.map(([, text = '""']) => JSON.parse(text) as string)];
}

test("every number that the alerts and the dashboard show is there when the server is asked", () => {
  const known = [...scrape.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const wanted = expressions().flatMap((text) => text.match(/\b(?:tabletown|process)_\w+/g) ?? []);
  expect(new Set(wanted).size).toBeGreaterThan(30);
  expect([...new Set(wanted)].filter((name) => ![...known, ...ADDED.names].includes(name))).toEqual([]);
  // And nothing is counted that nobody looks at.
  const shown = expressions().join(" ");
  expect(known.filter((name) => !/_(sum|count)$/.test(name) && !shown.includes(name))).toEqual([]);
});

test("every label by which they are told apart is there as well", () => {
  const missing = expressions().flatMap((text) =>
    [...text.matchAll(/\b((?:tabletown|process)_\w+)\{([^}]*)\}/g)].flatMap(([, name = "", labels = ""]) => {
      const sample = scrape.split("\n").find((line) => line.startsWith(`${name}{`)) ?? "";
      return [...labels.matchAll(/(\w+)\s*=/g)].flatMap(([, label = ""]) =>
        ADDED.labels.includes(label) || sample.includes(`${label}="`) || sample === "" ? [] : [`${name}: ${label}`],
      );
    }),
  );
  expect(missing).toEqual([]);
});

test("moves, requests, messages, sockets, rooms and jobs are counted", () => {
  expect(value(scrape, 'tabletown_moves_total{by="person"}')).toBe(4);
  expect(value(scrape, 'tabletown_moves_total{by="bot"}')).toBeGreaterThan(0);
  expect(value(scrape, "tabletown_move_seconds_count")).toBe(4);
  expect(value(scrape, "tabletown_bot_seconds_count")).toBeGreaterThan(0);
  expect(value(scrape, 'tabletown_messages_total{kind="command"}')).toBeGreaterThan(4);
  expect(value(scrape, 'tabletown_http_requests_total{method="POST",route="/api/session",status="200"}')).toBe(2);
  expect(value(scrape, 'tabletown_refusals_total{code="unknown-match"}')).toBe(1);
  expect(value(scrape, "tabletown_sockets")).toBe(2);
  expect(value(scrape, "tabletown_rooms")).toBe(1);
  expect(value(scrape, "tabletown_database_connections")).toBe(2);
  expect(value(scrape, "tabletown_disk_free_bytes")).toBeGreaterThan(0);
  expect(value(scrape, "tabletown_newest_backup_timestamp_seconds")).toBe(0);
});

test("strangers who ask for a thousand files do not make a thousand numbers", () => {
  const routes = [...scrape.matchAll(/^tabletown_http_requests_total\{.*route="([^"]*)"/gm)].map(([, route]) => route);
  expect(routes.filter((route) => route?.includes("nowhere"))).toEqual([]);
  expect(value(scrape, 'tabletown_http_requests_total{method="GET",route="page",status="404"}')).toBe(2);
});

test("a token of their own opens the metrics, and nothing else", async () => {
  const guarded = await openServer({ metricsToken: "for-prometheus" });
  const ask = async (path: string, token: string): Promise<number> => {
    // As if through a proxy: from this machine everybody may ask.
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": "93.184.216.34" };
    return (await fetch(`${guarded.url}${path}`, { headers })).status;
  };
  expect(await ask("/metrics", "for-prometheus")).toBe(200);
  expect(await ask("/metrics", "for-prometheuz")).toBe(403);
  expect(await ask("/metrics", "")).toBe(403);
  expect(await ask("/api/admin/matches", "for-prometheus")).toBe(403);
  await guarded.close();
  forget(guarded.data);
});

test.runIf(HAS_POSTGRES)(
  "nodes on PostgreSQL count what they say to each other, and notice when they are deaf",
  async () => {
    const postgres: TestPostgres = await startPostgres();
    const databaseUrl = await postgres.fresh();
    const one = await openServer({ databaseUrl });
    const two = await openServer({ ...testSettings({ databaseUrl }), data: one.data });
    try {
      const ann = await Guest.arrive(one.url, "Ann");
      const bob = await Guest.arrive(two.url, "Bob");
      bob.cookie = ann.cookie;
      const { id } = await seated([ann], { game: "hidden-hands" }, [{ who: "me", name: "Ben" }, { who: "me" }]);
      await bob.connect();
      await bob.socket?.watch(id);
      const heard = bob.next("step");
      await move(ann, id, []);
      await heard;
      const [here, there] = [await metricsOf(one.url), await metricsOf(two.url)];
      expect(value(here, "tabletown_bus_sent_total")).toBeGreaterThan(0);
      expect(value(there, "tabletown_bus_received_total")).toBeGreaterThan(0);
      expect(value(here, "tabletown_bus_lag_seconds_count")).toBeGreaterThan(0);
      expect(value(here, "tabletown_bus_listening")).toBe(1);
      expect(value(here, "tabletown_database_connections")).toBeGreaterThan(0);
      for (const guest of [ann, bob]) guest.leave();

      await postgres.halt();
      await expect.poll(async () => value(await metricsOf(one.url), "tabletown_bus_listening")).toBe(0);
      await fetch(`${one.url}/api/matches`);
      await expect
        .poll(async () => value(await metricsOf(one.url), 'tabletown_database_faults_total{kind="unavailable"}'))
        .toBeGreaterThan(0);
      await postgres.resume();
      await expect.poll(async () => value(await metricsOf(one.url), "tabletown_bus_listening")).toBe(1);
    } finally {
      await Promise.all([one.close(), two.close()]);
      await postgres.stop();
      forget(one.data);
    }
  },
);

/** Until it happens: how long that takes is for the machine to say. */
