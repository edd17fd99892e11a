import { withBlocks } from "./fences.ts";
import { anchorOf } from "./markdown.ts";
import type { Page } from "./page.ts";
import { bare } from "./search-texts.ts";

/** A part of a page that its contents lead to. */
interface Section {
  readonly title: string;
  readonly anchor: string;
}

/** On pages with fewer there is nothing to look for. */
const FEWEST = 3;

/** The larger headings of a page, where there are enough of them. */
export function sectionsOf({ markdown }: Page): readonly Section[] {
  const used = new Map<string, number>();
  const headings = [...withBlocks(markdown, () => "").matchAll(/^(#{1,6}) (.+)$/gm)];
  const sections = headings.flatMap(([, marks = "", heading = ""]) => {
    const anchor = anchorOf(heading, used);
    return marks === "##" ? [{ title: bare(heading), anchor }] : [];
  });
  return sections.length < FEWEST ? [] : sections;
}
