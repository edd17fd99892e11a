import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTable, openTable } from "./online-play.ts";
import { asked, moveByClicking, pill, sideways } from "./play.ts";
import { startServer } from "./server.ts";
import type { Site } from "./site.ts";
import { findingsInBothThemes, LIMIT, narrow, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
let server: Site;
beforeAll(async () => {
  server = await startServer();
}, LIMIT);
afterAll(() => server.close());

describe.concurrent("people on the first screen", patience, () => {
  test("find each other and play, without having been online before", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{}, wide],
      [{ name: "Bob" }, phone],
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
    await anna.page.locator(".find-game .field input").fill("Anna");
    for (const game of ["London", "Suburbia", "Budowa miasta"]) await pill(anna.page, game);
    for (const seats of ["3", "4"]) await pill(anna.page, seats);
    await anna.page.locator(".find-game .check").click();
    expect(await findingsInBothThemes(anna.page)).toEqual([]);
    await anna.page.setViewportSize(narrow);
    expect(await sideways(anna.page)).toBe(0);
    await anna.page.setViewportSize(wide);
    await anna.page.locator("#start-search").click();
    await anna.page.locator(".searching").waitFor();
    // The list brings itself up to date while it is in sight.
    await bob.page.locator("#people").scrollIntoViewIfNeeded();
    await bob.page.locator(".waiting", { hasText: "Anna" }).getByText("Metropolia").waitFor();
    expect(await findingsInBothThemes(bob.page)).toEqual([]);
    await bob.page.locator(".waiting .button").click();
    await bob.page.locator("#start-search").click();
    for (const { page } of [anna, bob]) await page.waitForURL(/#\/table\//);
    for (let moves = 0; moves < 4; moves++) {
      const page = await Promise.race([anna, bob].map(({ page }) => asked(page).then(() => page)));
      await moveByClicking(page);
    }
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("see how it went after three matches, share one, and keep away from each other", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, phone],
      [{ name: "Bob" }, wide],
    ]);
    for (const loser of [bob, anna, bob]) {
      await openTable(anna.page, bob.page, server.address, "metropolia");
      await loser.page.evaluate(async () => {
        const match = location.hash.split("/")[2] ?? "";
        const told = await (await fetch(`/api/matches/${match}`)).json();
        await fetch(`/api/matches/${match}/commands`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ do: "resign", seat: told.as }),
        });
      });
      for (const { page } of [anna, bob]) await page.locator(".place").nth(1).waitFor();
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
    expect(await findingsInBothThemes(anna.page)).toEqual([]);
    await anna.page.setViewportSize(narrow);
    expect(await sideways(anna.page)).toBe(0);
    await anna.page.locator("select").nth(1).selectOption("won");
    await anna.page.locator(".played-row").nth(2).waitFor({ state: "detached" });
    // A stranger with the link sees the replay of a match by invitation.
    await anna.page.locator(".played-row .button").first().click();
    const link = (await anna.page.locator(".shared-link").textContent()) ?? "";
    await anna.page.keyboard.press("Escape");
    const stranger = await anna.context.browser()?.newContext();
    const page = await stranger?.newPage();
    await page?.goto(link);
    await page?.locator(".scrub").waitFor();
    await stranger?.close();
    await anna.page.goto(`${server.address}#/leaders/metropolia`);
    await anna.page.locator(".leaders tbody tr").nth(1).waitFor();
    expect(await findingsInBothThemes(anna.page)).toEqual([]);
    await anna.page.locator(".leaders a", { hasText: "Bob" }).click();
    await anna.page.locator("button", { hasText: "Block" }).click();
    await anna.page.locator("button", { hasText: "Unblock" }).waitFor();
    expect(await findingsInBothThemes(anna.page)).toEqual([]);
    // Bob cannot come to her table any more, and is told why.
    const code = await createTable(anna.page, server.address, "metropolia", 2);
    await bob.page.goto(`${server.address}#/join/${code}`);
    await bob.page.locator("#join-table").click();
    await bob.page.locator('[role="alert"]', { hasText: "blocked" }).waitFor();
    await anna.page.goto(`${server.address}#/profile`);
    await anna.page.locator("#kept-away").waitFor();
    expect(anna.errors).toEqual([]);
  });
});
