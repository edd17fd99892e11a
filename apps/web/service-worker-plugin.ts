import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

/** What the browser keeps. Of the fonts only the scripts of our languages and their signs; names may need others. */
const KEPT = [
  "**/*.{js,css,html,svg,png,webmanifest}",
  "**/*-{latin,latin-ext,cyrillic,math,symbols}-wght-normal-*.woff2",
];
/** The service worker itself and the part that it imports, which the browser compares by itself. */
const NOT_KEPT = new Set(["sw.js", "push.js"]);
/** Names below this folder change with what is in them. */
const HASHED = "assets/";

/** Writes `sw.js` beside the page, once everything else is there. */
export function serviceWorker(): Plugin {
  let out = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const bundle = await rolldown({
          input: fileURLToPath(new URL("./src/service-worker.ts", import.meta.url)),
          transform: { define: { PRECACHE: JSON.stringify(precacheOf(out)), "process.env.NODE_ENV": '"production"' } },
        });
        await bundle.write({ file: join(out, "sw.js"), format: "iife", minify: true });
      },
    },
  };
}

function precacheOf(folder: string): readonly { url: string; revision: string | null }[] {
  const files = globSync(KEPT, { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
  return files
    .filter((url) => !NOT_KEPT.has(url))
    .toSorted()
    .map((url) => ({
      url,
      revision: url.startsWith(HASHED)
        ? null
        : createHash("sha256")
            .update(readFileSync(join(folder, url)))
            .digest("hex")
            .slice(0, 32),
    }));
}
