import { describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { continueRecord } from "./play.ts";
import { findings, patience, phone, testSite } from "./test-site.ts";

const site = testSite();
const SHOWN = ".close-ups:popover-open .close-up";
const ON_BOARD = ".match-board [data-component]";

describe.concurrent("components in large", patience, () => {
  for (const { game, record } of games) {
    test(`of ${game} are held beside each other by mouse and keyboard`, async ({ onTestFinished }) => {
      const { page, errors } = await site.visitor(onTestFinished);
      await continueRecord(page, site.address, record, 0.5);
      const names = await page.locator(ON_BOARD).evaluateAll((all) => all.map((each) => each.dataset.component));
      const second = names.findIndex((each) => each !== names[0]);
      const [first, other] = [page.locator(ON_BOARD).first(), page.locator(ON_BOARD).nth(second)];
      // What is pointed at shows itself and goes again; a right click keeps it.
      await first.hover();
      await page.locator(SHOWN).waitFor();
      await page.mouse.move(2, 2);
      await expect.poll(() => page.locator(SHOWN).count()).toBe(0);
      await first.click({ button: "right", force: true });
      await page.locator(SHOWN).waitFor();
      // So does a key for what has the focus, and it lets go again.
      await other.focus();
      await page.keyboard.press("c");
      await expect.poll(() => page.locator(SHOWN).count()).toBe(2);
      expect(await findings(page, [".match-board", ".dock", ".side"])).toEqual([]);
      await page.keyboard.press("c");
      await expect.poll(() => page.locator(SHOWN).count()).toBe(1);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator(SHOWN).count()).toBe(0);
      expect(errors).toEqual([]);
    });
  }

  test("a finger that rests looks and does nothing else", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    const [{ record } = { record: "" }] = games.filter(({ game }) => game === "suburbia");
    await continueRecord(page, site.address, record, 0.5);
    const touch = (type: string): Promise<void> =>
      page.locator(`${ON_BOARD}.lit`).first().dispatchEvent(type, { bubbles: true, pointerType: "touch" });
    await touch("pointerdown");
    await page.locator(SHOWN).waitFor();
    await touch("pointerup");
    await touch("click");
    expect(await page.locator(".s-cell.chosen, .proposal").count()).toBe(0);
    // The next tap is a tap again.
    await page.locator(`${SHOWN} button`).click();
    await expect.poll(() => page.locator(SHOWN).count()).toBe(0);
    await page.locator(`${ON_BOARD}.lit`).first().click();
    await page.locator(".s-cell.chosen, .proposal").first().waitFor();
  });
});
