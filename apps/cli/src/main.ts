import process from "node:process";
import { Command, CommanderError } from "commander";
import manifest from "../package.json" with { type: "json" };
import { addCommands, type CommandEntry } from "./commands/add-command.ts";
import { EXIT, Fault, systemFault } from "./fault.ts";
import { languageOf } from "./language.ts";
import type { ProgramFiles } from "./program-files.ts";
import { tellBeside } from "./terminal/progress.ts";

/** The `tabletown` program: every command adds itself, and only the one that is asked for is loaded. Resolves to the exit code. */
export async function main(
  argv: readonly string[],
  files: ProgramFiles,
  commands: readonly CommandEntry[],
): Promise<number> {
  const program = new Command("tabletown")
    .description("City-building board games, played exactly by their printed rules.")
    .version(manifest.version)
    .configureHelp({ sortSubcommands: false })
    .addHelpText("before", "Without a command, it asks which game to play here in the terminal.\n")
    .addHelpText("after", "\nExit codes: 0 fine, 1 refused or failed, 2 wrong use.")
    .exitOverride();
  const asked = argv.length === 0 ? ["play", "--language", languageOf(process.env)] : argv;
  await addCommands(program, files, commands, asked[0]);
  for (const command of [program, ...program.commands]) command.exitOverride().showHelpAfterError(afterError(command));
  try {
    await program.parseAsync(inOrder(program, asked), { from: "user" });
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    const fault = error instanceof Fault ? error : systemFault(error);
    if (fault === undefined) throw error;
    tellBeside(fault.message);
    return fault.exitCode;
  }
}

function afterError({ commands }: Command): string {
  if (commands.length === 0) return "Try --help.";
  return `There are: ${commands.map((command) => command.name()).join(", ")}. Try --help.`;
}

/**
 * What is asked for, so that help comes from the command that is meant: `help bench engine` is `bench engine --help`,
 * and what follows the name of a command that there is not is left out.
 */
function inOrder(program: Command, asked: readonly string[]): string[] {
  const names: string[] = [];
  let command = program;
  let help: readonly string[] = [];
  for (const [place, word] of asked.entries()) {
    if (command.commands.length === 0 || word.startsWith("-")) return [...names, ...help, ...asked.slice(place)];
    if (word === "help") {
      help = ["--help"];
      continue;
    }
    names.push(word);
    const found = command.commands.find((known) => known.name() === word);
    if (found === undefined) return names;
    command = found;
  }
  return [...names, ...help];
}
