import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { asked, drawn, moveByClicking, playOut, startAtOneScreen } from "./play.ts";
import { findings, patience, phone, shots, staged } from "./stage.ts";

const stage = staged();

describe.concurrent("around one screen", patience, () => {
  test("people take turns", async ({ onTestFinished }) => {
    const { page, heard } = await stage.visitor(onTestFinished, {}, phone);
    await startAtOneScreen(page, stage.address, "metropolia");
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
    await startAtOneScreen(page, stage.address, "metropolia");
    await page.locator(".m-choices .button").first().click();
    await page.locator('.m-pile[aria-disabled="true"]').first().waitFor();
    await page.locator('.table-tools [aria-label="Take back"]').click({ force: true });
    await page.locator(".dock-notice", { hasText: "Nothing can be taken back" }).waitFor();
    await page.locator(".m-pile", { hasText: /^Mine/ }).click({ force: true });
    await page.locator(".dock-notice", { hasText: "costs 6 coins" }).waitFor();
    await page.locator(".m-pile.lit").first().click();
    await page.locator(".consequences", { hasText: "pays 1 coin" }).waitFor();
    await page.locator(".proposal .button-main").click();
  });

  for (const { game } of games.filter(({ secrets }) => secrets)) {
    test(`the hands of ${game} stay hidden while the device is passed on`, async ({ onTestFinished }) => {
      const { page, heard } = await stage.visitor(onTestFinished, {}, phone);
      await startAtOneScreen(page, stage.address, game);
      const owners = new Set<string | null>();
      for (let moves = 0; owners.size < 2 && moves < 80; moves++) {
        const waits = await asked(page);
        if (waits === "over") break;
        if (waits === "handover") {
          expect(await page.locator(".table").count()).toBe(0);
          expect(await findings(page)).toEqual([]);
          owners.add(await page.locator(".handover h1").textContent());
          await page.locator(".handover .button").click();
        } else await moveByClicking(page);
      }
      expect(owners.size).toBe(2);
      expect(heard).toEqual([]);
    });
  }
});

describe.concurrent("a lesson", patience, () => {
  for (const { game } of games) {
    test(`of ${game} leads to its end`, async ({ onTestFinished }) => {
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
        await drawn(page);
      }
      expect(await page.locator(".tutor-words").textContent()).toContain("You know how it goes");
      expect(heard).toEqual([]);
    });
  }
});

test("who plays alone reads at the end how it went with Dale", patience, async ({ onTestFinished }) => {
  const { page, heard } = await stage.visitor(onTestFinished);
  await page.goto(stage.address);
  const record = fileURLToPath(new URL("../../../games/suburbia/fixtures/dale-1e.json", import.meta.url));
  await page.locator('input[type="file"]').setInputFiles(record);
  const slider = page.locator(".scrub");
  await slider.waitFor();
  // One move before the end: whatever it is, Dale is far ahead.
  await slider.fill(String(Number(await slider.getAttribute("max")) - 1));
  await page.locator("button", { hasText: "Play on from here" }).click();
  await playOut(page, `${shots}stuck-dale.png`);
  expect(await page.locator("dialog h2").textContent()).toContain("has not beaten Dale. Title:");
  expect(await page.locator(".place-first").count()).toBe(0);
  await page.locator(".chart-legend li", { hasText: "Dale" }).waitFor();
  expect(heard).toEqual([]);
});
