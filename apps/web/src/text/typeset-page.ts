import { typeset } from "@tabletown/kernel";
import { options } from "preact";
import { settings } from "../settings.ts";

/**
 * Whatever the page says in Polish or Russian, whoever wrote it, gets its unbreakable spaces here, on the way to the
 * screen: texts themselves stay as they are typed, searched and tested.
 */
export function typesetPage(): void {
  options.vnode = (node) => {
    // A piece of text has no type; what would be its properties is the text itself.
    const piece = node as { readonly type: unknown; props: unknown };
    if (piece.type === null && typeof piece.props === "string" && settings.peek().language !== "en") {
      piece.props = typeset(piece.props);
    }
  };
}
