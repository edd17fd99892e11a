import { PROVENANCES } from "@tabletown/kernel";
import type { Command } from "commander";
import { readText, titleOf } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";

interface Flags {
  readonly export?: boolean;
  readonly check?: string;
}

export function componentsCommand(program: Command): void {
  program
    .command("components")
    .description("write out a game's component table, or check one that you corrected from your printed copy")
    .argument("<game>", "id of the game")
    .option("--export", "print the table as JSON")
    .option("--check <file>", "say whether the table in this file can be played with")
    .action(async (id: string, flags: Flags) => {
      const title = await titleOf(id);
      if (flags.export) {
        console.log(JSON.stringify(title.components.standard, undefined, 2));
        return;
      }
      if (flags.check === undefined)
        throw new Fault("Say --export to write the table out, or --check FILE to check one.");
      const checked = title.components.check(parsed(await readText(flags.check), flags.check));
      if (!checked.ok) throw new Fault(`${flags.check}: ${checked.problem}`, EXIT.refused);
      const options = title.options(undefined);
      if (!options.ok) throw new Error(options.problem);
      const game = title.game(options.value, checked.value);
      const standard = title.game(options.value);
      const verdict = game.components === standard.components ? "the game's own table" : "a table of your own";
      console.log(`${flags.check} is fine: ${verdict} (${game.components}).`);
      console.log(`Play with it: tabletown play ${id} --components ${flags.check}`);
      console.log(`Provenance of a value is one of: ${PROVENANCES.join(", ")}.`);
    });
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`, EXIT.refused);
  }
}
