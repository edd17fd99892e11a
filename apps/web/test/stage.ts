import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./chromium.ts";
import { complaints, prepare } from "./play.ts";
import { type Site, serveSite } from "./site.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pictures of the screens, to be looked at. */
export const shots = fileURLToPath(new URL("../shots/", import.meta.url));
export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
export const narrow = { width: 360, height: 740 };

/** The clock of a test starts before there is room for it, hence the patience. */
export const patience = { timeout: 600_000 };

/** Tests run side by side, but never with more pages than this at once. */
const ROOM = 4;

/** A stage for one file of tests: set before the first and cleared after the last. */
export function staged(): Stage {
  const stage = new Stage();
  beforeAll(() => stage.set(), 240_000);
  afterAll(() => stage.clear());
  return stage;
}

type WhenOver = (leave: () => Promise<void>) => void;
type Viewport = typeof wide;

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about. */
  readonly heard: string[];
}

/** What every browser test stands on: the built page, a server for it, a browser. */
export class Stage {
  #site: Site | undefined;
  #browser: Browser | undefined;
  #free = ROOM;
  readonly #queue: { readonly wanted: number; enter(): void }[] = [];

  get address(): string {
    if (this.#site === undefined) throw new Error("the stage is not set");
    return this.#site.address;
  }

  async set(): Promise<void> {
    mkdirSync(shots, { recursive: true });
    [this.#site, this.#browser] = await Promise.all([serveSite(), launch()]);
  }

  async clear(): Promise<void> {
    await this.#browser?.close();
    await this.#site?.close();
  }

  /** Somebody with a browser of their own, who leaves when the test is over, however it ends. */
  async visitor(
    whenOver: WhenOver,
    settings: Readonly<Record<string, unknown>> = {},
    viewport: Viewport = wide,
  ): Promise<Visitor> {
    await this.#enter(1);
    return this.#come(whenOver, settings, viewport);
  }

  /** Two who come together: each waiting for the other's room would wait for ever. */
  async visitors(
    whenOver: WhenOver,
    [one, two]: readonly [readonly [object, Viewport], readonly [object, Viewport]],
  ): Promise<readonly [Visitor, Visitor]> {
    await this.#enter(2);
    return Promise.all([this.#come(whenOver, { ...one[0] }, one[1]), this.#come(whenOver, { ...two[0] }, two[1])]);
  }

  async #come(whenOver: WhenOver, settings: Readonly<Record<string, unknown>>, viewport: Viewport): Promise<Visitor> {
    if (this.#browser === undefined) throw new Error("the stage is not set");
    const context = await this.#browser.newContext({ viewport, acceptDownloads: true });
    whenOver(() => context.close());
    context.once("close", () => this.#leave());
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const heard = complaints(page);
    await prepare(page, settings);
    return { context, page, heard };
  }

  async #enter(wanted: number): Promise<void> {
    if (this.#queue.length === 0 && this.#free >= wanted) this.#free -= wanted;
    else await new Promise<void>((enter) => this.#queue.push({ wanted, enter }));
  }

  #leave(): void {
    this.#free++;
    for (let [next] = this.#queue; next !== undefined && next.wanted <= this.#free; [next] = this.#queue) {
      this.#queue.shift();
      this.#free -= next.wanted;
      next.enter();
    }
  }
}

/** Serious findings of axe in both themes, in words; with a name, pictures at both widths too. The page is left as it was. */
export async function findingsInBothThemes(page: Page, name?: string): Promise<string[]> {
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
  const found: string[] = [];
  for (const each of [theme === "dark" ? "light" : "dark", theme]) {
    await page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, each);
    // Colours that fade over have arrived before they are looked at.
    await page.evaluate(() => {
      const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
    });
    found.push(...(await findings(page)).map((finding) => `${each}: ${finding}`));
    if (name === undefined) continue;
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport);
      await page.screenshot({ path: `${shots}${name}-${viewport.width}-${each}.png` });
    }
  }
  return found;
}

/** Serious findings of axe, in words. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    interface Found {
      readonly violations: readonly { id: string; impact: string; nodes: { html: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(on: Document, how: object): Promise<Found> } };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
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
