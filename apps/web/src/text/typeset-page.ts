import { typeset } from "@tabletown/kernel";
import { options } from "preact";
import { settings } from "../settings.ts";

/** Words of our texts that are longer than a line on a phone whose reader has chosen larger text. */
const LONG = /(достопри|продоволь)(мечательн|ственн)/giu;

/**
 * Whatever the page says in Polish or Russian, whoever wrote it, gets its unbreakable spaces here, and where a long
 * word may break, on the way to the screen: texts themselves stay as they are typed, searched and tested.
 */
export function typesetPage(): void {
  options.vnode = (node) => {
    // A piece of text has no type; what would be its properties is the text itself.
    const piece = node as { readonly type: unknown; props: unknown };
    if (piece.type === null && typeof piece.props === "string" && settings.peek().language !== "en") {
      piece.props = typeset(piece.props).replace(LONG, "$1\u00ad$2");
    }
  };
}
