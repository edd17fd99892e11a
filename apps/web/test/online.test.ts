import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { asked, drawn, moveByClicking, pill, seqOf, sideways } from "./play.ts";
import { startHouse } from "./server.ts";
import type { Site } from "./site.ts";
import { findingsInBothThemes, patience, phone, staged, wide } from "./stage.ts";

/** One game is played online to its end; in the others somebody resigns after so many moves. */
const WHOLE = "metropolia";
const ENOUGH = 14;
const BREAK = 6;

const stage = staged();
let house: Site;
beforeAll(async () => {
  house = await startHouse();
}, 60_000);
afterAll(() => house.close());

describe.concurrent("two people online", patience, () => {
  for (const { game } of games) {
    test(`play ${game}; one of them comes back in the middle`, async ({ onTestFinished }) => {
      const [anna, bob] = await stage.visitors(onTestFinished, [
        [{ name: "Anna" }, wide],
        [{ name: "Bob" }, phone],
      ]);
      bob.page.on("dialog", (dialog) => dialog.accept());
      await openTable(anna.page, bob.page, game);
      await chat(anna.page, bob.page);
      for (let moves = 0; game === WHOLE || moves < ENOUGH; moves++) {
        const turn = await Promise.race([
          asked(anna.page).then((waits) => ({ waits, page: anna.page })),
          asked(bob.page).then((waits) => ({ waits, page: bob.page })),
        ]);
        if (turn.waits === "over") break;
        await moveOn(turn.page);
        if (moves === BREAK) await comeBack(bob.page);
      }
      if (game !== WHOLE) {
        await lookBack(anna.page);
        await bob.page.locator('.table-tools [aria-label="Menu"]').click();
        await bob.page.locator("button", { hasText: "Resign" }).click();
      }
      for (const { page } of [anna, bob]) {
        await page.locator(".place").nth(1).waitFor();
        expect(await sideways(page)).toBe(0);
      }
      await anna.page.locator("button", { hasText: "Replay" }).click();
      await anna.page.locator(".scrub").waitFor();
      expect(anna.heard).toEqual([]);
    });
  }

  test("are told when it is their turn, or why they cannot be", async ({ onTestFinished }) => {
    const [anna, bob] = await stage.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, "metropolia");
    const menu = bob.page.locator('.table-tools [aria-label="Menu"]');
    await menu.click();
    const box = bob.page.locator(".alerts input");
    // Nobody has allowed notifications here, as most people do not.
    await bob.page.locator(".alerts input:enabled").waitFor();
    await box.click({ force: true });
    await bob.page.locator(".alerts-problem", { hasText: "does not allow notifications" }).waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(await findingsInBothThemes(bob.page)).toEqual([]);
    // A webhook needs no permission of the browser.
    await bob.page.locator(".alerts .button").click();
    await bob.page.locator('input[type="url"]').fill("https://hooks.example.com/tabletown");
    await bob.page.locator("dialog form .button").click();
    await bob.page.locator(".channels li", { hasText: "hooks.example.com" }).waitFor();
    expect((await bob.page.locator(".secret").textContent())?.length).toBeGreaterThan(20);
    expect(await findingsInBothThemes(bob.page)).toEqual([]);
    await bob.page.keyboard.press("Escape");
    await box.click({ force: true });
    await drawn(bob.page);
    await bob.page.locator(".alerts input:checked:enabled").waitFor();
    // The server knows it, whichever browser asks.
    await bob.page.reload();
    await menu.click();
    await bob.page.locator(".alerts input:checked").waitFor();
  });

  test("see a notification that leads to the table", async ({ onTestFinished, expect: eventually }) => {
    const { context, page } = await stage.visitor(onTestFinished);
    await context.grantPermissions(["notifications"], { origin: new URL(house.address).origin });
    await page.goto(house.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [found] = registrations;
        if (found !== undefined) resolve(found.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(house.address).origin,
      registrationId: await registered,
      data: JSON.stringify({ what: "turn", match: "abcdef1234", game: "london", seat: 0 }),
    });
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, tag }) => `${title} ${tag}`);
      });
    await eventually.poll(shown, { timeout: 10_000 }).toEqual(["Your turn abcdef1234"]);
    // A tap on it, as the browser would report it.
    await context.serviceWorkers()[0]?.evaluate(async () => {
      const worker = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
      const [notification] = await worker.registration.getNotifications();
      const Tap = (globalThis as unknown as { NotificationEvent: new (type: string, about: object) => Event })
        .NotificationEvent;
      worker.dispatchEvent(new Tap("notificationclick", { notification }));
    });
    await page.waitForURL(/#\/table\/abcdef1234$/);
  });
});

async function openTable(host: Page, guest: Page, game: string): Promise<void> {
  await host.goto(`${house.address}#/new/${game}`);
  await host.locator(".way", { hasText: "Online table" }).click();
  await pill(host, "2");
  await host.locator("#create").click();
  const code = await host.locator(".code").textContent();
  await host.locator(".qr-code").waitFor();
  expect(await findingsInBothThemes(host, "lobby")).toEqual([]);
  await guest.goto(`${house.address}#/join/${code}`);
  await guest.locator(".seat .button-main").click();
  await host.locator("#start-match:not([disabled])").click();
  await guest.locator(".table-board").waitFor();
}

/** Taps until the server has heard of a move: a first tap may only choose what the second one places. */
async function moveOn(page: Page): Promise<void> {
  const seq = await seqOf(page);
  for (let taps = 0; taps < 6; taps++) {
    await moveByClicking(page);
    const moved = await page
      .waitForFunction((before) => Number(document.querySelector<HTMLElement>(".table")?.dataset.seq) !== before, seq, {
        timeout: 500,
      })
      .catch(() => undefined);
    if (moved !== undefined) return;
  }
  throw new Error("six taps made no move");
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
  const before = await seqOf(page);
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await page.context().setOffline(false);
  await page.reload();
  await page.locator(".table-board").waitFor();
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>(".table")?.dataset.seq) >= seq,
    before,
  );
}

/** Earlier moves of a running match, seen with one's own eyes only; and the way back. */
async function lookBack(page: Page): Promise<void> {
  const seq = await seqOf(page);
  await page.locator('.table-tools [aria-label="Menu"]').click();
  await page.locator("button", { hasText: "Look back" }).click();
  const slider = page.locator(".scrub");
  await slider.waitFor();
  expect(await slider.getAttribute("max")).toBe(String(seq));
  await page.locator("body").press("Home");
  await drawn(page);
  expect(await seqOf(page)).toBe(0);
  expect(await page.locator(".scrub-more", { hasText: "Seen by" }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.locator(".look-back .button").click();
  await page.locator(`.table[data-seq="${seq}"] .company`).waitFor();
}
