// What `npm start` runs once the packages are installed: builds the page if it is not the newest, then starts the server.
import process from "node:process";
import { commands } from "../apps/cli/src/commands/index.ts";
import { main } from "../apps/cli/src/main.ts";
import { repositoryFiles } from "../apps/cli/src/repository-files.ts";
import { buildPage } from "./page.ts";
import { buildSiteBeside } from "./site-beside.ts";

try {
  buildPage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const args = ["serve", ...process.argv.slice(2)];
// Whoever only asks which settings there are waits for nothing.
if (!args.includes("--help") && !args.includes("-h")) buildSiteBeside(repositoryFiles.docs);
process.exitCode = await main(args, repositoryFiles, commands);
