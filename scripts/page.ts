// The page: built where it is not there, or older than what it is made from.
import { existsSync, globSync, statSync } from "node:fs";
import process from "node:process";
import { runTool, toolPath } from "./tools.ts";

const PAGE = "apps/web/dist/index.html";
const SOURCES = [
  "apps/web/{first-screen,src,public}/**/*.*",
  "apps/web/*.*",
  "packages/*/src/**/*.*",
  "games/*/**/*.{ts,tsx,css}",
];

/** Whether any source of the page is younger than the page. */
function outdated(): boolean {
  if (!existsSync(PAGE)) return true;
  const built = statSync(PAGE).mtimeMs;
  const sources = globSync(SOURCES, { exclude: (path) => path.includes("node_modules") });
  return [...sources, "package-lock.json"].some((path) => statSync(path).mtimeMs > built);
}

export function buildPage(): void {
  if (!outdated()) return;
  console.error("Building the page (once) …");
  const env = { ...process.env, NODE_ENV: "production" };
  runTool(toolPath("vite"), ["build", "--logLevel", "error"], { cwd: "apps/web", env });
}
