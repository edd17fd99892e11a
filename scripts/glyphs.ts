// Draws the letters of the pictures that the server makes: node --conditions=source scripts/glyphs.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateRawSync } from "node:zlib";
import { launch } from "../apps/web/test/chromium.ts";

const TARGET = "apps/server/src/pictures/glyphs.ts";
/** Height of a line in pixels, and how far down letters stand. */
const [HEIGHT, BASE] = [60, 46];
const FONT = 48;

function between(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join("");
}

const CHARACTERS = [
  ...between(0x20, 0x7e),
  ..."ĄĆĘŁŃÓŚŹŻąćęłńóśźż–—…«»„“”’·×",
  ...between(0xc0, 0xff),
  ..."Ёё",
  ...between(0x410, 0x44f),
];

/** Each letter as shades from 0 to 15, row by row. */
async function drawn(): Promise<{ character: string; width: number; shades: number[] }[]> {
  const browser = await launch();
  const page = await browser.newPage();
  const folder = createRequire(import.meta.url)
    .resolve("@fontsource-variable/onest/package.json")
    .replace(/package\.json$/, "files/");
  for (const part of ["latin", "latin-ext", "cyrillic"]) {
    const data = readFileSync(`${folder}onest-${part}-wght-normal.woff2`).toString("base64");
    await page.evaluate(
      async ([name, font]) => {
        const face = new FontFace(String(name), `url(data:font/woff2;base64,${font})`, { weight: "100 900" });
        document.fonts.add(await face.load());
      },
      [`Onest ${part}`, data],
    );
  }
  const letters = await page.evaluate(
    ([characters, height, base, size]) => {
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) throw new Error("nothing to draw on");
      const font = `600 ${size}px "Onest latin", "Onest latin-ext", "Onest cyrillic"`;
      return characters.map((character) => {
        context.font = font;
        const width = Math.ceil(context.measureText(character).width);
        canvas.width = Math.max(1, width);
        canvas.height = height;
        context.font = font;
        context.fillText(character, 0, base);
        const { data } = context.getImageData(0, 0, canvas.width, height);
        const shades = Array.from({ length: canvas.width * height }, (_, n) => (data[n * 4 + 3] ?? 0) >> 4);
        return { character, width: canvas.width, shades };
      });
    },
    [[...new Set(CHARACTERS)], HEIGHT, BASE, FONT] as const,
  );
  await browser.close();
  return letters;
}

/** What is written is a module; these are not its own exports. */
const EXPORTED = "export const";
const letters = await drawn();
const shades = letters.flatMap((letter) => letter.shades);
const packed = Uint8Array.from(
  { length: Math.ceil(shades.length / 2) },
  (_, n) => ((shades[2 * n] ?? 0) << 4) | (shades[2 * n + 1] ?? 0),
);
const text = `// Made by scripts/glyphs.ts from the font of the page (Onest, SIL Open Font License 1.1).

/** Height of every letter in pixels, and how far down they stand. */
${EXPORTED} GLYPH_HEIGHT = ${HEIGHT};
${EXPORTED} GLYPH_BASE = ${BASE};

${EXPORTED} GLYPH_CHARACTERS = ${JSON.stringify(letters.map(({ character }) => character).join(""))};

/** In the order of the characters. */
${EXPORTED} GLYPH_WIDTHS: readonly number[] = ${JSON.stringify(letters.map(({ width }) => width))};

/** Shades from 0 to 15, two to a byte, row by row and letter after letter; deflated, in base64. */
${EXPORTED} GLYPH_SHADES =
  "${deflateRawSync(packed, { level: 9 }).toString("base64")}";
`;
writeFileSync(TARGET, text);
console.log(`${letters.length} letters, ${text.length} bytes`);
