import type { Page } from "playwright-core";
import { pill } from "./play.ts";

/** Opens a table for so many and says by which code others join. */
export async function createTable(host: Page, address: string, game: string, seats: number): Promise<string> {
  await host.goto(`${address}#/new/${game}`);
  await host.locator(".way", { hasText: "Online table" }).click();
  await pill(host, String(seats));
  await host.locator("#create").click();
  await host.locator(".qr-code").waitFor();
  return (await host.locator(".code").textContent()) ?? "";
}

export async function sitDown(guest: Page, address: string, code: string): Promise<void> {
  await guest.goto(`${address}#/join/${code}`);
  await guest.locator("#join-table").click();
  await guest.locator(".seat .button-main").first().click();
}

/** A table for two, started; the guest may come to it by an address of their own. */
export async function openTable(
  host: Page,
  guest: Page,
  address: string,
  game: string,
  guestAddress = address,
): Promise<void> {
  const code = await createTable(host, address, game, 2);
  await sitDown(guest, guestAddress, code);
  await host.locator("#start-match:not([disabled])").click();
  for (const page of [host, guest]) await page.locator(".match-board").waitFor();
}

export async function sayInChat(page: Page, text: string): Promise<void> {
  await page.locator(".chat-form input").fill(text);
  await page.locator(".chat-form button").click();
}
