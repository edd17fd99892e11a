import { expect, onTestFinished, test, vi } from "vitest";
import { sql } from "../src/stores/sql.ts";
import { Guest } from "../src/testing/guest.ts";
import { playOut, seated } from "../src/testing/play.ts";
import { testedServer } from "../src/testing/tested-server.ts";

const tested = testedServer({ reviewBudget: 0 });

const table = (visibility: "public" | "invitation", seats: ("me" | "open")[] = ["me", "open"]) => ({
  body: { game: "hidden-hands", visibility, startWhenFull: false, seats: seats.map((who) => ({ who })) },
});

test("on the first screen one's own tables are not listed among the others' open ones", async () => {
  const [ann, bob] = await tested.arrive("Ann", "Bob");
  const { id } = await ann.ask("createMatch", table("public"));
  const open = async (guest: Guest) => (await guest.ask("lobby", {})).open.map((each) => each.id);
  expect([await open(ann), await open(bob), await open(new Guest(tested.server.url))]).toEqual([[], [id], [id]]);
});

test("newer tables that are full, and those of people one keeps away from, do not push open ones out of a page", async () => {
  const [ann, bob, eve] = await tested.arrive("Ann", "Bob", "Eve");
  const { id } = await ann.ask("createMatch", table("public"));
  for (let n = 0; n < 60; n++)
    await eve.ask("createMatch", table("public", n % 2 === 0 ? ["me", "me"] : ["me", "open"]));
  await bob.ask("block", { params: { person: eve.person } });
  const lists = [(await bob.ask("lobby", {})).open, (await bob.ask("matches", { query: { list: "open" } })).matches];
  for (const list of lists) expect(list.map((each) => each.id)).toContain(id);
});

test("the first screen looks through few tables, however many nobody can sit down at, watch or find any more", async () => {
  const [ann, eve] = await tested.arrive("Ann", "Eve");
  const { id: open } = await ann.ask("createMatch", table("public"));
  const seats = [{ who: "me" as const }, { who: "me" as const }];
  const begin = async (guest: Guest, settings: { days: number; allowed: boolean; startWhenFull: boolean }) => {
    const { days, allowed, startWhenFull } = settings;
    const shown = { visibility: "public" as const, spectators: { allowed, delay: 0 }, startWhenFull };
    const { id } = await guest.ask("createMatch", {
      body: { game: "hidden-hands", seats, time: { kind: "days", days }, ...shown },
    });
    return id;
  };
  const watched = await begin(ann, { days: 1, allowed: true, startWhenFull: true });
  const { database } = tested.server.services.store;
  const flood = async (match: string, many: number, age: number): Promise<void> => {
    const copies = Array.from(
      { length: many },
      (
        _,
        n,
      ) => sql`INSERT INTO matches SELECT ${`${match}${n}`}, ${`${match}${n}`}, game, rules, visibility, status, seq,
        created, updated + ${1_000 - age}, settings, seed, seats, to_act, listed + ${1_000 - age} FROM matches WHERE id = ${match}`,
    );
    await database.write(copies);
  };
  await flood(await begin(eve, { days: 14, allowed: true, startWhenFull: false }), 1_500, 0);
  await flood(await begin(eve, { days: 14, allowed: false, startWhenFull: true }), 1_500, 0);
  await flood(await begin(eve, { days: 1, allowed: true, startWhenFull: true }), 2_500, 3 * 86_400_000);
  const read = vi.spyOn(database, "read");
  onTestFinished(() => read.mockRestore());
  const lobby = await new Guest(tested.server.url).ask("lobby", {});
  expect(lobby.open.map((each) => each.id)).toContain(open);
  expect(lobby.live.map((each) => each.id)).toContain(watched);
  expect(read.mock.calls.length).toBeLessThan(30);
});

test("a guest is told how many matches would come along, however many they are", async () => {
  const [ann] = await tested.arrive("Ann");
  const ids: string[] = [];
  for (let n = 0; n < 53; n++) ids.push((await ann.ask("createMatch", table("invitation"))).id);
  expect((await ann.ask("account", {})).matches).toBe(53);
  // What was left before it began is nobody's.
  await ann.ask("command", { params: { match: ids[0] ?? "" }, body: { do: "stand", seat: 0 } });
  expect((await ann.ask("account", {})).matches).toBe(52);
});

test("a profile offers older matches only where there are any", async () => {
  const [ann, bob] = await tested.arrive("Ann", "Bob");
  const { id } = await seated([ann, bob], { game: "hidden-hands" });
  await playOut([ann, bob], id);
  const copies = Array.from({ length: 29 }, (_, n) => [
    sql`INSERT INTO matches SELECT ${`copied${n}`}, ${`COPIED${n}`}, game, rules, visibility, status, seq, created, updated,
      settings, seed, seats, to_act, listed FROM matches WHERE id = ${id}`,
    sql`INSERT INTO results (match, seat, person, bot, game, rank, score, seats, ended, finished, parts)
      SELECT ${`copied${n}`}, seat, person, bot, game, rank, score, seats, ended, finished, parts FROM results
      WHERE match = ${id}`,
  ]);
  await tested.server.services.store.database.write(copies.flat());
  const params = { person: ann.person };
  const all = await ann.ask("played", { params });
  expect([all.matches.length, all.more]).toEqual([30, false]);
  const again = await seated([ann, bob], { game: "hidden-hands" });
  await playOut([ann, bob], again.id);
  const newest = await ann.ask("played", { params });
  expect([newest.matches.length, newest.more]).toEqual([30, true]);
});
