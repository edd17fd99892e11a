import { type Pack, packOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { USUAL_CONFIG } from "../src/config/config.ts";
import { OPEN_QUOTAS } from "../src/config/open-limits.ts";
import { deleteOld } from "../src/retention.ts";
import type { RunningServer } from "../src/server.ts";
import { Guest } from "../src/testing/guest.ts";
import { why } from "../src/testing/play.ts";
import { serversPerTest } from "../src/testing/tested-server.ts";

const DAY = 86_400_000;
const clock = { now: 1_800_000_000_000 };

const { open, arrive } = serversPerTest({ now: () => clock.now, pollEvery: 1_000_000 });

type Loose = { [key: string]: Loose } & Loose[];

/** A pack of one game with something changed in it. */
async function packWith({ services }: RunningServer, change: (pack: Loose) => void): Promise<Pack> {
  const title = await services.games.title("metropolia");
  if (!title.ok) throw new Error(title.problem.code);
  const pack = structuredClone(packOf("metropolia", title.value.components.standard)) as never;
  Object.assign(pack, { name: "Our old box", author: "Ann", version: "2" });
  change(pack);
  return pack;
}

function coins(n: number): (pack: Loose) => void {
  return ({ table }) => void Object.assign(table?.start ?? {}, { coins: n });
}

test("a pack is kept under a link that anybody can open, and only its owner changes, lists and deletes it", async () => {
  const server = await open();
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const pack = await packWith(server, coins(5));
  const shared = await ann.ask("sharePack", { body: { ...pack } });
  expect(await ann.ask("sharePack", { body: { ...pack } })).toEqual(shared);
  const { id } = shared;
  const params = { pack: id };
  expect(await new Guest(server.url).ask("pack", { params })).toEqual(pack);
  const next = await packWith(server, coins(6));
  expect(why(await bob.call("replacePack", { params, body: { ...next } }))).toBe("not-found");
  expect(why(await bob.call("deletePack", { params }))).toBe("not-found");
  const { revision } = await ann.ask("replacePack", { params, body: { ...next } });
  expect(revision).not.toBe(shared.revision);
  expect(await bob.ask("pack", { params })).toEqual(next);
  expect(await ann.ask("myPacks", {})).toEqual({
    packs: [{ id, game: "metropolia", name: "Our old box", author: "Ann", version: "2", updated: clock.now, revision }],
  });
  expect(await bob.ask("myPacks", {})).toEqual({ packs: [] });
  await ann.ask("deletePack", { params });
  expect(why(await bob.call("pack", { params }))).toBe("not-found");
});

test("whoever replaces a pack that was changed since they saw it is told so, and it stays as it was", async () => {
  const server = await open();
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const first = await packWith(server, coins(1));
  const here = await packWith(server, coins(2));
  const there = await packWith(server, coins(3));
  const { id, revision } = await ann.ask("sharePack", { body: { ...first } });
  const params = { pack: id };
  const { revision: newer } = await ann.ask("replacePack", { params, query: { revision }, body: { ...here } });
  // The other device has seen only the first one.
  const late = { params, query: { revision }, body: { ...there } };
  expect(why(await ann.call("replacePack", late))).toBe("pack-changed");
  expect(await ann.ask("pack", { params })).toEqual(here);
  // Nobody else learns even that.
  expect(why(await bob.call("replacePack", late))).toBe("not-found");
  // What is there already may be sent again by whoever has not heard that it arrived.
  expect(await ann.ask("replacePack", { params, query: { revision }, body: { ...here } })).toEqual({ revision: newer });
  await ann.ask("replacePack", { params, query: { revision: newer }, body: { ...there } });
  expect(await ann.ask("pack", { params })).toEqual(there);
});

test("what is no pack, or breaks the game, is refused with the place named and nothing is kept", async () => {
  const server = await open();
  const ann = await Guest.arrive(server.url, "Ann");
  const card = (change: object) => (pack: Loose) => void Object.assign(pack.table?.establishments?.[3] ?? {}, change);
  const broken: readonly [change: (pack: Loose) => void, code: string, place: string][] = [
    [card({ cost: "two" }), "bad-pack", "establishments.3.cost"],
    [card({ copies: 1_000_000 }), "bad-pack", "establishments.3.copies"],
    [(pack) => void pack.table?.establishments?.splice(3, 1), "bad-pack", "establishments.3.id"],
    [(pack) => void Object.assign(pack, { author: "\u202eAnn" }), "bad-pack", "author"],
    [(pack) => void Object.assign(pack, { game: "atlantis" }), "unknown-game", ""],
    [(pack) => void Object.assign(pack, { note: "n".repeat(900_000) }), "bad-pack", "note"],
    [(pack) => void Object.assign(pack, { note: "n".repeat(10_000_000) }), "too-large", ""],
  ];
  for (const [change, code, place] of broken) {
    const body = await packWith(server, change);
    const answer = await ann.call("sharePack", { body: { ...body } });
    expect(why(answer)).toBe(code);
    if (!answer.ok) expect(answer.problem.detail ?? "").toContain(place);
    if (code !== "bad-pack") continue;
    // The same as the components of a table.
    const seats = [{ who: "me" as const }, { who: "open" as const }];
    const { game, table, name, author, version } = body;
    const opening = await ann.call("createMatch", { body: { game, table, seats, pack: { name, author, version } } });
    if (place === "author" || place === "note") continue;
    expect(why(opening)).toBe("bad-components");
    if (!opening.ok) expect(opening.problem.detail ?? "").toContain(place);
  }
  expect(await ann.ask("myPacks", {})).toEqual({ packs: [] });
});

test("everybody who comes to a table learns which pack it plays with, and so does whoever reads the list", async () => {
  const server = await open();
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const { table } = await packWith(server, coins(7));
  const seats = [{ who: "me" as const }, { who: "open" as const }];
  const about = { game: "metropolia", seats, visibility: "public" as const };
  const pack = { name: "Our \u202eold box", author: "Ann", version: "" };
  const shown = { name: "Our old box", author: "Ann", version: "" };
  const match = await ann.ask("createMatch", { body: { ...about, table, pack } });
  expect(match.pack).toEqual(shown);
  expect((await bob.ask("match", { params: { match: match.id } })).table.pack).toEqual(shown);
  const { matches } = await new Guest(server.url).ask("matches", { query: { list: "open" } });
  expect(matches).toMatchObject([{ id: match.id, pack: shown }]);
  // Components of one's own are said to be such also without a name; the game's own are no pack, whatever they are called.
  const unnamed = await ann.ask("createMatch", { body: { ...about, table } });
  expect(unnamed.pack).toEqual({ name: "", author: "", version: "1" });
  const standard = (await packWith(server, () => {})).table;
  expect((await ann.ask("createMatch", { body: { ...about, table: standard, pack } })).pack).toBeUndefined();
});

test("one person keeps only so many packs; those of guests go after a while, those of accounts stay", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, packs: 1 } });
  const { store } = server.services;
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  await bob.ask("register", { body: { login: "bob", passphrase: "correct horse battery" } });
  const share = async (guest: Guest, n: number) =>
    guest.call("sharePack", { body: { ...(await packWith(server, coins(n))) } });
  const first = await share(ann, 1);
  expect(why(await share(ann, 2))).toBe("too-many-packs");
  const kept = await share(bob, 1);
  if (!first.ok || !kept.ok) throw new Error("refused");
  const next = await packWith(server, coins(2));
  expect(why(await ann.call("replacePack", { params: { pack: first.value.id }, body: { ...next } }))).toBe("done");
  clock.now += 181 * DAY;
  await deleteOld(store.retention, { ...USUAL_CONFIG, now: () => clock.now }, () => {});
  expect(why(await ann.call("pack", { params: { pack: first.value.id } }))).toBe("not-found");
  expect(why(await ann.call("pack", { params: { pack: kept.value.id } }))).toBe("done");
});

test("with components that leave hardly anybody able to begin, a match that is full from the start ends at once", async () => {
  const server = await open();
  const ann = await Guest.arrive(server.url, "Ann");
  const title = await server.services.games.title("budowa-miasta");
  if (!title.ok) throw new Error(title.problem.code);
  const table = structuredClone(title.value.components.standard) as Loose;
  Object.assign(table, { hand: 1, startingMoney: { 2: 3, 3: 3, 4: 3, 5: 3, 6: 3 } });
  for (const building of table.buildings ?? [])
    Object.assign(building, { cost: (building.id as unknown) === "A1" ? 1 : 100 });
  const seats = [{ who: "me" as const }, { who: "me" as const, name: "Bob" }];
  const { id } = await ann.ask("createMatch", { body: { game: "budowa-miasta", table, seats, startWhenFull: true } });
  const room = await server.services.rooms.get(id);
  if (!room.ok) throw new Error(room.problem.code);
  const { status, toAct } = room.value.state;
  // Seldom, somebody does hold the one building that can be paid for.
  expect([status, toAct.length > 0]).toEqual(status === "over" ? ["over", false] : ["playing", true]);
});
