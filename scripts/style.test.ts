import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const sheets = globSync("{apps/web/src,packages/ui/src,games/*/board}/**/*.css")
  .filter((file) => !file.endsWith("tokens.css"))
  .map((file) => ({ file, css: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** Sizes in pixels are left to drawings, which have units of their own, and sizes in points to what is printed. */
const OWN_SIZE = /(?:font(?:-size)?|--largest):[^;{}]*?[\d.]+rem/g;
/** The window's width or height in a media query; the widths have names, made from `BREAKPOINTS`. */
const OWN_BREAKPOINT = /@media[^{]*\d+(?:px|r?em)[^{]*/g;

/** Text in pixels on everything: whatever somebody asks the browser for, it would stay as it is. */
const FIXED_TEXT = /(?:html|body|:root) \{[^{}]*?font(?:-size)?:[^;{}]*?[\d.]+px/g;

/** How many there are, or whether anything is there: asked by a style, browsers ask it again of all around whatever comes or goes. */
const COUNTS = /[^\s{},]*:has\([^)]*:(?:nth|empty|only|first|last)[^)]*/g;
/** A whole board that is styled by what lies somewhere on it. */
const WHOLE_BOARD = /\.\w-(?:board|grid|table)\b[^\s{},]*:has\(/g;

function found(pattern: RegExp, among = sheets): string[] {
  return among.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text}`));
}

test("every size of text is one of the scale in tokens.css", () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(found(OWN_SIZE)).toEqual([]);
});

test("text begins with the size that the reader has asked the browser for", () => {
  const site = { file: "docs/site/site.css", css: readFileSync("docs/site/site.css", "utf8") };
  expect(found(FIXED_TEXT, [...sheets, site])).toEqual([]);
});

test("the layout changes only at widths that have a name", () => {
  expect(found(OWN_BREAKPOINT)).toEqual([]);
});

test("boards say by attributes how full they are", () => {
  const tables = sheets.filter(({ file }) => /^(?:games|packages|apps\/web\/src\/style)\//.test(file));
  expect([...found(COUNTS, tables), ...found(WHOLE_BOARD, tables)]).toEqual([]);
});

test("every rule stands in a cascade layer", () => {
  const layered = new Set(
    sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/@import "([^"]+)" layer\(\w+\)/g)].map(([, path = ""]) => join(dirname(file), path)),
    ),
  );
  const outside = sheets.filter(
    ({ file, css }) =>
      !layered.has(file) &&
      ungrouped(css)
        .replace(/@(?:import|layer)[^;]*;/g, "")
        .trim() !== "",
  );
  expect(outside.map(({ file }) => file)).toEqual([]);
});

/** What is left of a sheet without its blocks of `@layer`. */
function ungrouped(css: string): string {
  return css.replace(/^@layer [\w.]+ \{\n[\s\S]*?^\}$/gm, "");
}

test("sizes in the shorthand, numbers in media queries and rules beside a layer would be found", () => {
  expect("font: 700 0.9rem / 1 var(--body);").toMatch(OWN_SIZE);
  expect("font-size: clamp(12px,\n 2cqw, 1rem);").toMatch(OWN_SIZE);
  expect("padding: 1rem; font: 600 var(--text-3) var(--body);").not.toMatch(OWN_SIZE);
  expect("html {\n  font: 400 16px / 1.5 var(--body);").toMatch(FIXED_TEXT);
  expect("html {\n  font: 400 100% / 1.5 var(--body);").not.toMatch(FIXED_TEXT);
  expect("@media print and (width < 40em) {").toMatch(OWN_BREAKPOINT);
  expect("@media (--below-phone) {").not.toMatch(OWN_BREAKPOINT);
  expect(".m-mine .m-owned:has(> :nth-child(9)) .card {").toMatch(COUNTS);
  expect(".l-grid:not(:has(.l-market:empty)) {").toMatch(COUNTS);
  expect(".s-grid:not(:has(.s-goals)) {").toMatch(WHOLE_BOARD);
  expect('.m-table[data-crowded~="mine"] .m-owned:has(> .lit) {').not.toMatch(WHOLE_BOARD);
  expect(ungrouped("@layer game {\n  a {\n    b: c;\n  }\n}\nd {\n  e: f;\n}\n").trim()).toBe("d {\n  e: f;\n}");
});
