import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { recordOf } from "./games.ts";
import { asked, continueRecord, drawn, startAgainstBots, startAtOneScreen } from "./play.ts";
import { patience, phone, testSite } from "./test-site.ts";

const site = testSite("whole", "light", "pages");

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

  test("stays where Tab has led, though something behind it asks for the focus right then", async ({
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished);
    await startAgainstBots(page, site.address, "metropolia", 2);
    await asked(page);
    await page.keyboard.press("?");
    await page.locator("dialog .button-icon:focus").waitFor();
    // In the same task: browsers put timers off after a key, for as long as the next frame takes.
    const askForFocus = (): Promise<void> =>
      page.evaluate(() => {
        const ask = (): void => queueMicrotask(() => document.getElementById("match-board")?.focus());
        document.addEventListener("focusin", ask, { once: true });
      });
    for (const [key, led] of [
      ["Tab", "dialog .check input"],
      ["Shift+Tab", "dialog .button-icon"],
    ] as const) {
      await askForFocus();
      await page.keyboard.press(key);
      expect(await page.locator(led).evaluate((it) => it === document.activeElement)).toBe(true);
    }
  });

  test("that opens before a move is drawn gives the focus back to the board", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await startAgainstBots(page, site.address, "metropolia", 2);
    await asked(page);
    await page.keyboard.press("d");
    await asked(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".proposal .button-main:focus").waitFor();
    // Without frames the parts of a board take long.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.keyboard.press("Enter");
    await page.locator(".match-board[aria-busy]").waitFor();
    await page.keyboard.press("?");
    await page.locator("dialog .button-icon:focus").waitFor();
    await page.locator(".match-board:not([aria-busy])").waitFor();
    expect(await page.locator("dialog .button-icon").evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.locator("#match-board:focus, #match-board :focus").waitFor();
    expect(errors).toEqual([]);
  });

  test("with a result, which comes part by part, has the focus as soon as it is there, and moves nothing while it counts", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, { speed: "fast" }, phone);
    await continueRecord(page, site.address, recordOf("budowa-miasta", 2), 0.98);
    while ((await asked(page)) === "mine") await moveByTab(page);
    expect(await page.locator("dialog .button-icon").evaluate((it) => it === document.activeElement)).toBe(true);
    const buttonsAt = (): Promise<number> =>
      page.locator(".sheet-body").evaluate((sheet) => {
        const row = sheet.querySelector(".places ~ .button-row");
        return (row?.getBoundingClientRect().top ?? 0) - sheet.getBoundingClientRect().top;
      });
    await page.locator(".places ~ .button-row").waitFor();
    const before = await buttonsAt();
    await page.locator(".place-first").waitFor();
    await page.locator(".uncounted").first().waitFor({ state: "detached" });
    // Two places of a sheet that flies in differ by what is lost in rounding.
    expect(await buttonsAt()).toBeCloseTo(before, 2);
    expect(errors).toEqual([]);
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

/** Makes the move that Tab leads to first, without a pointer. */
async function moveByTab(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await drawn(page);
  if ((await page.locator(".proposal").count()) === 0) return;
  await page.locator(".proposal .button-main:focus").waitFor();
  await page.keyboard.press("Enter");
  await drawn(page);
}

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
