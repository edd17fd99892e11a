import { beforeEach, describe, expect, test, vi } from "vitest";
import { Guest } from "../src/testing/guest.ts";
import { doing, move, seated, standing } from "../src/testing/play.ts";
import { serversPerTest } from "../src/testing/tested-server.ts";

const clock = { now: 0 };
const servers = serversPerTest({ now: () => clock.now, pollEvery: 1_000_000, grace: 15_000 });
let server: Awaited<ReturnType<typeof servers.open>>;

beforeEach(async () => {
  clock.now = 1_800_000_000_000;
  server = await servers.open();
});

/** Bots do not get to move while the tests look. */
async function openWithSlowBots(): Promise<void> {
  server = await servers.open({ botPause: 60_000 });
}

const arrive = <Names extends readonly string[]>(...names: Names) => servers.arrive(server, ...names);

const LIVE = { kind: "live", seconds: 60, increment: 5 } as const;
const DAY = 86_400_000;

test("lists tell until when whoever is to move has time, but not whoever sees a match later", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const days = { game: "hidden-hands", time: { kind: "days", days: 3 }, visibility: "public" } as const;
  const { id } = await seated([ann, bob], days);
  const begun = clock.now;
  const deadlineFor = async (guest: Guest, list: "unfinished" | "live"): Promise<number | undefined> =>
    (await guest.ask("matches", { query: { list } })).matches[0]?.deadline;
  expect(await deadlineFor(bob, "unfinished")).toBe(begun + 3 * DAY);
  clock.now += DAY;
  await move(ann, id, [bob]);
  expect(await deadlineFor(ann, "unfinished")).toBe(begun + 4 * DAY);
  expect(await deadlineFor(eve, "live")).toBe(begun + 4 * DAY);
  await doing(ann, id, { do: "resign" });
  expect(await deadlineFor(ann, "unfinished")).toBeUndefined();
  await seated([ann, bob], { ...days, spectators: { allowed: true, delay: 60 } });
  expect(await deadlineFor(ann, "unfinished")).toBe(clock.now + 3 * DAY);
  expect(await deadlineFor(eve, "live")).toBeUndefined();
});

describe("a live clock", () => {
  test("does not run on while a move that has come waits for a disk that stands still", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands", time: LIVE });
    clock.now += 10_000;
    const held = Promise.withResolvers<() => void>();
    vi.spyOn(server.services.store.database, "joinNextCommit").mockImplementationOnce((work) => {
      held.resolve(work);
      return true;
    });
    const came = clock.now;
    const moved = move(ann, id, [bob]);
    const begin = await held.promise;
    clock.now += 5_000;
    begin();
    await moved;
    expect(standing(ann, id).position.clocks).toEqual({ at: came, left: [55_000, 60_000], running: [1] });
  });

  test("does not run on while a move that has come waits for another's to be written", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "sealed-bids", time: LIVE });
    const { matches } = server.services.store;
    const { append } = matches;
    const asked = Promise.withResolvers<void>();
    const disk = Promise.withResolvers<void>();
    vi.spyOn(matches, "append").mockImplementationOnce(async (change) => {
      asked.resolve();
      await disk.promise;
      return append(change);
    });
    clock.now += 10_000;
    const came = clock.now;
    const { seq } = standing(ann, id);
    const first = ann.do(id, { do: "act", seq, move: "bid 2" });
    await asked.promise;
    const second = bob.do(id, { do: "act", seq, move: "bid 3" });
    const room = server.services.rooms.present(id);
    await expect.poll(() => room?.waiting, { interval: 5 }).toBe(1);
    clock.now += 5_000;
    disk.resolve();
    expect([(await first).ok, (await second).ok]).toEqual([true, true]);
    expect(standing(ann, id).position.clocks).toMatchObject({ at: came, left: [55_000, 55_000] });
  });

  test("runs for whoever is to act and gains by each move", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands", time: LIVE });
    clock.now += 10_000;
    await move(ann, id, [bob]);
    expect(standing(ann, id).position.clocks).toEqual({ at: clock.now, left: [55_000, 60_000], running: [1] });
    clock.now += 1_000;
    await move(bob, id, [ann]);
    expect(standing(ann, id).position.clocks).toEqual({ at: clock.now, left: [55_000, 64_000], running: [0] });
  });

  test("hands the seat to a bot when it runs out, once, and gives some time to whoever returns", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands", time: LIVE });
    clock.now += 59_999;
    await server.scheduler.runDue();
    expect(bob.last("table")?.table.seats[0]?.bot).toBeUndefined();
    clock.now += 1;
    const moved = bob.next("step");
    await Promise.all([server.scheduler.runDue(), server.scheduler.runDue(), server.scheduler.runDue()]);
    await moved;
    const log = await server.services.store.matches.entries(id, 0);
    expect(log.filter((entry) => entry.kind === "seats" && entry.timeout)).toHaveLength(1);
    expect(bob.last("table")?.table.seats[0]).toMatchObject({ person: ann.person, bot: "casual" });
    await doing(ann, id, { do: "return", seat: 0 });
    expect(ann.last("table")?.clocks?.left[0]).toBe(30_000);
  });

  test("brings nothing to whoever gets up and comes back, in the same choice or a later one", async () => {
    await openWithSlowBots();
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "sealed-bids", time: LIVE });
    clock.now += 59_000;
    for (let n = 0; n < 5; n++) {
      await doing(ann, id, { do: "stand", seat: 0 });
      // What passes while the bot has not moved passes for whoever comes back.
      clock.now += 100;
      await doing(ann, id, { do: "return", seat: 0 });
    }
    expect(ann.last("table")?.clocks).toMatchObject({ left: [500, 500], running: [0, 1] });
    await doing(ann, id, { do: "stand", seat: 0, forGood: true });
    await doing(ann, id, { do: "sit", seat: 0 });
    expect(ann.last("table")?.clocks?.left[0]).toBe(500);
    await move(ann, id, [bob]);
    await doing(ann, id, { do: "stand", seat: 0 });
    await doing(ann, id, { do: "return", seat: 0 });
    expect(ann.last("table")?.clocks?.left[0]).toBe(5_500);
    // The choice that somebody was too late for is not begun again.
    clock.now += 500;
    await server.scheduler.runDue();
    await expect.poll(() => bob.last("table")?.table.seats[1]?.bot).toBe("casual");
    await doing(bob, id, { do: "return", seat: 1 });
    expect(bob.last("table")?.clocks?.left[1]).toBe(0);
    // Somebody else who takes a seat over has time to look around.
    const [cid] = await arrive("Cid");
    await doing(bob, id, { do: "stand", seat: 1, forGood: true });
    await cid.connect();
    await cid.ask("join", { body: { code: (await ann.ask("match", { params: { match: id } })).table.code ?? "" } });
    await doing(cid, id, { do: "sit", seat: 1 });
    await expect.poll(() => ann.last("table")?.clocks?.left[1]).toBe(30_000);
  });

  test("resigns the seat where the table says so", async () => {
    const people = await arrive("Ann", "Bob");
    const [, bob] = people;
    await seated(people, { game: "hidden-hands", time: LIVE, onTimeout: "resign" });
    const over = bob.next("table", (each) => each.table.status === "over");
    clock.now += 60_000;
    await server.scheduler.runDue();
    expect((await over).table.result).toMatchObject({
      reason: "timeout",
      by: [0],
      places: [{ seat: 1, rank: 1 }, { seat: 0 }],
    });
  });

  test("runs for everybody who chooses at once", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "sealed-bids", time: LIVE });
    clock.now += 10_000;
    await move(ann, id, [bob]);
    expect(standing(bob, id).position.clocks).toMatchObject({ left: [55_000, 50_000], running: [1] });
  });

  test("runs from the first moment in a match that is created full", async () => {
    const [ann] = await arrive("Ann");
    const { id } = (await ann?.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "me" }], startWhenFull: true, time: LIVE },
    })) ?? { id: "" };
    clock.now += 60_000;
    await server.scheduler.runDue();
    const log = await server.services.store.matches.entries(id, 0);
    expect(log.filter((entry) => entry.kind === "seats" && entry.timeout)).toHaveLength(1);
  });

  test("survives a restart, and one that ran out meanwhile gets grace and then fires once", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands", time: LIVE });
    clock.now += 10_000;
    await move(ann, id, [bob]);
    const { data } = server;
    for (const guest of [ann, bob]) guest.leave();
    await server.close();
    clock.now += 3_600_000;
    server = await servers.open({ data });
    await server.scheduler.runDue();
    const found = await server.services.rooms.get(id);
    expect(found.ok && found.value.state.seats[1]?.bot).toBeUndefined();
    // Whatever the other does, or the late one without moving, leaves the grace as it is.
    const again = new Guest(server.url);
    again.cookie = ann.cookie;
    for (const name of ["Anna", "Ann"]) {
      await again.ask("command", { params: { match: id }, body: { do: "rename", seat: 0, name } });
      clock.now += 7_000;
      await server.scheduler.runDue();
    }
    expect(found.ok && found.value.state.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ["Ann", undefined],
      ["Bob", undefined],
    ]);
    clock.now += 1_000;
    await Promise.all([server.scheduler.runDue(), server.scheduler.runDue()]);
    await server.scheduler.runDue();
    const log = await server.services.store.matches.entries(id, 0);
    expect(log.filter((entry) => entry.kind === "seats" && entry.timeout)).toHaveLength(1);
  });
});

test("days per move start anew with each turn", async () => {
  const [ann, bob] = await arrive("Ann", "Bob");
  const { id } = await seated([ann, bob], { game: "hidden-hands", time: { kind: "days", days: 2 } });
  const day = 86_400_000;
  clock.now += day;
  await move(ann, id, [bob]);
  clock.now += day + day / 2;
  await move(bob, id, [ann]);
  expect(standing(ann, id).position.clocks).toMatchObject({ left: [2 * day, day / 2], running: [0] });
  clock.now += 2 * day - 1;
  await server.scheduler.runDue();
  expect(ann.last("table")?.table.seats[0]?.bot).toBeUndefined();
  const taken = ann.next("table", (each) => each.table.seats[0]?.bot !== undefined);
  clock.now += 1;
  await server.scheduler.runDue();
  await taken;
});

test("days per move do not start anew for whoever gets up, or is late, and comes back", async () => {
  await openWithSlowBots();
  const people = await arrive("Ann", "Bob");
  const [ann] = people;
  const day = 86_400_000;
  const { id } = await seated(people, { game: "hidden-hands", time: { kind: "days", days: 2 } });
  clock.now += day;
  await doing(ann, id, { do: "stand", seat: 0 });
  await doing(ann, id, { do: "return", seat: 0 });
  expect(ann.last("table")?.clocks).toMatchObject({ left: [day, 2 * day], running: [0] });
  clock.now += day;
  await server.scheduler.runDue();
  await expect.poll(() => ann.last("table")?.table.seats[0]?.bot).toBe("casual");
  await doing(ann, id, { do: "return", seat: 0 });
  expect(ann.last("table")?.clocks?.left[0]).toBe(0);
});

test("whoever was late has half a minute for what they take back from the bot, and the days of the next choice", async () => {
  const [ann, bob] = await arrive("Ann", "Bob");
  const day = 86_400_000;
  const { id } = await seated([ann, bob], { game: "metropolia", time: { kind: "days", days: 2 } });
  clock.now += 2 * day;
  await server.scheduler.runDue();
  await expect
    .poll(async () => {
      await server.scheduler.runDue();
      return standing(ann, id).position.toAct;
    })
    .toEqual([1]);
  await doing(ann, id, { do: "return", seat: 0 });
  await doing(ann, id, { do: "undo", seat: 0, seq: standing(ann, id).seq });
  // The days of that choice are over: a takeback does not bring them again.
  expect(standing(ann, id).position.clocks).toMatchObject({ left: [30_000, 2 * day], running: [0] });
  clock.now += 30_000;
  await server.scheduler.runDue();
  await expect
    .poll(async () => {
      await server.scheduler.runDue();
      return standing(ann, id).position.toAct;
    })
    .toEqual([1]);
  await doing(ann, id, { do: "return", seat: 0 });
  while (standing(bob, id).position.toAct.includes(1)) await move(bob, id, [ann]);
  expect(standing(ann, id).position.clocks).toMatchObject({ left: [2 * day, expect.any(Number)], running: [0] });
});

describe("a takeback", () => {
  const again = async (guest: Guest, id: string): Promise<void> => {
    await doing(guest, id, { do: "undo", seq: standing(guest, id).seq });
  };
  const clocks = (guest: Guest, id: string) => standing(guest, id).position.clocks;

  test("takes the increment back with the move, however often", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], {
      game: "sealed-bids",
      time: { kind: "live", seconds: 60, increment: 20 },
    });
    for (let n = 0; n < 20; n++) {
      await move(ann, id, [bob]);
      expect(clocks(bob, id)?.left).toEqual([80_000, 60_000]);
      await again(ann, id);
    }
    expect(clocks(ann, id)).toMatchObject({ left: [60_000, 60_000], running: [0, 1] });
    // Nor does it give a second to whoever has less.
    clock.now += 59_900;
    await move(ann, id, [bob]);
    await again(ann, id);
    expect(clocks(ann, id)?.left[0]).toBe(1_000);
    await move(ann, id, [bob]);
    expect(clocks(ann, id)?.left[0]).toBe(20_100);
    await move(bob, id, [ann]);
    // Two moves that others agree to take back bring two seats nothing either.
    await doing(bob, id, { do: "undo", seq: standing(bob, id).seq, to: 1 });
    await doing(ann, id, { do: "answer", ask: ann.last("table")?.table.ask?.seq ?? 0, yes: true });
    expect(clocks(ann, id)?.left).toEqual([20_100, 1_000]);
    await move(bob, id, [ann]);
    expect(clocks(ann, id)?.left).toEqual([20_100, 20_100]);
  });

  test("lets no day begin anew, and nobody think with the clock of a move that does not count", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const day = 86_400_000;
    const { id } = await seated([ann, bob], { game: "sealed-bids", time: { kind: "days", days: 2 } });
    clock.now += day;
    await move(ann, id, [bob]);
    await again(ann, id);
    expect(clocks(ann, id)).toMatchObject({ left: [day, day], running: [0, 1] });
    await move(ann, id, [bob]);
    await move(bob, id, [ann]);
    expect(clocks(ann, id)?.left).toEqual([2 * day, 2 * day]);
  });
});
