import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launch } from "./chromium.ts";
import { complaints, prepare } from "./play.ts";
import { buildSite, type Site, serveSite } from "./site.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pictures of the screens, to be looked at. */
export const shots = fileURLToPath(new URL("../shots/", import.meta.url));
export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Tests run side by side, but never with more pages than this at once. */
const ROOM = 3;

/** What every browser test stands on: the built page, a server for it, a browser. */
export class Stage {
  #site: Site | undefined;
  #browser: Browser | undefined;
  #free = ROOM;
  readonly #queue: (() => void)[] = [];

  get address(): string {
    if (this.#site === undefined) throw new Error("the stage is not set");
    return this.#site.address;
  }

  async set(): Promise<void> {
    mkdirSync(shots, { recursive: true });
    await buildSite();
    [this.#site, this.#browser] = await Promise.all([serveSite(), launch()]);
  }

  async clear(): Promise<void> {
    await this.#browser?.close();
    await this.#site?.close();
  }

  /** Somebody with a browser of their own, who leaves when the test is over, however it ends. */
  async visitor(
    whenOver: (leave: () => Promise<void>) => void,
    settings: Readonly<Record<string, unknown>> = {},
    viewport = wide,
  ): Promise<{ context: BrowserContext; page: Page; heard: string[] }> {
    if (this.#browser === undefined) throw new Error("the stage is not set");
    await this.#enter();
    const context = await this.#browser.newContext({ viewport, acceptDownloads: true });
    whenOver(() => context.close());
    context.once("close", () => this.#leave());
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const heard = complaints(page);
    await prepare(page, settings);
    return { context, page, heard };
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  #leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#free++;
    else next();
  }
}

/** Serious findings of axe, in words. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(" | ")}`,
      );
  });
}
