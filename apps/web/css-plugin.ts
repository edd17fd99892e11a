import type { Plugin } from "vite";
import { BREAKPOINTS, HEIGHTS, inEm } from "../../packages/ui/src/breakpoints.ts";

const STYLES = /\/(apps\/web\/src|games\/[^/]+\/board)\/[^?]*\.css$/;

/** `(--from-phone)` and `(--below-phone)`, and so on for every breakpoint. */
export const customMedia = customMediaOf("width", BREAKPOINTS) + customMediaOf("height", HEIGHTS);

function customMediaOf(side: "width" | "height", sizes: Readonly<Record<string, number>>): string {
  return Object.entries(sizes)
    .map(
      ([name, size]) =>
        `@custom-media --from-${name} (min-${side}: ${inEm(size)});\n@custom-media --below-${name} (max-${side}: ${inEm(size - 1)});\n`,
    )
    .join("");
}

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
