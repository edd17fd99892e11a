import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holdDatabase, keptInBrowser } from "./device-stores.ts";
import { drawn, sideways } from "./play.ts";
import { findings, narrow, patience, phone, testSite } from "./test-site.ts";

const site = testSite();

/** Opens a component, changes a number, and waits until it is drawn. */
async function correct(page: Page, game: string, component: string, label: string, value: string): Promise<void> {
  await page.goto(`${site.address}#/workshop/${game}/${component}`);
  await page.locator(".component-form").waitFor();
  await page.getByLabel(label).first().fill(value);
  await drawn(page);
}

/**
 * Opens a pack from a file, as a person does: what is handed over as bytes is sent as a text and decoded letter by
 * letter in the page, which takes seconds with one that is too large. Each is a file of its own: the same one again
 * would be no change.
 */
async function openPack(page: Page, folder: string, text: string): Promise<void> {
  const file = join(mkdtempSync(join(folder, "pack-")), "own.pack.json");
  writeFileSync(file, text);
  await page.locator('.pack-bar input[type="file"]').setInputFiles(file);
}

interface PackFile {
  readonly table: { readonly establishments: readonly { readonly id: string; readonly cost?: number }[] };
}

/** A pack with something wrong in it. */
function edited(text: string, change: (pack: PackFile) => void): string {
  const pack = JSON.parse(text) as PackFile;
  change(pack);
  return JSON.stringify(pack);
}

interface StoredPackText {
  readonly pack: PackFile;
}

function bakery({ table }: PackFile): { readonly cost?: number } {
  return table.establishments.find(({ id }) => id === "bakery") ?? {};
}

describe.concurrent("the workshop", patience, () => {
  test("a pack made in the browser is kept, chosen for a table, shown as in use, and survives a reload", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await correct(page, "metropolia", "bakery", "Cost", "3");
    await page.locator(".face-pictures svg text", { hasText: /^3$/ }).waitFor();
    // Said in every language at once, whatever the page speaks.
    await page.getByLabel("Amount").fill("4");
    for (const [language, words] of [
      ["en", "4 coins"],
      ["pl", "4 monety"],
      ["ru", "4 монеты"],
    ] as const) {
      await page.locator(`.face-words dd[lang="${language}"]`, { hasText: words }).waitFor();
    }
    // What is wrong stands beside its field, and the last good value stays.
    await page.getByLabel("Cost").fill("-1");
    await page.locator(".form-wrong", { hasText: "Enter 0 or more." }).waitFor();
    await page.locator(".face-pictures svg text", { hasText: /^3$/ }).waitFor();
    // Whoever means to go on is led to what is wrong.
    await page.locator("#seen-next").press("Enter");
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    await page.getByLabel("Cost").fill("3");
    await page.locator(".form-wrong").waitFor({ state: "detached" });
    // By keyboard alone: seen, next; and one step back.
    await page.getByLabel("Cost").press("Enter");
    await page.waitForFunction(() => !location.hash.endsWith("/bakery"));
    await page.keyboard.press("PageUp");
    await page.waitForFunction(() => location.hash.endsWith("/bakery"));
    await page.locator(".form-seen input:checked").waitFor();
    // The next card on the table is found by a few letters, a choice is confirmed as a number is, a slip is undone.
    await page.keyboard.press("/");
    await page.keyboard.type("wheat");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => location.hash.endsWith("/wheat-field"));
    await page.getByLabel("Cost").press("ArrowUp");
    await page.locator(".form-was", { hasText: "Standard: 1" }).first().waitFor();
    await page.keyboard.press("Control+z");
    await page.locator(".form-was").waitFor({ state: "detached" });
    await page.locator(".component-form select").first().press("Enter");
    await page.waitForFunction(() => !location.hash.endsWith("/wheat-field"));
    await page.keyboard.press("Control+z");

    await page.goto(`${site.address}#/workshop/metropolia`);
    await page.getByRole("button", { name: "About this pack" }).click();
    await page.getByLabel("Name").fill("Our old box");
    await page.keyboard.press("Escape");
    await page.reload();
    await page.locator(".pack-bar option:checked", { hasText: "Our old box" }).waitFor({ state: "attached" });
    await page.locator(".workshop-progress", { hasText: "1 of " }).waitFor();
    await page.locator(".pill", { hasText: "Changed 1" }).click();
    await page.locator(".workshop-entry", { hasText: "Bakery" }).waitFor();

    // What a table says of it is the same at every size.
    await page.setViewportSize(phone);
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator(".pill", { hasText: "Our old box" }).click();
    await page.locator("#start").click();
    await page.locator(".match-board").waitFor();
    for (const reloads of [0, 1]) {
      if (reloads > 0) await page.reload();
      await page.locator(".pack-sign", { hasText: "Our old box" }).click();
      await page.locator(".differences li", { hasText: "Bakery" }).first().waitFor();
      expect(await page.locator(".differences").textContent()).toContain("3 instead of 1");
      await page.keyboard.press("Escape");
    }
    // What was seen in print needs no sign any more; everything else still bears it.
    const pile = (name: string) => page.locator(".m-pile", { hasText: name }).first();
    await pile("Ranch").locator(".source-mark").waitFor({ state: "attached" });
    expect(await pile("Bakery").locator(".source-mark").count()).toBe(0);
    // Around one screen everybody is told as well.
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator(".way", { hasText: "Around one screen" }).click();
    await page.locator(".pill", { hasText: "Our old box" }).click();
    await page.locator("#start").click();
    await page.locator(".pack-sign", { hasText: "Our old box" }).click();
    await page.locator(".differences li", { hasText: "Bakery" }).first().waitFor();
    // The standard stays what it is for everybody else and for lessons.
    await page.goto(`${site.address}#/lesson/metropolia`);
    await page.locator(".match-board").waitFor();
    expect(await page.locator(".pack-sign").count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test("a pack goes out as a file and comes back; broken files are refused with the place named", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    const folder = mkdtempSync(join(tmpdir(), "tabletown-packs-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await correct(page, "metropolia", "bakery", "Cost", "2");
    await page.goto(`${site.address}#/workshop/metropolia`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    const wrong = page.locator('.pack-bar [role="alert"]');
    for (const [broken, said] of [
      ["{ half a file", "not a JSON document"],
      [edited(text, (pack) => Object.assign(bakery(pack), { cost: "two" })), "establishments.5.cost"],
      [edited(text, (pack) => Object.assign(bakery(pack), { id: "bread" })), "establishments.5.id: must be bakery"],
      [edited(text, (pack) => Object.assign(pack, { game: "london" })), "another game"],
      [edited(text, (pack) => Object.assign(pack, { name: "\u202eevil" })), "name"],
      [`[${"0,".repeat(5_000_000)}0]`, "too large"],
    ] as const) {
      await openPack(page, folder, broken);
      await wrong.filter({ hasText: said }).waitFor();
    }
    await page.locator(".pack-bar select").selectOption({ label: "+ New pack" });
    await page.locator(".pill", { hasText: "Changed 0" }).waitFor();
    await openPack(page, folder, text);
    await page.locator(".pill", { hasText: "Changed 1" }).waitFor();
    expect(await wrong.count()).toBe(0);
    await page.getByRole("button", { name: "What differs" }).click();
    await page.locator(".differences li", { hasText: "2 instead of 1" }).waitFor();
    expect(errors).toEqual([]);
  });

  test("a pack that is open in two tabs is the same in both", async ({ onTestFinished }) => {
    const { context, page, errors } = await site.visitor(onTestFinished);
    await correct(page, "metropolia", "bakery", "Cost", "3");
    const second = await context.newPage();
    await second.goto(`${site.address}#/workshop/metropolia/bakery`);
    await second.locator(".form-was", { hasText: "Standard: 1" }).first().waitFor();
    await page.getByLabel("Amount").fill("4");
    await second.getByText("This pack was changed in another tab.").waitFor();
    expect(await second.getByLabel("Amount").inputValue()).toBe("4");
    // Going back one step would take back what was done there.
    expect(await second.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    await second.getByLabel("Cost").fill("5");
    await page.locator(".face-pictures svg text", { hasText: /^5$/ }).waitFor();
    expect(await page.getByLabel("Amount").inputValue()).toBe("4");
    expect(errors).toEqual([]);
  });

  test("who changes a pack that another tab has changed unseen is told so, and keeps both or replaces the other", async ({
    expect,
    onTestFinished,
  }) => {
    const { context, page, errors } = await site.visitor(onTestFinished);
    await correct(page, "metropolia", "bakery", "Cost", "3");
    /** A tab that browsers have put to sleep hears nothing of the others. */
    const sleepy = async (): Promise<Page> => {
      const tab = await context.newPage();
      await tab.addInitScript(() => {
        BroadcastChannel.prototype.addEventListener = () => {};
      });
      await tab.goto(`${site.address}#/workshop/metropolia/bakery`);
      await tab.locator(".form-was", { hasText: "Standard: 1" }).first().waitFor();
      return tab;
    };
    const expectPacks = async (tab: Page, names: readonly string[]): Promise<void> => {
      await tab.goto(`${site.address}#/workshop/metropolia`);
      await tab.reload();
      const listed = async (): Promise<string[]> =>
        (await tab.locator(".pack-bar option").allTextContents()).map((text) => text.trim());
      await expect.poll(listed).toEqual(names);
    };
    const second = await sleepy();
    const third = await sleepy();
    await page.getByLabel("Amount").fill("4");
    await drawn(page);
    await second.getByLabel("Cost").fill("6");
    const choice = second.locator(".version-choice");
    await choice.getByText("changed in another tab while you worked on it here").waitFor();
    await choice.getByRole("button", { name: "Look at the other version" }).click();
    await choice.locator(".differences li", { hasText: "3 instead of 6" }).waitFor();
    expect(await findings(second, "two-versions")).toEqual([]);
    // What is done before the choice is made stays, too.
    await second.getByLabel("Cost").fill("7");
    await choice.getByRole("button", { name: "Keep both" }).click();
    await choice.waitFor({ state: "detached" });
    await expectPacks(second, ["My printing (copy)", "My printing 1", "+ New pack"]);
    await second.goto(`${site.address}#/workshop/metropolia/bakery`);
    expect(await second.getByLabel("Cost").inputValue()).toBe("7");
    // The first tab's work was not touched.
    expect(await page.getByLabel("Amount").inputValue()).toBe("4");

    await third.getByLabel("Cost").fill("8");
    const choiceOfThird = third.locator(".version-choice");
    const replace = choiceOfThird.getByRole("button", { name: "Replace the other with mine" });
    await replace.waitFor();
    await third.waitForFunction(() => localStorage.getItem("tabletown.pack-pending") === null);
    // A tab that is closed before its database is ready has done all of it when it is opened again: no copy is left.
    await third.evaluate(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await replace.click();
    await choiceOfThird.waitFor({ state: "detached" });
    await third.reload();
    await page.locator(".face-pictures svg text", { hasText: /^8$/ }).waitFor();
    await expectPacks(third, ["My printing", "My printing (copy) 1", "+ New pack"]);
    // A tab that was closed before its last change was written has not seen what the others did, either.
    await third.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("tabletown.packs", 1);
        request.onsuccess = () => resolve(request.result);
      });
      const [stored] = await new Promise<{ pack: object }[]>((resolve) => {
        const request = database.transaction("packs").objectStore("packs").getAll();
        request.onsuccess = () => resolve(request.result);
      });
      const about = { updated: 1, revision: "closed.9", known: "closed.8" };
      const left = { ...stored, ...about, pack: { ...stored?.pack, name: "Left behind" } };
      localStorage.setItem("tabletown.pack-pending", JSON.stringify(left));
    });
    await expectPacks(third, ["My printing", "My printing (copy) 1", "Left behind 1", "+ New pack"]);
    expect(errors).toEqual([]);
  });

  test("what two tabs have changed last is there when they are closed at once, each change in one pack", async ({
    onTestFinished,
  }) => {
    const { context, page, errors } = await site.visitor(onTestFinished);
    await correct(page, "metropolia", "bakery", "Cost", "3");
    await drawn(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator(".form-was", { hasText: "Standard: 1" }).first().waitFor();
    const idle = await context.newPage();
    await idle.goto(site.address);
    const release = await holdDatabase(idle, "tabletown.packs", "packs");
    await page.getByLabel("Cost").fill("4");
    await second.getByLabel("Cost").fill("5");
    await Promise.all([page, second].map((tab) => tab.close()));
    // The browser opens both anew, and each of them finds what was left.
    const again = [await context.newPage(), await context.newPage()];
    for (const tab of again) await tab.goto(`${site.address}#/workshop/metropolia`);
    for (const tab of again) await tab.locator('main [role="status"]').waitFor();
    await release();
    for (const tab of again) await tab.locator(".workshop-entry").first().waitFor();
    const stored = await keptInBrowser<StoredPackText>(idle, "tabletown.packs", "packs");
    expect(stored.map(({ pack }) => bakery(pack).cost).sort()).toEqual([4, 5]);
    expect(errors).toEqual([]);
  });

  test("a pack that is removed is gone, though its last change could not be stored at first, or at all", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        const request = put.apply(this, given);
        if (sessionStorage.getItem("full") !== null) this.transaction.abort();
        return request;
      };
    });
    page.on("dialog", (dialog) => dialog.accept());
    const setFull = (full: boolean): Promise<void> =>
      page.evaluate((is) => (is ? sessionStorage.setItem("full", "") : sessionStorage.removeItem("full")), full);
    for (const isFullToTheEnd of [false, true]) {
      await correct(page, "metropolia", "bakery", "Cost", "3");
      await setFull(true);
      await page.getByLabel("Cost").fill("4");
      await setFull(isFullToTheEnd);
      await page.goto(`${site.address}#/workshop/metropolia`);
      await page.getByRole("button", { name: "About this pack" }).click();
      await page.getByRole("button", { name: "Remove this pack" }).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      await setFull(false);
      await page.reload();
      await page.locator(".workshop-entry").first().waitFor();
      expect(await keptInBrowser(page, "tabletown.packs", "packs")).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  test("its screens are sound, on a phone too, and a photo stays beside the form", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { theme: "dark" }, phone);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await page.goto(`${site.address}#/workshop/budowa-miasta`);
    await page.locator(".workshop-entry").first().waitFor();
    expect(await findings(page, "workshop")).toEqual([]);
    // On paper there are components, and nothing to press.
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".workshop :is(button, .find-component, .pill):visible").count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${site.address}#/workshop/london/a-east-india-company`);
    await page.locator(".component-form").waitFor();
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await page
      .locator('.photo input[type="file"]')
      .setInputFiles({ name: "card.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
    await page.locator(".photo-frame img").waitFor();
    await page.setViewportSize(narrow);
    expect(await sideways(page)).toBe(0);
    expect(await findings(page, "workshop-card")).toEqual([]);
    await page.locator("#seen-next").click();
    await page.waitForFunction(() => !location.hash.endsWith("/a-east-india-company"));
    await page.locator(".photo-frame img").waitFor();
    expect(sent).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("cards bear a small sign where a value is not from print; what it means and the way to correct it are one tap or key away", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await page.goto(`${site.address}#/new/budowa-miasta`);
    await page.locator("#start").click();
    // A tap on the sign is none on the card: nothing is chosen by it.
    const card = page.locator(".match-board .lit:has(.source-mark)").first();
    await card.locator(".source-mark").click();
    await page.locator(".inspector .sources-legend", { hasText: "reconstructed" }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('.inspector a[href^="#/workshop/budowa-miasta/"]').waitFor();
    await page.keyboard.press("Escape");
    expect(await page.locator(".match-board .chosen, .proposal").count()).toBe(0);
    await card.focus();
    await page.keyboard.press("i");
    await page.locator(".inspector .sources-legend").waitFor();
    await page.keyboard.press("Escape");
    // The list of all signs: the board's own, those of any table, and those of sources.
    await page.locator(".match-tools .button-icon").last().click();
    await page.locator(".menu-settings button", { hasText: "Signs" }).click();
    await page.locator(".signs dd", { hasText: "a free share, for whoever builds beside the object" }).waitFor();
    await page.locator(".signs dd", { hasText: "the time a player has left" }).waitFor();
    await page.locator(".sources-legend", { hasText: "reconstructed" }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".match-tools .button-icon").last().click();
    // The same legend as above: it is not looked at once more.
    await page.locator(".sources-note").click();
    await page.locator(".sources-legend", { hasText: "reconstructed" }).waitFor();
    await page.locator('.sheet a[href="#/workshop/budowa-miasta"]').click();
    await page.locator(".workshop-entry").first().waitFor();
    expect(errors).toEqual([]);
  });
});
