import process from "node:process";
import { Command, CommanderError } from "commander";
import { commands } from "./commands/index.ts";
import { EXIT, Fault } from "./fault.ts";

/** The `tabletown` program: every command adds itself. Resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const program = new Command("tabletown")
    .description("City-building board games, played exactly by their printed rules.")
    .version("0.1.0")
    .configureHelp({ sortSubcommands: false })
    .addHelpText("after", "\nExit codes: 0 fine, 1 refused or failed, 2 wrong use.")
    .exitOverride();
  for (const add of commands) add(program);
  for (const command of program.commands) command.exitOverride().showHelpAfterError("Try --help.");
  try {
    await program.parseAsync([...argv], { from: "user" });
    return EXIT.fine;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (!(error instanceof Fault)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}
