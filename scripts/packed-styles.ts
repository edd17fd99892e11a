import { bundle, Features, transform } from "lightningcss";
import { customMedia } from "../apps/web/css-plugin.ts";

/** The layers of the design system in their order: said by every style sheet, whichever a page loads first. */
const LAYERS = "@layer reset, tokens, base, components, game, screens;\n";

/** A style sheet as a page elsewhere needs it: one file, without what only our own build understands. */
export function packedStyles(path: string): string {
  const drafts = { customMedia: true };
  const whole = LAYERS + bundle({ filename: path, drafts }).code.toString() + customMedia;
  const include = Features.CustomMediaQueries;
  return transform({ filename: path, code: Buffer.from(whole), drafts, include }).code.toString();
}
