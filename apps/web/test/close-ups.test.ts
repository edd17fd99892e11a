import { describe, expect, test } from "vitest";
import { games, gamesFor } from "./games.ts";
import { continueRecord } from "./play.ts";
import { patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
const SHOWN = ".close-ups:popover-open .close-up";
const ON_BOARD = ".match-board [data-component]";

describe.concurrent("components in large", patience, () => {
  for (const { game, record } of gamesFor("london")) {
    test(`of ${game} are held beside each other by mouse and keyboard`, async ({ onTestFinished }) => {
      const { page, errors } = await site.visitor(onTestFinished);
      await continueRecord(page, site.address, record, 0.5);
      const names = await page.locator(ON_BOARD).evaluateAll((all) => all.map((each) => each.dataset.component));
      const second = names.findIndex((each) => each !== names[0]);
      const [first, other] = [page.locator(ON_BOARD).first(), page.locator(ON_BOARD).nth(second)];
      const shown = page.locator(SHOWN);
      // What is pointed at shows itself and goes again; a right click keeps it.
      await first.hover();
      await shown.waitFor();
      await page.mouse.move(2, 2);
      await shown.waitFor({ state: "detached" });
      await first.click({ button: "right", force: true });
      await shown.waitFor();
      // So does a key for what has the focus, and it lets go again.
      await other.focus();
      await page.keyboard.press("c");
      await shown.nth(1).waitFor();
      await page.keyboard.press("c");
      await shown.nth(1).waitFor({ state: "detached" });
      await page.keyboard.press("Escape");
      await shown.waitFor({ state: "detached" });
      // What comes under a mouse that rests, as in a window of another size, is not looked at before the mouse moves.
      const { x = 0, y = 0, width = 0, height = 0 } = (await first.boundingBox()) ?? {};
      const board = page.locator(".match-board");
      await board.evaluate((element) => element.setAttribute("hidden", ""));
      await page.mouse.move(x + width / 2, y + height / 2);
      await board.evaluate((element) => element.removeAttribute("hidden"));
      await page.setViewportSize({ ...wide, height: wide.height - 1 });
      await page.locator(`${ON_BOARD}:hover`).first().waitFor();
      // Timers go off in their order: this one is longer than a mouse must rest.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
      expect(await shown.count()).toBe(0);
      await page.mouse.move(x + width / 2 + 4, y + height / 2);
      await shown.waitFor();
      expect(errors).toEqual([]);
    });
  }

  test("a finger that rests looks and does nothing else", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    const [{ record } = { record: "" }] = games.filter(({ game }) => game === "suburbia");
    await continueRecord(page, site.address, record, 0.5);
    const tile = page.locator(`${ON_BOARD}.s-cell`).first();
    const done = page.locator(".proposal, .dock-notice, .s-cell.chosen, dialog[open]");
    const before = await done.count();
    for (const type of ["pointerdown", "pointerup", "click"]) {
      await tile.dispatchEvent(type, { bubbles: true, pointerType: "touch" });
      await page.locator(SHOWN).waitFor();
    }
    expect(await done.count()).toBe(before);
    // What it does is said once.
    const effect = (await page.locator(`${SHOWN} .s-card-effect`).innerText()).replace(/\P{L}+$/u, "");
    expect((await page.locator(SHOWN).innerText()).split(effect)).toHaveLength(2);
    // The next tap is a tap again.
    await page.locator(`${SHOWN} button`).click();
    await page.locator(SHOWN).waitFor({ state: "detached" });
    await tile.click({ force: true });
    await done.nth(before).waitFor();
  });
});
