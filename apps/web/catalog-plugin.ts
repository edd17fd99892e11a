import type { Plugin } from "vite";

/**
 * What only the command line asks games for stays out of the page. It would be fetched by nobody, but what it shares
 * with the rules would be cut off from them into pieces of their own, each fetched apart before a game can begin.
 */
export function leanCatalog(): Plugin {
  return {
    name: "lean-catalog",
    enforce: "pre",
    transform: (code, id) =>
      id.replaceAll("\\", "/").endsWith("/packages/catalog/src/index.ts")
        ? code.replace(/^\s*(?:listing|research): async .*$/gm, "")
        : undefined,
  };
}
