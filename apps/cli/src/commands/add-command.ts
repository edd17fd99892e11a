import type { Command } from "commander";
import type { ProgramFiles } from "../program-files.ts";

/** A command registers itself on the program. */
export type AddCommand = (program: Command, files: ProgramFiles) => void;
