import { withBlocks } from "./fences.ts";
import { anchorOf } from "./markdown.ts";
import type { Page } from "./page.ts";

/** What is found: a part of a page under one heading. */
interface SearchText {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly address: string;
  readonly text: string;
}

/** Long code (schemas, whole programs) is not what anybody searches for. */
const LONGEST_CODE = 400;

export function searchTexts(pages: readonly Page[]): SearchText[] {
  const found: SearchText[] = [];
  for (const page of pages) {
    const used = new Map<string, number>();
    // Within code, "#" begins a remark and no heading.
    const plain = withBlocks(page.markdown, (code) => (code.length > LONGEST_CODE ? "" : code.replaceAll("#", " ")));
    for (const part of plain.split(/^(?=#{1,3} )/m)) {
      const [, marks = "", heading = ""] = /^(#{1,3}) (.+)/.exec(part) ?? [];
      if (marks === "") continue;
      const anchor = anchorOf(heading, used);
      const address = marks === "#" ? page.path : `${page.path}#${anchor}`;
      const text = part.slice(part.indexOf("\n") + 1);
      found.push({ id: found.length, title: page.title, heading: bare(heading), address, text: bare(text) });
    }
  }
  return found;
}

/** Words without marks: nor what a fence says of its block, nor the lines under the heads of tables. */
export function bare(markdown: string): string {
  return markdown
    .replace(/```[^\n]*|^[ \t]*\|[ |:-]+\|[ \t]*$|<[^>]+>|[|#]/gm, " ")
    .replace(/[*`]|\]\([^)]*\)|!?\[|\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
