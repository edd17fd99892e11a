import { expect, test } from "vitest";
import type { RunningServer } from "../server.ts";
import { sql } from "../stores/sql.ts";
import { Guest } from "../testing/guest.ts";
import { doing, playOut, seated, standing, why } from "../testing/play.ts";
import { testedServer } from "../testing/tested-server.ts";

const tested = testedServer({ pollEvery: 1_000_000, botPause: 0 });
const OPEN = { who: "open" } as const;
const ME = { who: "me" } as const;
const sit = (seat: number) => ({ do: "sit", seat }) as const;

function administrator({ url, services }: RunningServer): Guest {
  return new Guest(url, { authorization: `Bearer ${services.secrets.admin}` });
}

async function setBan(person: Guest, name: "adminBan" | "adminUnban"): Promise<void> {
  await administrator(tested.server).ask(name, { params: { person: person.person } });
}

/** How a table looks to somebody, over HTTP. */
async function tableOf(guest: Guest, match: string) {
  return (await guest.ask("match", { params: { match } })).table;
}

test("a bot plays on for who is banned, their seat is free, and the others are told no more than of anybody who leaves", async () => {
  const [ann, eve, cat] = await tested.arrive("Ann", "Eve", "Cat");
  const { id } = await seated([ann, eve], { game: "hidden-hands", visibility: "public" });
  const heard = ann.heard.length;
  const left = ann.next("table", ({ match, table }) => match === id && table.seats[1]?.open === true);
  await setBan(eve, "adminBan");
  const { table } = await left;
  expect(table).toMatchObject({ status: "playing", seats: [{ person: ann.person }, { name: "Eve", bot: "casual" }] });
  expect(table.seats[1]).not.toHaveProperty("person");
  expect(JSON.stringify(ann.heard.slice(heard))).not.toMatch(/ban/i);
  // Whatever Ann does, the game comes back to her: nobody is waited for.
  await expect.poll(() => standing(ann, id).position.options?.length ?? 0).toBeGreaterThan(0);
  expect(why(await eve.call("command", { params: { match: id }, body: sit(1) }))).toBe("banned");
  // Unbanned she may have her seat again, as long as nobody else has it.
  await setBan(eve, "adminUnban");
  expect(why(await eve.call("command", { params: { match: id }, body: sit(1) }))).toBe("done");
  await setBan(eve, "adminBan");
  expect(why(await cat.call("command", { params: { match: id }, body: sit(1) }))).toBe("done");
  await setBan(eve, "adminUnban");
  expect(why(await eve.call("command", { params: { match: id }, body: sit(1) }))).toBe("full");
});

test("a question to who is banned is dropped, and moves can be taken back without them", async () => {
  const [ann, eve, bob] = await tested.arrive("Ann", "Eve", "Bob");
  const { id } = await seated([ann, eve, bob], { game: "metropolia", agreedDraws: true });
  await doing(ann, id, { do: "offer-draw" });
  expect((await tableOf(ann, id)).ask).toBeDefined();
  await setBan(eve, "adminBan");
  expect((await tableOf(ann, id)).ask).toBeUndefined();
});

test("before the start the seat of who is banned is free, and a table that they led is led by others or closes", async () => {
  const [eve, ann, bob] = await tested.arrive("Eve", "Ann", "Bob");
  const body = { game: "hidden-hands", seats: [ME, OPEN], visibility: "public" as const, startWhenFull: false };
  const [theirs, alone, unseated] = [
    await eve.ask("createMatch", { body }),
    await eve.ask("createMatch", { body }),
    await eve.ask("createMatch", { body: { ...body, seats: [OPEN, OPEN] } }),
  ];
  const others = await ann.ask("createMatch", { body });
  const full = await seated([ann, eve], { game: "hidden-hands" });
  await playOut([ann, eve], full.id);
  const { match: rematch } = await ann.ask("rematch", { params: { match: full.id } });
  await eve.ask("command", { params: { match: others.id }, body: sit(1) });
  for (const { id } of [theirs, unseated]) await ann.ask("command", { params: { match: id }, body: sit(1) });
  const solo = await eve.ask("createMatch", {
    body: { game: "hidden-hands", seats: [ME, { who: "bot", bot: "random" }], startWhenFull: true },
  });

  await setBan(eve, "adminBan");
  for (const { id } of [theirs, unseated]) {
    expect(await tableOf(ann, id)).toMatchObject({ status: "lobby", host: ann.person, seats: [{ name: "" }, {}] });
  }
  expect(await tableOf(ann, alone.id)).toMatchObject({ status: "closed" });
  const after = await tableOf(ann, others.id);
  expect(after.seats.map(({ person }) => person)).toEqual([ann.person, undefined]);
  // Nobody waits for her at a rematch, whether it was opened before or is now.
  expect((await tableOf(ann, rematch)).seats.filter(({ expected }) => expected)).toEqual([]);
  for (const { id } of [theirs, others]) {
    await bob.ask("command", { params: { match: id }, body: sit(id === theirs.id ? 0 : 1) });
    expect(why(await ann.call("command", { params: { match: id }, body: { do: "start" } }))).toBe("done");
  }
  // A match against bots holds nobody up: it is there when she comes back.
  await setBan(eve, "adminUnban");
  expect((await tableOf(eve, solo.id)).seats[0]).toMatchObject({ person: eve.person });
});

test("no seat is kept in a rematch for who is banned", async () => {
  const [ann, eve] = await tested.arrive("Ann", "Eve");
  const { id } = await seated([ann, eve], { game: "hidden-hands" });
  await playOut([ann, eve], id);
  await setBan(eve, "adminBan");
  const { match } = await ann.ask("rematch", { params: { match: id } });
  const { seats } = await tableOf(ann, match);
  expect(seats.map(({ person }) => person).filter((person) => person !== undefined)).toEqual([ann.person]);
});

test("whoever was about to sit down or to open a table when the ban came does not", async () => {
  const [ann, eve] = await tested.arrive("Ann", "Eve");
  const body = { game: "hidden-hands", seats: [ME, OPEN], visibility: "public" as const, startWhenFull: false };
  const { id } = await ann.ask("createMatch", { body });
  expect(why(await eve.call("me", {}))).toBe("done");
  // Written down and not announced: what was under way had been let in before.
  await tested.server.services.store.database.write([sql`UPDATE people SET banned = 1 WHERE id = ${eve.person}`]);
  expect(why(await eve.call("command", { params: { match: id }, body: sit(1) }))).toBe("banned");
  expect(why(await eve.call("createMatch", { body }))).toBe("banned");
  expect((await tableOf(ann, id)).seats[1]).not.toHaveProperty("person");
});
