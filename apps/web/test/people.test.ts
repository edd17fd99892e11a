import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dealtOut, recordOf } from "./games.ts";
import { createTable, openTable, sayInChat } from "./online-play.ts";
import { asked, moveByClicking, pill, prepare, sideways } from "./play.ts";
import { command, matchForTwo } from "./requests.ts";
import { administer, type OwnServer, startServer } from "./server.ts";
import { findings, LIMIT, narrow, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
let server: OwnServer;
beforeAll(async () => {
  server = await startServer();
}, LIMIT);
afterAll(() => server.close());

/** Links that were copied without their end: to a table, a pack, a replay, a person. */
const CUT_LINKS = [
  "table/%D0",
  "table/abc",
  "pack/abc",
  "replay/online-abc",
  "replay/shared-abc-1",
  "replay/record-abc",
  "profile/abc",
];

describe.concurrent("links that are not complete", patience, () => {
  test.for([
    ["en", 0, /not open to you.*enter it here/, /[Aa]sk whoever sent it to you/],
    ["pl", 1, /nie jest dla ciebie otwarty.*wpisz go tutaj/, /[Pp]oproś o\snowy/],
    ["ru", 2, /для вас закрыт.*введите его здесь/, /[Пп]опросите новую/],
  ] as const)(
    "say that nothing is there, and what to do (%s)",
    async ([language, place, table, other], { onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, { language, name: "Ada" }, phone);
      for (const link of dealtOut(CUT_LINKS, 3, place)) {
        await page.goto(`${server.address}#/`);
        await page.locator(".home").waitFor();
        await page.goto(`${server.address}#/${link}`);
        const said = page.locator("main", { hasText: link.startsWith("table") ? table : other });
        await said.locator('a[href="#/"]').waitFor();
      }
    },
  );
});

describe.concurrent("people on the first screen", patience, () => {
  test("find each other and play, without having been online before", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{}, wide],
      [{ name: "Bob", theme: "dark" }, phone],
    ]);
    const asks: string[] = [];
    bob.page.on("request", (request) => {
      if (request.url().includes("/api/")) asks.push(new URL(request.url()).pathname);
    });
    await bob.page.goto(server.address);
    await bob.page.locator(".people p", { hasText: "Nobody is waiting right now" }).waitFor();
    expect(asks).toEqual(["/api/lobby"]);
    await anna.page.goto(server.address);
    await anna.page.locator("#find-game").click();
    await anna.page.locator("#start-search").click();
    await anna.page.locator('[role="alert"]', { hasText: "Enter a name first" }).waitFor();
    await anna.page.locator('.find-game .field input[aria-invalid="true"]:focus').waitFor();
    await anna.page.locator(".find-game .field input").fill("Anna");
    for (const game of ["London", "Suburbia", "Budowa miasta"]) await pill(anna.page, game);
    for (const seats of ["3", "4"]) await pill(anna.page, seats);
    await anna.page.locator(".find-game .check").click();
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.setViewportSize(narrow);
    expect(await sideways(anna.page)).toBe(0);
    await anna.page.setViewportSize(wide);
    await anna.page.locator("#start-search").click();
    await anna.page.locator(".searching").waitFor();
    // The list brings itself up to date while it is in sight.
    await bob.page.locator("#people").scrollIntoViewIfNeeded();
    await bob.page.locator(".waiting", { hasText: "Anna" }).getByText("Metropolia").waitFor();
    expect(await findings(bob.page)).toEqual([]);
    await bob.page.locator(".waiting .button").click();
    await bob.page.locator("#start-search").click();
    for (const { page } of [anna, bob]) await page.waitForURL(/#\/table\//);
    for (let moves = 0; moves < 4; moves++) {
      const page = await Promise.race([anna, bob].map(({ page }) => asked(page).then(() => page)));
      await moveByClicking(page);
    }
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("are found, though a request for who is there was never answered", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.route("**/api/lobby", () => new Promise(() => undefined), { times: 1 });
    await page.goto(server.address);
    await page.locator("#people").scrollIntoViewIfNeeded();
    await page.locator("#find-game").waitFor();
  });

  // A poll knows its test by the test's own `expect`: others run beside it.
  test("see how it went after three matches, share one, and keep away from each other", async ({
    expect,
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna", theme: "dark" }, phone],
      [{ name: "BobWhoseNameIsFortyLettersWithoutASpaces" }, wide],
    ]);
    // Where one's records are asked for, the page makes itself known to the server.
    for (const { page } of [anna, bob]) {
      await page.goto(`${server.address}#/records`);
      await page.getByText("You have not uploaded any records.").waitFor();
    }
    for (const loser of [bob, anna, bob]) {
      const match = await anna.page.evaluate(matchForTwo, { who: "open" });
      await bob.page.evaluate(command, [match, { do: "sit", seat: 1 }] as const);
      await loser.page.evaluate(command, [match, { do: "resign" }] as const);
    }
    await anna.page.goto(`${server.address}#/profile`);
    await anna.page.locator(".played-row").nth(2).waitFor();
    // Matches are rated a moment after their end.
    await expect
      .poll(async () => {
        await anna.page.reload();
        await anna.page.locator(".played-row").nth(2).waitFor();
        return anna.page.locator(".rating-chart figcaption").allTextContents();
      }, patience)
      .toEqual([expect.stringContaining("3 matches")]);
    expect(await anna.page.locator(".bar-text").first().textContent()).toBe("67% 2 of 3");
    expect(await anna.page.locator(".played-won").count()).toBe(2);
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.setViewportSize(narrow);
    expect(await sideways(anna.page)).toBe(0);
    // Whoever opened a table finds what is done with a seat beside the name, however long it is.
    const table = await anna.page.evaluate(matchForTwo, { who: "open", startWhenFull: false });
    await bob.page.evaluate(command, [table, { do: "sit", seat: 1 }] as const);
    await anna.page.goto(`${server.address}#/table/${table}`);
    const clear = await anna.page.locator(".seat .button-icon").boundingBox();
    expect(clear?.x).toBeGreaterThan(narrow.width / 2);
    // However many tables somebody has, all of them are found.
    for (let tables = 1; tables < 7; tables++)
      await anna.page.evaluate(matchForTwo, { who: "open", startWhenFull: false });
    await anna.page.goBack();
    await anna.page.locator("button", { hasText: "Show all 7" }).click();
    await anna.page.locator(".people-group .save-link").nth(6).waitFor();
    await anna.page.locator("select").nth(1).selectOption("won");
    await anna.page.locator(".played-row").nth(2).waitFor({ state: "detached" });
    // A stranger with the link sees the replay of a match by invitation.
    await anna.page.locator(".played-row .button").first().click();
    const link = (await anna.page.locator(".shared-link").textContent()) ?? "";
    await anna.page.keyboard.press("Escape");
    const stranger = await anna.context.browser()?.newContext({ viewport: phone, serviceWorkers: "block" });
    const page = await stranger?.newPage();
    await page?.goto(link);
    await page?.locator(".scrub").waitFor();
    await stranger?.close();
    await anna.page.goto(`${server.address}#/leaders/metropolia`);
    await anna.page.locator(".leaders tbody tr").nth(1).waitFor();
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.locator(".leaders a", { hasText: "Bob" }).click();
    await anna.page.locator("button", { hasText: "Block" }).click();
    await anna.page.locator("button", { hasText: "Unblock" }).waitFor();
    expect(await findings(anna.page)).toEqual([]);
    // Bob cannot come to her table any more, and is told why.
    const code = await createTable(anna.page, server.address, "metropolia", 2);
    // A code that came without its end can be put right, also by pasting the whole link.
    await bob.page.goto(`${server.address}#/join/${code.slice(1)}`);
    const field = bob.page.locator(".join input");
    await field.waitFor();
    expect(await field.inputValue()).toBe(code.slice(1));
    await field.fill(`${server.address}#/join/${code}`);
    await bob.page.locator(".join button").click();
    await bob.page.locator("#join-table").click();
    await bob.page.locator('[role="alert"]', { hasText: "blocked" }).waitFor();
    await anna.page.goto(`${server.address}#/profile`);
    await anna.page.locator("#kept-away").waitFor();
    expect(anna.errors).toEqual([]);
  });

  test("report who insults them, who may then not play any more; open tables for accounts; are told where components cannot be fetched", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Ann" }, narrow],
      [{ name: "Rude" }, wide],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia");
    await bob.page.locator("#tab-chat").click();
    for (const line of ["Hello", "You play like a potato"]) {
      await sayInChat(bob.page, line);
      await bob.page.locator(".chat-messages li", { hasText: line }).waitFor();
    }
    await anna.page.locator(".match-tools .badged button").click();
    await anna.page.locator("#tab-chat").click();
    await anna.page.locator(".person-name", { hasText: "Rude" }).first().click();
    await anna.page.locator("dialog button", { hasText: "Report" }).click();
    await anna.page.locator("dialog .pill", { hasText: "potato" }).click();
    await anna.page.locator("dialog .field input").fill("Please look at this.");
    expect(await findings(anna.page)).toEqual([]);
    expect(await sideways(anna.page)).toBe(0);
    // Nothing is chosen for anybody.
    await anna.page.locator("dialog button", { hasText: "Send the report" }).click();
    await anna.page.locator('dialog [role="alert"]', { hasText: "Choose what it is about" }).waitFor();
    await anna.page.locator("dialog .pill", { hasText: "Insults" }).click();
    await anna.page.locator("dialog button", { hasText: "Send the report" }).click();
    await anna.page.locator('dialog [role="status"]').waitFor();
    const reported = await administer(server, "reports");
    const [, person = ""] = /about Rude \((\w+)\), by Ann/.exec(reported) ?? [];
    expect(reported).toMatch(/insults.*"Please look at this\.".*> \S+ {2}You play like a potato\n/s);
    expect(reported).not.toContain("Hello");
    await administer(server, "ban", person);
    await bob.page.goto(`${server.address}#/`);
    await bob.page.locator('.people [role="alert"]', { hasText: "You may not play on this server." }).waitFor();
    // At a table for people with an account, everybody sees that, and no guest sits down.
    await anna.page.goto(`${server.address}#/new/metropolia`);
    await anna.page.locator(".way", { hasText: "Online table" }).click();
    await pill(anna.page, "Anyone");
    await anna.page.locator("#accounts-only").check();
    await anna.page.locator("#create").click();
    await anna.page.locator(".terms", { hasText: "For people with an account" }).waitFor();
    const context = await anna.context.browser()?.newContext({ viewport: phone, serviceWorkers: "block" });
    const page = await context?.newPage();
    if (context === undefined || page === undefined) throw new Error("no browser");
    onTestFinished(() => context.close());
    await prepare(page, { name: "Guest" });
    await page.goto(server.address);
    await page.locator(".save-link", { hasText: "accounts only" }).click();
    await page.locator(".seat .button-main").first().click();
    await page.locator('main > [role="alert"]', { hasText: "account" }).waitFor();
    // Without the values that the others play with there is no table, only a sentence and another try.
    const match = await page.evaluate(tableOfOurOwn);
    const components = "**/api/matches/*/components";
    await page.route(components, (route) => route.abort());
    await page.goto(`${server.address}#/table/${match}`);
    await page.locator("main p", { hasText: "components" }).waitFor();
    expect(await page.locator(".seats").count()).toBe(0);
    await page.unroute(components);
    await page.locator("button", { hasText: "Try again" }).click();
    await page.locator(".seats").waitFor();
    expect(anna.errors).toEqual([]);
  });
});

test(
  "a match that was closed because the rules have changed is found in the profile, and can be watched",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { name: "Ann" }, narrow);
    const before = await startServer();
    onTestFinished(() => before.stop());
    // The page makes itself known to the server here: another session beside it would be somebody else.
    await page.goto(`${before.address}#/records`);
    await page.getByText("You have not uploaded any records.").waitFor();
    const match = await page.evaluate(matchWithMoves);
    await before.stop();
    const database = new DatabaseSync(join(before.data, "tabletown.db"));
    database.prepare("UPDATE matches SET rules = 0 WHERE id = ?").run(match);
    database.close();
    const after = await startServer(before.data);
    onTestFinished(() => after.close());
    await page.goto(`${after.address}#/profile`);
    await page.evaluate(() => localStorage.setItem("tabletown.online", "yes"));
    await page.reload();
    await page.locator(".save-link", { hasText: "Closed" }).click();
    await page.locator('[role="alert"]', { hasText: "rules" }).waitFor();
    await page.locator("a", { hasText: "Replay" }).click();
    await page.locator('.look-back [role="status"]', { hasText: "rules" }).waitFor();
    expect(await page.locator(".scrub").getAttribute("max")).toBe("6");
    await page.locator(".match-board").waitFor();
    expect(errors.filter((error) => !error.includes("status of 409"))).toEqual([]);
  },
);

test(
  "what is wrong with a record that a server will not have is said in the reader’s language",
  patience,
  async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, { language: "pl", name: "Ada" }, phone);
    const { seats, ...rest } = JSON.parse(readFileSync(recordOf("metropolia", 2), "utf8"));
    const changed = { ...rest, seats: seats.toReversed() };
    await page.goto(`${server.address}#/records`);
    await page.getByText("Nie masz jeszcze zapisów.").waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      name: "changed.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(changed)),
    });
    await page.locator('[role="alert"]', { hasText: "Zapis został zmieniony lub uszkodzony po utworzeniu." }).waitFor();
  },
);

/** A match in which both seats are ours, with its first moves; which one it is. */
async function matchWithMoves(): Promise<string> {
  const send = async (path: string, sent: object) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(sent) })).json();
  };
  const seats = [{ who: "me" }, { who: "me", name: "Bob" }];
  const { id } = await send("/api/matches", { game: "metropolia", seats, startWhenFull: true });
  for (let moves = 0; moves < 6; moves++) {
    const { position: shown } = await (await fetch(`/api/matches/${id}`)).json();
    const [seat] = shown.toAct;
    const { seq, position } = await (await fetch(`/api/matches/${id}?as=${seat}`)).json();
    await send(`/api/matches/${id}/commands`, { do: "act", seat, seq, move: position.options[0] });
  }
  return id;
}

/** Opens a table with other values than the standard ones, as a page would; which match it is. */
async function tableOfOurOwn(): Promise<string> {
  const headers = { "content-type": "application/json" };
  const create = async (more: object): Promise<string> => {
    const body = JSON.stringify({ game: "metropolia", seats: [{ who: "me" }, { who: "open" }], ...more });
    return (await (await fetch("/api/matches", { method: "POST", headers, body })).json()).id;
  };
  const { table } = await (await fetch(`/api/matches/${await create({})}/components`)).json();
  return create({ table: { ...table, start: { ...table.start, coins: 9 } } });
}
