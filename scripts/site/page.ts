/** A page of the documentation before it is drawn. */
export interface Page {
  /** Where it is written to, relative to the site: `games/london/rules.html`. */
  readonly path: string;
  readonly title: string;
  /** Under which heading of the contents it stands; pages without one are reached through others. */
  readonly group?: Group;
  readonly language: string;
  readonly markdown: string;
  /** The file of the repository it is made from, where it is one: links between files become links between pages. */
  readonly source?: string;
}

export const GROUPS = ["Start here", "The games", "Guides", "Reference", "Packages", "Decisions"] as const;
export type Group = (typeof GROUPS)[number];

/** The way from one page to another, as a browser needs it: also where nothing but files is there. */
export function wayTo(from: string, to: string): string {
  return "../".repeat(from.split("/").length - 1) + to;
}

/** The first heading of a text, without marks. */
export function titleIn(markdown: string): string {
  return (/^# (.+)$/m.exec(markdown)?.[1] ?? "").replaceAll("`", "").trim();
}
