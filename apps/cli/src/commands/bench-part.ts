import type { Command } from "commander";

/** One more part of `tabletown bench`. */
export function benchPart(program: Command, name: string): Command {
  const bench =
    program.commands.find((command) => command.name() === "bench") ??
    program.command("bench").description("measure this machine and this program");
  return bench.command(name);
}
