import type { Plugin } from "vite";
import { BREAKPOINTS } from "../../packages/ui/src/breakpoints.ts";

const STYLES = /\/(apps\/web\/src|games\/[^/]+\/board)\/[^?]*\.css$/;

/** `(--from-phone)` and `(--below-phone)`, and so on for every breakpoint. */
export const customMedia = Object.entries(BREAKPOINTS)
  .map(
    ([name, width]) =>
      `@custom-media --from-${name} (min-width: ${width}px);\n@custom-media --below-${name} (max-width: ${width - 1}px);\n`,
  )
  .join("");

/** Gives every style sheet the breakpoints. Imports come first in one, so they are appended; they hold for all of it. */
export function styleSheets(): Plugin {
  return {
    name: "tabletown-style-sheets",
    enforce: "pre",
    transform(code, id) {
      return STYLES.test(id) ? `${code}\n${customMedia}` : undefined;
    },
  };
}
