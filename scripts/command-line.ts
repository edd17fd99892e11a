import { Command } from "commander";
import { addCommands } from "../apps/cli/src/commands/add-command.ts";
import { developmentCommands } from "../apps/cli/src/commands/development.ts";
import { commands } from "../apps/cli/src/commands/index.ts";

const program = new Command();
await addCommands(program, { page: "", docs: "" }, [...commands, ...developmentCommands]);

/** What is wrong with a command line of our own program: its words must be ones that it knows. */
export function misunderstood(line: string): string[] {
  const words = line.trim().split(/\s+/);
  let command: Command = program;
  while (command.commands.length > 0) {
    const [name = ""] = words;
    const found = command.commands.find((each) => each.name() === name);
    if (found === undefined) return [`${name} is no command`];
    words.shift();
    command = found;
  }
  const known = ["--help", "-h", ...command.options.flatMap(({ long, short }) => [long, short])];
  return words.filter((word) => /^-{1,2}[a-z]/i.test(word) && !known.includes(word.replace(/=.*/, "")));
}
