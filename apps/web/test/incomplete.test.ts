import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptInBrowser } from "./device-stores.ts";
import { asked, moveOn, pill, playOut, sideways, tapTwice } from "./play.ts";
import { testServer } from "./server.ts";
import { findings, patience, phone, shots, testSite, wide } from "./test-site.ts";

const site = testSite("incomplete");
const server = testServer();

describe.concurrent("a game without cover, board and mind", patience, () => {
  test("is on the first screen like the others, and its rules can be read", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await page.goto(site.address);
    const card = page.locator(".game-card", { hasText: "Metropolia" });
    await card.locator(".facts li", { hasText: "players" }).waitFor();
    expect(await card.locator('a[href^="#/lesson"]').count()).toBe(0);
    await card.locator("a", { hasText: "Rules" }).click();
    await page.locator(".rules-list li").first().waitFor();
    expect(errors).toEqual([]);
  });

  test("is played on a phone by choosing from a list", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { theme: "dark" }, phone);
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    await pill(page, "2");
    await pill(page, "Beginner");
    await page.locator("#start").click();
    await asked(page);
    await page.locator(".match-board .outline h2").first().waitFor();
    expect(await page.locator(".match-board .moves .lit").count()).toBeGreaterThan(0);
    expect(await findings(page, "table-incomplete")).toEqual([]);
    await page.setViewportSize(phone);
    expect(await sideways(page)).toBe(0);
    // To its end in `npm run test:long`.
    const whole = process.env.LONG_TESTS !== undefined;
    await playOut(page, `${shots}stuck-incomplete.png`, whole ? Number.POSITIVE_INFINITY : 8);
    if (whole) {
      expect(await page.locator(".place").count()).toBe(2);
      await page.locator("a", { hasText: "Replay" }).click();
    } else {
      await page.locator('.match-tools [aria-label="Menu"]').click();
      await page.locator("a", { hasText: "Look at earlier moves" }).click();
    }
    await page.locator(".scrub").waitFor();
    expect(errors).toEqual([]);
  });
});

describe.concurrent("a pack of components", patience, () => {
  test("goes by link, is played online by two who both know of it, and replays where the standard has changed", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, phone],
      [{ name: "Bob", theme: "dark" }, phone],
    ]);
    for (const { page } of [anna, bob]) page.on("dialog", (dialog) => dialog.accept());
    const link = await sharePack(anna.page, server.address);
    expect(await findings(anna.page, "share-pack")).toEqual([]);

    await bob.page.goto(link);
    await bob.page.locator(".differences li", { hasText: "Bakery: cost 3 instead of 1" }).waitFor();
    expect(await findings(bob.page, "shared-pack")).toEqual([]);
    await tapTwice(bob.page.getByRole("button", { name: "Play with it" }));
    await bob.page.locator(".pill:has(input:checked)", { hasText: "Our old box" }).waitFor();
    expect(await keptInBrowser(bob.page, "tabletown.packs", "packs")).toHaveLength(1);

    await anna.page.goto(`${server.address}#/new/metropolia`);
    await anna.page.locator(".way", { hasText: "Online table" }).click();
    await pill(anna.page, "2");
    await anna.page.locator(".pill", { hasText: "Our old box" }).click();
    await pill(anna.page, "Anyone");
    await tapTwice(anna.page.locator("#create"));
    await anna.page.locator(".pack-sign", { hasText: "Our old box" }).waitFor();
    expect(await findings(anna.page, "lobby-pack")).toEqual([]);

    await bob.page.goto(server.address);
    await bob.page.getByRole("button", { name: "Join" }).click();
    // One table was asked for, however often it was tapped for.
    await bob.page.locator(".save", { hasText: "Our old box · v1 · Anna" }).first().waitFor();
    expect(await bob.page.locator(".save", { hasText: "Our old box · v1 · Anna" }).count()).toBe(1);
    await bob.page.locator(".save", { hasText: "Our old box · v1 · Anna" }).locator("a").click();
    await bob.page.locator(".pack-sign", { hasText: "Our old box" }).click();
    await bob.page.locator(".differences li", { hasText: "Bakery: cost 3 instead of 1" }).waitFor();
    await bob.page.keyboard.press("Escape");
    await bob.page.locator(".seat .button-main").first().click();
    await anna.page.locator("#start-match:not([disabled])").click();
    for (const { page } of [anna, bob]) {
      await page.locator(".match-board").waitFor();
      await page.locator(".pack-sign").waitFor();
    }
    for (let moves = 0; moves < 4; moves++) {
      const page = await Promise.race([anna, bob].map(({ page }) => asked(page).then(() => page)));
      await moveOn(page);
    }
    await bob.page.locator('.match-tools [aria-label="Menu"]').click();
    await bob.page.locator("button", { hasText: "Resign" }).click();
    await bob.page.locator("#resign").click();
    const downloading = anna.page.waitForEvent("download");
    // A server that has much to do may say that it could not, and is asked again.
    for (let done = false; !done; ) {
      await anna.page.getByRole("button", { name: "Download the record" }).click();
      done = await Promise.race([downloading.then(() => true), anna.page.waitForTimeout(10_000).then(() => false)]);
    }
    const download = await downloading;
    const record = readFileSync(await download.path());

    // Whoever shared it takes it back; what is played with it does not care.
    await anna.page.goto(`${server.address}#/workshop/metropolia`);
    await anna.page.getByRole("button", { name: "Share by link" }).click();
    await anna.page.getByRole("button", { name: "Delete from the server: Our old box" }).click();
    await anna.page.getByRole("button", { name: "Upload and get a link" }).waitFor();
    await bob.page.goto(link);
    await bob.page.locator('[role="alert"]', { hasText: "no pack behind this link" }).waitFor();
    // Trying again would not bring it back.
    await bob.page.locator("main .button", { hasText: "All games" }).waitFor();
    expect(await bob.page.locator("main .button").count()).toBe(1);

    await bob.page.goto(site.address);
    await bob.page
      .locator('.open-record input[type="file"]')
      .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: record });
    await bob.page.locator(".scrub").waitFor();
    await bob.page.locator("body").press("End");
    await bob.page.locator(".match[data-seq='4']").waitFor();
    await bob.page.locator(".pack-sign").click();
    await bob.page.locator(".differences li", { hasText: "Bakery: cost 3 instead of 1" }).waitFor();
    await bob.page.locator(".differences li", { hasText: "Wheat field: cost 1 instead of 2" }).waitFor();
    expect(anna.errors).toEqual([]);
  });

  test("is not uploaded over a version that came from elsewhere before that was looked at", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, { name: "Anna" }, phone);
    const link = await sharePack(page, server.address);
    const shared = new URL(`api/packs/${link.split("/").at(-1)}`, server.address).href;
    /** What another device of the same person does. */
    const changeElsewhere = (note: string): Promise<boolean> =>
      page.evaluate(
        async ([address, text]) => {
          const pack = await (await fetch(address)).json();
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify({ ...pack, note: text });
          return (await fetch(address, { method: "PUT", headers, body })).ok;
        },
        [shared, note] as const,
      );
    const noteThere = async (): Promise<string> =>
      page.evaluate(async (address) => (await (await fetch(address)).json()).note, shared);
    expect(await changeElsewhere("From the attic")).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "About this pack" }).click();
    await page.getByLabel("Note").fill("From the cellar");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share by link" }).click();
    const upload = page.getByRole("button", { name: "Upload it as it is now" });
    await upload.click();
    const choice = page.locator(".version-choice", { hasText: "uploaded elsewhere" });
    await choice.getByRole("button", { name: "Look at the other version" }).click();
    await choice.getByText("From the attic").waitFor();
    expect(await findings(page, "uploaded-elsewhere")).toEqual([]);
    expect(await noteThere()).toBe("From the attic");
    // While the choice is made a third version may come.
    expect(await changeElsewhere("From the garage")).toBe(true);
    await choice.getByRole("button", { name: "Replace the other with mine" }).click();
    await choice.getByText("From the garage").waitFor();
    expect(await noteThere()).toBe("From the garage");
    await choice.getByRole("button", { name: "Replace the other with mine" }).click();
    await page.getByText("Uploaded.", { exact: true }).waitFor();
    expect(await noteThere()).toBe("From the cellar");
    // From then on it is known what is there; and beside it there is room for another.
    await upload.click();
    await page.getByText("Uploaded.", { exact: true }).waitFor();
    expect(await changeElsewhere("From the attic again")).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "About this pack" }).click();
    await page.getByLabel("Note").fill("Mine");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share by link" }).click();
    await upload.click();
    await choice.getByRole("button", { name: "Keep both" }).click();
    await page.locator(".shared-packs li").nth(1).waitFor();
    expect(await page.locator(".share-address").textContent()).not.toBe(link);
    expect(await noteThere()).toBe("From the attic again");
    expect(errors.filter((error) => !error.includes("409"))).toEqual([]);
  });

  test("is worked on under its link on another device of whoever has shared it, and as a pack of their own by others", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const link = await sharePack(anna.page, server.address);
    const tablet = await site.visitor(onTestFinished, { name: "Anna" }, phone);
    await tablet.context.addCookies(await anna.context.cookies());
    await tablet.page.addInitScript(() => localStorage.setItem("tabletown.online", "yes"));
    const workOn = async (page: Page): Promise<void> => {
      await page.goto(link);
      await page.getByRole("button", { name: "Check and correct it" }).click();
      await page.getByRole("button", { name: "Share by link" }).click();
    };
    await workOn(tablet.page);
    expect(await tablet.page.locator(".share-address").textContent()).toBe(link);
    await tablet.page.keyboard.press("Escape");
    await tablet.page.getByRole("button", { name: "About this pack" }).click();
    await tablet.page.getByLabel("Note").fill("From the tablet");
    await tablet.page.keyboard.press("Escape");
    await tablet.page.getByRole("button", { name: "Share by link" }).click();
    await tablet.page.getByRole("button", { name: "Upload it as it is now" }).click();
    await tablet.page.getByText("Uploaded.", { exact: true }).waitFor();
    await workOn(bob.page);
    await bob.page.getByRole("button", { name: "Upload and get a link" }).waitFor();
    await bob.page.goto(link);
    await bob.page.locator(".pack-note", { hasText: "From the tablet" }).waitFor();
    // What the first device knows of is no longer there: it asks before it replaces that.
    await anna.page.getByRole("button", { name: "Upload it as it is now" }).click();
    await anna.page.locator(".version-choice", { hasText: "uploaded elsewhere" }).waitFor();
  });
});

/** Makes a pack in the workshop and puts it on the server. */
async function sharePack(page: Page, address: string): Promise<string> {
  await page.goto(`${address}#/workshop/metropolia/bakery`);
  await page.getByLabel("Cost").first().fill("3");
  await page.goto(`${address}#/workshop/metropolia`);
  await page.getByRole("button", { name: "About this pack" }).click();
  await page.getByLabel("Name").fill("Our old box");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share by link" }).click();
  await page.getByRole("button", { name: "Upload and get a link" }).click();
  await page.locator(".shared-packs li", { hasText: "Our old box" }).waitFor();
  return (await page.locator(".share-address").textContent()) ?? "";
}

describe.concurrent("a game that cannot be loaded", patience, () => {
  const sentences = {
    en: "broken could not be loaded. The other games are not affected.",
    pl: "Nie udało się wczytać gry „broken”. Pozostałe działają.",
    ru: "Игру «broken» не удалось загрузить. Остальные игры работают.",
  };
  test("says so in every language on its card and wherever it would be, and the others can be played", async ({
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    await page.goto(`${site.address}#/`);
    for (const [language, sentence] of Object.entries(sentences)) {
      await page.locator(`.languages [lang="${language}"]`).click();
      await page.locator(".game-card-failed p", { hasText: sentence }).waitFor();
      expect(await page.locator(".game-card-failed").count()).toBe(1);
      await page.goto(`${site.address}#/new/broken`);
      await page.locator('[role="alert"]', { hasText: sentence }).waitFor();
      await page.goto(`${site.address}#/`);
    }
    // The game without a cover is on this screen as well.
    expect(await findings(page, "home-incomplete")).toEqual([]);
    await page.locator('a.button-main[href="#/new/budowa-miasta"]').click();
    await page.locator("#start").click();
    await asked(page);
    await page.goto(`${site.address}#/design`);
    await page.locator('[role="alert"]', { hasText: sentences.ru }).waitFor();
    await page.locator(".component-list").first().waitFor();
  });
});
