import { checkRecord, sealed } from "@tabletown/kernel";
import { CLOSE, type ReplayFrame, type ServerMessage } from "@tabletown/protocol";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { OPEN_LIMITS } from "../src/config/open-limits.ts";
import { pageStart } from "../src/stores/page-start.ts";
import { sql } from "../src/stores/sql.ts";
import { Guest } from "../src/testing/guest.ts";
import { doing, move, playOut, seated, standing, watchedMatch, why } from "../src/testing/play.ts";
import { forget, openServer } from "../src/testing/test-server.ts";
import { testedServer } from "../src/testing/tested-server.ts";
import { TITLES } from "../src/testing/titles.ts";

type StepMessage = Extract<ServerMessage, { t: "step" }>;

/** Time goes on only when a test says so. */
const clock = { now: 1_800_000_000_000 };

const tested = testedServer({ now: () => clock.now });
const { arrive } = tested;

/** The log of a match is next answered when a test says so. */
function heldLog(match: string): { readonly asked: Promise<void>; readonly answer: () => void } {
  const room = tested.server.services.rooms.present(match);
  if (room === undefined) throw new Error("the match is not in memory");
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const { log } = room;
  vi.spyOn(room, "log").mockImplementationOnce(async (after) => {
    asked.resolve();
    await answer.promise;
    return log.call(room, after);
  });
  return { asked: asked.promise, answer: answer.resolve };
}

describe("players", () => {
  test("whose page falls silent are away for the others until it is heard from again", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    await seated([ann, bob], { game: "hidden-hands" });
    const beat = (every?: number): void => bob.raw?.send(JSON.stringify({ t: "ping", at: 1, every }));
    const gone = ann.next("presence", ({ here }) => !here.includes(1));
    beat(500);
    expect((await gone).here).toEqual([0]);
    const back = ann.next("presence", ({ here }) => here.includes(1));
    // Without a promise nobody waits for the next sign of life.
    beat();
    expect((await back).here).toEqual([0, 1]);
  });
});

describe("lists", () => {
  test("show a table while somebody waits there, and no longer once its people have left", async () => {
    const [ann, eve] = await arrive("Ann", "Eve");
    const seats = [{ who: "me" as const }, { who: "open" as const }];
    const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", visibility: "public", seats } });
    const lists = async (guest: Guest, list: "open" | "mine"): Promise<boolean> =>
      (await guest.ask("matches", { query: { list } })).matches.some((match) => match.id === id);
    await ann.connect();
    await ann.socket?.watch(id);
    clock.now += 600_000;
    tested.server.services.rooms.sweep();
    await expect.poll(() => lists(eve, "open")).toBe(true);
    await ann.unwatch(id);
    clock.now += 600_000;
    tested.server.services.rooms.sweep();
    expect(await lists(eve, "open")).toBe(false);
    expect(await lists(ann, "mine")).toBe(true);
    await ann.ask("command", { params: { match: id }, body: { do: "stand", seat: 0, forGood: true } });
    expect(await lists(ann, "mine")).toBe(false);
    expect(await lists(eve, "open")).toBe(false);
  });
});

describe("spectators", () => {
  test("see what is public", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public" });
    await eve.connect();
    expect(why(await eve.socket?.watch(id, 0))).toBe("not-your-seat");
    await eve.socket?.watch(id);
    expect(eve.last("sync")?.as).toBeUndefined();
    expect(eve.last("sync")?.table.code).toBeUndefined();
    await move(ann, id, [bob, eve]);
    expect(eve.last("step")?.events[1]).not.toHaveProperty("about");
    expect(eve.last("step")?.position.options).toBeUndefined();
    expect(why(await eve.do(id, { do: "act", seq: 4, move: "build tower" }))).toBe("not-your-seat");
    expect(ann.last("presence")?.spectators).toBe(1);
  });

  test("are counted once, in however many windows they look, and who sits there is none", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public" });
    const [other, mine] = [eve.again(), ann.again()];
    for (const guest of [eve, other, mine]) await guest.connect();
    await eve.socket?.watch(id);
    await other.socket?.watch(id);
    await mine.socket?.watch(id, "spectator");
    expect(mine.last("presence")).toMatchObject({ here: [0, 1], spectators: 1 });
    await eve.unwatch(id);
    expect(mine.last("presence")).toMatchObject({ here: [0, 1], spectators: 1 });
    await other.unwatch(id);
    await mine.unwatch(id);
    expect(bob.last("presence")).toMatchObject({ here: [0, 1], spectators: 0 });
    for (const guest of [other, mine]) guest.leave();
  });

  test("who wait at a table with a delay see at once who sits down, before it begins", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const seats = [{ who: "me" as const }, { who: "open" as const }, { who: "open" as const }];
    const spectators = { allowed: true, delay: 3_600 };
    const { id } = await ann.ask("createMatch", {
      body: { game: "hidden-hands", visibility: "public", seats, spectators },
    });
    await eve.connect();
    await eve.socket?.watch(id);
    const sat = eve.next("table", ({ table }) => table.seats[1]?.name === "Bob");
    await bob.ask("command", { params: { match: id }, body: { do: "sit", seat: 1 } });
    expect((await sat).table.seats[2]?.open).toBe(true);
  });

  test("of a table with a delay, who were invited, keep the invitation, and others never get it", async () => {
    const [ann, bob, eve, zoe] = await arrive("Ann", "Bob", "Eve", "Zoe");
    ann.waitsFor = [ann, bob];
    const { id, code = "" } = await seated([ann, bob], {
      ...{ game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 1 } },
    });
    await eve.ask("join", { body: { code } });
    for (const guest of [eve, zoe]) {
      await guest.connect();
      await guest.socket?.watch(id);
    }
    const told = [eve, zoe].map((guest) => guest.next("table", ({ table }) => table.seats[0]?.bot !== undefined));
    await doing(ann, id, { do: "stand", seat: 0, forGood: false });
    expect((await Promise.all(told)).map(({ table }) => table.code)).toEqual([code, undefined]);
  });

  test("of a table with a delay hear what is said there as much later as they see it, and all of it at the end", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    for (const guest of [ann, bob, eve]) guest.waitsFor = [ann, bob];
    const spectators = { allowed: true, delay: 60 };
    const { id, code = "" } = await seated([ann, bob], { game: "hidden-hands", spectators });
    await eve.connect();
    await eve.ask("join", { body: { code } });
    await eve.socket?.watch(id);
    const heard = (): string[] => eve.heard.flatMap((each) => (each.t === "chat" ? [each.line.text] : []));
    const read = async (guest: Guest): Promise<string[]> =>
      (await guest.ask("chatLines", { params: { match: id } })).lines.map(({ text }) => text);
    const said = bob.next("chat");
    await ann.ask("chat", { params: { match: id }, body: { text: "I have the tower" } });
    await said;
    expect([await read(bob), await read(eve), heard()]).toEqual([["I have the tower"], [], []]);
    clock.now += 60_000;
    expect(await read(eve)).toEqual(["I have the tower"]);
    await ann.ask("chat", { params: { match: id }, body: { text: "and the bridge" } });
    const over = eve.next("table", ({ table }) => table.status === "over");
    await doing(ann, id, { do: "resign", seat: 0 });
    await over;
    expect(heard()).toEqual(["I have the tower", "and the bridge"]);
    expect(await read(eve)).toEqual(["I have the tower", "and the bridge"]);
  });

  test("are kept out where the table wants none, and of private matches", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    await eve.connect();
    const closed = await seated([ann, bob], {
      game: "hidden-hands",
      visibility: "public",
      spectators: { allowed: false, delay: 0 },
    });
    expect(why(await eve.socket?.watch(closed.id))).toBe("no-spectators");
    const hidden = await seated([ann, bob], { game: "hidden-hands" });
    expect(why(await eve.socket?.watch(hidden.id))).toBe("unknown-match");
    expect(why(await eve.call("match", { params: { match: hidden.id } }))).toBe("unknown-match");
    await eve.ask("join", { body: { code: hidden.code ?? "" } });
    expect(why(await eve.socket?.watch(hidden.id))).toBe("done");
  });

  test("who came before it began see nothing of a match that wants none, nor does who has left it for good", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const seats = [{ who: "me" as const }, { who: "open" as const }];
    const { id } = await ann.ask("createMatch", {
      body: { game: "hidden-hands", visibility: "public", spectators: { allowed: false, delay: 0 }, seats },
    });
    for (const guest of [ann, bob, eve]) {
      await guest.connect();
      expect(why(await guest.socket?.watch(id))).toBe("done");
    }
    const positions = (guest: Guest): number => guest.heard.filter((each) => "position" in each).length;
    const begun = eve.next("sync", ({ table }) => table.status === "playing");
    await doing(bob, id, { do: "sit", seat: 1 });
    for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
    await doing(ann, id, { do: "start" });
    expect((await begun).position).toBeUndefined();
    await move(ann, id, [bob]);
    const seen = positions(bob);
    const left = bob.next("sync", ({ as }) => as === undefined);
    ann.waitsFor = [ann];
    await doing(bob, id, { do: "stand", seat: 1, forGood: true });
    expect((await left).position).toBeUndefined();
    // Where the bot that plays on for him has just moved, she asks again.
    const undo = async (): Promise<string> => why(await ann.do(id, { do: "undo", seq: standing(ann, id).seq, to: 0 }));
    let undone = await undo();
    while (undone === "stale") undone = await undo();
    expect(undone).toBe("done");
    // Whatever was sent to them comes before the answer to what they ask now.
    for (const guest of [bob, eve]) expect(why(await guest.socket?.watch(id))).toBe("no-spectators");
    expect(positions(bob)).toBe(seen);
    expect(positions(eve)).toBe(0);
  });

  test("see things later where the table wants a delay", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const { id } = await seated([ann, bob], {
      game: "hidden-hands",
      visibility: "public",
      spectators: { allowed: true, delay: 1 },
    });
    clock.now += 5_000;
    await eve.connect();
    await eve.socket?.watch(id);
    const lists = async (guest: Guest, list: "live" | "mine") =>
      (await guest.ask("matches", { query: { list } })).matches.find((line) => line.id === id)?.toAct;
    expect(await lists(eve, "live")).toEqual([]);
    expect(await lists(ann, "mine")).toEqual([0]);
    eve.waitsFor = [eve];
    ann.waitsFor = [ann, bob];
    bob.waitsFor = [ann, bob];
    const begun = Date.now();
    const later = eve.next("step");
    await move(ann, id, [bob]);
    const now = await eve.ask("match", { params: { match: id } });
    expect(now.position?.move).toBe(0);
    expect((await eve.ask("replay", { params: { match: id } })).moves).toBe(0);
    expect((await later).position.move).toBe(1);
    expect(Date.now() - begun).toBeGreaterThan(900);
  });

  test("and strangers learn no sooner from any list when a move was made", async () => {
    const { scheduler, services } = tested.server;
    const [ann, bob, eve] = (await arrive("Ann", "Bob", "Eve")) as [Guest, Guest, Guest];
    const shown = { game: "hidden-hands", visibility: "public" };
    const { id } = await seated([ann, bob], { ...shown, spectators: { allowed: true, delay: 60 } });
    const begun = clock.now;
    for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
    const told = async (guest: Guest, list: "live" | "mine") =>
      (await guest.ask("matches", { query: { list } })).matches.find((line) => line.id === id)?.updated;
    // Neither does who asks for what is older than something: lists are in the order that they show.
    const isBefore = async (time: number) =>
      (await eve.ask("matches", { query: { list: "live", before: `${time}` } })).matches.some((line) => line.id === id);
    for (const [after, shows, mover] of [
      [20, 0, ann],
      [40, 0, bob],
      [79, 0],
      [80, 20],
      [99, 20],
      [100, 40],
    ] as const) {
      clock.now = begun + after * 1_000;
      if (mover !== undefined) await move(mover, id, [ann, bob]);
      await scheduler.runDue();
      const time = begun + shows * 1_000;
      expect([after, await told(eve, "live")]).toEqual([after, time]);
      expect([await isBefore(time + 1), await isBefore(time)]).toEqual([true, false]);
      expect((await eve.ask("lobby", {})).live.find((line) => line.id === id)?.updated).toBe(time);
    }
    // Whoever has left for good is a stranger.
    bob.waitsFor = [ann];
    await doing(bob, id, { do: "stand", seat: 1, forGood: true });
    expect(await told(bob, "mine")).toBe(begun + 40_000);
    clock.now += 1_000;
    await doing(ann, id, { do: "resign" });
    expect((await services.store.matchLists.all("over", pageStart())).find((line) => line.id === id)?.updated).toBe(
      clock.now,
    );
    expect((await eve.ask("matches", { query: { list: "over" } })).matches[0]).toMatchObject({
      id,
      updated: clock.now,
    });
  });

  test("need not wait for what is over, however long the delay", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const { id } = await seated([ann, bob], {
      game: "hidden-hands",
      visibility: "public",
      spectators: { allowed: true, delay: 3_600 },
    });
    clock.now += 3_601_000;
    await eve.connect();
    await eve.socket?.watch(id);
    for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
    const over = eve.next("table", (each) => each.table.status === "over");
    await move(ann, id, [bob]);
    await move(bob, id, [ann]);
    expect(eve.last("step")).toBeUndefined();
    await doing(ann, id, { do: "resign" });
    await over;
    expect(eve.heard.filter(({ t }) => t === "step")).toHaveLength(2);
  });
});

test("a spectator who comes in the middle of a delay sees what was kept back when its time has come", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const delayed = { game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 1 } };
  const { id } = await seated([ann, bob], delayed);
  clock.now += 5_000;
  for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
  await move(ann, id, [bob]);
  await eve.connect();
  await eve.socket?.watch(id);
  expect(standing(eve, id).position.move).toBe(0);
  const shown = eve.next("sync", (sync) => sync.position?.move === 1);
  clock.now += 1_000;
  await shown;
  // When it is over nothing is kept back, neither from those who waited nor from those who came at the last moment.
  await move(bob, id, [ann]);
  const late = await Guest.arrive(tested.server.url, "Late");
  onTestFinished(() => late.leave());
  await late.connect();
  await late.socket?.watch(id);
  expect(standing(late, id).position.move).toBe(1);
  const end = late.next("sync", (sync) => sync.table.status === "over");
  await doing(ann, id, { do: "resign" });
  expect(await end).toMatchObject({ position: { move: 2 }, table: { status: "over" } });
});

test("spectators of a delay miss no move where a clock was set back between two", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const delayed = { game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 60 } };
  const { id } = await seated([ann, bob], delayed);
  for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
  const begun = clock.now;
  const seenAt = async (time: number): Promise<unknown> => {
    clock.now = begun + time + 60_000;
    const { position } = await eve.ask("match", { params: { match: id } });
    const { moves } = await eve.ask("replay", { params: { match: id } });
    expect(moves).toBe(position?.move);
    return position?.view;
  };
  clock.now = begun + 1_000;
  await move(ann, id, [bob]);
  const second = await move(bob, id, [ann]);
  const { database } = tested.server.services.store;
  await database.write([sql`UPDATE entries SET at = ${begun + 800} WHERE match = ${id} AND seq = ${second}`]);
  const first = await seenAt(0);
  expect(await seenAt(900)).toEqual(first);
  const shown = await seenAt(1_000);
  await eve.connect();
  const over = eve.next("sync");
  await doing(ann, id, { do: "resign" });
  await eve.socket?.watch(id);
  expect((await over).position).toMatchObject({ move: 2, view: shown });
});

test("what was kept back when the last spectator left does not come after the end", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const delayed = { game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 1 } };
  const { id } = await seated([ann, bob], delayed);
  clock.now += 5_000;
  await eve.connect();
  await eve.socket?.watch(id);
  for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
  await move(ann, id, [bob]);
  for (const guest of [ann, bob, eve]) await guest.unwatch(id);
  await ann.ask("command", { params: { match: id }, body: { do: "resign" } });
  await eve.socket?.watch(id);
  expect(eve.last("sync")?.table.status).toBe("over");
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(eve.last("step")).toBeUndefined();
});

test("whoever gets up for good sees what a delay keeps back when its time has come", async () => {
  const [ann, bob] = await arrive("Ann", "Bob");
  const delayed = { game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 1 } };
  const { id } = await seated([ann, bob], delayed);
  clock.now += 5_000;
  await move(ann, id, [bob]);
  await move(bob, id, [ann]);
  ann.waitsFor = [ann];
  bob.waitsFor = [];
  const left = bob.next("sync", ({ as }) => as === undefined);
  await doing(bob, id, { do: "stand", seat: 1, forGood: true });
  expect((await left).position?.move).toBe(0);
  const shown = bob.next("sync", ({ position }) => position?.move === 2);
  clock.now += 1_000;
  expect((await shown).as).toBeUndefined();
});

test("whoever sits down while a delayed view of theirs is looked up is not sent that view", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const delayed = { game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 1 } };
  const { id } = await seated([ann, bob], delayed);
  clock.now += 5_000;
  bob.waitsFor = [ann];
  const { seq } = standing(ann, id);
  const stood = await doing(bob, id, { do: "stand", seat: 1, forGood: true });
  await bob.unwatch(id);
  await eve.connect();
  await eve.socket?.watch(id);
  expect(standing(eve, id).seq).toBe(seq);
  const { asked, answer } = heldLog(id);
  await asked;
  const seatedNow = eve.next("sync");
  await eve.ask("command", { params: { match: id }, body: { do: "sit", seat: 1 } });
  expect(await seatedNow).toMatchObject({ as: 1, seq: stood + 1 });
  const anew = eve.next("sync");
  answer();
  expect(await anew).toMatchObject({ as: 1, seq: stood + 1 });
});

test("whoever sits down while another page of theirs is on the way in sees their seat on both", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const delayed = { game: "hidden-hands", visibility: "public", spectators: { allowed: true, delay: 60 } };
  const { id } = await seated([ann, bob], delayed);
  bob.waitsFor = [ann];
  await doing(bob, id, { do: "stand", seat: 1, forGood: true });
  await eve.connect();
  const { asked, answer } = heldLog(id);
  const watched = eve.socket?.watch(id);
  await asked;
  await eve.ask("command", { params: { match: id }, body: { do: "sit", seat: 1 } });
  answer();
  expect(why(await watched)).toBe("done");
  expect(eve.last("sync")?.as).toBe(1);
});

describe("chat", () => {
  test("is heard at the table, except by those who mute and from those who are silenced", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public" });
    await eve.connect();
    await eve.socket?.watch(id);
    const heard = ann.next("chat");
    expect(why(await bob.socket?.chat(id, "  hello <b>there</b>\u202e\n  "))).toBe("done");
    expect((await heard).line).toMatchObject({ name: "Bob", text: "hello <b>there</b>" });
    expect(eve.last("chat")).toBeUndefined();
    expect(why(await eve.socket?.chat(id, "hello"))).toBe("silenced");
    await ann.ask("mute", { params: { person: bob.person } });
    expect(await ann.ask("mutes", {})).toEqual({ people: [bob.person] });
    const own = bob.next("chat");
    await bob.socket?.chat(id, "still there?");
    await own;
    expect(ann.heard.filter(({ t }) => t === "chat")).toHaveLength(1);
    expect((await ann.ask("chatLines", { params: { match: id } })).lines).toEqual([]);
    await ann.ask("unmute", { params: { person: bob.person } });
    expect((await ann.ask("chatLines", { params: { match: id } })).lines).toHaveLength(2);
    await ann.ask("silence", { params: { match: id, person: bob.person }, body: { silenced: true } });
    expect(why(await bob.socket?.chat(id, "hey"))).toBe("silenced");
    expect(
      why(await bob.call("silence", { params: { match: id, person: ann.person }, body: { silenced: true } })),
    ).toBe("not-host");
  });
});

describe("looking back", () => {
  test("shows a player what that player was allowed to see", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    for (let turn = 0; turn < 4; turn++) await move(turn % 2 === 0 ? ann : bob, id, people);
    const { moves, frames } = await ann.ask("replay", { params: { match: id } });
    expect(moves).toBe(4);
    expect(frames.map(({ move: number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(frames.map(({ notation }) => notation !== undefined)).toEqual([false, true, false, true, false]);
    const seen = ann.heard.flatMap((message) => (message.t === "step" ? [message.position.view] : []));
    expect(frames.slice(1).map(({ view }) => view)).toEqual(seen);
    expect(why(await ann.call("replay", { params: { match: id }, query: { as: "1" } }))).toBe("not-your-seat");
  });

  test.each(TITLES)(
    "in %s, while it is played, shows each viewer what they were sent, and nothing else",
    async (game) => {
      const people = await arrive("Ann", "Bob", "Eve");
      const { id } = await watchedMatch(people, game, 120);
      for (const [seat, guest] of people.entries()) {
        const sent = guest.heard.filter((each) => each.t === "step" && each.match === id) as StepMessage[];
        const frames: ReplayFrame[] = [];
        for (let from = 0, moves = 1; from <= moves; from = frames.length) {
          const page = await guest.ask("replay", { params: { match: id }, query: { from: String(from) } });
          moves = page.moves;
          frames.push(...page.frames);
        }
        expect(frames.slice(1).map(({ seat: by, events, view }) => ({ by, events, view }))).toEqual(
          sent.map(({ seat: by, events, position }) => ({ by, events, view: position.view })),
        );
        for (const { notation, seat: by, ...rest } of frames) {
          if (by !== seat) expect(notation).toBeUndefined();
          expect(Object.keys(rest).sort()).toEqual(["at", "events", "move", "view"]);
        }
      }
    },
  );

  test("an uploaded record is watched, and continued from any move with fresh chance", async () => {
    const people = await arrive("Ann", "Bob");
    const [ann] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    await playOut(people, id);
    const record = await ann.ask("record", { params: { match: id } });
    const { record: name, moves } = await ann.ask("upload", { body: record });
    const { frames } = await ann.ask("watchRecord", { params: { record: name }, query: { as: "1" } });
    expect(frames).toHaveLength(moves + 1);
    const table = await ann.ask("continueRecord", { params: { record: name }, body: { move: 3 } });
    expect(table).toMatchObject({ status: "playing", continued: true });
    await ann.socket?.watch(table.id);
    expect(standing(ann, table.id).position.move).toBe(3);
    expect(why(await ann.do(table.id, { do: "undo", seq: standing(ann, table.id).seq }))).toBe("nothing-to-undo");
    for (let n = 3; n < moves; n++) {
      const { position } = await ann.ask("match", { params: { match: table.id } });
      await ann.socket?.watch(table.id, position?.toAct[0]);
      await move(ann, table.id, []);
    }
    const again = await ann.ask("record", { params: { match: table.id } });
    expect(again.chance).toEqual({});
    expect((await ann.ask("upload", { body: again })).moves).toBe(moves);
    const whole = checkRecord(record);
    if (!whole.ok) throw new Error(whole.problem.code);
    const { seal: _, ...unsealed } = whole.value;
    const seats = [{ name: `\u202e\ud800${"x".repeat(50)}` }, { name: "\u200b" }];
    const { record: odd } = await ann.ask("upload", { body: { ...sealed({ ...unsealed, seats }) } });
    const names = ["x".repeat(40), ""];
    expect((await ann.ask("records", {})).records.find((each) => each.record === odd)).toMatchObject({ names });
    const continued = await ann.ask("continueRecord", { params: { record: odd }, body: { move: 3 } });
    expect(continued.seats.map((seat) => seat.name)).toEqual([names[0], "–"]);
    const broken = { ...record, moves: (record.moves as unknown[]).slice(1) };
    expect(why(await ann.call("upload", { body: broken as never }))).toBe("bad-record");
    expect(why(await ann.call("continueRecord", { params: { record: name }, body: { move: moves } }))).toBe("over");
  });
});

describe("a connection", () => {
  test("that cannot keep up is left out and told the position when it can again", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    const [connection] = tested.server.sockets.of(bob.person);
    if (connection === undefined) throw new Error("nobody is connected");
    Object.defineProperty(connection.socket, "bufferedAmount", { value: 1e9, configurable: true });
    ann.waitsFor = [ann];
    await move(ann, id, []);
    const recovered = bob.next("sync");
    Object.defineProperty(connection.socket, "bufferedAmount", { value: 0, configurable: true });
    expect((await recovered).position?.move).toBe(1);
    expect(bob.last("step")).toBeUndefined();
  });

  test("that gives no sign of life is cut, and one that does is kept", async () => {
    const beating = await openServer({ limits: { ...OPEN_LIMITS, heartbeat: 200 } });
    const [ann, bob] = await Guest.arriveTogether(beating.url, "Ann", "Bob");
    await bob.connect();
    const silent = new WebSocket(`${beating.url.replace("http", "ws")}/api/socket`, {
      headers: { cookie: ann.cookie },
      autoPong: false,
    });
    const begun = performance.now();
    await new Promise((resolve) => silent.once("close", resolve));
    // Asked in one round, given up in the next.
    expect(performance.now() - begun).toBeGreaterThan(150);
    while (beating.sockets.of(ann.person).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(beating.sockets.of(bob.person)).toHaveLength(1);
    bob.leave();
    await beating.close();
    forget(beating.data);
  });

  test("of a session that is ended is closed", async () => {
    const [ann] = await arrive("Ann");
    await ann.connect();
    const closed = new Promise((resolve) => ann.raw?.once("close", resolve));
    await ann.ask("signOut", {});
    expect(await closed).toBe(CLOSE.signedOut);
  });

  test("of a session that is ended makes no more moves, though it does not hear of its end", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    const { seq, position } = standing(ann, id);
    const command = { do: "act" as const, seq, move: position.options?.[0] ?? "" };
    const [connection] = tested.server.sockets.of(ann.person);
    // What was sent before the server's goodbye has arrived comes after it.
    const goodbye = vi.spyOn(connection?.socket as WebSocket, "close").mockReturnValue();
    await ann.ask("signOut", {});
    expect(goodbye).toHaveBeenCalledWith(CLOSE.signedOut);
    const arrived = new Promise((resolve) => ann.raw?.once("pong", resolve));
    ann.raw?.send(JSON.stringify({ t: "command", id: 1_000, match: id, command }));
    ann.raw?.ping();
    await arrived;
    await tested.server.services.rooms.present(id)?.quiet();
    expect((await bob.ask("match", { params: { match: id } })).position?.move).toBe(0);
  });
});

test("a match is forgotten when nobody is there, and loaded when somebody is", async () => {
  const people = await arrive("Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  await move(ann, id, [bob]);
  const before = standing(bob, id).position;
  for (const guest of people) guest.socket?.leave(id);
  const { rooms } = tested.server.services;
  while (!rooms.present(id)?.idle) await new Promise((resolve) => setTimeout(resolve, 5));
  clock.now += 400_000;
  rooms.sweep();
  expect(rooms.present(id)).toBeUndefined();
  await bob.socket?.watch(id);
  expect(standing(bob, id).position).toEqual(before);
});

test("a match is kept while somebody is on the way in, however long that takes", async () => {
  const [ann, bob] = await arrive("Ann", "Bob");
  const { id } = await seated([ann, bob], { game: "hidden-hands" });
  for (const guest of [ann, bob]) await guest.unwatch(id);
  const { rooms, store } = tested.server.services;
  const room = rooms.present(id);
  const looksUp = vi.spyOn(store.chat, "newest");
  const answer = Promise.withResolvers<number>();
  const asked = new Promise<void>((resolve) => {
    looksUp.mockImplementationOnce(() => {
      resolve();
      return answer.promise;
    });
  });
  const watched = bob.socket?.watch(id);
  await asked;
  clock.now += 400_000;
  rooms.sweep();
  expect(rooms.present(id)).toBe(room);
  answer.resolve(0);
  await watched;
  const over = bob.next("table", ({ table }) => table.status === "over");
  await ann.socket?.command(id, { do: "resign", seat: 0 });
  expect((await over).match).toBe(id);
  looksUp.mockRestore();
});
