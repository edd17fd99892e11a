import { dirname, posix } from "node:path";
import hljs from "highlight.js/lib/common";
import { type Page, wayTo } from "./page.ts";

/** The little of markdown-it that is used here. */
interface Token {
  readonly type: string;
  content: string;
  readonly children: readonly Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

export interface Markdown {
  set(options: { html: boolean; highlight: (code: string, language: string) => string }): void;
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: { tokens: Token[]; env: { path?: string } }) => void): void };
  };
  readonly renderer: { readonly rules: Record<string, (...given: unknown[]) => string> };
}

/** Where links to what is no page of the site lead: files of the repository. */
export interface Links {
  readonly pages: readonly Page[];
  readonly repository: string;
}

/** Colours for code, names for headings, tables that scroll by themselves, and links that lead from page to page. */
export function teachMarkdown(markdown: Markdown, links: Links): void {
  markdown.set({ html: true, highlight });
  markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>';
  // What scrolls by itself can be reached and scrolled by keyboard.
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (...given) => (fence?.(...given) ?? "").replace("<pre>", '<pre tabindex="0">');
  markdown.renderer.rules.table_close = () => "</table></div>";
  markdown.core.ruler.push("tabletown", ({ tokens, env }) => {
    const page = links.pages.find(({ path }) => path === env.path);
    const used = new Map<string, number>();
    for (const [index, token] of tokens.entries()) {
      if (token.type === "heading_open") token.attrSet("id", anchorOf(tokens[index + 1]?.content ?? "", used));
      for (const [place, child] of (token.children ?? []).entries()) {
        const attribute = child.type === "link_open" ? "href" : child.type === "image" ? "src" : undefined;
        const given = attribute === undefined ? undefined : child.attrGet(attribute);
        if (attribute === undefined || typeof given !== "string" || page === undefined) continue;
        child.attrSet(attribute, linkOf(page, given, links));
        const text = token.children?.[place + 1];
        if (text !== undefined && text.content === posix.basename(given)) text.content = titleOf(page, given, links);
      }
    }
  });
}

function highlight(code: string, language: string): string {
  const known = hljs.getLanguage(language === "jsonl" ? "json" : language) === undefined ? "plaintext" : language;
  return hljs.highlight(code, { language: known === "jsonl" ? "json" : known, ignoreIllegals: true }).value;
}

/** The name of a heading as the places where the files themselves are read make it. */
export function anchorOf(heading: string, used: Map<string, number>): string {
  const name = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  const before = used.get(name) ?? 0;
  used.set(name, before + 1);
  return before === 0 ? name : `${name}-${before}`;
}

/** Whoever reads the files knows a page by its file, and whoever reads the site by its title. */
function titleOf(page: Page, given: string, { pages }: Links): string {
  const file = fileOf(page, given);
  return pages.find(({ source }) => source === file)?.title ?? posix.basename(given);
}

/** The file of the repository that a link between files means. */
function fileOf(page: Page, target: string): string {
  return posix.normalize(posix.join(dirname(page.source ?? "docs/x.md"), target)).replace(/\/$/, "");
}

function linkOf(page: Page, given: string, { pages, repository }: Links): string {
  if (/^(?:[a-z]+:|#)/.test(given)) return given;
  const [target = "", anchor] = given.split("#");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (target.startsWith("/")) return wayTo(page.path, target.slice(1)) + hash;
  const file = fileOf(page, target);
  if (file.startsWith("docs/pictures/")) return wayTo(page.path, file.slice("docs/".length));
  const there = pages.find(({ source }) => source === file);
  return there === undefined ? `${repository}/blob/main/${file}` : wayTo(page.path, there.path) + hash;
}
