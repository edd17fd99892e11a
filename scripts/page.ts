// The page: built where it is not there, or older than what it is made from.
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { runTool, toolPath } from "./tools.ts";

const PAGE = "apps/web/dist/index.html";
const SOURCES = ["apps/web/{src,public}/**/*.*", "apps/web/*.*", "packages/*/src/**/*.*", "games/*/**/*.{ts,tsx,css}"];

/** Less than this fits a packet or two as it is. */
const WORTH_COMPRESSING = 1_400;

/** Whether any source of the page is younger than the page. */
function outdated(): boolean {
  if (!existsSync(PAGE)) return true;
  const built = statSync(PAGE).mtimeMs;
  const sources = globSync(SOURCES, { exclude: (path) => path.includes("node_modules") });
  return [...sources, "package-lock.json"].some((path) => statSync(path).mtimeMs > built);
}

/** Puts a compressed copy beside each file of text, for the server to send. */
function compress(): void {
  for (const path of globSync("apps/web/dist/**/*.{js,css,svg,html}")) {
    if (existsSync(`${path}.gz`)) continue;
    const text = readFileSync(path);
    if (text.length > WORTH_COMPRESSING) writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}

export function buildPage(): void {
  if (outdated()) {
    console.error("Building the page (once) …");
    const env = { ...process.env, NODE_ENV: "production" };
    runTool(toolPath("vite"), ["build", "--logLevel", "error"], { cwd: "apps/web", env });
  }
  compress();
}
