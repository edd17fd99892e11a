// What `npm start` runs once the packages are installed: builds the page if it is not the newest, then starts the server.
import process from "node:process";
import { commands } from "../apps/cli/src/commands/index.ts";
import { main } from "../apps/cli/src/main.ts";
import { repositoryFiles } from "../apps/cli/src/repository-files.ts";
import { buildPage } from "./page.ts";

try {
  buildPage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exitCode = await main(["serve", ...process.argv.slice(2)], repositoryFiles, commands);
