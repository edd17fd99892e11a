import { gameOfRecord, readRecord, replay, type Title, verifyChance } from "@tabletown/kernel";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Guest } from "../src/testing/guest.ts";
import { doing, move, playOut, seated, standing, watchedMatch, why } from "../src/testing/play.ts";
import { testedServer } from "../src/testing/tested-server.ts";
import { findTitle, TITLES } from "../src/testing/titles.ts";

/** Moves that somebody misses: fewer than any game has. */
const MOVES = 4;
const tested = testedServer();
const { arrive } = tested;

describe("a match", () => {
  test("is played to its end, and its record proves that chance was fair", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann] = people;
    const { id, commitment, seed } = await seated(people, { game: "hidden-hands" });
    expect(seed).toBeUndefined();
    expect(why(await ann.call("record", { params: { match: id } }))).toBe("not-over");
    await playOut(people, id);
    const end = ann.last("table")?.table;
    expect(end?.status).toBe("over");
    expect(end?.result?.reason).toBe("finished");
    expect(end?.seed).toMatch(/^[0-9a-f]{32}$/);
    const record = readRecord(JSON.stringify(await ann.ask("record", { params: { match: id } })));
    if (!record.ok) throw new Error(record.problem.code);
    const game = gameOfRecord((await findTitle("hidden-hands")) as Title, record.value);
    if (!game.ok) throw new Error(game.problem.code);
    expect(replay(game.value, record.value).ok).toBe(true);
    expect(verifyChance(game.value, record.value).ok).toBe(true);
    expect(record.value.chance).toEqual({ commitment, seed: end?.seed });
  });

  test("tells everybody what they may know, and no more", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    await move(ann, id, [bob]);
    expect(ann.last("step")?.events[1]).toMatchObject({ what: "drew", about: expect.any(String) });
    expect(bob.last("step")?.events[1]).not.toHaveProperty("about");
    expect(bob.last("step")?.position.options).toBeDefined();
    expect(ann.last("step")?.position.options).toBeUndefined();
  });

  test("knows its people by their login, on every device", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    const phone = ann.again();
    onTestFinished(() => phone.leave());
    await phone.connect();
    await phone.socket?.watch(id);
    expect(phone.last("sync")?.as).toBe(0);
    await move(phone, id, [ann, bob]);
    expect(ann.last("step")?.seat).toBe(0);
    const { matches } = await phone.ask("matches", { query: { list: "mine" } });
    expect(matches.map((match) => match.id)).toContain(id);
  });

  test("lets several people at one screen play, each through their own eyes", async () => {
    const [ann] = await arrive("Ann");
    const table = await ann.ask("createMatch", {
      body: {
        game: "hidden-hands",
        seats: [
          { who: "me", name: "Ann" },
          { who: "me", name: "Ben" },
        ],
        startWhenFull: true,
      },
    });
    expect(table.status).toBe("playing");
    await ann.connect();
    await ann.socket?.watch(table.id, 1);
    expect(ann.last("sync")?.as).toBe(1);
    expect(ann.last("sync")?.position?.options).toBeUndefined();
    await ann.socket?.watch(table.id, 0);
    expect(ann.last("sync")?.position?.options).toBeDefined();
    await move(ann, table.id, []);
    await ann.socket?.watch(table.id, 1);
    await move(ann, table.id, []);
    expect(standing(ann, table.id).position.move).toBe(2);
  });

  test("is not refused to those who choose at once", async () => {
    const people = await arrive("Ann", "Bob", "Cid");
    const [ann, bob, cid] = people;
    const { id } = await seated(people, { game: "sealed-bids" });
    const seq = standing(ann, id).seq;
    const told = await Promise.all(
      people.map((guest, bid) => guest.do(id, { do: "act", seq, move: `bid ${bid + 1}` })),
    );
    expect(told.map(why)).toEqual(["done", "done", "done"]);
    expect(why(await bob.do(id, { do: "act", seq, move: "bid 1" }))).toBe("stale");
    expect(standing(cid, id).position.view).toMatchObject({ round: 2, won: [0, 0, 1] });
  });

  test("counts a move once, however often it is sent", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const { seq, position } = standing(ann, id);
    const command = { do: "act", seq, move: position.options?.[0] ?? "", key: "a-key" } as const;
    const first = await ann.do(id, command);
    const again = await ann.do(id, command);
    expect(first).toEqual(again);
    expect(why(await ann.do(id, { ...command, key: "another" }))).toBe("stale");
  });

  test("answers every move with its own number, the one that ends the match too", async () => {
    const people = await arrive("Ann", "Bob");
    const { id } = await seated(people, { game: "hidden-hands" });
    const numbers: number[] = [];
    for (;;) {
      const mover = people.find((guest) => (standing(guest, id).position.options ?? []).length > 0);
      if (mover === undefined) break;
      const { seq, position } = standing(mover, id);
      const command = { do: "act", seq, move: position.options?.[0] ?? "", key: `move ${seq}` } as const;
      const made = await doing(mover, id, command);
      expect(await doing(mover, id, command)).toBe(made);
      await Promise.all(people.map((guest) => guest.reaches(id, made)));
      numbers.push(made);
    }
    const log = await tested.server.services.store.matches.entries(id, 0);
    expect(log.filter(({ kind }) => kind === "move").map(({ seq }) => seq)).toEqual(numbers);
  });

  test("can be played again by the same people, in one table however many ask", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    expect(why(await ann.call("rematch", { params: { match: id } }))).toBe("not-over");
    await doing(ann, id, { do: "resign" });
    const [one, two] = await Promise.all([
      ann.ask("rematch", { params: { match: id } }),
      bob.ask("rematch", { params: { match: id } }),
    ]);
    expect(one).toEqual(two);
    const again = await bob.ask("match", { params: { match: one.match } });
    expect(again.table.seats.map(({ name }) => name)).toEqual(["Bob", "Ann"]);
    expect(ann.last("table")?.table.rematch).toBe(one.match);
    expect([0, 1]).toContain(ann.last("table")?.table.rematchBy);
  });
});

describe("seats", () => {
  test("are taken, left, swapped, filled by bots and cleared before the start", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const table = await ann.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }, { who: "open" }], visibility: "public" },
    });
    await ann.connect();
    await bob.connect();
    await ann.socket?.watch(table.id);
    await bob.socket?.watch(table.id);
    const command = async (guest: Guest, given: Parameters<Guest["do"]>[1]) => why(await guest.do(table.id, given));
    expect(await command(bob, { do: "start" })).toBe("not-host");
    expect(await command(ann, { do: "start" })).toBe("seats-open");
    expect(await command(bob, { do: "sit", seat: 0 })).toBe("seat-taken");
    expect(await command(bob, { do: "sit", seat: 9 })).toBe("no-such-seat");
    expect(await command(bob, { do: "sit", seat: 1 })).toBe("done");
    expect(await command(bob, { do: "seat-bot", seat: 2, bot: "casual" })).toBe("not-host");
    expect(await command(ann, { do: "seat-bot", seat: 2, bot: "expert" })).toBe("done");
    expect(await command(ann, { do: "seat-bot", seat: 2, bot: "casual" })).toBe("done");
    expect(await command(bob, { do: "swap", seat: 1, with: 2 })).toBe("done");
    expect(ann.last("table")?.table.seats.map(({ name }) => name)).toEqual(["Ann", "casual", "Bob"]);
    expect(await command(bob, { do: "swap", seat: 2, with: 0 })).toBe("done");
    const ask = ann.last("table")?.table.ask;
    expect(ask).toMatchObject({ what: "swap", seat: 2, to: 0, waiting: [0] });
    expect(await command(bob, { do: "answer", ask: ask?.seq ?? 0, yes: true })).toBe("no-such-ask");
    expect(await command(ann, { do: "answer", ask: ask?.seq ?? 0, yes: true })).toBe("done");
    expect(ann.last("table")?.table.seats.map(({ name }) => name)).toEqual(["Bob", "casual", "Ann"]);
    expect(await command(bob, { do: "stand", seat: 2 })).toBe("not-your-seat");
    expect(await command(ann, { do: "stand", seat: 2 })).toBe("done");
    expect(ann.last("table")?.table.host).toBe(bob.person);
    expect(await command(bob, { do: "clear", seat: 1 })).toBe("done");
    expect(await command(ann, { do: "sit", seat: 1, name: "Anna" })).toBe("done");
    expect(ann.last("table")?.table.seats.map(({ name }) => name)).toEqual(["Bob", "Anna", ""]);
  });

  test("change hands in mid-game: a bot fills in, the person comes back", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const moved = bob.next("step", (step) => step.seat === 0);
    await doing(ann, id, { do: "stand", seat: 0 });
    await moved;
    expect(bob.last("table")?.table.seats[0]).toMatchObject({ person: ann.person, bot: "casual" });
    const { seq, position } = standing(ann, id);
    expect(why(await ann.do(id, { do: "act", seq, move: "build cottage" }))).toBe("not-your-seat");
    expect(position.options).toBeUndefined();
    await doing(ann, id, { do: "return", seat: 0 });
    await move(bob, id, [ann]);
    expect(standing(ann, id).position.options).toBeDefined();
    await playOut(people, id);
    expect(ann.last("table")?.table.status).toBe("over");
  });

  test("given up for good can be had by whoever has seen no other hand", async () => {
    const [ann, bob, cid] = await arrive("Ann", "Bob", "Cid");
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public" });
    await cid.connect();
    await cid.socket?.watch(id);
    const lost = ann.next("sync", (sync) => sync.as === undefined);
    await doing(ann, id, { do: "stand", seat: 0, forGood: true });
    await lost;
    expect(why(await bob.do(id, { do: "sit", seat: 0 }))).toBe("knows-too-much");
    const gained = cid.next("sync", (sync) => sync.as === 0);
    await doing(cid, id, { do: "sit", seat: 0 });
    const hand = (await gained).position?.view as { players: { hand: unknown }[] };
    expect(Array.isArray(hand.players[0]?.hand)).toBe(true);
    expect(why(await ann.socket?.watch(id, 0))).toBe("not-your-seat");
  });

  test("at a table by link are found by its address alone, and two of the same name are told apart", async () => {
    const [ann, other, eve] = await arrive("Ann", "Ann", "Eve");
    const seats = [{ who: "me" as const }, { who: "open" as const }];
    const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", visibility: "link", seats } });
    await other.connect();
    expect(why(await other.socket?.watch(id))).toBe("done");
    await doing(other, id, { do: "sit", seat: 1 });
    expect(other.last("table")?.table.seats.map(({ name }) => name)).toEqual(["Ann", "Ann 2"]);
    const said = await other.ask("chat", { params: { match: id }, body: { text: "Hello!" } });
    expect(said.name).toBe("Ann 2");
    const { matches } = await eve.ask("matches", { query: { list: "open" } });
    expect(matches.some((match) => match.id === id)).toBe(false);
    const { id: closed } = await ann.ask("createMatch", { body: { game: "hidden-hands", seats } });
    expect(why(await other.socket?.watch(closed))).toBe("unknown-match");
  });

  test("are resigned: the others win, and where more play on a bot takes over", async () => {
    const people = await arrive("Ann", "Bob", "Cid");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    await doing(ann, id, { do: "resign" });
    expect(bob.last("table")?.table).toMatchObject({ status: "playing" });
    expect(bob.last("table")?.table.seats[0]).toMatchObject({ resigned: true, bot: "casual" });
    expect(why(await ann.do(id, { do: "return", seat: 0 }))).toBe("not-your-seat");
    await doing(bob, id, { do: "resign" });
    const result = bob.last("table")?.table.result;
    expect(result).toMatchObject({ reason: "resigned", by: [1] });
    // What an unfinished game would be worth at its end is nobody's.
    expect(result?.places.map(({ parts }) => parts)).toEqual([[], [], []]);
    expect(result?.places[0]).toMatchObject({ seat: 2, rank: 1 });
    expect(result?.places.filter(({ rank }) => rank > 1)).toHaveLength(2);
    expect(why(await bob.do(id, { do: "resign" }))).toBe("over");
  });

  test("a victory is shared only where the table allows it and everybody agrees", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann, bob] = people;
    const strict = await seated(people, { game: "hidden-hands" });
    expect(why(await ann.do(strict.id, { do: "offer-draw" }))).toBe("no-draws");
    const { id } = await seated(people, { game: "hidden-hands", agreedDraws: true });
    await doing(ann, id, { do: "offer-draw" });
    const first = bob.last("table")?.table.ask?.seq ?? 0;
    await doing(bob, id, { do: "answer", ask: first, yes: false });
    expect(bob.last("table")?.table.ask).toBeUndefined();
    await doing(bob, id, { do: "offer-draw" });
    expect(why(await ann.do(id, { do: "offer-draw" }))).toBe("ask-pending");
    await doing(ann, id, { do: "answer", ask: ann.last("table")?.table.ask?.seq ?? 0, yes: true });
    expect(ann.last("table")?.table.result).toMatchObject({ reason: "agreed", places: [{ rank: 1 }, { rank: 1 }] });
  });
});

describe("taking back", () => {
  test("is free where nothing was drawn or shown, and asked for beyond", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "sealed-bids" });
    await move(ann, id, [bob], () => "bid 3");
    expect(standing(ann, id).position.free).toBe(1);
    expect(standing(bob, id).position.free).toBeUndefined();
    await doing(ann, id, { do: "undo", seq: standing(ann, id).seq });
    expect(standing(ann, id).position).toMatchObject({ move: 0, view: { bids: ["none", "none"] } });
    await move(ann, id, [bob], () => "bid 1");
    await move(bob, id, [ann], () => "bid 2");
    expect(standing(bob, id).position.free).toBeUndefined();
    await doing(bob, id, { do: "undo", seq: standing(bob, id).seq });
    const ask = ann.last("table")?.table.ask;
    expect(ask).toMatchObject({ what: "takeback", seat: 1, to: 1, waiting: [0] });
    await doing(ann, id, { do: "answer", ask: ask?.seq ?? 0, yes: true });
    expect(standing(bob, id).position).toMatchObject({ move: 1, view: { round: 1 } });
  });

  test("returns exactly what was asked for, tells everybody who asked, and refuses what was not on screen", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    await move(ann, id, [bob]);
    await move(bob, id, [ann]);
    await move(ann, id, [bob]);
    const { seq } = standing(ann, id);
    expect(why(await ann.do(id, { do: "undo", seq, from: 2, to: 0 }))).toBe("stale");
    // Only one's own move can be the first that goes.
    expect(why(await ann.do(id, { do: "undo", seq, from: 3, to: 1 }))).toBe("nothing-to-undo");
    expect(why(await ann.do(id, { do: "undo", seq, from: 3, to: 3 }))).toBe("nothing-to-undo");
    await doing(ann, id, { do: "undo", seq, from: 3, to: 0 });
    const ask = bob.last("table")?.table.ask;
    expect(ask).toMatchObject({ what: "takeback", seat: 0, to: 0 });
    await doing(bob, id, { do: "answer", ask: ask?.seq ?? 0, yes: true });
    for (const guest of people) {
      const back = guest.last("sync");
      expect(back).toMatchObject({ position: { move: 0 }, missed: [] });
      expect(back?.table.takenBack).toEqual([{ seat: 0, after: 0, moves: 3 }]);
    }
    const { table } = await bob.ask("match", { params: { match: id } });
    expect(table.takenBack).toEqual([{ seat: 0, after: 0, moves: 3 }]);
  });

  test("never draws anew: the same move brings the same house", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const { options = [] } = standing(ann, id).position;
    await move(ann, id, [bob]);
    const drawn = ann.last("step")?.events[1];
    await doing(ann, id, { do: "undo", seq: standing(ann, id).seq });
    await doing(bob, id, { do: "answer", ask: bob.last("table")?.table.ask?.seq ?? 0, yes: true });
    expect(standing(ann, id).position.options).toEqual(options);
    await move(ann, id, [bob]);
    expect(ann.last("step")?.events[1]).toEqual(drawn);
    await playOut(people, id);
    const record = readRecord(JSON.stringify(await ann.ask("record", { params: { match: id } })));
    if (!record.ok) throw new Error(record.problem.code);
    const game = gameOfRecord((await findTitle("hidden-hands")) as Title, record.value);
    expect(game.ok && verifyChance(game.value, record.value).ok).toBe(true);
  });

  test("is refused where the table does not want it, and forgotten when play goes on", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann, bob] = people;
    const strict = await seated(people, { game: "hidden-hands", takebacks: false });
    expect(why(await ann.do(strict.id, { do: "undo", seq: standing(ann, strict.id).seq }))).toBe("no-takebacks");
    const { id } = await seated(people, { game: "hidden-hands" });
    expect(why(await ann.do(id, { do: "undo", seq: standing(ann, id).seq }))).toBe("nothing-to-undo");
    await move(ann, id, [bob]);
    await doing(ann, id, { do: "undo", seq: standing(ann, id).seq });
    expect(bob.last("table")?.table.ask?.what).toBe("takeback");
    await move(bob, id, [ann]);
    const { table } = await ann.ask("match", { params: { match: id } });
    expect(table.ask).toBeUndefined();
  });
});

describe("coming back", () => {
  test("after a break brings what was missed, or everything", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    const sync = ann.next("sync");
    const { seq } = standing(bob, id);
    ann.raw?.terminate();
    const { options = [] } = (await bob.ask("match", { params: { match: id } })).position ?? {};
    expect(options).toEqual([]);
    const missed = (await sync).missed;
    expect(missed).toEqual([]);
    await move(ann, id, [bob]);
    await move(bob, id, [ann]);
    const tablet = ann.again();
    onTestFinished(() => tablet.leave());
    await tablet.connect();
    const watch = (since: number) => tablet.raw?.send(JSON.stringify({ t: "watch", id: 99, match: id, since }));
    const caughtUp = tablet.next("sync");
    watch(seq);
    expect((await caughtUp).missed?.map((each) => each.seq)).toEqual([seq + 1, seq + 2]);
    expect((await caughtUp).missed?.[1]?.events[1]).not.toHaveProperty("about");
    const whole = tablet.next("sync");
    watch(seq - 2);
    expect((await whole).missed).toBeUndefined();
    const future = tablet.next("sync");
    watch(seq + 1_000);
    expect((await future).missed).toBeUndefined();
  });

  test.each(TITLES)(
    "%s: brings each viewer what they were told of these moves, and nothing of those taken back",
    async (game) => {
      const people = await arrive("Ann", "Bob", "Eve");
      const [ann, bob, eve] = people;
      const { id, since } = await watchedMatch(people, game, MOVES);
      const back = async (guest: Guest): Promise<unknown> => {
        const device = guest.again();
        onTestFinished(() => device.leave());
        await device.connect();
        const sync = device.next("sync");
        device.raw?.send(JSON.stringify({ t: "watch", id: 99, match: id, since }));
        return (await sync).missed;
      };
      for (const guest of people) {
        const told = guest.heard
          .filter((message) => message.t === "step")
          .map(({ seq, seat, events }) => ({ seq, seat, events }));
        expect(told).toHaveLength(MOVES);
        expect(JSON.stringify(await back(guest))).toBe(JSON.stringify(told));
      }
      const [first, second] = eve.heard.find((message) => message.t === "step")?.seat === 0 ? [ann, bob] : [bob, ann];
      await doing(first, id, { do: "undo", seq: standing(first, id).seq, from: MOVES, to: 0 });
      const { ask } = second.last("table")?.table ?? {};
      if (ask !== undefined) await doing(second, id, { do: "answer", ask: ask.seq, yes: true });
      await expect.poll(() => standing(eve, id).position.move).toBe(0);
      for (const guest of people) expect(await back(guest)).toBeUndefined();
    },
  );

  test("an old page is asked to load itself again", async () => {
    const [ann] = await arrive("Ann");
    await ann.connect();
    const reload = ann.next("reload");
    ann.raw?.send(JSON.stringify({ t: "hello", protocol: 0 }));
    expect((await reload).protocol).toBe(1);
  });

  test("everybody sees who is there", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    await seated([ann, bob], { game: "hidden-hands" });
    expect(ann.last("presence")?.here).toEqual([0, 1]);
    const gone = ann.next("presence");
    bob.leave();
    expect((await gone).here).toEqual([0]);
  });
});
