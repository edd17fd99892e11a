import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Plugin } from "vite";
import type { FirstScreen } from "./draw.tsx";

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = '<link id="page-script" rel="modulepreload" crossorigin href="$1">';
const ROOT = '<div id="app"></div>';

/**
 * Writes the first screen into the page, so that it is seen before the page's script has run: as text, which costs
 * nothing to read, for each language and theme. `public/start.js` shows one of them and starts the page's script.
 */
export function firstScreen(): Plugin {
  let screens: Promise<readonly FirstScreen[]>;
  let configFile: string | undefined;
  return {
    name: "first-screen",
    apply: "build",
    configResolved(config) {
      configFile = config.configFile;
    },
    buildStart() {
      screens = drawn(configFile);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const texts = (await screens).map(
          ({ language, theme, html: screen }) =>
            `<script id="first-${language}-${theme}" type="text/html">${screen}</script>\n    `,
        );
        return html.replace(SCRIPT, PRELOADED).replace(ROOT, (root) => texts.join("") + root);
      },
    },
  };
}

async function drawn(configFile: string | undefined): Promise<readonly FirstScreen[]> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { configFile } });
  const [screens] = (await once(worker, "message")) as [readonly FirstScreen[]];
  await worker.terminate();
  return screens;
}
