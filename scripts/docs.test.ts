import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { CLOSE, ClientMessage, Command, routes, ServerMessage } from "@tabletown/protocol";
import { describe, expect, test } from "vitest";
import { misunderstood } from "./command-line.ts";
import { allExamples, type Example, takesLong, withoutRemark, wordsOf } from "./examples.ts";
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

/** Who runs the blocks of a language, and when; code in TypeScript is a part of a file that is compiled and run. */
const RUN_BY: Readonly<Record<string, readonly string[]>> = {
  "sh always": ["scripts/examples.test.ts"],
  "python always": ["scripts/examples.test.ts"],
  "jsonl always": ["scripts/examples.test.ts"],
  "json always": ["scripts/examples.test.ts"],
  "ts always": ["scripts/examples.test.ts"],
  "js always": ["scripts/pack.test.ts", "scripts/strangers.long.test.ts"],
  "jsx always": ["scripts/strangers.long.test.ts"],
  "sh long": ["scripts/examples.long.test.ts", "scripts/adding-a-game.long.test.ts"],
  "ts long": ["scripts/adding-a-game.long.test.ts"],
};

describe("examples", () => {
  const examples = allExamples();
  const named = ({ source, line, language, code }: Example): string =>
    `${source}:${line} (${language}): ${code.slice(0, 60)}`;

  test("are run by a test, or say why they cannot be", () => {
    const unknown = examples.filter(
      ({ language, when, code }) =>
        // What a program has said, and drawings, are no code; but a command is.
        !(language === "text" && when === "always" && !/^(?:\$ |npm |npx |tabletown )/m.test(code)) &&
        !(["sh", "ts"].includes(language) && when === "never") &&
        !RUN_BY[`${language} ${when}`]?.every((runner) => existsSync(runner)),
    );
    expect(unknown.map(named)).toEqual([]);
    const slow = examples.filter(
      ({ language, when, code }) => language === "sh" && when === "always" && takesLong(code),
    );
    expect(slow.map(named)).toEqual([]);
    const elsewhere = examples.filter(
      ({ language, source }) => /^jsx?$/.test(language) && !/^(packages|games)\/[^/]+\/README\.md$/.test(source),
    );
    expect(elsewhere.map(named)).toEqual([]);
  });

  test("call our program by commands, options and values that it knows", () => {
    const blocks = examples.flatMap(({ source, language, code }) =>
      language === "sh" ? code.replaceAll("\\\n", " ").split("\n").flatMap(callsIn(source)) : [],
    );
    const mentions = texts.flatMap(({ source, markdown }) =>
      [...withBlocks(markdown, () => "").matchAll(/`((?:npx )?tabletown [a-z][^`]*)`/g)].flatMap(([, line = ""]) =>
        callsIn(source)(line.replace(/ …$/, "")),
      ),
    );
    const wrong = [
      ...blocks,
      // What is spoken of in a sentence may leave out what it is used on.
      ...mentions.filter(({ fault }) => fault === undefined || !/missing|not specified/.test(fault)),
    ].filter(({ fault }) => fault !== undefined);
    expect(wrong).toEqual([]);
    expect([blocks.length > 70, mentions.length > 60]).toEqual([true, true]);
    for (const line of [
      "npx tabletown frob",
      "tabletown serve --frob",
      "A=b tabletown serve -z",
      "tabletown verify a b",
    ])
      expect(callsIn("x.md")(line)).toMatchObject([{ fault: expect.any(String) }]);
  });
});

test("comments, of which the reference is made, hold no code that nobody runs", () => {
  const sources = globSync(["packages/*/src/**/*.{ts,tsx}", "games/*/**/*.{ts,tsx}"], {
    exclude: (path) => path.includes("node_modules"),
  });
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => /^ *\* *```|@example\b/m.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("scripts of npm that are spoken of are there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = texts.flatMap(({ source, markdown }) =>
    [...markdown.matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g)].map(([, script = ""]) => ({ source, script })),
  );
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

/** The calls of our program in a line, and what is wrong with them. */
function callsIn(source: string) {
  return (line: string): { source: string; line: string; fault: string | undefined }[] =>
    [
      ...withoutRemark(line).matchAll(/(?:^|[|&] |[A-Z_]+=\S+ )(?:npx )?tabletown(?: ([^|&>]*))?(?= *(?:[|&>]|$))/g),
    ].map(([, words = ""]) => ({ source, line, fault: misunderstood(wordsOf(words.replaceAll("*", "x")) ?? [words]) }));
}

test("the search has every heading, with an address", () => {
  const texts = searchTexts(pages);
  const secrets = texts.find(({ heading }) => heading === "The laws");
  expect(secrets).toMatchObject({ title: "Architecture", address: "architecture.html#the-laws" });
  expect(secrets?.text).toContain("random games of every variant");
  expect(texts.length).toBeGreaterThan(150);
});

test("the page for hosts names every kind of request, message, command and way to close a socket", () => {
  const page = readFileSync("docs/server.md", "utf8");
  const chapter = (title: string): string => page.split(/^## /m).find((each) => each.startsWith(title)) ?? "";
  const [http, socket] = [chapter("HTTP API"), chapter("Socket")];
  const ofMatch = Object.values(routes).flatMap(({ path }) => path.split("/api/matches/{match}")[1] || []);
  const others = Object.values(routes).map(({ path }) => path.split("/").slice(0, 3).join("/"));
  const messages = [...ClientMessage.options, ...ServerMessage.options].map(({ entries }) => entries.t.literal);
  const missing = {
    requests: [...others, ...ofMatch].filter((path) => !http.includes(path)),
    messages: messages.filter((name) => !socket.includes(`{t:"${name}"`)),
    commands: Command.options
      .map(({ entries }) => entries.do.literal)
      .filter((name) => !socket.includes(`\`${name}\``)),
    closes: Object.values(CLOSE).filter((code) => !socket.includes(`| ${code} |`)),
  };
  expect(missing).toEqual({ requests: [], messages: [], commands: [], closes: [] });
});
