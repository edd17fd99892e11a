import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { games } from "./games.ts";
import { asked, moveByClicking, pill, sideways } from "./play.ts";
import { startHouse } from "./server.ts";
import { findings, phone, type Stage, shots, wide } from "./stage.ts";

/** One game is played online to its end; in the others somebody resigns after so many moves. */
const WHOLE = "metropolia";
const ENOUGH = 14;
const BREAK = 6;

/** Tables on a real server. */
export function onlineTests(stage: Stage): void {
  test("two people play every game online, one of them comes back in the middle", async ({ onTestFinished }) => {
    const house = await startHouse();
    const anna = await stage.visitor(onTestFinished, { name: "Anna" });
    const bob = await stage.visitor(onTestFinished, { name: "Bob" }, phone);
    bob.page.on("dialog", (dialog) => dialog.accept());
    try {
      for (const { game } of games) {
        await openTable(anna.page, bob.page, house.address, game);
        await chat(anna.page, bob.page);
        for (let moves = 0; game === WHOLE || moves < ENOUGH; moves++) {
          const turn = await Promise.race([
            asked(anna.page).then((waits) => ({ waits, page: anna.page })),
            asked(bob.page).then((waits) => ({ waits, page: bob.page })),
          ]);
          if (turn.waits === "over") break;
          const seq = await turn.page.locator(".table").getAttribute("data-seq");
          // A first tap may only choose what the second tap places.
          for (let taps = 0; taps < 4 && (await turn.page.locator(`.table[data-seq="${seq}"]`).count()) > 0; taps++) {
            await moveByClicking(turn.page);
            await turn.page.waitForTimeout(150);
          }
          if (moves === BREAK) await comeBack(bob.page);
        }
        if (game !== WHOLE) {
          await bob.page.locator('.table-tools [aria-label="Menu"]').click();
          await bob.page.locator("button", { hasText: "Resign" }).click();
        }
        for (const { page } of [anna, bob]) {
          await page.locator(".place").nth(1).waitFor();
          expect(await sideways(page)).toBe(0);
        }
        await anna.page.locator("button", { hasText: "Replay" }).click();
        await anna.page.locator(".scrub").waitFor();
      }
      expect(anna.heard).toEqual([]);
    } finally {
      await house.close();
    }
  });
}

async function openTable(host: Page, guest: Page, address: string, game: string): Promise<void> {
  await host.goto(`${address}#/new/${game}`);
  await host.locator(".way", { hasText: "Online table" }).click();
  await pill(host, "2");
  await host.locator("#create").click();
  const code = await host.locator(".code").textContent();
  await host.locator(".qr-code").waitFor();
  expect(await findings(host)).toEqual([]);
  await host.setViewportSize(phone);
  await host.screenshot({ path: `${shots}lobby-390.png` });
  await host.setViewportSize(wide);
  await host.screenshot({ path: `${shots}lobby-1440.png` });
  await guest.goto(`${address}#/join/${code}`);
  await guest.locator(".seat .button-main").click();
  await host.locator("#start-match:not([disabled])").click();
  await guest.locator(".table-board").waitFor();
}

async function chat(host: Page, guest: Page): Promise<void> {
  await host.locator("#tab-chat").click();
  await host.locator(".chat-form input").fill("Good luck!");
  await host.locator(".chat-form button").click();
  await guest.locator('.table-tools [aria-label="Log and more"]').click();
  await guest.locator("#tab-chat").click();
  await guest.locator(".chat-lines li", { hasText: "Good luck!" }).waitFor();
  await guest.locator(".side-close button").click();
}

/** The connection breaks, the page says so, and everything is there again afterwards. */
async function comeBack(page: Page): Promise<void> {
  const before = await page.locator(".table").getAttribute("data-seq");
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await page.locator(".table-board").waitFor();
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>(".table")?.dataset.seq) >= Number(seq),
    before,
  );
}
