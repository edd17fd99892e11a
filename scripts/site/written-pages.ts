import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type Group, type Page, titleIn } from "./page.ts";

/** By pattern of files in the repository, where they stand in the site. */
const SOURCES: readonly (readonly [pattern: string, group: Group | undefined, path: (file: string) => string])[] = [
  ["docs/start/*.md", "Start here", (file) => (file.endsWith("index.md") ? "index.html" : `start/${named(file)}`)],
  ["docs/*.md", "Guides", named],
  ["games/[!_]*/SPEC.md", undefined, (file) => `games/${folderOf(file)}/spec.html`],
  ["{packages,games}/[!_]*/README.md", "Packages", (file) => `packages/${folderOf(file)}.html`],
  ["clients/python/README.md", "Packages", () => "packages/python.html"],
  ["docs/decisions/*.md", "Decisions", (file) => `decisions/${named(file)}`],
  ["CHANGELOG.md", "Reference", named],
  ["CONTRIBUTING.md", "Guides", named],
  ["SECURITY.md", "Reference", named],
];

/** Who begins here, in the order of the contents; everything else stands by its name. */
const FIRST = ["index", "player", "host", "bot-writer", "game-author", "contributor"];

/** A page stands before those whose names begin with its name. */
function byName(a: string, b: string): number {
  return dirname(a).localeCompare(dirname(b), "en") || basename(a, ".md").localeCompare(basename(b, ".md"), "en");
}

function placeOf(file: string): number {
  const place = FIRST.indexOf(basename(file, ".md"));
  return file.startsWith("docs/start/") && place !== -1 ? place : FIRST.length;
}

function named(file: string): string {
  return `${basename(file, ".md").toLowerCase()}.html`;
}

function folderOf(file: string): string {
  return file.split("/").at(-2) ?? "";
}

/** Everything that is written by hand, as pages. */
export function writtenPages(): Page[] {
  return SOURCES.flatMap(([pattern, group, path]) =>
    globSync(pattern)
      .map((file) => file.replaceAll("\\", "/"))
      .sort(byName)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((source): Page => {
        const markdown = readFileSync(source, "utf8");
        const page = { path: path(source), title: titleIn(markdown), language: "en", markdown, source };
        return group === undefined ? page : { ...page, group };
      }),
  );
}
