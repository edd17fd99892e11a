import { Command } from "commander";
import { commands } from "./commands/index.ts";

/** The `tabletown` program: every command adds itself. */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command("tabletown")
    .description("City-building board games: play, study, host.")
    .version("0.1.0")
    .showHelpAfterError()
    .configureHelp({ sortSubcommands: false });
  for (const add of commands) add(program);
  await program.parseAsync([...argv], { from: "user" });
}
