import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import page from "../../vite.config.ts";

/** The page with a catalog of incomplete games, as fast as it can be built: nobody goes offline with it. */
export default mergeConfig(
  { ...page, plugins: page.plugins?.flat().filter((each) => !isForOffline(each)) },
  {
    resolve: { alias: { "@tabletown/catalog": fileURLToPath(new URL("./catalog.ts", import.meta.url)) } },
    build: { outDir: "dist-incomplete", minify: false, reportCompressedSize: false },
  },
);

function isForOffline(plugin: unknown): boolean {
  return typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === "service-worker";
}
