import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "../src/server.ts";
import { FakePushService } from "../src/testing/fake-push-service.ts";
import { Guest } from "../src/testing/guest.ts";
import { move, seated, why } from "../src/testing/play.ts";
import { forget, openServer } from "../src/testing/test-server.ts";

let server: RunningServer & { data: string };
/** Time goes on only when a test says so. */
const clock = { now: 1_800_000_000_000 };
const service = new FakePushService();
const guests: Guest[] = [];

beforeAll(async () => {
  await service.open();
  server = await openServer({
    now: () => clock.now,
    pollEvery: 1_000_000,
    privateTargets: true,
    publicUrl: "https://play.example",
  });
});
afterAll(async () => {
  for (const guest of guests) guest.leave();
  await server.close();
  service.close();
  forget(server.data);
});

async function arrive(name: string): Promise<Guest> {
  const guest = await Guest.arrive(server.url, name);
  guests.push(guest);
  return guest;
}

test("a browser that subscribes is told of its turns, match by match, in words that only it can read", async () => {
  const [ann, bob] = [await arrive("Ann"), await arrive("Bob")];
  const { pushKey } = await bob.ask("server", {});
  const { id: channel } = await bob.ask("addChannel", { body: { kind: "push", ...service.subscription() } });
  expect(await bob.ask("tryChannel", { params: { channel } })).toEqual({ delivered: true });
  const [first] = service.received;
  if (first === undefined) throw new Error("nothing was pushed");
  expect(service.signer(first, pushKey)).toMatchObject({ aud: service.origin, sub: "https://play.example" });
  expect(JSON.parse(service.opened(first))).toEqual({ what: "try" });

  const params = { match: (await seated([ann, bob], { game: "hidden-hands", time: { kind: "days", days: 1 } })).id };
  expect(await bob.ask("alerted", { params })).toEqual({ on: false });
  await bob.ask("alerts", { params, body: { on: true } });
  expect(await bob.ask("alerted", { params })).toEqual({ on: true });
  expect(await ann.ask("alerted", { params })).toEqual({ on: false });
  await bob.unwatch(params.match);
  await move(ann, params.match, []);
  clock.now += 6_000;
  await Promise.all([server.scheduler.runDue(), server.scheduler.runDue()]);
  expect(service.received).toHaveLength(2);
  const turn = service.received[1];
  if (turn === undefined) throw new Error("nothing was pushed");
  expect(turn.body.toString("latin1")).not.toContain(params.match);
  expect(turn.headers).toMatchObject({
    topic: expect.stringMatching(/^[\w-]{32}$/),
    ttl: "86400",
    "content-encoding": "aes128gcm",
  });
  // The name of a match by link is its address.
  expect(JSON.stringify(turn.headers)).not.toContain(params.match);
  expect(JSON.parse(service.opened(turn))).toEqual({
    what: "turn",
    match: params.match,
    game: "hidden-hands",
    seat: 1,
    url: `https://play.example/#/table/${params.match}`,
  });

  await bob.ask("alerts", { params, body: { on: false } });
  expect(await bob.ask("alerted", { params })).toEqual({ on: false });
  await bob.socket?.watch(params.match);
  await move(bob, params.match, [ann]);
  await bob.unwatch(params.match);
  await move(ann, params.match, []);
  clock.now += 6_000;
  await server.scheduler.runDue();
  expect(service.received).toHaveLength(2);
});

test("whoever has days for a move is told once more when little of them is left, and of nothing that is past", async () => {
  const [ann, bob] = [await arrive("Ann"), await arrive("Bob")];
  const { id: channel } = await bob.ask("addChannel", { body: { kind: "push", ...service.subscription() } });
  const params = { match: (await seated([ann, bob], { game: "hidden-hands", time: { kind: "days", days: 3 } })).id };
  await bob.ask("alerts", { params, body: { on: true } });
  const before = service.received.length;
  const toldAfter = async (hours: number): Promise<number> => {
    clock.now += hours * 3_600_000;
    await server.scheduler.runDue();
    return service.received.length - before;
  };
  // Whoever looks needs to be told nothing, but may forget.
  await move(ann, params.match, [bob]);
  expect(await toldAfter(0.1)).toBe(0);
  await bob.unwatch(params.match);
  expect(await toldAfter(59)).toBe(0);
  expect(await toldAfter(1)).toBe(1);
  expect(await toldAfter(2)).toBe(1);
  await bob.socket?.watch(params.match);
  await move(bob, params.match, [ann]);
  await bob.unwatch(params.match);
  await move(ann, params.match, []);
  expect(await toldAfter(0.1)).toBe(2);
  await bob.socket?.watch(params.match);
  await move(bob, params.match, [ann]);
  await bob.unwatch(params.match);
  expect(await toldAfter(61)).toBe(2);
  await bob.ask("removeChannel", { params: { channel } });
});

test("a browser is told nothing once its person has signed out there or ended it from elsewhere, and goes on where they sign in anew", async () => {
  const [ann, bob] = [await arrive("Ann"), await arrive("Bob")];
  const credentials = { login: "bob of the pushes", passphrase: "a long passphrase" };
  await bob.ask("register", { body: credentials });
  const another = async (): Promise<Guest> => {
    const device = await arrive("Guest");
    await device.ask("logIn", { body: { ...credentials, bring: false } });
    return device;
  };
  const subscribe = (device: Guest, browser: string): Promise<unknown> =>
    device.ask("addChannel", {
      body: { kind: "push", ...service.subscription(), endpoint: `${service.origin}/send/${browser}` },
    });
  const { id: match } = await seated([ann, bob], { game: "hidden-hands" });
  await bob.ask("alerts", { params: { match }, body: { on: true } });
  await bob.unwatch(match);
  const told = async (): Promise<number> => {
    const before = service.received.length;
    await server.services.store.jobs.put(match, "turn:1", clock.now);
    await server.scheduler.runDue();
    return service.received.length - before;
  };
  await move(ann, match, []);
  const [phone, lost, third] = [await another(), await another(), await another()];
  for (const [device, browser] of [
    [bob, "own"],
    [phone, "phone"],
    [lost, "lost"],
    [third, "third"],
  ] as const)
    await subscribe(device, browser);
  // What has been added to an address by hand belongs to no browser.
  await bob.ask("addChannel", { body: { kind: "webhook", url: `${service.origin}/hook` } });
  expect(await told()).toBe(5);
  await phone.ask("signOut", {});
  expect(await told()).toBe(4);
  const { session } = await lost.ask("me", {});
  await bob.ask("revoke", { params: { session } });
  expect(await told()).toBe(3);
  await bob.ask("logIn", { body: { ...credentials, bring: false } });
  expect(await told()).toBe(3);
  await bob.ask("revokeOthers", {});
  expect(await told()).toBe(2);
  // A guest who becomes who they are elsewhere is still told here.
  const guest = await arrive("Visitor");
  await subscribe(guest, "visited");
  await guest.ask("logIn", { body: { ...credentials, bring: true } });
  expect(await told()).toBe(3);
  for (const { id } of (await bob.ask("channels", {})).channels)
    await bob.ask("removeChannel", { params: { channel: id } });
});

test("who is banned is told of no turn", async () => {
  const bob = await arrive("Bob");
  await bob.ask("addChannel", { body: { kind: "push", ...service.subscription() } });
  // Against bots alone nobody waits for them: they keep their seat.
  const { id: match } = await bob.ask("createMatch", {
    body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "bot", bot: "random" }], startWhenFull: true },
  });
  await bob.ask("alerts", { params: { match }, body: { on: true } });
  const told = async (): Promise<number> => {
    const before = service.received.length;
    await server.services.store.jobs.put(match, "turn:0", clock.now);
    await server.scheduler.runDue();
    return service.received.length - before;
  };
  await expect.poll(told).toBe(1);
  await server.services.people.ban(bob.person);
  expect(await told()).toBe(0);
  await server.services.people.unban(bob.person);
  expect(await told()).toBe(1);
});

test("a browser has one channel, that of whoever signed in there last, and none once it has withdrawn", async () => {
  const [ann, bob] = [await arrive("Ann"), await arrive("Bob")];
  const body = { kind: "push" as const, ...service.subscription() };
  await ann.ask("addChannel", { body });
  await ann.ask("addChannel", { body });
  expect((await ann.ask("channels", {})).channels).toHaveLength(1);
  const { id: channel } = await bob.ask("addChannel", { body });
  expect((await ann.ask("channels", {})).channels).toEqual([]);
  expect(why(await ann.call("tryChannel", { params: { channel } }))).toBe("not-found");
  service.status = 500;
  expect(await bob.ask("tryChannel", { params: { channel } })).toEqual({ delivered: false });
  expect((await bob.ask("channels", {})).channels).toMatchObject([{ id: channel, kind: "push", failures: 1 }]);
  service.status = 410;
  expect(await bob.ask("tryChannel", { params: { channel } })).toEqual({ delivered: false });
  expect((await bob.ask("channels", {})).channels).toEqual([]);
  service.status = 201;
});

test("keys that nothing can be encrypted with break nothing", async () => {
  const ann = await arrive("Ann");
  const { endpoint } = service.subscription();
  const before = service.received.length;
  const { id: channel } = await ann.ask("addChannel", {
    body: { kind: "push", endpoint, keys: { p256dh: "BPY", auth: "abc" } },
  });
  expect(await ann.ask("tryChannel", { params: { channel } })).toEqual({ delivered: false });
  expect(service.received).toHaveLength(before);
});

test("nothing is pushed into the private network, nor unencrypted, unless its host allows it", async () => {
  const strict = await openServer();
  const ann = await Guest.arrive(strict.url, "Ann");
  const { keys, endpoint } = service.subscription();
  const add = async (to: string) => why(await ann.call("addChannel", { body: { kind: "push", endpoint: to, keys } }));
  expect(await add(endpoint)).toBe("bad-address");
  expect(await add("https://192.168.1.1/push")).toBe("bad-address");
  expect(await add("http://push.example.com/x")).toBe("bad-address");
  // A subscription that came here before the rules did: refused again when it is used.
  const row = { id: "oldchannel", person: ann.person, kind: "push" as const, secret: "", session: "", created: 1 };
  await strict.services.store.channels.add({ ...row, config: JSON.stringify({ endpoint, keys }) }, endpoint, 10);
  const before = service.received.length;
  expect(await ann.ask("tryChannel", { params: { channel: row.id } })).toEqual({ delivered: false });
  expect(service.received).toHaveLength(before);
  await strict.close();
  forget(strict.data);
});
