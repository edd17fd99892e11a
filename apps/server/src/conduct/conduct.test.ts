import { httpClient } from "@tabletown/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../random.ts";
import type { RunningServer } from "../server.ts";
import { sql } from "../stores/sql.ts";
import { Guest } from "../testing/guest.ts";
import { playOut, seated } from "../testing/play.ts";
import { forget, openServer } from "../testing/test-server.ts";

const clock = { now: 1_800_000_000_000 };
let server: RunningServer & { data: string };
let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  server = await openServer({ now: () => clock.now, pollEvery: 1_000_000 });
  ann = await Guest.arrive(server.url, "Ann");
  bob = await Guest.arrive(server.url, "Bob");
  for (const guest of [ann, bob]) guest.waitsFor = [ann, bob];
});
afterAll(async () => {
  for (const guest of [ann, bob]) guest.leave();
  await server.close();
  forget(server.data);
});

function admin() {
  const { admin: token } = server.services.secrets;
  return httpClient({ base: server.url, headers: () => ({ authorization: `Bearer ${token}` }) });
}

test("a report brings the lines in question to the administrator, who warns, silences and lets speak again", async () => {
  const { id: match } = await seated([ann, bob], { game: "hidden-hands" });
  const rude = await bob.ask("chat", { params: { match }, body: { text: "you play like a tram" } });
  const own = await ann.ask("chat", { params: { match }, body: { text: "please" } });
  const { report } = await ann.ask("report", {
    body: { person: bob.person, reason: "insults", match, lines: [rude.id, own.id, 999], text: "rude" },
  });
  const told = await admin().call("adminReports", {});
  expect(told.ok && told.value.reports).toEqual([
    {
      ...{ id: report, created: clock.now, reason: "insults", text: "rude", match, settled: false },
      ...{ person: bob.person, name: "Bob", reporter: ann.person, reporterName: "Ann" },
      // Only what the person in question has said.
      lines: [{ at: rude.at, text: "you play like a tram" }],
      ...{ personReports: 0, reporterReports: 0, banned: false },
    },
  ]);
  // Somebody who was not there learns nothing about what was said.
  const cat = await Guest.arrive(server.url, "Cat");
  const stranger = await cat.call("report", { body: { person: bob.person, reason: "insults", match, lines: [1] } });
  expect(stranger).toMatchObject({ ok: false, problem: { code: "unknown-match" } });
  await admin().call("adminWarn", { params: { person: bob.person }, body: { text: "Be kind." } });
  await admin().call("adminSilence", { params: { person: bob.person }, body: { days: 1, text: "Again." } });
  await admin().call("adminSettle", { params: { report } });
  expect(await admin().call("adminReports", {})).toMatchObject({ value: { reports: [] } });
  const { notices } = await bob.ask("notices", {});
  expect(notices.map(({ kind, text, until }) => [kind, text, until])).toEqual(
    expect.arrayContaining([
      ["warning", "Be kind.", undefined],
      ["silence", "Again.", clock.now + 86_400_000],
    ]),
  );
  const silent = { params: { match }, body: { text: "what?" } };
  expect(await bob.call("chat", silent)).toMatchObject({ problem: { code: "silenced-everywhere" } });
  clock.now += 86_400_001;
  expect(await bob.call("chat", silent)).toMatchObject({ ok: true });
  for (const { id } of notices) await bob.ask("dismissNotice", { params: { notice: id } });
  expect(await bob.ask("notices", {})).toEqual({ notices: [] });
  expect(await ann.call("adminReports", {})).toMatchObject({ problem: { code: "forbidden" } });
});

test("whoever decides on a report sees what was said around its lines and what else was reported, and may decide anew", async () => {
  const [una, vic, wes] = await Guest.arriveTogether(server.url, "Una", "Vic", "Wes");
  const { code = "", id: match } = await una.ask("createMatch", {
    body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] },
  });
  await vic.ask("join", { body: { code } });
  await vic.ask("command", { params: { match }, body: { do: "sit", seat: 1 } });
  const said: number[] = [];
  for (const [guest, text] of [
    ...Array.from({ length: 8 }, (_, n) => [una, `before ${n}`] as const),
    [vic, "rude"],
    [una, "please"],
    [vic, "ruder"],
    ...Array.from({ length: 8 }, (_, n) => [una, `after ${n}`] as const),
  ] as const)
    said.push((await guest.ask("chat", { params: { match }, body: { text } })).id);
  const lines = [said[10] ?? 0, said[8] ?? 0];
  const rude = { person: vic.person, reason: "insults", match } as const;
  // Lines reported several times, some or all of them, also at once, are one report, and nothing of it is lost.
  const sent = await Promise.all([
    una.ask("report", { body: { ...rude, lines: lines.slice(1) } }),
    una.ask("report", { body: { ...rude, lines } }),
    una.ask("report", { body: { ...rude, lines: lines.toReversed(), text: "Twice in a row." } }),
  ]);
  const third = await una.ask("report", { body: { ...rude, lines, reason: "other", text: "Every evening." } });
  expect(new Set([...sent, third].map(({ report }) => report)).size).toBe(1);
  const { report } = third;
  await vic.ask("report", { body: { person: una.person, reason: "other" } });
  await wes.ask("report", { body: { person: vic.person, reason: "stalling" } });
  const told = async () => {
    const answer = await admin().call("adminReport", { params: { report } });
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.value;
  };
  const { report: found, around } = await told();
  expect(found).toMatchObject({ reason: "other", text: "Twice in a row. / Every evening.", name: "Vic" });
  expect(found).toMatchObject({ personReports: 1, reporterReports: 1, banned: false });
  expect(around.map(({ name, text, reported }) => `${reported ? "> " : ""}${name}: ${text}`)).toEqual([
    ...[3, 4, 5, 6, 7].map((n) => `Una: before ${n}`),
    ...["> Vic: rude", "Una: please", "> Vic: ruder"],
    ...[0, 1, 2, 3, 4].map((n) => `Una: after ${n}`),
  ]);
  const open = async (about?: string): Promise<string[]> => {
    const answer = await admin().call("adminReports", { query: { ...(about !== undefined && { about }) } });
    return answer.ok ? answer.value.reports.map(({ id }) => id) : [];
  };
  expect(await open(vic.person)).toHaveLength(2);
  await admin().call("adminSettle", { params: { report } });
  expect(await open()).not.toContain(report);
  await admin().call("adminSettle", { params: { report }, query: { settled: "no" } });
  expect(await open()).toContain(report);
  // Once it has been dealt with, the same again is told anew.
  await admin().call("adminSettle", { params: { report } });
  expect((await una.ask("report", { body: { ...rude, lines } })).report).not.toBe(report);
  // The lines themselves outlive the match.
  await server.services.store.database.write([
    sql`DELETE FROM chat WHERE match = ${match}`,
    sql`DELETE FROM matches WHERE id = ${match}`,
  ]);
  expect(await told()).toMatchObject({ report: { lines: [{ text: "rude" }, { text: "ruder" }] }, around: [] });
  const none = await admin().call("adminReport", { params: { report: "noreport" } });
  expect(none).toMatchObject({ problem: { code: "not-found" } });
  expect(await una.call("adminReport", { params: { report } })).toMatchObject({ problem: { code: "forbidden" } });
});

test("more reports than one page holds are all found, those of one moment too", async () => {
  const [xen, yva] = await Guest.arriveTogether(server.url, "Xen", "Yva");
  const about = { reporter: xen.person, person: yva.person, match: "", reason: "other", lines: [] } as const;
  for (let n = 0; n < 230; n++) {
    const created = clock.now + Math.floor(n / 100);
    await server.services.store.conduct.report({ ...about, id: newId(), text: `number ${n}`, created });
  }
  const found: string[] = [];
  for (let page: { before?: string; last?: string } = {}; ; ) {
    const answer = await admin().call("adminReports", { query: { about: yva.person, ...page } });
    const reports = answer.ok ? answer.value.reports : [];
    const oldest = reports.at(-1);
    if (oldest === undefined) break;
    found.push(...reports.map(({ text }) => text));
    page = { before: String(oldest.created), last: oldest.id };
  }
  expect(found).toHaveLength(230);
  expect(new Set(found).size).toBe(230);
});

test("whoever is banned for a time is told until when, and is let in again by itself when it is over", async () => {
  const [zoe] = await Guest.arriveTogether(server.url, "Zoe");
  const params = { person: zoe.person };
  const day = 86_400_000;
  const ban = (days?: string) => admin().call("adminBan", { params, query: { ...(days !== undefined && { days }) } });
  const told = async () => {
    await server.scheduler.runDue();
    const answer = await zoe.call("me", {});
    return answer.ok ? "let in" : answer.problem;
  };
  for (const days of ["0", "3651", "1.5"]) expect(await ban(days)).toMatchObject({ problem: { code: "bad-message" } });
  expect(await told()).toBe("let in");
  const begun = clock.now;
  await ban("1");
  expect(await told()).toEqual({ code: "banned", until: begun + day });
  clock.now = begun + day - 1;
  expect(await told()).toMatchObject({ code: "banned" });
  // Meanwhile it is made longer.
  await ban("2");
  clock.now = begun + day;
  expect(await told()).toEqual({ code: "banned", until: begun + 3 * day - 1 });
  expect(await admin().call("adminPeople", { query: { name: "Zoe" } })).toMatchObject({
    value: { people: [{ banned: true, until: begun + 3 * day - 1 }] },
  });
  clock.now = begun + 3 * day;
  expect(await told()).toBe("let in");
  // For good, after a time had been named, it does not end.
  await ban("1");
  await ban();
  clock.now += 2 * day;
  expect(await told()).toEqual({ code: "banned" });
  await ban("1");
  await admin().call("adminUnban", { params });
  expect(await told()).toBe("let in");
});

test("a profile after three matches says what was played, against whom, and how sure the rating is; to whom it is shown", async () => {
  const matches: string[] = [];
  for (const visibility of ["invitation", "link", "public"] as const) {
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility });
    await playOut([ann, bob], id);
    clock.now += 1_000;
    await server.scheduler.runDue();
    matches.push(id);
  }
  const profile = await ann.ask("profile", { params: { person: ann.person } });
  expect(profile).toMatchObject({ name: "Ann", account: false, shows: "everyone" });
  expect(profile.games).toEqual([expect.objectContaining({ game: "hidden-hands", played: 3 })]);
  expect(profile.bySeats).toEqual([{ game: "hidden-hands", seats: 2, played: 3, won: profile.games[0]?.won }]);
  expect(profile.opponents).toEqual([expect.objectContaining({ person: bob.person, name: "Bob", played: 3 })]);
  expect(profile.course.map(({ match }) => match)).toEqual(matches);
  expect(profile.course.at(-1)).toMatchObject({
    mu: profile.games[0]?.rating?.mu,
    sigma: profile.games[0]?.rating?.sigma,
  });
  expect(profile.bests).toHaveLength(1);
  const mine = await ann.ask("played", { params: { person: ann.person } });
  expect(mine.matches.map(({ match }) => match)).toEqual(matches.toReversed());
  expect(mine.matches[0]?.places.map(({ name }) => name).sort()).toEqual(["Ann", "Bob"]);
  const won = await ann.ask("played", { params: { person: ann.person }, query: { outcome: "won" } });
  expect(won.matches).toHaveLength(profile.games[0]?.won ?? -1);
  // What was not played in public is listed for those who played alone: the name of a match by link is its address.
  const cat = await Guest.arrive(server.url, "Cat");
  const seen = await cat.ask("played", { params: { person: ann.person } });
  expect(seen.matches.map(({ match }) => match)).toEqual(matches.slice(2));
  const shown = await cat.ask("profile", { params: { person: ann.person } });
  expect(shown).not.toHaveProperty("shows");
  expect(shown.course.map(({ match }) => match)).toEqual([undefined, undefined, matches[2]]);
  expect(shown.bests.map(({ score }) => score)).toEqual(profile.bests.map(({ score }) => score));
  for (const match of matches.slice(0, 2)) expect(JSON.stringify(shown)).not.toContain(match);
  const leaders = async (): Promise<(string | undefined)[]> =>
    (await cat.ask("ratings", { params: { game: "hidden-hands" } })).ratings.map(({ person }) => person);
  expect(await leaders()).toContain(ann.person);
  const refused = { ok: false, problem: { code: "private-profile" } };
  for (const [shows, bobSees, catSees] of [
    ["played", true, false],
    ["nobody", false, false],
  ] as const) {
    await ann.ask("showProfile", { body: { shows } });
    for (const [guest, sees] of [
      [bob, bobSees],
      [cat, catSees],
      [ann, true],
    ] as const) {
      for (const route of ["profile", "played", "statistics"] as const) {
        const answer = await guest.call(route, { params: { person: ann.person } });
        expect(answer).toMatchObject(sees ? { ok: true } : refused);
      }
    }
  }
  expect(await leaders()).toEqual([bob.person]);
  const opponentsOfBob = async (reader: Guest): Promise<(string | undefined)[]> =>
    (await reader.ask("profile", { params: { person: bob.person } })).opponents.map(({ person }) => person);
  expect(await opponentsOfBob(cat)).toEqual([]);
  expect(await opponentsOfBob(bob)).toEqual([ann.person]);
  expect(await opponentsOfBob(ann)).toEqual([ann.person]);
  // Cat has never played with Ann, and learns no more of her by way of Bob.
  await ann.ask("showProfile", { body: { shows: "played" } });
  expect(await opponentsOfBob(cat)).toEqual([]);
  expect(await opponentsOfBob(new Guest(server.url))).toEqual([]);
  expect(await opponentsOfBob(bob)).toEqual([ann.person]);
  await ann.ask("showProfile", { body: { shows: "everyone" } });
  expect(await opponentsOfBob(cat)).toEqual([ann.person]);
});

test("whoever keeps away from somebody learns no name by that which they do not show", async () => {
  const [gus, hal, ivy] = await Guest.arriveTogether(server.url, "Gus", "Hal", "Ivy");
  const { code = "" } = await gus.ask("createMatch", {
    body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] },
  });
  const { match } = await hal.ask("join", { body: { code } });
  await hal.ask("command", { params: { match }, body: { do: "sit", seat: 1 } });
  const names = async (guest: Guest): Promise<(string | undefined)[]> => {
    await guest.ask("block", { params: { person: gus.person } });
    return (await guest.ask("blocks", {})).people.map(({ name }) => name);
  };
  for (const shows of ["nobody", "played"] as const) {
    await gus.ask("showProfile", { body: { shows } });
    await gus.ask("rename", { body: { name: "August" } });
    expect([shows, await names(hal), await names(ivy)]).toEqual([shows, ["Gus"], [""]]);
  }
  await gus.ask("showProfile", { body: { shows: "everyone" } });
  expect([await names(hal), await names(ivy)]).toEqual([["August"], ["August"]]);
});

test("whoever is not heard stays so when they were blocked and are no more, also once a guest has become an account", async () => {
  const [jan, kai, lea] = await Guest.arriveTogether(server.url, "Jan", "Kai", "Lea");
  const heardNo = async (guest: Guest): Promise<string[]> =>
    (await guest.ask("mutes", {})).people.toSorted((one, other) => (one < other ? -1 : 1));
  const unblock = async (guest: Guest): Promise<void> => {
    for (const other of [kai, lea]) await guest.ask("unblock", { params: { person: other.person } });
    expect((await guest.ask("blocks", {})).people).toEqual([
      { person: kai.person, name: "Kai", blocked: false, muted: true },
    ]);
  };
  await jan.ask("mute", { params: { person: kai.person } });
  for (const other of [kai, lea, lea]) await jan.ask("block", { params: { person: other.person } });
  expect(await heardNo(jan)).toEqual([kai.person, lea.person].sort());
  await unblock(jan);
  const login = "jan of the trams";
  await jan.ask("register", { body: { login, passphrase: "a long passphrase" } });
  const guest = await Guest.arrive(server.url, "Jan");
  for (const other of [kai, lea]) await guest.ask("block", { params: { person: other.person } });
  await guest.ask("logIn", { body: { login, passphrase: "a long passphrase", bring: true } });
  expect(await heardNo(jan)).toEqual([kai.person, lea.person].sort());
  await unblock(jan);
  await jan.ask("unmute", { params: { person: kai.person } });
  await jan.ask("unblock", { params: { person: kai.person } });
  expect(await heardNo(jan)).toEqual([]);
});

test("a profile for people one has played with is not shown to who sat down for a moment, nor to who was blocked", async () => {
  const [dan, eve, fay] = (await Promise.all(["Dan", "Eve", "Fay"].map((name) => Guest.arrive(server.url, name)))) as [
    Guest,
    Guest,
    Guest,
  ];
  await dan.ask("showProfile", { body: { shows: "played" } });
  const sees = async (guest: Guest): Promise<boolean> =>
    (await guest.call("profile", { params: { person: dan.person } })).ok;
  const { id: match } = await dan.ask("createMatch", {
    body: { game: "hidden-hands", visibility: "public", seats: [{ who: "me" }, { who: "open" }] },
  });
  const does = (guest: Guest, body: { do: "sit" | "stand"; seat: number } | { do: "start" }) =>
    guest.ask("command", { params: { match }, body });
  await does(eve, { do: "sit", seat: 1 });
  expect(await sees(eve)).toBe(false);
  await does(eve, { do: "stand", seat: 1 });
  await does(fay, { do: "sit", seat: 1 });
  await does(dan, { do: "start" });
  expect(await sees(fay)).toBe(true);
  expect(await sees(eve)).toBe(false);
  await fay.ask("command", { params: { match }, body: { do: "resign" } });
  expect(await sees(fay)).toBe(true);
  await dan.ask("block", { params: { person: fay.person } });
  expect(await sees(fay)).toBe(false);
  await dan.ask("unblock", { params: { person: fay.person } });
  expect(await sees(fay)).toBe(true);
});
