/** The size of text, in pixels, that browsers begin with: for it all widths and heights here are given. */
const USUAL_TEXT = 16;

/**
 * The widths of the window, in pixels, from which on the layout changes; for whoever reads larger text they are larger
 * too. CSS cannot read a variable in a media query, so the build makes two `@custom-media` of each
 * (apps/web/css-plugin.ts): `(--from-phone)` and `(--below-phone)`.
 */
export const BREAKPOINTS = {
  /** Below: a phone whose reader has chosen text half as large again, or larger. */
  cramped: 261,
  /** Below: a page at 400 %. */
  enlarged: 341,
  /** Below: text and picture no longer fit beside each other. */
  tiny: 461,
  /** Below: one column, sheets rise from the bottom edge. */
  small: 640,
  /** Below: a phone. */
  phone: 700,
  /** From here on a whole table fits on the screen and is scaled to it. */
  table: 1000,
  /** Below: the side panel lies over the board instead of beside it. */
  panel: 1400,
  /** From here on what a review says stands beside the board. */
  review: 1280,
  /** From here on four games fit beside each other. */
  wide: 1180,
} as const;

/** Heights of the window in pixels, of which there are custom media of the same kind. */
export const HEIGHTS = {
  /** Below: what stayed in sight over a board that scrolls would cover all of it. So low is also a page at 400 %. */
  low: 361,
  /** Below: even small pictures give way to words. */
  short: 701,
  /** Below: what could stand above a map stands beside it. */
  tall: 790,
} as const;

/** How many times larger than usual the reader's text is. */
export function textGrowth(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
}

/** A length in pixels as a media query says it, which grows with the reader's text. */
export function inEm(pixels: number): string {
  return `${pixels / USUAL_TEXT}em`;
}
