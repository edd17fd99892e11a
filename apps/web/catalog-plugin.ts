import type { Plugin } from "vite";

/** What only the command line asks games for. */
const UNUSED = ["listing", "research"];
/** The page leaves thinking to its workers, and those draw nothing. */
const LEFT_OUT = { page: [...UNUSED, "mind"], worker: [...UNUSED, "board", "cover"] };

/**
 * What nobody asks games for stays out. It would be fetched by nobody, but what it shares with the rules would be cut
 * off from them into pieces of their own, each fetched apart before a game can begin.
 */
export function leanCatalog(place: keyof typeof LEFT_OUT): Plugin {
  const lines = new RegExp(`^\\s*(?:${LEFT_OUT[place].join("|")}): async .*$`, "gm");
  return {
    name: "lean-catalog",
    enforce: "pre",
    transform: (code, id) =>
      id.replaceAll("\\", "/").endsWith("/packages/catalog/src/index.ts") ? code.replace(lines, "") : undefined,
  };
}
