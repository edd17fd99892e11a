// The program as it runs from the repository.
import { developmentCommands } from "./commands/development.ts";
import { repositoryFiles } from "./repository-files.ts";
import { run } from "./run.ts";

await run(repositoryFiles, developmentCommands);
