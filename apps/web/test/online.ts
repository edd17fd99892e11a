import { expect, test } from "vitest";
import { asked, moveByClicking, pill, sideways } from "./play.ts";
import { startHouse } from "./server.ts";
import { findings, phone, type Stage, shots, wide } from "./stage.ts";

/** Tables on a real server. */
export function onlineTests(stage: Stage): void {
  test("two people play online, and one of them comes back in the middle", { timeout: 180_000 }, async () => {
    const house = await startHouse();
    const anna = await stage.visitor({ name: "Anna" });
    const bob = await stage.visitor({ name: "Bob" }, phone);
    try {
      await anna.page.goto(`${house.address}#/new/metropolia`);
      await anna.page.locator(".way", { hasText: "Online table" }).click();
      await pill(anna.page, "2");
      await anna.page.locator("#create").click();
      const code = await anna.page.locator(".code").textContent();
      await anna.page.locator(".qr-code").waitFor();
      expect(await findings(anna.page)).toEqual([]);
      await anna.page.screenshot({ path: `${shots}lobby-1440.png` });

      await bob.page.goto(`${house.address}#/join/${code}`);
      await bob.page.locator(".seat .button-main").click();
      await anna.page.locator("#start-match:not([disabled])").click();
      await bob.page.locator(".table-board").waitFor();
      await anna.page.locator("#tab-chat").click();
      await anna.page.locator(".chat-form input").fill("Good luck!");
      await anna.page.locator(".chat-form button").click();
      await bob.page.locator('.table-tools [aria-label="Log and more"]').click();
      await bob.page.locator("#tab-chat").click();
      await bob.page.locator(".chat-lines li", { hasText: "Good luck!" }).waitFor();
      await bob.page.locator(".side-close button").click();

      for (let moves = 0; ; moves++) {
        const turn = await Promise.race([
          asked(anna.page).then((waits) => ({ waits, page: anna.page })),
          asked(bob.page).then((waits) => ({ waits, page: bob.page })),
        ]);
        if (turn.waits === "over") break;
        const seq = await turn.page.locator(".table").getAttribute("data-seq");
        await moveByClicking(turn.page);
        await turn.page.locator(`.table:not([data-seq="${seq}"])`).waitFor();
        if (moves === 6) {
          await bob.context.setOffline(true);
          await bob.page.reload().catch(() => undefined);
          await bob.context.setOffline(false);
          await bob.page.reload();
          await bob.page.locator(".table-board").waitFor();
        }
      }
      for (const { page } of [anna, bob]) {
        await page.locator(".place").nth(1).waitFor();
        expect(await sideways(page)).toBe(0);
      }
      await bob.page.setViewportSize(wide);
      await anna.page.locator(".chart").first().waitFor();
      await anna.page.locator("button", { hasText: "Replay" }).click();
      await anna.page.locator(".scrub").waitFor();
      expect(anna.heard).toEqual([]);
    } finally {
      await anna.context.close();
      await bob.context.close();
      await house.close();
    }
  });
}
