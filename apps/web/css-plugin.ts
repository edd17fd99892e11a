import type { Plugin } from "vite";
import { BREAKPOINTS } from "../../packages/ui/src/breakpoints.ts";

const BOARD_STYLES = /\/games\/[^/]+\/board\/[^?]*\.css$/;
const SCREEN_STYLES = /\/apps\/web\/src\/[^?]*\.css$/;

/** `(--from-phone)` and `(--below-phone)`, and so on for every breakpoint. */
export const customMedia = Object.entries(BREAKPOINTS)
  .map(
    ([name, width]) =>
      `@custom-media --from-${name} (min-width: ${width}px);\n@custom-media --below-${name} (max-width: ${width - 1}px);\n`,
  )
  .join("");

/** The style sheet of a board: in its layer, and with the breakpoints. Definitions hold for all of a style sheet. */
export function boardStyles(code: string): string {
  return `@layer game {\n${code}\n}\n${customMedia}`;
}

/** Gives every style sheet the breakpoints, and puts those of the games' boards into their layer. */
export function styleSheets(): Plugin {
  return {
    name: "tabletown-style-sheets",
    enforce: "pre",
    transform(code, id) {
      if (BOARD_STYLES.test(id)) return boardStyles(code);
      // Imports come first in a style sheet, so definitions are appended; they hold for all of it.
      if (SCREEN_STYLES.test(id)) return `${code}\n${customMedia}`;
      return undefined;
    },
  };
}
