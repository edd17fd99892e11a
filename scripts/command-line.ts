import { Command, CommanderError } from "commander";
import { addCommands } from "../apps/cli/src/commands/add-command.ts";
import { developmentCommands } from "../apps/cli/src/commands/development.ts";
import { commands } from "../apps/cli/src/commands/index.ts";

const program = new Command("tabletown").exitOverride();
await addCommands(program, { page: "", docs: "" }, [...commands, ...developmentCommands]);
for (const command of leavesOf(program)) command.exitOverride().action(() => {});

/** The commands that do something, as opposed to those that only have parts. */
function leavesOf(command: Command): Command[] {
  const quiet = command.configureOutput({ writeOut: () => {}, writeErr: () => {} });
  return quiet.commands.length === 0 ? [quiet] : quiet.commands.flatMap(leavesOf);
}

/** What the program's own parser has against these words; nothing is carried out. */
export function misunderstood(words: readonly string[]): string | undefined {
  try {
    program.parse(words.length === 0 ? ["play"] : [...words], { from: "user" });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? undefined : error.message;
  }
}
