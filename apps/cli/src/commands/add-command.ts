import type { Command } from "commander";
import type { ProgramFiles } from "../program-files.ts";

/** A command registers itself on the program. */
export type AddCommand = (program: Command, files: ProgramFiles) => void;

/** A command by its name: its code is loaded when it is asked for, or when all of them are listed. */
export interface CommandEntry {
  readonly name: string;
  load(): Promise<AddCommand>;
}

/** Adds the command of that name to the program; all of them where none has that name. */
export async function addCommands(
  program: Command,
  files: ProgramFiles,
  entries: readonly CommandEntry[],
  name?: string,
): Promise<void> {
  const named = entries.filter((entry) => entry.name === name);
  for (const entry of named.length > 0 ? named : entries) (await entry.load())(program, files);
}
