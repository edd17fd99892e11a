// The packed library in the projects of strangers: on the oldest Node.js it promises and on a new one, through a
// bundler, and in a browser with and without one. `npm run test:long`.
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import process from "node:process";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "../apps/web/test/chromium.ts";
import { packLibrary } from "./pack-library.ts";
import { examplesIn, strangersProject } from "./strangers-project.fixture.ts";
import { npmPath, runTool } from "./tools.ts";

const project = strangersProject();
const WITH_EXAMPLE = "kernel bots testkit review protocol catalog metropolia suburbia london budowa-miasta".split(" ");
let tarballs: readonly string[] = [];

beforeAll(() => {
  tarballs = packLibrary();
  project.install([...tarballs, "preact-render-to-string@6.8.2"]);
});
afterAll(() => project.remove());

/** A Node.js of the registry; the packages have these names on Linux. */
function nodeOfVersion(version: string): string {
  const elsewhere = strangersProject();
  const name = `node-${process.platform}-${process.arch}`;
  elsewhere.install([`${name}@${version}`]);
  return join(elsewhere.folder, "node_modules", name, "bin/node");
}

describe.skipIf(process.platform !== "linux")("every README's example plays its game and draws its board", () => {
  test.each(["20.20.2", "26.10.0"])("on Node.js %s", (version) => {
    const { stdout, stderr, status } = project.runExamples(WITH_EXAMPLE, [], nodeOfVersion(version));
    expect([stderr, status]).toEqual(["", 0]);
    expect(stdout).not.toMatch(/undefined|NaN/);
    expect(stdout.match(/a board of \d{5,} characters/g)).toHaveLength(4);
  });
});

test("every entry resolves to its types, however it is imported", () => {
  for (const tarball of tarballs) {
    const args = ["exec", "--yes", "--package=@arethetypeswrong/cli@0.18.5", "--", "attw", tarball];
    expect(runTool(npmPath(), [...args, "--profile", "esm-only", "--no-emoji"], { cwd: project.folder })).toContain(
      "@tabletown/",
    );
  }
});

describe("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => browser.close());

  test("the table in the README of the design system is played, through a bundler", async () => {
    const source = examplesIn(join(project.folder, "node_modules/@tabletown/ui/README.md"), "jsx");
    project.write("table.js", source);
    project.write("index.html", '<!doctype html><title>A table</title><script type="module" src="table.js"></script>');
    await build({ root: project.folder, base: "./", configFile: false, logLevel: "error" });
    await playTable(browser, join(project.folder, "dist"));
  });

  test("and without one: plain modules and an import map", async () => {
    const served = join(project.folder, "plain");
    mkdirSync(served);
    const source = examplesIn(join(project.folder, "node_modules/@tabletown/ui/README.md"), "jsx");
    writeFileSync(join(served, "table.js"), source.replace(/^import ".*\.css";\n/gm, ""));
    const map = { imports: Object.fromEntries(WITH_IMPORTS.map((name) => [name, `/node_modules/${moduleOf(name)}`])) };
    const sheets = ["@tabletown/ui/dist/styles.css", "@tabletown/metropolia/dist/board.css"];
    const links = sheets.map((path) => `<link rel="stylesheet" href="/node_modules/${path}">`).join("");
    writeFileSync(
      join(served, "index.html"),
      `<!doctype html><title>A table</title>${links}<script type="importmap">${JSON.stringify(map)}</script><script type="module" src="/plain/table.js"></script>`,
    );
    await playTable(browser, project.folder, "plain/index.html");
  });
});

const WITH_IMPORTS = [
  ...["@tabletown/kernel", "@tabletown/bots", "@tabletown/ui", "@tabletown/metropolia", "@tabletown/metropolia/board"],
  ...["valibot", "preact", "preact/hooks", "preact/jsx-runtime"],
];

/** The file behind an entry of an installed package, relative to node_modules. */
function moduleOf(specifier: string): string {
  const [, name = "", entry = ""] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  const folder = join(project.folder, "node_modules", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const conditions = exports[`.${entry}`];
  const found = conditions.module ?? conditions.browser ?? conditions.import ?? conditions.default;
  return `${name}/${typeof found === "string" ? found : found.default}`.replace("/./", "/");
}

/** Plays ten moves by clicking whatever is lit, and looks whether the board's styles are there. */
async function playTable(browser: Browser, folder: string, path = "index.html"): Promise<void> {
  const { address, close } = await serve(folder);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${address}${path}`);
  for (let moves = 0; moves < 10; moves++) await playOnce(page, moves);
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--accent"))).not.toBe("");
  expect(await page.locator(".m-choices").evaluate((choices) => getComputedStyle(choices).display)).toBe("flex");
  await page.close();
  await close();
}

async function playOnce(page: Page, moves: number): Promise<void> {
  const choice = page.locator(`body[data-moves="${moves}"] :is(.lit, .m-choices button)`);
  await choice.first().dispatchEvent("click");
  await page.waitForSelector(`body[data-moves="${moves + 1}"]`);
}

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".css": "text/css" };

/** Plain files, as any static server would. */
async function serve(folder: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname));
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/javascript" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
