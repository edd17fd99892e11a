import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { RunningServer } from "../server.ts";
import { StoreFault } from "../stores/sql.ts";
import { Guest } from "../testing/guest.ts";
import { playOut, seated } from "../testing/play.ts";
import { forget, openServer } from "../testing/test-server.ts";

let server: RunningServer & { data: string };
let people: [Guest, Guest];
beforeAll(async () => {
  server = await openServer({ pollEvery: 1_000_000, publicUrl: "http://127.0.0.1" });
  people = await Guest.arriveTogether(server.url, 'Żaneta <"&">', "Борис");
});
afterAll(async () => {
  for (const guest of people) guest.leave();
  await server.close();
  forget(server.data);
});

test("the link to a finished private match opens for whoever has it, with a picture for messengers", async () => {
  const [zaneta] = people;
  const { id } = await seated(people, { game: "metropolia" });
  expect(await zaneta.call("shareMatch", { params: { match: id } })).toMatchObject({ problem: { code: "not-over" } });
  await zaneta.ask("command", { params: { match: id }, body: { do: "resign", seat: 0 } });
  const { path } = await zaneta.ask("shareMatch", { params: { match: id } });
  const page = await fetch(`${server.url}${path}?l=pl`);
  const text = await page.text();
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const content = (property: string): string =>
    new RegExp(`property="${property}" content="([^"]*)"`).exec(text)?.[1] ?? "";
  expect(content("og:title")).toBe("Metropolia");
  expect(content("og:description")).toMatch(/^1\. Борис \d+ · 2\. Żaneta &#60;&#34;&#38;&#34;&#62; \d+$/);
  expect(content("og:image")).toBe(`http://127.0.0.1${path}.png?l=pl`);
  expect(text).toContain(`url=/#/replay/shared-${path.slice("/m/".length)}`);
  const picture = await fetch(`${server.url}${path}.png?l=pl`);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  const length = bytes.readUInt32BE(33);
  expect(inflateSync(bytes.subarray(41, 41 + length))).toHaveLength(630 * (1_200 * 3 + 1));
  // The record behind it opens with the key alone, and not without.
  const stranger = new Guest(server.url);
  const key = path.split("-")[1] ?? "";
  expect(await stranger.ask("record", { params: { match: id }, query: { key } })).toMatchObject({ game: "metropolia" });
  expect(await stranger.call("record", { params: { match: id } })).toMatchObject({
    problem: { code: "unknown-match" },
  });
  for (const wrong of [`/m/${id}-${"0".repeat(20)}`, `/m/${id}`, "/m/nonsense.png"]) {
    expect((await fetch(`${server.url}${wrong}`)).status).toBe(404);
  }
});

test("whoever keeps the page or the picture asks before it is shown again: a name goes with its account", async () => {
  const pair = [await Guest.arrive(server.url, "Wanda"), await Guest.arrive(server.url, "Bob")] as const;
  const { id } = await seated(pair, { game: "hidden-hands" });
  await pair[0].ask("command", { params: { match: id }, body: { do: "resign", seat: 0 } });
  const { path } = await pair[0].ask("shareMatch", { params: { match: id } });
  const addresses = [`${server.url}${path}`, `${server.url}${path}.png`];
  const first = await Promise.all(addresses.map((address) => fetch(address)));
  expect(first.map(({ headers }) => headers.get("cache-control"))).toEqual(addresses.map(() => "private, no-cache"));
  const again = () =>
    Promise.all(
      first.map(({ url, headers }) => fetch(url, { headers: { "if-none-match": headers.get("etag") ?? "" } })),
    );
  expect((await again()).map(({ status }) => status)).toEqual([304, 304]);
  await pair[0].ask("deleteAccount", { body: { name: "Wanda" } });
  const [page, picture] = await again();
  expect([page?.status, picture?.status]).toEqual([200, 200]);
  expect(await page?.text()).not.toContain("Wanda");
  for (const guest of pair) guest.leave();
});

test("what is logged of a request that fails holds no key", async () => {
  const [zaneta] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  await zaneta.ask("command", { params: { match: id }, body: { do: "resign", seat: 0 } });
  const { path } = await zaneta.ask("shareMatch", { params: { match: id } });
  const key = path.split("-")[1] ?? "";
  const { log, rooms } = server.services;
  const logged = [vi.spyOn(log, "warn"), vi.spyOn(log, "error"), vi.spyOn(log, "debug")];
  const faults = [new StoreFault("unavailable", "the database is away"), new Error("broken")];
  for (const fault of faults) {
    for (const address of [path, `/api/matches/${id}/record?key=${key}`]) {
      const broken = vi.spyOn(rooms, "get").mockRejectedValueOnce(fault);
      expect((await fetch(server.url + address)).status).toBeGreaterThanOrEqual(500);
      broken.mockRestore();
    }
  }
  expect((await fetch(`${server.url}/api/matches/${id}/record?key=${key}`)).status).toBe(200);
  const text = JSON.stringify(logged.flatMap(({ mock }) => mock.calls));
  for (const each of logged) each.mockRestore();
  expect(text).toContain("/api/matches/:match/record");
  expect(text).not.toContain(key);
});

test("records are listed for who uploaded them, and taken away again", async () => {
  const [zaneta, boris] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  await playOut(people, id);
  const record = await zaneta.ask("record", { params: { match: id } });
  const { record: name } = await zaneta.ask("upload", { body: record });
  await boris.ask("upload", { body: record });
  const { records } = await zaneta.ask("records", {});
  expect(records).toEqual([
    expect.objectContaining({ record: name, game: "hidden-hands", names: ['Żaneta <"&">', "Борис"] }),
  ]);
  await zaneta.ask("removeRecord", { params: { record: name } });
  expect(await zaneta.ask("records", {})).toEqual({ records: [] });
  expect(await zaneta.ask("uploaded", { params: { record: name } })).toMatchObject({ game: "hidden-hands" });
  await boris.ask("removeRecord", { params: { record: name } });
  expect(await zaneta.call("uploaded", { params: { record: name } })).toMatchObject({ problem: { code: "not-found" } });
  const twice = await boris.call("removeRecord", { params: { record: name } });
  expect(twice).toMatchObject({ problem: { code: "not-found" } });
});
