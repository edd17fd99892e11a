import type { Command } from "commander";
import { gamesCommand } from "./games.ts";

/** A command registers itself on the program. */
export type AddCommand = (program: Command) => void;

export const commands: readonly AddCommand[] = [gamesCommand];
