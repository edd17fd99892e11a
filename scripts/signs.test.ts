import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

/** The files of the font in which words are written; they come with the first of them. */
const LETTERS: ReadonlySet<string> = new Set(["latin", "latin-ext", "cyrillic"]);

interface FontFile {
  readonly name: string;
  has(sign: string): boolean;
}

function fontFiles(css: string): readonly FontFile[] {
  return [...css.matchAll(/onest-([a-z-]+)-wght-normal[^}]*?unicode-range:([^;}]+)/g)].map(
    ([, name = "", listed = ""]) => {
      const ranges = listed.split(",").map((range) => {
        const [from = "", to = from] = range.trim().slice(2).split("-");
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      });
      const has = (sign: string): boolean => {
        const point = sign.codePointAt(0) ?? 0;
        return ranges.some(([from, to]) => from <= point && point <= to);
      };
      return { name, has };
    },
  );
}

/** What is said and drawn, without what is said about it. */
function shown(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

test("no sign lies in a file of the font beside those of letters: a browser that fetches one in the middle of a game lays everything out anew", () => {
  const files = fontFiles(
    readFileSync(createRequire(import.meta.url).resolve("@fontsource-variable/onest/wght.css"), "utf8"),
  );
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining([...LETTERS, "math", "symbols"]));
  const isBeside = (sign: string): boolean => {
    const holding = files.filter(({ has }) => has(sign));
    return holding.length > 0 && !holding.some(({ name }) => LETTERS.has(name));
  };
  expect([..."a0£−×„ąж"].filter(isBeside)).toEqual([]);
  expect([..."★✓→≤∞□"].filter(isBeside)).toHaveLength(6);
  const sources = globSync("{games/*/{board,text},apps/web/src,packages/{ui,review,catalog}/src}/**/*.{ts,tsx}", {
    exclude: ["**/*.test.*"],
  });
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) => [...new Set(shown(file))].filter(isBeside).map((sign) => `${file}: ${sign}`));
  expect(found).toEqual([]);
});
