import { join } from "node:path";
import { defineConfig } from "vite";
import { leanCatalog } from "./catalog-plugin.ts";
import { styleSheets } from "./css-plugin.ts";
import { firstChunks } from "./first-chunks.ts";
import { firstScreen } from "./first-screen/plugin.ts";
import { languageFiles } from "./language-plugin.ts";
import { serviceWorker } from "./service-worker-plugin.ts";

const api = "http://127.0.0.1:8420";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [firstChunks(join(import.meta.dirname, "index.html"))],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [leanCatalog("worker")] },
  server: { proxy: { "/api": { target: api, ws: true } } },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  plugins: [leanCatalog("page"), styleSheets(), languageFiles(), firstScreen(), serviceWorker()],
});
