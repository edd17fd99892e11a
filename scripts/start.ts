// What `npm start` runs once the packages are installed: builds the page if it is not the newest, then opens the house.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import process from "node:process";
import { main } from "../apps/cli/src/main.ts";

const PAGE = "apps/web/dist/index.html";

/** Whether any source of the page is younger than the page. */
function outdated(): boolean {
  if (!existsSync(PAGE)) return true;
  const built = statSync(PAGE).mtimeMs;
  const sources = globSync(
    ["apps/web/{src,public}/**/*.*", "apps/web/*.*", "packages/*/src/**/*.*", "games/*/**/*.{ts,tsx,css}"],
    {
      exclude: (path) => path.includes("node_modules"),
    },
  );
  return [...sources, "package-lock.json"].some((path) => statSync(path).mtimeMs > built);
}

if (outdated()) {
  console.log("Building the page (once) …");
  const vite = ["../../node_modules/.bin/vite", "build", "--logLevel", "error"];
  const { status } = spawnSync(process.execPath, vite, { cwd: "apps/web", stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
process.exitCode = await main(["serve", ...process.argv.slice(2)]);
