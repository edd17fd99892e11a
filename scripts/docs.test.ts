import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { misunderstood } from "./command-line.ts";
import { withBlocks } from "./site/fences.ts";
import { anchorOf } from "./site/markdown.ts";
import { GROUPS } from "./site/page.ts";
import { searchTexts } from "./site/search-texts.ts";
import { writtenPages } from "./site/written-pages.ts";

const pages = writtenPages();
/** What the site has, and what is read only in the repository. */
const texts = [
  ...pages.map(({ source = "", markdown }) => ({ source, markdown })),
  ...["README.md", ...globSync("{games/_template,deploy,training,examples}/**/*.md")].map((path) => {
    const source = path.replaceAll("\\", "/");
    return { source, markdown: readFileSync(source, "utf8") };
  }),
];
const withoutCode = (markdown: string): string => withBlocks(markdown, () => "").replace(/`[^`\n]*`/g, "");

/** The names of all headings of a text. */
function anchorsIn(markdown: string): string[] {
  const used = new Map<string, number>();
  const plain = withBlocks(markdown, () => "");
  return [...plain.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading, used));
}

test("every group of the contents has pages, and every page a title", () => {
  const made = ["The games"];
  const empty = GROUPS.filter((group) => !made.includes(group) && !pages.some((page) => page.group === group));
  expect(empty).toEqual([]);
  expect(pages.filter(({ title }) => title === "").map(({ source }) => source)).toEqual([]);
});

/** `[words](target)`, with or without a title, `[words]: target`, and what HTML has. */
const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)|\b(?:href|src)="([^"]+)"/gm;

function brokenLinks({ source, markdown }: { readonly source: string; readonly markdown: string }): string[] {
  return [...withoutCode(markdown).matchAll(LINK)].flatMap(([, plain, defined, tag]) => {
    const target = plain ?? defined ?? tag ?? "";
    if (/^(?:[a-z]+:|\/)/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? source : posix.normalize(posix.join(dirname(source), path));
    if (!existsSync(file)) return [`${source}: ${target}`];
    const known =
      anchor === undefined || !file.endsWith(".md") || anchorsIn(readFileSync(file, "utf8")).includes(anchor);
    return known ? [] : [`${source}: ${target}`];
  });
}

test("every link between files leads to a file, and to a heading that is there", () => {
  expect(texts.flatMap(brokenLinks)).toEqual([]);
  const markdown = '[a](1.md "b") <img src="2.png">\n[c]: 3.md\n[d](ARCHITECTURE.md#nowhere) [e](#here)\n# Here';
  expect(brokenLinks({ source: "docs/x.md", markdown })).toHaveLength(5);
});

/** Who runs the examples in a page. */
const RUN_BY: readonly (readonly [page: RegExp, test: string])[] = [
  [/^docs\/(research|start\/(player|host|bot-writer))\.md$/, "apps/cli/src/research-docs.test.ts"],
  [/^clients\/python\/README\.md$/, "apps/cli/src/research-docs.test.ts"],
  [/^(packages|games)\/[^/]+\/README\.md$/, "scripts/strangers.long.test.ts"],
];
/** What is no code: output, lines to type, data. */
const SHOWN = ["", "json"];
/** Pages whose commands take minutes or need a machine of their own, and what is code for a browser with a server. */
const ONLY_READ: Readonly<Record<string, readonly string[]>> = {
  "README.md": ["ts"],
  "docs/adding-a-game.md": ["ts"],
  "docs/benchmarks.md": ["sh"],
  "docs/bots.md": ["sh"],
  "docs/growth.md": ["sh"],
  "docs/review.md": ["sh"],
  "docs/scaling.md": ["sh"],
  "docs/server.md": ["ts"],
  "training/README.md": ["sh"],
};

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** What is wrong with a line for the terminal. */
function wrongIn(line: string): string[] {
  const [, script] = /^\s*(?:\$ )?npm run (?:--\S+ )*([\w:-]+)/.exec(line) ?? [];
  if (script !== undefined) return script in scripts ? [] : [`${script} is no script`];
  const [, words] =
    /^\s*(?:\$ )?(?:\S+=\S+ |npx |printf .*\| )*tabletown ([a-z].*?)(?: {2,}.*| \| .*| > .*)?$/.exec(line) ?? [];
  if (words === undefined) return [];
  return misunderstood(words.replaceAll(/[[\]]/g, "").replace(/\s#.*$/, ""));
}

describe("examples", () => {
  const blocks = texts.flatMap(({ source, markdown }) =>
    [...markdown.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({
      source,
      language,
      code,
    })),
  );

  test("are run by a test, or are known to be only read", () => {
    const unknown = blocks.filter(
      ({ source, language }) =>
        !SHOWN.includes(language) &&
        !RUN_BY.some(([page, runner]) => page.test(source) && existsSync(runner)) &&
        !ONLY_READ[source]?.includes(language),
    );
    expect(unknown.map(({ source, language, code }) => `${source} (${language}): ${code.slice(0, 60)}`)).toEqual([]);
  });

  test("call our program by commands and options that it has, and scripts of npm that there are", () => {
    const lines = blocks.flatMap(({ source, language, code }) =>
      language !== "" && language !== "sh" ? [] : code.split("\n").map((line) => ({ source, line })),
    );
    const spans = texts.flatMap(({ source, markdown }) =>
      [...withBlocks(markdown, () => "").matchAll(/`([^`\n]+)`/g)].map(([, line = ""]) => ({ source, line })),
    );
    const wrong = [...lines, ...spans].flatMap(({ source, line }) =>
      wrongIn(line).map((each) => `${source}: ${line.trim()}: ${each}`),
    );
    expect(wrong).toEqual([]);
    expect(lines.filter(({ line }) => line.includes("tabletown ")).length).toBeGreaterThan(40);
    for (const line of ["$ npx tabletown frob", "  tabletown serve --frob", "npm run frob", "tabletown serve -z"])
      expect(wrongIn(line)).toHaveLength(1);
  });

  test("the README shows the beginning of the program that is run", () => {
    const pressed = (text: string): string => text.replace(/\s+/g, "").replaceAll(",}", "}");
    const shown = blocks.find(({ source, language }) => source === "README.md" && language === "ts");
    expect(pressed(readFileSync("examples/play-a-game.ts", "utf8"))).toContain(pressed(shown?.code ?? "nothing"));
  });

  test("the entry of a game in the catalog looks as the guide says", () => {
    const shown = blocks.find(({ source, language }) => source === "docs/adding-a-game.md" && language === "ts");
    const catalog = readFileSync(join("packages", "catalog", "src", "index.ts"), "utf8");
    const lines = (shown?.code ?? "").replaceAll("my-game", "london").replaceAll("myGame", "london").split("\n");
    expect(lines.filter((line) => !catalog.includes(line.trim()))).toEqual([]);
  });
});

test("the search has every heading, with an address", () => {
  const texts = searchTexts(pages);
  const secrets = texts.find(({ heading }) => heading === "The laws");
  expect(secrets).toMatchObject({ title: "Architecture", address: "architecture.html#the-laws" });
  expect(secrets?.text).toContain("random games of every variant");
  expect(texts.length).toBeGreaterThan(150);
});
