// Draws the first screen in every language and theme, in a thread of its own: what it draws into ends with it.
import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";
import { createServer } from "vite";
import { plainDocument } from "./plain-document.ts";

const { configFile } = workerData as { readonly configFile: string };
Object.assign(globalThis, {
  document: plainDocument,
  location: { hash: "" },
  addEventListener() {},
  removeEventListener() {},
});
const server = await createServer({
  configFile,
  logLevel: "error",
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: [/^@tabletown\//], resolve: { conditions: ["source", "module", "node"] } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
await server.ssrLoadModule(fileURLToPath(new URL("./draw.tsx", import.meta.url)));
