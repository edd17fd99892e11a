import { inflateRawSync } from "node:zlib";
import { GLYPH_BASE, GLYPH_CHARACTERS, GLYPH_HEIGHT, GLYPH_SHADES, GLYPH_WIDTHS } from "./glyphs.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each point, row by row. */
  readonly points: Uint8Array;
}

interface Glyph {
  readonly width: number;
  /** Where its first shade is. */
  readonly start: number;
}

interface Alphabet {
  readonly shades: Uint8Array;
  readonly glyphs: ReadonlyMap<string, Glyph>;
}

/** The letters, unpacked when the first picture is drawn. */
export function openAlphabet(): Alphabet {
  const packed = inflateRawSync(Buffer.from(GLYPH_SHADES, "base64"));
  const shades = new Uint8Array(packed.length * 2);
  for (const [index, byte] of packed.entries()) {
    shades[2 * index] = byte >> 4;
    shades[2 * index + 1] = byte & 15;
  }
  const glyphs = new Map<string, Glyph>();
  let start = 0;
  for (const [index, character] of [...GLYPH_CHARACTERS].entries()) {
    const width = GLYPH_WIDTHS[index] ?? 0;
    glyphs.set(character, { width, start });
    start += width * GLYPH_HEIGHT;
  }
  return { shades, glyphs };
}

export function canvasOf(width: number, height: number, colour: Rgb): Canvas {
  const canvas = { width, height, points: new Uint8Array(width * height * 3) };
  fill(canvas, { x: 0, y: 0, width, height }, colour);
  return canvas;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function fill({ points, width: across, height: down }: Canvas, area: Area, [red, green, blue]: Rgb): void {
  const right = Math.min(across, Math.round(area.x + area.width));
  const bottom = Math.min(down, Math.round(area.y + area.height));
  for (let y = Math.max(0, Math.round(area.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.round(area.x)); x < right; x++) {
      const offset = (y * across + x) * 3;
      points[offset] = red;
      points[offset + 1] = green;
      points[offset + 2] = blue;
    }
  }
}

/** What letters there are of a text; the others are left out. */
function glyphsOf({ glyphs }: Alphabet, text: string): Glyph[] {
  return [...text.normalize("NFC")].flatMap((character) => glyphs.get(character) ?? []);
}

export function widthOf(alphabet: Alphabet, text: string, size: number): number {
  const scale = size / GLYPH_HEIGHT;
  return glyphsOf(alphabet, text).reduce((sum, { width }) => sum + width * scale, 0);
}

/** How much smaller than usual a long text is written before it is shortened. */
const SMALLEST = 0.7;

/** The size at which a text keeps to its room, as far as it can be read then. */
export function fittingSize(alphabet: Alphabet, text: string, size: number, room: number): number {
  return size * Math.max(SMALLEST, Math.min(1, room / Math.max(1, widthOf(alphabet, text, size))));
}

/** A text that is not wider than there is room for. */
export function shortened(alphabet: Alphabet, text: string, size: number, room: number): string {
  if (widthOf(alphabet, text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(alphabet, `${letters.join("")}…`, size) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

export interface TextLine {
  readonly text: string;
  readonly x: number;
  /** Where letters stand. */
  readonly y: number;
  readonly size: number;
  readonly colour: Rgb;
}

/** Writes a line, each point mixed from what was there and the shade of the letter. */
export function write(canvas: Canvas, alphabet: Alphabet, { text, x, y, size, colour }: TextLine): void {
  const scale = size / GLYPH_HEIGHT;
  let left = x;
  for (const glyph of glyphsOf(alphabet, text)) {
    const width = Math.ceil(glyph.width * scale);
    for (let row = 0; row < Math.ceil(GLYPH_HEIGHT * scale); row++) {
      for (let column = 0; column < width; column++) {
        const shade = shadeAt(alphabet, glyph, column / scale, row / scale);
        if (shade > 0) mix(canvas, Math.round(left) + column, Math.round(y - GLYPH_BASE * scale) + row, colour, shade);
      }
    }
    left += glyph.width * scale;
  }
}

/** Between the four nearest shades, from 0 to 1. */
function shadeAt({ shades }: Alphabet, { width, start }: Glyph, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const shade = (dx: number, dy: number): number =>
    column + dx >= width || row + dy >= GLYPH_HEIGHT ? 0 : (shades[start + (row + dy) * width + column + dx] ?? 0);
  const above = shade(0, 0) * (1 - right) + shade(1, 0) * right;
  const below = shade(0, 1) * (1 - right) + shade(1, 1) * right;
  return (above * (1 - down) + below * down) / 15;
}

function mix({ points, width, height }: Canvas, x: number, y: number, colour: Rgb, share: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  for (const [part, value] of colour.entries()) {
    const offset = (y * width + x) * 3 + part;
    points[offset] = Math.round((points[offset] ?? 0) * (1 - share) + value * share);
  }
}
