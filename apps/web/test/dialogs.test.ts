import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asked, drawn, startAtOneScreen } from "./play.ts";
import { patience, phone, testSite } from "./test-site.ts";

const site = testSite();

/** What is open over the page, whatever is under it. */
describe.concurrent("a dialog", patience, () => {
  test("closes by a tap beside it, not by marking text, and leaves the page where it was", async ({
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.goto(site.address);
    await page.locator(".game-picture svg").last().waitFor();
    await openSettings(page);
    const title = await page.locator("dialog h2").boundingBox();
    const { x = 0, y = 0 } = title ?? {};
    await page.mouse.move(x + 40, y + 10);
    await page.mouse.down();
    await page.mouse.move(10, y + 10, { steps: 4 });
    await page.mouse.up();
    await drawn(page);
    expect(await page.locator("dialog").isVisible()).toBe(true);

    await page.evaluate(() => addEventListener("scroll", () => document.body.setAttribute("data-scrolled", "")));
    await page.mouse.wheel(0, 300);
    await page.mouse.click(10, y + 10);
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator("body").getAttribute("data-scrolled")).toBe(null);
  });

  test("stays while the page wants it, though the browser has closed it", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.goto(site.address);
    await openSettings(page);
    await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      return new Promise((done) => dialog.addEventListener("close", done, { once: true }));
    });
    expect(await page.locator("dialog").isVisible()).toBe(true);
  });

  test("is gone round in by Tab without moving the board behind it", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    await startAtOneScreen(page, site.address, "metropolia");
    await asked(page);
    const start = await page.locator(".match-board").evaluate((board) => {
      board.scrollTop = 120;
      return board.scrollTop;
    });
    expect(start).toBeGreaterThan(0);
    await page.locator('.match-tools [aria-label="Menu"]').click();
    await page.locator("dialog").waitFor();
    for (const key of ["Tab", "Shift+Tab"]) expect([...new Set(await scrolledBy(page, key))]).toEqual([start]);
  });

  test("keeps the keys of what is behind it for itself", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.goto(`${site.address}#/workshop/metropolia/bakery`);
    await page.locator(".component-form").waitFor();
    await openSettings(page);
    await page.keyboard.press("PageDown");
    await drawn(page);
    expect(new URL(page.url()).hash).toBe("#/workshop/metropolia/bakery");
    expect(await page.locator("dialog").isVisible()).toBe(true);

    await page.goto(`${site.address}#/workshop/metropolia`);
    await page.getByRole("button", { name: "About this pack" }).click();
    const note = page.getByLabel("Note");
    await note.click();
    await page.keyboard.type("1/2");
    expect(await note.inputValue()).toBe("1/2");
  });
});

/** Presses a key so often that Tab goes round, and tells how far the board behind the dialog was scrolled each time. */
async function scrolledBy(page: Page, key: string): Promise<readonly number[]> {
  const seen: number[] = [];
  for (let n = 0; n < 10; n++) {
    await page.keyboard.press(key);
    seen.push(await page.locator(".match-board").evaluate((board) => board.scrollTop));
  }
  return seen;
}

async function openSettings(page: Page): Promise<void> {
  await page.getByTitle("Settings").click();
  await page.locator("dialog").waitFor();
}
