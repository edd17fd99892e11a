import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type BrowserKind, isLight, launch } from "./chromium.ts";
import { drawNothing } from "./draw-nothing.ts";
import { collectErrors, countMoves, prepare } from "./play.ts";
import { type Build, buildSite, type Site, serveSite } from "./site.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pictures of the screens, to be looked at. */
export const shots = fileURLToPath(new URL("../shots/", import.meta.url));
export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
export const narrow = { width: 360, height: 740 };

/**
 * Tests wait for what must happen, however busy the machine is. The limit only ends what will never happen; the clock
 * of a test starts before there is room for its pages.
 */
export const LIMIT = 1_500_000;
export const patience = { timeout: LIMIT };
/** What has not happened by then never will: soon enough to be told before whoever runs all tests gives up. */
const LONGEST_WAIT = 180_000;

/** Tests run side by side, but never with more pages than this at once. */
const MOST_PAGES = 4;

/** Whether pages are drawn, though nobody looks: a wheel scrolls what is drawn under it. */
type Drawing = "nothing" | "pages";

/** The page and a browser for one file of tests: opened before the first and closed after the last. */
export function testSite(build: Build = "whole", kind: BrowserKind = "light", drawing: Drawing = "nothing"): TestSite {
  const site = new TestSite(build, kind, drawing);
  beforeAll(() => site.open(), LIMIT);
  afterAll(() => site.close());
  return site;
}

type OnOver = (leave: () => Promise<void>) => void;
type Viewport = typeof wide;
/** Whether the page may fetch itself for later, as it does for everybody: it costs seconds where nobody goes offline. */
type Workers = "allow" | "block";

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about. */
  readonly errors: string[];
}

/** What every browser test stands on: the built page, a server for it, a browser. */
class TestSite {
  readonly #build: Build;
  readonly #kind: BrowserKind;
  readonly #drawsNothing: boolean;
  #site: Site | undefined;
  #browser: Browser | undefined;
  #free = MOST_PAGES;
  readonly #queue: { readonly wanted: number; enter(): void }[] = [];

  constructor(build: Build, kind: BrowserKind, drawing: Drawing) {
    this.#build = build;
    this.#kind = kind;
    this.#drawsNothing = drawing === "nothing" && process.env.PICTURES === undefined && isLight(kind);
  }

  get address(): string {
    if (this.#site === undefined) throw new Error("the site is not open");
    return this.#site.address;
  }

  async open(): Promise<void> {
    mkdirSync(shots, { recursive: true });
    // The page as it is shipped was built before the first file of tests (scripts/build-page.setup.ts).
    if (this.#build !== "whole") await buildSite(this.#build);
    [this.#site, this.#browser] = await Promise.all([serveSite(this.#build), launch(this.#kind)]);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#site?.close();
  }

  /** Somebody with a browser of their own, who leaves when the test is over, however it ends. */
  async visitor(
    onOver: OnOver,
    settings: Readonly<Record<string, unknown>> = {},
    viewport: Viewport = wide,
    workers: Workers = "block",
  ): Promise<Visitor> {
    await this.#enter(1);
    return this.#come(onOver, settings, viewport, workers);
  }

  /** Two who come together: each waiting for the other's room would wait for ever. */
  async visitors(
    onOver: OnOver,
    [one, two]: readonly [readonly [object, Viewport], readonly [object, Viewport]],
    workers: Workers = "block",
  ): Promise<readonly [Visitor, Visitor]> {
    await this.#enter(2);
    const come = ([settings, viewport]: readonly [object, Viewport]): Promise<Visitor> =>
      this.#come(onOver, { ...settings }, viewport, workers);
    return Promise.all([come(one), come(two)]);
  }

  async #come(
    onOver: OnOver,
    settings: Readonly<Record<string, unknown>>,
    viewport: Viewport,
    serviceWorkers: Workers,
  ): Promise<Visitor> {
    if (this.#browser === undefined) throw new Error("the site is not open");
    const context = await this.#browser.newContext({ viewport, serviceWorkers, acceptDownloads: true });
    onOver(() => context.close());
    context.once("close", () => this.#leave());
    context.setDefaultTimeout(LONGEST_WAIT);
    if (this.#drawsNothing) drawNothing(context);
    const page = await context.newPage();
    const errors = collectErrors(page);
    await prepare(page, settings);
    await countMoves(page);
    return { context, page, errors };
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

/** In `npm run test:long` everything is looked at in both themes; here in the one that it is shown in, and about half of it in either. */
const BOTH_THEMES = process.env.LONG_TESTS !== undefined || process.env.PICTURES !== undefined;
/** What axe says about colours: all that differs between themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** What these find is never serious by axe's own measure, so nothing of it would be told, and they take their time. */
const LESSER_RULES = [
  "aria-allowed-role",
  "aria-deprecated-role",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "presentation-role-conflict",
  "region",
];

/**
 * Serious findings of axe, in words, except in the parts that are checked elsewhere; with a name, pictures at both
 * widths too, for whoever asks for them. The page is left as it was.
 */
export async function findings(page: Page, name?: string, except: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
  const other = theme === "dark" ? "light" : "dark";
  const found: string[] = [];
  for (const each of BOTH_THEMES ? [other, theme] : [theme]) {
    await page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, each);
    // Colours that fade over have arrived before they are looked at.
    await comeToRest(page);
    const rules = each === theme ? undefined : COLOUR_RULES;
    found.push(...(await findingsByRules(page, except, rules)).map((finding) => `${each}: ${finding}`));
    if (name !== undefined && process.env.PICTURES !== undefined) await picture(page, name, each);
  }
  return found;
}

/** Waits until nothing moves or fades any more but what never ends. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
}

async function picture(page: Page, name: string, theme: string): Promise<void> {
  const before = page.viewportSize() ?? wide;
  for (const viewport of [phone, wide]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${shots}${name}-${viewport.width}-${theme}.png` });
  }
  await page.setViewportSize(before);
}

/** What opens over everything else is looked at by itself: what lies behind it was there before, and cannot be reached. */
function findingsByRules(page: Page, except: readonly string[], rules?: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([exclude, runOnly, lesser]) => {
      interface Found {
        readonly violations: readonly { id: string; impact: string; nodes: { html: string }[] }[];
      }
      const { axe } = window as Window & { axe?: { run(on: object, how: object): Promise<Found> } };
      if (axe === undefined) throw new Error("axe is not there");
      // Everything that is drawn is in the page already: nothing needs to be fetched beforehand.
      const how = {
        resultTypes: ["violations"],
        preload: false,
        // How to find an element again takes a quarter of the time; what is said here is its HTML.
        selectors: false,
        ...(runOnly === undefined
          ? { rules: Object.fromEntries(lesser.map((rule) => [rule, { enabled: false }])) }
          : { runOnly }),
      };
      const over = [...document.querySelectorAll("dialog[open]")].at(-1);
      const { violations } = await axe.run({ ...(over !== undefined && { include: [over] }), exclude }, how);
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({ html }) => html.slice(0, 160))
              .join(" | ")}`,
        );
    },
    [except, rules, LESSER_RULES] as const,
  );
}
