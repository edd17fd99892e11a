import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
});
