import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import page from "../../vite.config.ts";

/** The page with a catalog of incomplete games. */
export default mergeConfig(page, {
  resolve: { alias: { "@tabletown/catalog": fileURLToPath(new URL("./catalog.ts", import.meta.url)) } },
  build: { outDir: "dist-incomplete" },
});
