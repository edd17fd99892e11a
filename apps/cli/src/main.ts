import process from "node:process";
import { Command, CommanderError } from "commander";
import manifest from "../package.json" with { type: "json" };
import { addCommands, type CommandEntry } from "./commands/add-command.ts";
import { EXIT, Fault, systemFault } from "./fault.ts";
import { languageOf } from "./language.ts";
import type { ProgramFiles } from "./program-files.ts";

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
  for (const command of program.commands) command.exitOverride().showHelpAfterError("Try --help.");
  try {
    await program.parseAsync([...asked], { from: "user" });
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    const fault = error instanceof Fault ? error : systemFault(error);
    if (fault === undefined) throw error;
    process.stderr.write(`${fault.message}\n`);
    return fault.exitCode;
  }
}
