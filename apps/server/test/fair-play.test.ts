import { expect, test } from "vitest";
import type { Guest } from "../src/testing/guest.ts";
import { doing, move, playOut, seated, standing, why } from "../src/testing/play.ts";
import { testedServer } from "../src/testing/tested-server.ts";

// What somebody might do to be spared a defeat, or time, that others are not spared.

const clock = { now: 1_800_000_000_000 };
// Bots take longer than any test that needs to be faster than they are.
const tested = testedServer({ now: () => clock.now, pollEvery: 1_000_000, botPause: 60_000 });

const { arrive } = tested;

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
  await tested.server.scheduler.runDue();
  const { ratings } = await ann.ask("ratings", { params: { game: "hidden-hands" } });
  expect(ratings.map(({ person }) => person)).toEqual(expect.arrayContaining([ann.person, bob.person]));
});

test("a draw is agreed on by people alone: no bot, nobody who is away or has resigned shares a victory", async () => {
  const people = await arrive("Ann", "Bob", "Cid");
  const [ann, bob, cid] = people;
  const settings = { game: "hidden-hands", agreedDraws: true };
  const offered = async (guest: Guest, match: string) => why(await guest.do(match, { do: "offer-draw" }));
  const left = await seated([ann, bob], settings);
  await doing(bob, left.id, { do: "offer-draw" });
  await doing(ann, left.id, { do: "stand", seat: 0 });
  expect(bob.last("table")?.table.status).toBe("playing");
  expect(bob.last("table")?.table.ask).toBeUndefined();
  expect(await offered(bob, left.id)).toBe("stand-in");
  const withBot = await seated([ann, bob], settings, [{ who: "bot", bot: "random" }]);
  expect(await offered(bob, withBot.id)).toBe("no-draws");
  const alone = await seated([ann], settings, [{ who: "bot", bot: "random" }]);
  expect(await offered(ann, alone.id)).toBe("no-draws");
  const resigned = await seated(people, settings);
  await doing(ann, resigned.id, { do: "resign" });
  expect(await offered(bob, resigned.id)).toBe("no-draws");
  expect(await offered(cid, resigned.id)).toBe("no-draws");
  // Whose time runs out while they are asked has not agreed.
  const late = await seated([ann, bob], { ...settings, time: { kind: "live", seconds: 60, increment: 0 } });
  await doing(bob, late.id, { do: "offer-draw" });
  const filled = bob.next("table", ({ table }) => table.id === late.id && table.seats[0]?.bot !== undefined);
  clock.now += 60_000;
  await tested.server.scheduler.runDue();
  expect((await filled).table).toMatchObject({ status: "playing" });
});

test("whether to change places is forgotten when one of the two seats changes hands", async () => {
  const people = await arrive("Ann", "Bob", "Cid");
  const [ann, bob, cid] = people;
  const seats = [{ who: "me" as const }, { who: "open" as const }, { who: "open" as const }];
  const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", visibility: "link", seats } });
  for (const guest of people) {
    await guest.connect();
    await guest.socket?.watch(id);
  }
  await doing(bob, id, { do: "sit", seat: 1 });
  await doing(bob, id, { do: "swap", seat: 1, with: 0 });
  const asked = ann.last("table")?.table.ask?.seq ?? 0;
  await doing(ann, id, { do: "clear", seat: 1 });
  await doing(ann, id, { do: "let-back", person: bob.person });
  expect(ann.last("table")?.table.ask).toBeUndefined();
  await doing(cid, id, { do: "sit", seat: 1 });
  expect(why(await ann.do(id, { do: "answer", ask: asked, yes: true }))).toBe("no-such-ask");
  // Cid has asked for nothing and is moved nowhere; somebody else who comes elsewhere forgets nothing.
  await doing(cid, id, { do: "swap", seat: 1, with: 0 });
  await doing(bob, id, { do: "sit", seat: 2 });
  expect(ann.last("table")?.table.ask).toMatchObject({ what: "swap", seat: 1, to: 0 });
  await doing(ann, id, { do: "stand", seat: 0 });
  expect(bob.last("table")?.table.ask).toBeUndefined();
  expect(bob.last("table")?.table.seats.map(({ name }) => name)).toEqual(["", "Cid", "Bob"]);
});

test("whoever is away or has resigned takes nothing back, and whoever has resigned sits down nowhere again", async () => {
  const people = await arrive("Ann", "Bob", "Cid");
  const [ann, bob, cid] = people;
  const { id } = await seated(people, { game: "sealed-bids", visibility: "link" });
  await move(ann, id, [bob, cid]);
  await doing(ann, id, { do: "stand", seat: 0 });
  expect(why(await undo(ann, id, 0))).toBe("not-your-seat");
  expect((await ann.ask("match", { params: { match: id } })).position?.free).toBeUndefined();
  await doing(ann, id, { do: "return", seat: 0 });
  expect((await ann.ask("match", { params: { match: id } })).position?.free).toBe(1);
  await doing(ann, id, { do: "resign" });
  expect(why(await undo(ann, id, 0))).toBe("not-your-seat");
  await doing(ann, id, { do: "stand", seat: 0, forGood: true });
  expect(why(await ann.do(id, { do: "sit", seat: 0 }))).toBe("not-your-seat");
  await doing(bob, id, { do: "stand", seat: 1, forGood: true });
  expect(why(await ann.do(id, { do: "sit", seat: 1 }))).toBe("knows-too-much");
  // Who has only got up may change their mind, and somebody else may have the seat that was resigned.
  const [dot] = await arrive("Dot");
  await dot.connect();
  await doing(bob, id, { do: "sit", seat: 1 });
  await doing(dot, id, { do: "sit", seat: 0 });
  expect(cid.last("table")?.table.seats.map(({ name }) => name)).toEqual(["Dot", "Bob", "Cid"]);
});

test("whoever chooses at the same time is not kept from it by others who choose and take back", async () => {
  const people = await arrive("Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "sealed-bids" });
  const bid = (seq: number) => bob.do(id, { do: "act", seq, move: "bid 2" });
  const before = standing(bob, id).seq;
  await move(ann, id, [bob]);
  const between = standing(bob, id).seq;
  await undo(ann, id, 0);
  expect(why(await bid(between))).toBe("done");
  // Whoever has chosen, has other options now or was asked looks at what is there first.
  expect(why(await bid(before))).toBe("stale");
  await move(ann, id, [bob]);
  const opened = standing(bob, id).seq;
  await doing(ann, id, { do: "undo", seq: standing(ann, id).seq, to: 1 });
  await doing(bob, id, { do: "answer", ask: bob.last("table")?.table.ask?.seq ?? 0, yes: true });
  await undo(bob, id, 0);
  expect(why(await bid(opened))).toBe("stale");
});

test("nobody is begun against who has not come to a rematch, and nobody who keeps away is asked to one", async () => {
  const people = await arrive("Ann", "Bob");
  const [ann, bob] = people;
  const time = { kind: "live" as const, seconds: 60, increment: 0 };
  const settings = { game: "hidden-hands", time, onTimeout: "resign" };
  const { id } = await seated(people, settings);
  await doing(bob, id, { do: "resign" });
  const { match } = await ann.ask("rematch", { params: { match: id } });
  await ann.socket?.watch(match);
  // Whoever looks whether there is an invitation to decline has not come.
  await bob.ask("match", { params: { match } });
  expect(ann.last("sync")?.table.seats).toMatchObject([{ name: "Bob", expected: true }, { name: "Ann" }]);
  expect(why(await ann.do(match, { do: "start" }))).toBe("not-all-here");
  await doing(ann, match, { do: "stand", seat: 1 });
  expect(ann.last("table")?.table.host).toBe(ann.person);
  await doing(ann, match, { do: "sit", seat: 1 });
  await bob.socket?.watch(match);
  await expect.poll(() => ann.last("table")?.table.seats[0]?.expected).toBeUndefined();
  await doing(ann, match, { do: "start" });
  await doing(bob, match, { do: "resign" });
  await bob.ask("block", { params: { person: ann.person } });
  const { match: alone } = await ann.ask("rematch", { params: { match } });
  const { table } = await ann.ask("match", { params: { match: alone } });
  expect(table.seats).toMatchObject([{ name: "Ann" }, { name: "", open: true }]);
  expect(why(await ann.do(alone, { do: "start" }))).toBe("seats-open");
  // Others come, or a bot is seated instead.
  await doing(ann, alone, { do: "seat-bot", seat: 1, bot: "random" });
  await doing(ann, alone, { do: "start" });
});

test("whoever comes to a rematch without a socket says so by sitting down, or by wanting the same", async () => {
  const people = await arrive("Ann", "Bob", "Cid");
  const [ann, bob, cid] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  await doing(bob, id, { do: "resign" });
  await doing(cid, id, { do: "resign" });
  const { match } = await ann.ask("rematch", { params: { match: id } });
  await bob.ask("command", { params: { match }, body: { do: "sit", seat: 2 } });
  expect(why(await ann.do(match, { do: "start" }))).toBe("not-all-here");
  expect(await cid.ask("rematch", { params: { match: id } })).toEqual({ match });
  expect(why(await ann.do(match, { do: "start" }))).toBe("done");
});
