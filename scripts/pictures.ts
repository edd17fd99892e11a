// `npm run pictures`: the pictures of the documentation, made from the running page: a table of every game in the
// middle of a recorded game, and its components as the page draws them. They are kept in docs/pictures.
import { writeFileSync } from "node:fs";
import { catalog } from "@tabletown/catalog";
import type { Locator, Page } from "playwright-core";
import { launch } from "../apps/web/test/chromium.ts";
import { prepare } from "../apps/web/test/play.ts";
import { serveSite } from "../apps/web/test/site.ts";
import { buildPage } from "./page.ts";

const FOLDER = "docs/pictures";

/** A recorded game of each, and how far into it the picture is taken. */
const RECORDS: Readonly<Record<string, string>> = {
  metropolia: "plus-4",
  suburbia: "table-2e-2",
  london: "3",
  "budowa-miasta": "6-joined",
};
const HOW_FAR = 0.6;

buildPage();
const site = await serveSite("whole");
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
const page = await context.newPage();
await prepare(page);
for (const entry of catalog) {
  await tableOf(page, entry.id);
  await page.goto(`${site.address}#/rules/${entry.id}`);
  await page.locator(".component-list").first().waitFor();
  const sections = await page.locator(".component-list").count();
  for (let index = 0; index < sections; index++) {
    await keep(page, page.locator(".component-list").nth(index), `${entry.id}-components-${index + 1}`);
  }
}
await browser.close();
await site.close();

async function tableOf(on: Page, game: string): Promise<void> {
  await on.goto(site.address);
  await on.locator('input[type="file"]').first().setInputFiles(`games/${game}/fixtures/${RECORDS[game]}.json`);
  await on.locator(".scrub").waitFor();
  await on.locator("input.scrub").evaluate((range: HTMLInputElement, part) => {
    range.value = String(Math.round(Number(range.max) * part));
    range.dispatchEvent(new Event("input", { bubbles: true }));
  }, HOW_FAR);
  await on.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await keep(on, on.locator("body"), `${game}-table`);
}

/** Takes a picture and lets the browser write it small. */
async function keep(on: Page, what: Locator, name: string): Promise<void> {
  const taken = (await what.screenshot({ animations: "disabled" })).toString("base64");
  const small = await on.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1] ?? "";
  }, taken);
  const path = `${FOLDER}/${name}.webp`;
  writeFileSync(path, Buffer.from(small, "base64"));
  console.log(path);
}
