import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { arrows } from "./arrows.ts";

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const files = globSync("{packages,games,apps}/**/*.{ts,tsx}", {
  exclude: (path) => /node_modules|\/dist|\.test\.|\/test\//.test(String(path)),
}).filter((path) => !/node_modules|\/dist\/|\.test\.|\/test\/|\/testing\/|\.config\.ts|\/fixtures\//.test(path));

const STATEMENT =
  /(?:^|\n)\s*(import|export)\s+(type\s)?([^"';]*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

function importsOf(file: string): Import[] {
  return [...withoutComments(readFileSync(file, "utf8")).matchAll(STATEMENT)].map(
    ([, , type, names = "", fixed, lazy]) => {
      const named =
        /\{([^}]*)\}/
          .exec(names)?.[1]
          ?.split(",")
          .map((name) => name.trim())
          .filter(Boolean) ?? [];
      const typeOnly = type !== undefined || (named.length > 0 && named.every((name) => name.startsWith("type ")));
      return { from: file, to: fixed ?? lazy ?? "", typeOnly };
    },
  );
}

/** The room a file lives in; undefined for files outside all rooms. */
function roomOf(path: string): { room: string; game?: string } | undefined {
  const [top, name = "", folder = ""] = path.split("/");
  if (top === "packages" || top === "apps") return { room: name };
  if (top !== "games") return undefined;
  return { room: folder.includes(".") ? "own-index" : `own-${folder}`, game: name };
}

function complaint({ from, to, typeOnly }: Import): string | undefined {
  const here = roomOf(from);
  const rules = here === undefined ? undefined : arrows[here.room];
  if (here === undefined || rules === undefined) return `${from} is in a room that the table does not know`;
  const allowed = (room: string): boolean =>
    room === here.room || rules.rooms.includes(room) || (typeOnly && (rules.types?.includes(room) ?? false));
  if (to.startsWith(".")) {
    const there = roomOf(normalize(join(dirname(from), to)));
    if (there === undefined) return `${from} reaches outside the rooms: ${to}`;
    if (there.game !== here.game) return `${from} imports another game or room by path: ${to}`;
    return allowed(there.room) ? undefined : `${from} (${here.room}) must not import ${to} (${there.room})`;
  }
  if (to.startsWith("@tabletown/")) {
    const [name = "", entry] = to.slice("@tabletown/".length).split("/");
    const isGame = files.some((file) => file.startsWith(`games/${name}/`));
    if (isGame && here.game !== undefined) return `${from}: a game must not import a game (${to})`;
    const room = isGame ? "game" : name;
    return allowed(room) || (entry === "styles.css" && allowed(name))
      ? undefined
      : `${from} (${here.room}) must not import ${to}`;
  }
  const outside = rules.outside ?? [];
  const known = outside.some((name) =>
    name.endsWith(":") ? to.startsWith(name) : to === name || to.startsWith(`${name}/`),
  );
  return known || /\.(css|woff2)$/.test(to) ? undefined : `${from} (${here.room}) must not import ${to}`;
}

test("every import follows the table of rooms", () => {
  expect(files.length).toBeGreaterThan(50);
  const complaints = files.flatMap((file) => importsOf(file).flatMap((found) => complaint(found) ?? []));
  expect(complaints).toEqual([]);
});

test("the table is watched: a forbidden arrow would be found", () => {
  expect(complaint({ from: "packages/kernel/src/x.ts", to: "node:fs", typeOnly: false })).toContain("must not import");
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "../board/y.ts", typeOnly: false })).toContain(
    "must not import",
  );
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "@tabletown/_template", typeOnly: false })).toContain(
    "must not import a game",
  );
  expect(complaint({ from: "packages/bots/src/x.ts", to: "@tabletown/catalog", typeOnly: false })).toContain(
    "must not import",
  );
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "../data/y.ts", typeOnly: true })).toBeUndefined();
});

test("no luck and no clock in the kernel and the rules but those that are passed in", () => {
  const pure = files.filter((file) => /^(packages\/(kernel|testkit)|games\/[^/]+\/(rules|data|text|bot))\//.test(file));
  const guilty = pure.filter((file) =>
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bsetTimeout\b/.test(withoutComments(readFileSync(file, "utf8"))),
  );
  expect(guilty).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}
