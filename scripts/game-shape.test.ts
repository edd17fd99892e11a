import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entries, misplaced, shape, signatures, TAGS, TOP } from "./game-shape.ts";
import { sources } from "./sources.ts";
import { exportsOf, parametersOf, parse, type Source, tagsIn } from "./syntax.ts";

const BUILT = /(^|\/)(node_modules|dist)(\/|$)/;
const folders = globSync("games/*/package.json").map((path) => path.slice(0, -"/package.json".length));

function source(path: string): Source {
  const found = sources.get(path);
  if (found === undefined) throw new Error(`${path} is no source file`);
  return found;
}

/** The files of a game, by their paths in its folder. */
function filesOf(folder: string): string[] {
  return globSync(`${folder}/**/*.*`, { exclude: (path) => BUILT.test(String(path)) })
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => !BUILT.test(path))
    .sort();
}

describe.each(folders)("%s", (folder) => {
  const files = filesOf(folder);

  it("has every file of the shape", () => {
    const missing = Object.keys(shape).filter((path) => !files.includes(path));
    expect(missing.map((path) => `add ${folder}/${path}${exportingText(shape[path])}`)).toEqual([]);
    expect(
      files.filter((path) => /^fixtures\/.+\.json$/.test(path)),
      "record a game into fixtures/",
    ).not.toEqual([]);
    const features = files.some((path) => path.startsWith("bot/weights/")) && !files.includes("bot/features.ts");
    expect(features ? `add ${folder}/bot/features.ts: what the nets of bot/weights/ see` : "").toBe("");
  });

  it("has nothing beside the folders of the shape", () => {
    const strange = new Set(files.map((path) => path.split("/")[0] ?? "").filter((name) => !TOP.includes(name)));
    expect([...strange].map((name) => `move ${folder}/${name} into one of ${TOP.join(", ")}`)).toEqual([]);
  });

  it("has no file under a name of its own where the shape has one", () => {
    const moves = files.flatMap((path) =>
      misplaced.filter(([found]) => found.test(path)).map(([, where]) => `move ${folder}/${path} to ${where}`),
    );
    expect(moves).toEqual([]);
  });

  it("exports what the shape says", () => {
    const missing = Object.entries(shape).flatMap(([path, names]) => {
      if (names.length === 0 || !files.includes(path)) return [];
      const exported = exportsOf(source(`${folder}/${path}`));
      return names.filter((name) => !exported.includes(name)).map((name) => `export ${name} from ${folder}/${path}`);
    });
    const minds = files.includes("bot/index.ts") ? exportsOf(source(`${folder}/bot/index.ts`)) : ["Mind"];
    if (!minds.some((name) => name.endsWith("Mind"))) missing.push(`export <game>Mind from ${folder}/bot/index.ts`);
    expect(missing).toEqual([]);
  });

  it("has functions that are called as in every other game", () => {
    const wrong = signatures.flatMap(([path, name, parameters]) => {
      if (!files.includes(path)) return [];
      const count = parametersOf(source(`${folder}/${path}`), name);
      return count === parameters.split(",").length
        ? []
        : [`make it function ${name}(${parameters}) in ${folder}/${path}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has the same files in every language", () => {
    const inLanguage = (language: string): string[] =>
      files.filter((path) => path.startsWith(`text/${language}/`)).map((path) => path.slice("text/en/".length));
    const nouns = new Set(["en", "pl", "ru"].flatMap(inLanguage));
    const missing = [...nouns].flatMap((noun) =>
      ["en", "pl", "ru"]
        .filter((language) => !inLanguage(language).includes(noun))
        .map((language) => `add ${folder}/text/${language}/${noun}: another language has it`),
    );
    expect(missing).toEqual([]);
  });

  it("is a package with the entries of every game", () => {
    const { exports }: { readonly exports?: Readonly<Record<string, { readonly source?: string }>> } = JSON.parse(
      readFileSync(`${folder}/package.json`, "utf8"),
    );
    const wrong = Object.entries(entries).filter(([entry, path]) => exports?.[entry]?.source !== path);
    expect(wrong.map(([entry, path]) => `export "${entry}" with source "${path}" in ${folder}/package.json`)).toEqual(
      [],
    );
  });

  it("tags its unions by type", () => {
    const tagged = files
      .filter(
        (path) => /^(rules|data)\/.*\.ts$/.test(path) && !path.endsWith(".test.ts") && !path.endsWith("stored.ts"),
      )
      .flatMap((path) =>
        tagsIn(source(`${folder}/${path}`))
          .filter(({ name }) => !TAGS.includes(name))
          .map(({ line, name }) => `call the tag \`${name}\` \`type\`: ${folder}/${path}:${line}`),
      );
    expect(tagged).toEqual([]);
  });
});

describe("all games", () => {
  it("style what no other game does: a page keeps the sheets of all that were opened", () => {
    const styled = folders.flatMap((folder) => {
      const sheets = globSync(`${folder}/board/style/*.css`).map((path) => readFileSync(path, "utf8"));
      const selectors = new Set(sheets.flatMap((css) => css.match(/^\..*(?=(?: \{|,)$)/gm) ?? []));
      return [...selectors].map((selector) => ({ folder, selector }));
    });
    expect(styled.length).toBeGreaterThan(100);
    const shared = [...Map.groupBy(styled, ({ selector }) => selector)].filter(([, those]) => those.length > 1);
    expect(
      shared.map(([selector, those]) => `${selector} is styled by ${those.map(({ folder }) => folder).join(" and ")}`),
    ).toEqual([]);
  });

  /** By name, the paths under which a game has something of that name. */
  type Places = ReadonlyMap<string, readonly string[]>;

  function placesOf(found: readonly (readonly [name: string, path: string])[]): Places {
    const groups = Map.groupBy(found, ([name]) => name);
    return new Map([...groups].map(([name, pairs]) => [name, pairs.map(([, path]) => path)]));
  }

  /** What every game has, but not one path of it is the same in all of them. */
  function apart(games: readonly Places[]): string[] {
    const [first = new Map<string, readonly string[]>(), ...others] = games;
    return [...first]
      .filter(([name]) => others.every((places) => places.has(name)))
      .filter(([name, paths]) => !paths.some((path) => others.every((places) => places.get(name)?.includes(path))))
      .map(([name]) => {
        const told = games.map((places, game) => `${folders[game]}: ${places.get(name)?.join(", ")}`);
        return `every game has ${name}, move it to the same path: ${told.join("; ")}`;
      });
  }

  it("keep files of the same name under the same path", () => {
    const named = folders.map((folder) =>
      placesOf(filesOf(folder).map((path) => [path.slice(path.lastIndexOf("/") + 1), path])),
    );
    expect(apart(named)).toEqual([]);
  });

  it("keep exports of the same name under the same path", () => {
    const exported = folders.map((folder) =>
      placesOf(
        filesOf(folder)
          .filter((path) => /^(rules|data|text|bot|board)\/.*\.tsx?$/.test(path))
          .filter((path) => !/^bot\/weights\/|\.(test|fixture)\.tsx?$/.test(path))
          .flatMap((path) => exportsOf(source(`${folder}/${path}`)).map((name) => [name, path] as const)),
      ),
    );
    expect(apart(exported)).toEqual([]);
  });
});

describe("the watch itself", () => {
  const read = (text: string): Source => parse("x.ts", text);

  it("finds tags in unions and interfaces, and takes no other field for one", () => {
    const tags = tagsIn(
      read('type A = { readonly do: "x" } | { is: "y"; at: number };\ninterface B { op: "z"; to: C }'),
    );
    expect(tags).toEqual([
      { line: 1, name: "do" },
      { line: 1, name: "is" },
      { line: 2, name: "op" },
    ]);
  });

  it("reads exports of values and types", () => {
    const text =
      'export const a = 1, b = 2; export type C = 1; export interface D {} export function e() {} export { f as g } from "./x.ts";';
    expect(exportsOf(read(text))).toEqual(["a", "b", "C", "D", "e", "g"]);
  });
});

function exportingText(names: readonly string[] = []): string {
  return names.length === 0 ? "" : `, exporting ${names.join(", ")}`;
}
