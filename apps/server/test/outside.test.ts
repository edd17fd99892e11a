import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "@tabletown/protocol";
import { describe, expect, test } from "vitest";
import { networkOf } from "../src/http/client-address.ts";
import { openApi } from "../src/http/openapi.ts";
import { agentsFor, isPublicAddress, isPublicUrl, publicLookup } from "../src/notify/guard.ts";
import { post } from "../src/notify/post.ts";
import { signatureOf } from "../src/notify/webhook.ts";
import { Guest } from "../src/testing/guest.ts";
import { doing, move, playOut, seated, why } from "../src/testing/play.ts";
import { forget, openServer } from "../src/testing/test-server.ts";
import { testedServer } from "../src/testing/tested-server.ts";

/** Time goes on only when a test says so. */
const clock = { now: 1_800_000_000_000 };

const tested = testedServer({
  now: () => clock.now,
  pollEvery: 1_000_000,
  privateTargets: true,
  botPatience: 700,
  publicUrl: "https://play.example",
});
const { arrive } = tested;

describe("an address", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "fec0::1",
    "feff::1",
    "3fff::1",
    "3fff:fff:ffff::1",
    "5f00::1",
    "5fff::1",
    "4000::1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "not an address",
  ])("%s is private", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450::1", "3ffe::1"])(
    "%s is public",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    "http://localhost/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://router/",
    "https://db.internal/",
    "https://example.com:5432/",
    "https://user:secret@example.com/",
    "ftp://example.com/",
    "file:///etc/passwd",
    "nonsense",
  ])("no message goes to %s", (url) => expect(isPublicUrl(url)).toBe(false));

  test("a name that leads into the private network is not connected to, unless the host allows it", async () => {
    let asked = 0;
    const inside = createServer((_request, response) => {
      asked++;
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => inside.listen(0, "localhost", resolve));
    const url = `http://localhost:${(inside.address() as AddressInfo).port}/`;
    expect(await post(url, {}, "x", agentsFor(false))).toBe(0);
    expect(asked).toBe(0);
    expect(await post(url, {}, "x", agentsFor(true))).toBe(204);
    inside.close();
  });

  test("a name that leads into the private network is refused when connecting", async () => {
    const error = await new Promise<Error | null>((resolve) => publicLookup("localhost", {}, resolve));
    expect(error?.message).toContain("private");
    expect(isPublicUrl("https://example.com/hook")).toBe(true);
  });
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::5:6", "2001:db8:0:0"],
  ["2001:db8::7:8:9:a", "2001:db8:0:0"],
  ["fe80::1", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("limits for %s are those of %s", (address, network) => expect(networkOf(address)).toBe(network));

describe("whoever wants to be told", () => {
  test("that it is their turn gets a signed message, once, and only while they are not looking", async () => {
    const received: { body: string; signature: string }[] = [];
    let status = 200;
    const hook = createServer((request: IncomingMessage, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        received.push({ body, signature: String(request.headers["tabletown-signature"]) });
        response.writeHead(status).end("whatever");
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    const { port } = hook.address() as AddressInfo;
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id: channel, secret = "" } = await bob.ask("addChannel", {
      body: { kind: "webhook", url: `http://127.0.0.1:${port}/hook` },
    });
    expect(await bob.ask("tryChannel", { params: { channel } })).toEqual({ delivered: true });
    const [first] = received;
    const at = Number(/t=(\d+)/.exec(first?.signature ?? "")?.[1]);
    expect(first?.signature).toBe(signatureOf(secret, at, first?.body ?? ""));

    const { id } = await seated([ann, bob], { game: "hidden-hands", time: { kind: "days", days: 1 } });
    await bob.ask("alerts", { params: { match: id }, body: { on: true } });
    await bob.unwatch(id);
    ann.waitsFor = [ann];
    await move(ann, id, []);
    await tested.server.scheduler.runDue();
    expect(received).toHaveLength(1);
    clock.now += 6_000;
    await Promise.all([tested.server.scheduler.runDue(), tested.server.scheduler.runDue()]);
    await tested.server.scheduler.runDue();
    expect(received).toHaveLength(2);
    expect(JSON.parse(received[1]?.body ?? "")).toEqual({
      what: "turn",
      match: id,
      game: "hidden-hands",
      seat: 1,
      url: `https://play.example/#/table/${id}`,
    });

    await bob.socket?.watch(id);
    await move(bob, id, []);
    await move(ann, id, []);
    clock.now += 6_000;
    await tested.server.scheduler.runDue();
    expect(received).toHaveLength(2);

    await bob.unwatch(id);
    await bob.socket?.watch(id);
    await move(bob, id, []);
    await bob.unwatch(id);
    await ann.ask("match", { params: { match: id } });
    status = 500;
    await move(ann, id, []);
    clock.now += 6_000;
    await tested.server.scheduler.runDue();
    expect(received).toHaveLength(3);
    clock.now += 130_000;
    status = 200;
    await tested.server.scheduler.runDue();
    expect(received).toHaveLength(4);

    await bob.ask("alerts", { params: { match: id }, body: { on: false } });
    await bob.ask("removeChannel", { params: { channel } });
    expect(await bob.ask("channels", {})).toEqual({ channels: [] });
    hook.close();
  });

  test("is not told through addresses in the private network", async () => {
    const strict = await openServer();
    const ann = await Guest.arrive(strict.url, "Ann");
    const add = async (body: Parameters<typeof ann.call<"addChannel">>[1]["body"]) =>
      why(await ann.call("addChannel", { body }));
    expect(await add({ kind: "webhook", url: "http://169.254.169.254/latest/meta-data" })).toBe("bad-address");
    expect(await add({ kind: "webhook", url: "http://localhost:8420/" })).toBe("bad-address");
    const keys = { p256dh: "BPY", auth: "abc" };
    expect(await add({ kind: "push", endpoint: "https://push.example.com/x", keys })).toBe("done");
    await strict.close();
    forget(strict.data);
  });
});

describe("statistics", () => {
  test("count who played whom, and rate people and bots apart", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    for (let n = 0; n < 2; n++) {
      const { id } = await seated([ann, bob], { game: "hidden-hands" });
      await doing(bob, id, { do: "resign" });
    }
    const mixed = await seated([ann], { game: "hidden-hands" }, [{ who: "bot", bot: "random" }]);
    await doing(ann, mixed.id, { do: "resign" });
    await Promise.all([tested.server.scheduler.runDue(), tested.server.scheduler.runDue()]);
    const [mine] = (await ann.ask("statistics", { params: { person: ann.person } })).games;
    expect(mine).toMatchObject({
      game: "hidden-hands",
      played: 3,
      won: 2,
      rating: { rated: 2 },
      ratingWithBots: { rated: 1 },
    });
    // None of these was played to its end.
    expect(mine?.averageScore).toBeUndefined();
    const [theirs] = (await ann.ask("statistics", { params: { person: bob.person } })).games;
    expect(theirs).toMatchObject({ played: 2, won: 0, rating: { rated: 2 } });
    expect(mine?.rating?.value).toBeGreaterThan(theirs?.rating?.value ?? 0);
    const { games } = await ann.ask("headToHead", { params: { person: ann.person, other: bob.person } });
    expect(games).toEqual([{ game: "hidden-hands", played: 2, ahead: 2, behind: 0, level: 0 }]);
    const best = await ann.ask("ratings", { params: { game: "hidden-hands" } });
    expect(best.ratings[0]).toMatchObject({ person: ann.person, name: "Ann" });
    const bots = await ann.ask("ratings", { params: { game: "hidden-hands" }, query: { of: "bots" } });
    expect(bots.ratings).toMatchObject([{ bot: "random", rating: { rated: 1 } }]);
  });

  test("count a seat given up for good as lost, whatever becomes of it", async () => {
    const [ann, bob, cid] = await arrive("Ann", "Bob", "Cid");
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public" });
    await doing(bob, id, { do: "stand", seat: 1, forGood: true });
    await cid.connect();
    await cid.socket?.watch(id);
    await doing(cid, id, { do: "sit", seat: 1 });
    await doing(ann, id, { do: "resign" });
    await tested.server.scheduler.runDue();
    const of = async (guest: Guest) => (await ann.ask("statistics", { params: { person: guest.person } })).games[0];
    expect(await of(cid)).toMatchObject({ played: 1, won: 1, rating: { rated: 1 } });
    expect(await of(ann)).toMatchObject({ played: 1, won: 0, averageRank: 2 });
    expect(await of(bob)).toMatchObject({ played: 1, won: 0, averageRank: 3, rating: { rated: 1 } });
    const { games } = await ann.ask("headToHead", { params: { person: ann.person, other: bob.person } });
    expect(games).toMatchObject([{ played: 1, ahead: 1 }]);
  });

  test("leave out games on one screen, and ratings where a bot let a move be taken back", async () => {
    const [ann] = await arrive("Ann");
    const screen = await seated([ann], { game: "hidden-hands" }, [{ who: "me", name: "Ben" }]);
    await doing(ann, screen.id, { do: "resign", seat: 0 });
    const { games } = await ann.ask("statistics", { params: { person: ann.person } });
    expect(games).toEqual([]);
    const soft = await seated([ann], { game: "hidden-hands" }, [{ who: "bot", bot: "random" }]);
    const answered = ann.next("step", (step) => step.seat === 1);
    await move(ann, soft.id, []);
    const { seq } = await answered;
    await doing(ann, soft.id, { do: "undo", seq });
    await doing(ann, soft.id, { do: "resign" });
    await tested.server.scheduler.runDue();
    const [game] = (await ann.ask("statistics", { params: { person: ann.person } })).games;
    expect(game).toMatchObject({ played: 1 });
    expect(game?.ratingWithBots).toBeUndefined();
  });
});

describe("bots", () => {
  test("play a whole match by themselves", async () => {
    const [ann] = await arrive("Ann");
    const { id } = await seated([ann], { game: "hidden-hands" }, [
      { who: "bot", bot: "greedy" },
      { who: "bot", bot: "casual" },
    ]);
    const over = ann.next("table", (each) => each.table.status === "over");
    await doing(ann, id, { do: "stand", seat: 0 });
    expect((await over).table.result?.reason).toBe("finished");
  });

  test("that think for ever are stopped, and neither their match nor any other waits", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const free = await seated([bob], { game: "hidden-hands" }, [{ who: "me", name: "Ben" }]);
    const begun = performance.now();
    const stuck = await seated([ann], { game: "stuck" }, [{ who: "bot", bot: "greedy" }]);
    const moved = ann.next("step", (step) => step.seat === 1);
    await move(bob, free.id, []);
    await moved;
    expect(performance.now() - begun).toBeGreaterThan(600);
    expect(tested.server.services.bots.forfeits).toBeGreaterThan(0);
    await doing(ann, stuck.id, { do: "resign" });
  });
});

test("the API is described by the schemas that check it", async () => {
  const document = await (await fetch(`${tested.server.url}/api/openapi.json`)).json();
  expect(document).toEqual(JSON.parse(JSON.stringify(openApi("0.1.0"))));
  const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((path) => Object.values(path))
    .map(({ operationId }) => operationId);
  expect(operations.sort()).toEqual(Object.keys(routes).sort());
  expect(document.paths["/api/matches"].post.requestBody.content["application/json"].schema.required).toEqual([
    "game",
    "seats",
  ]);
});

test("health, readiness and metrics are there to be watched", async () => {
  expect((await fetch(`${tested.server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${tested.server.url}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${tested.server.url}/metrics`)).text();
  expect(metrics).toMatch(/^tabletown_rooms \d+$/m);
  const passedOn = await fetch(`${tested.server.url}/metrics`, { headers: { "x-forwarded-for": "93.184.216.34" } });
  expect(passedOn.status).toBe(403);
  const page = await fetch(`${tested.server.url}/`);
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test("every game of the catalog can be played here to its end", async () => {
  const people = await arrive("Ann", "Bob");
  const { games } = await (people[0] as Guest).ask("games", {});
  for (const { id: game } of games.filter(({ id }) => id !== "stuck")) {
    const { id } = await seated(people, { game });
    await playOut(people, id);
    expect((people[0] as Guest).last("table")?.table).toMatchObject({ id, status: "over" });
  }
});
