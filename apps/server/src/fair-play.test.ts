import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningServer } from "./server.ts";
import { Guest } from "./testing/guest.ts";
import { doing, move, playOut, seated, standing, why } from "./testing/play.ts";
import { forget, openServer } from "./testing/test-server.ts";

// What somebody might do to be spared a defeat, or time, that others are not spared.

const clock = { now: 1_800_000_000_000 };
let server: RunningServer & { data: string };
const guests: Guest[] = [];

beforeAll(async () => {
  // Bots take longer than any test that needs to be faster than they are.
  server = await openServer({ now: () => clock.now, pollEvery: 1_000_000, botPause: 60_000 });
});
afterAll(async () => {
  for (const guest of guests) guest.leave();
  await server.close();
  forget(server.data);
});

async function arrive<Names extends readonly string[]>(...names: Names): Promise<{ [N in keyof Names]: Guest }> {
  const came = await Promise.all(names.map((name) => Guest.arrive(server.url, name)));
  guests.push(...came);
  for (const guest of came) guest.waitsFor = came;
  return came as { [N in keyof Names]: Guest };
}

function undo(guest: Guest, match: string, to: number) {
  return guest.do(match, { do: "undo", seq: standing(guest, match).seq, to });
}

test("who stands in for somebody does not agree to a takeback: the match goes on, and counts", async () => {
  const people = await arrive("Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  for (let round = 0; round < 3; round++) {
    await move(ann, id, [bob]);
    await move(bob, id, [ann]);
  }
  await doing(ann, id, { do: "stand", seat: 0 });
  expect(why(await undo(bob, id, 1))).toBe("stand-in");
  await doing(ann, id, { do: "return", seat: 0 });
  // A question that was put before is not answered by whoever leaves either.
  await doing(bob, id, { do: "undo", seq: standing(bob, id).seq, to: 1 });
  expect(ann.last("table")?.table.ask).toMatchObject({ what: "takeback", waiting: [0] });
  await doing(ann, id, { do: "stand", seat: 0 });
  expect(ann.last("table")?.table.ask).toBeUndefined();
  expect(standing(bob, id).position.move).toBe(6);
  await doing(ann, id, { do: "return", seat: 0 });
  await playOut(people, id);
  await server.scheduler.runDue();
  const { ratings } = await ann.ask("ratings", { params: { game: "hidden-hands" } });
  expect(ratings.map(({ person }) => person)).toEqual(expect.arrayContaining([ann.person, bob.person]));
});
