import { preact } from "@preact/preset-vite";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { leanCatalog } from "./catalog-plugin.ts";
import { styleSheets } from "./css-plugin.ts";

const api = "http://127.0.0.1:8420";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, modulePreload: { polyfill: false } },
  worker: { format: "es", plugins: () => [leanCatalog("worker")] },
  server: { proxy: { "/api": { target: api, ws: true } } },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  plugins: [
    leanCatalog("page"),
    styleSheets(),
    preact(),
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: false,
      manifest: {
        name: "Tabletown",
        short_name: "Tabletown",
        description: "City-building board games against bots, around one screen, or online.",
        theme_color: "#f7f1e5",
        background_color: "#f7f1e5",
        display: "standalone",
        start_url: ".",
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        globIgnores: ["push.js"],
        globPatterns: ["**/*.{js,css,html,svg,png}", "**/*-{latin,latin-ext,cyrillic}-wght-normal-*.woff2"],
        importScripts: ["push.js"],
        navigateFallbackDenylist: [/^\/api\//, /^\/m\//, /^\/docs(\/|$)/],
      },
    }),
  ],
});
