import { describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { asked, moveByClicking, moveByKeyboard, pill, sideways, startAgainstBots } from "./play.ts";
import { phone, type Stage, shots } from "./stage.ts";

/** Matches of this device: against bots, around one screen, replayed, learnt. */
export function matchTests(stage: Stage): void {
  describe("a whole match", () => {
    for (const { game, seats } of games) {
      test(`of ${game} by clicking on the board, then its replay`, async ({ onTestFinished }) => {
        const { page, heard } = await stage.visitor(onTestFinished);
        await startAgainstBots(page, stage.address, game, seats);
        while ((await asked(page)) === "mine") await moveByClicking(page);
        expect(await sideways(page)).toBe(0);
        expect(await page.locator(".place").count()).toBe(seats);
        await page.screenshot({ path: `${shots}end-${game}-1440.png` });

        const saving = page.waitForEvent("download");
        await page.locator("button", { hasText: "Download" }).click();
        const file = await (await saving).path();
        await page.locator("a", { hasText: "Replay" }).click();
        const slider = page.locator(".scrub");
        await slider.waitFor();
        const last = Number(await slider.getAttribute("max"));
        await page.locator("body").press("End");
        expect(await page.locator(".scrub-at").textContent()).toBe(`${last}/${last}`);
        await page.locator("body").press("Home");
        await page.locator("body").press("ArrowRight");
        expect(await page.locator(".scrub-at").textContent()).toBe(`1/${last}`);
        await page.locator("select").nth(1).selectOption("1");
        await page.locator("button", { hasText: "Play on from here" }).click();
        await page.locator(".dock-prompt").waitFor();

        // The downloaded record opens again.
        await page.goto(stage.address);
        await page.locator('input[type="file"]').setInputFiles(file);
        await slider.waitFor();
        expect(await slider.getAttribute("max")).toBe(String(last));
        expect(heard).toEqual([]);
      });
    }

    test("of Metropolia offline and with the keyboard alone", async ({ onTestFinished }) => {
      const { context, page, heard } = await stage.visitor(onTestFinished);
      await page.goto(stage.address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.reload();
      const play = page.locator('a.button-main[href="#/new/metropolia"]');
      await play.focus();
      await page.keyboard.press("Enter");
      await page.locator("#start").waitFor();
      for (const choice of ["2", "Beginner"]) {
        await page
          .locator(".pill", { hasText: new RegExp(`^${choice}$`) })
          .locator("input")
          .focus();
        await page.keyboard.press("Space");
      }
      await page.locator("#start").focus();
      await page.keyboard.press("Enter");
      await page.locator(".table-board").waitFor();
      while ((await asked(page)) === "mine") await moveByKeyboard(page, (count) => Math.max(0, count - 2));
      expect(await page.locator(".place").count()).toBe(2);
      expect(heard).toEqual([]);
    });
  });

  test("a match is continued where it stood", async ({ onTestFinished }) => {
    const { page } = await stage.visitor(onTestFinished);
    await startAgainstBots(page, stage.address, "metropolia", 2);
    for (let i = 0; i < 3; i++) if ((await asked(page)) === "mine") await moveByClicking(page);
    await asked(page);
    const seq = await page.locator(".table").getAttribute("data-seq");
    await page.goto(stage.address);
    await page.locator(".save-link").first().click();
    await page.locator(".table-board").waitFor();
    expect(Number(await page.locator(".table").getAttribute("data-seq"))).toBeGreaterThanOrEqual(Number(seq));
  });

  test("around one screen, people take turns", async ({ onTestFinished }) => {
    const { page, heard } = await stage.visitor(onTestFinished, {}, phone);
    await page.goto(`${stage.address}#/new/metropolia`);
    await page.locator(".way", { hasText: "Around one screen" }).click();
    await pill(page, "2");
    await page.locator("#start").click();
    await page.locator(".table-board").waitFor();
    const turns = new Set<string | null>();
    for (let i = 0; i < 8; i++) {
      await asked(page);
      turns.add(await page.locator(".m-mine h2").textContent());
      await moveByClicking(page);
    }
    expect(turns).toEqual(new Set(["Seat 1", "Seat 2"]));
    expect(heard).toEqual([]);
  });

  test("what cannot be done says why, and a move can be taken back", async ({ onTestFinished }) => {
    const { page } = await stage.visitor(onTestFinished);
    await page.goto(`${stage.address}#/new/metropolia`);
    await page.locator(".way", { hasText: "Around one screen" }).click();
    await pill(page, "2");
    await page.locator("#start").click();
    await page.locator(".m-choices .button").first().click();
    await page.locator('.m-pile[aria-disabled="true"]').first().waitFor();
    await page.locator(".m-pile", { hasText: /^Mine/ }).click({ force: true });
    expect(await page.locator(".dock-notice").textContent()).toContain("costs 6 coins");
    await page.locator(".m-pile.lit").first().click();
    expect(await page.locator(".consequences").textContent()).toContain("pays 1 coin");
    await page.locator(".proposal .button-main").click();
  });

  for (const { game } of games.filter(({ secrets }) => secrets)) {
    test(`around one screen, the hands of ${game} stay hidden while the device is passed on`, async ({
      onTestFinished,
    }) => {
      const { page, heard } = await stage.visitor(onTestFinished, {}, phone);
      await page.goto(`${stage.address}#/new/${game}`);
      await page.locator(".way", { hasText: "Around one screen" }).click();
      await pill(page, "2");
      await page.locator("#start").click();
      const owners = new Set<string | null>();
      for (let moves = 0; owners.size < 2 && moves < 80; moves++) {
        const waits = await asked(page);
        if (waits === "over") break;
        if (waits === "handover") {
          expect(await page.locator(".table").count()).toBe(0);
          owners.add(await page.locator(".handover h1").textContent());
          await page.locator(".handover .button").click();
        } else await moveByClicking(page);
      }
      expect(owners.size).toBe(2);
      expect(heard).toEqual([]);
    });
  }

  for (const { game } of games) {
    test(`the lesson of ${game} leads to its end`, async ({ onTestFinished }) => {
      const { page, heard } = await stage.visitor(onTestFinished);
      await page.goto(`${stage.address}#/lesson/${game}`);
      await page.locator(".tutor").waitFor();
      for (let steps = 0; steps < 60 && (await page.locator(".tutor a.button-main").count()) === 0; steps++) {
        const move = await page.locator(".tutor").getAttribute("data-move");
        if (move === null) await page.locator(".tutor button.button-main").click();
        else {
          await page.locator("#tab-moves").click();
          await page.locator(`.moves [data-move="${move}"] .button`).click();
          await page.locator(".proposal .button-main").click();
        }
      }
      expect(await page.locator(".tutor-words").textContent()).toContain("You know how it goes");
      expect(heard).toEqual([]);
    });
  }
}
