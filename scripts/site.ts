// `npm run docs`: the documentation as a site of plain files, in build/site. The server shows it at /docs, and it can
// be read from a disk: docs/decisions/0015-a-site-of-plain-files.md says why it is built like this.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { Eleventy } from "@11ty/eleventy";
import { type Plugin, runnerImport } from "vite";
import { addressOf } from "./repository-address.ts";
import { apiPages } from "./site/api-pages.ts";
import { httpPage, messagesPage } from "./site/http-page.ts";
import { teachMarkdown } from "./site/markdown.ts";
import { GROUPS, type Page, wayTo } from "./site/page.ts";
import { schemaPages } from "./site/schema-pages.ts";
import { searchTexts } from "./site/search-texts.ts";
import { sectionsOf } from "./site/sections.ts";
import { writtenPages } from "./site/written-pages.ts";
import { runTool, toolPath } from "./tools.ts";

const INPUT = "docs/site";
const DECLARATIONS = "build/out";

/** Every page of the site; the reference is read from declarations, which are compiled first. */
async function sitePages(): Promise<readonly Page[]> {
  runTool(toolPath("typescript", "tsc"), ["-p", "tsconfig.build.json", "--emitDeclarationOnly"]);
  return [
    ...[...writtenPages(), ...(await drawnPages()), ...(await schemaPages())],
    ...[httpPage(), messagesPage(), ...apiPages(DECLARATIONS)],
  ];
}

/** The pages that ask boards for their components. Boards are written in a syntax that a bundler reads, and bring styles. */
async function drawnPages(): Promise<readonly Page[]> {
  const { module } = await runnerImport<typeof import("./site/rules-pages.ts")>("./scripts/site/rules-pages.ts", {
    configFile: false,
    logLevel: "error",
    environments: { inline: { resolve: { conditions: ["source"], noExternal: [/^@tabletown\//] } } },
    plugins: [withoutStyles()],
  });
  return module.pages;
}

function withoutStyles(): Plugin {
  const nothing = "\0no-styles";
  return {
    name: "without-styles",
    enforce: "pre",
    resolveId: (source) => (source.endsWith(".css") ? nothing : undefined),
    load: (id) => (id === nothing ? "" : undefined),
  };
}

/** Builds the site into a folder, beside it at first: a server that shows the folder never shows half a site. */
export async function buildSite(out: string): Promise<readonly Page[]> {
  const half = `${out}.${process.pid}`;
  try {
    const pages = await writeSite(half);
    rmSync(out, { recursive: true, force: true });
    renameSync(half, out);
    return pages;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

async function writeSite(out: string): Promise<readonly Page[]> {
  const pages = await sitePages();
  const { repository } = JSON.parse(readFileSync("package.json", "utf8")) as { repository: { url: string } };
  const eleventy = new Eleventy(INPUT, out, {
    quietMode: true,
    configPath: "",
    config(settings) {
      settings.setUseGitIgnore(false);
      settings.amendLibrary("md", (markdown) =>
        teachMarkdown(markdown, { pages, repository: addressOf(repository.url) }),
      );
      for (const page of pages)
        settings.addTemplate(page.path.replace(/\.html$/, ".md"), page.markdown, dataOf(page, pages));
      return { markdownTemplateEngine: false };
    },
  });
  await eleventy.write();
  copyFiles(out, pages);
  return pages;
}

/** What the frame around a page needs. */
function dataOf(page: Page, pages: readonly Page[]): Record<string, unknown> {
  const contents = GROUPS.map((name) => {
    const listed = pages.filter(({ group }) => group === name);
    return {
      name,
      open: name === "Start here" || name === "The games" || page.group === name,
      pages: listed.map(({ path, title }) => ({ title, href: wayTo(page.path, path), current: path === page.path })),
    };
  });
  const { path, title, language } = page;
  const sections = sectionsOf(page);
  return { layout: "page.njk", permalink: path, path, title, language, top: wayTo(path, ""), contents, sections };
}

/** What pages refer to: the style sheet, the pictures, and the search with its texts. */
function copyFiles(out: string, pages: readonly Page[]): void {
  mkdirSync(out, { recursive: true });
  for (const file of ["site.css", "search.js"]) cpSync(join(INPUT, file), join(out, file));
  cpSync("docs/pictures", join(out, "pictures"), { recursive: true });
  cpSync("apps/web/public/icon.svg", join(out, "icon.svg"));
  const minisearch = dirname(createRequire(import.meta.url).resolve("minisearch"));
  const code = readFileSync(join(minisearch, "../umd/index.js"), "utf8");
  writeFileSync(join(out, "minisearch.js"), code.replace(/\n\/\/# sourceMappingURL=.*/, ""));
  writeFileSync(join(out, "search-data.js"), `globalThis.tabletownTexts = ${JSON.stringify(searchTexts(pages))};\n`);
}

if (process.argv[1] === import.meta.filename) {
  const pages = await buildSite("build/site");
  console.log(`${pages.length} pages: open build/site/index.html, or http://localhost:8420/docs while the server runs`);
}
