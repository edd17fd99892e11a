import { checkReview } from "@tabletown/review";
import { expect, test } from "vitest";
import type { ServerSettings } from "../src/server.ts";
import { sql } from "../src/stores/sql.ts";
import { Guest } from "../src/testing/guest.ts";
import { doing, seated } from "../src/testing/play.ts";
import { serversPerTest } from "../src/testing/tested-server.ts";

/** Only for what never happens. */
const PATIENCE = { timeout: 1_500_000 };

const { open, arrive } = serversPerTest({ pollEvery: 20 });

/** A match that Ann has just given up. */
async function givenUp(settings: Partial<ServerSettings>) {
  const server = await open(settings);
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "invitation" });
  const early = await ann.call("review", { params: { match: id } });
  await doing(ann, id, { do: "resign" });
  for (const guest of [ann, bob]) guest.leave();
  return { server, ann, bob, id, early };
}

test("once a match is over, whoever may see it has a review made, once; a better judge has it made again", async () => {
  const { server, ann, bob, id, early } = await givenUp({ reviewBudget: 100 });
  const { store } = server.services;
  expect(early).toMatchObject({ ok: false, problem: { code: "not-over" } });
  const stranger = await Guest.arrive(server.url, "Eve");
  expect(await stranger.call("review", { params: { match: id } })).toMatchObject({
    ok: false,
    problem: { code: "unknown-match" },
  });
  const review = async () => (await bob.ask("review", { params: { match: id } })).review;
  const jobs = () => store.database.read(sql`SELECT kind FROM jobs WHERE match = ${id}`);
  const nothingToDo = () => expect.poll(jobs, PATIENCE).toEqual([]);
  expect(await ann.ask("review", { params: { match: id } })).toEqual({ state: "waiting" });
  await expect.poll(review, PATIENCE).toBeDefined();
  const made = await review();
  const checked = checkReview(made);
  // Ann gave up: that is what counts, however it stood.
  expect(checked).toMatchObject({ ok: true, value: { finished: true, result: [0, 1] } });
  await nothingToDo();
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(metrics, PATIENCE).toContain('tabletown_reviews_total{outcome="made"} 1');

  const old = JSON.stringify({ ...made, judge: "of yesterday" });
  await store.database.write([sql`UPDATE reviews SET judge = 'of yesterday', data = ${old} WHERE match = ${id}`]);
  expect((await review())?.judge).toBe("of yesterday");
  await expect.poll(async () => (await review())?.judge, PATIENCE).toBe(made?.judge);
  await nothingToDo();

  await store.database.write([sql`UPDATE reviews SET version = 0 WHERE match = ${id}`]);
  expect(await ann.ask("review", { params: { match: id } })).toEqual({ state: "waiting" });
});

test("a match that was closed has no result: its review says what was to be expected", async () => {
  const server = await open({ reviewBudget: 100 });
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "invitation" });
  const room = await server.services.rooms.get(id);
  if (!room.ok) throw new Error(room.problem.code);
  await room.value.close();
  for (const guest of [ann, bob]) guest.leave();
  const review = async () => (await bob.ask("review", { params: { match: id } })).review;
  await expect.poll(review, PATIENCE).toBeDefined();
  const made = await review();
  // Nobody has moved: what was to be expected is what the deal was worth.
  expect(made).toMatchObject({ finished: false, moves: [], result: made?.dealt });
});

test("a review that cannot be made is left to the readers' devices, until there is another judge", async () => {
  const { server, ann, id } = await givenUp({ reviewBudget: 100, pollEvery: 1_000_000 });
  const { database } = server.services.store;
  const state = async () => (await ann.ask("review", { params: { match: id } })).state;
  const jobs = () => database.read(sql`SELECT tries FROM jobs WHERE match = ${id} AND kind = 'review'`);
  expect(await state()).toBe("waiting");
  await database.write([sql`UPDATE jobs SET tries = 3 WHERE match = ${id} AND kind = 'review'`]);
  await server.scheduler.runDue();
  expect([await state(), await state(), await jobs()]).toEqual(["off", "off", []]);
  await database.write([sql`UPDATE reviews SET judge = 'of yesterday' WHERE match = ${id}`]);
  expect(await state()).toBe("off");
  await expect.poll(jobs, PATIENCE).toEqual([{ tries: 0 }]);
});

test("a server may leave reviews to the devices of those who read them", async () => {
  const { server, ann, id } = await givenUp({ reviewBudget: 0 });
  expect(await ann.ask("review", { params: { match: id } })).toEqual({ state: "off" });
  expect(await server.services.store.database.read(sql`SELECT kind FROM jobs WHERE kind = 'review'`)).toEqual([]);
});
