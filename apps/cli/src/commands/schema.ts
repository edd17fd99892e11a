import { toJsonSchema } from "@valibot/to-json-schema";
import type { Command } from "commander";
import { chooseGame, chooseSeats, type GameFlags } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { encodingFor, researchOf } from "../research.ts";

interface Flags extends GameFlags {
  readonly actions?: boolean;
  readonly encoding?: boolean;
  readonly players?: string;
}

const TARGET = "draft-2020-12";
const DIALECT = "https://json-schema.org/draft/2020-12/schema";

export function schemaCommand(program: Command): void {
  program
    .command("schema")
    .description("print what a seat sees, or can do, as JSON Schema (2020-12), with a sentence for every field")
    .argument("<game>", "id of the game")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--actions", "print what a seat can do instead: the `actions` of the bot protocol")
    .option("--encoding", "print what the numbers of `tabletown env` mean instead")
    .option("--players <n>", "number of players, for --encoding")
    .action(async (id: string, flags: Flags) => {
      const chosen = await chooseGame(id, flags);
      const { game, table } = chosen;
      if (flags.actions && flags.encoding) throw new Fault("--actions or --encoding, one at a time.");
      if (flags.players !== undefined && !flags.encoding) {
        throw new Fault("--players is for --encoding: what a seat sees and can do is told for any number of players.");
      }
      if (flags.encoding) {
        const players = chooseSeats(game, flags.players);
        const encoding = await encodingFor(chosen, players);
        const { version, fields, observationSize, actionFields, actionCount, label } = encoding;
        const labels = Array.from({ length: actionCount }, (_, index) => label(index));
        const told = { version, observationSize, observation: fields, actionCount, actions: actionFields, labels };
        console.log(JSON.stringify({ game: id, options: game.options, players, ...told }, undefined, 2));
        return;
      }
      const source = await researchOf(chosen);
      const schema = flags.actions ? source.actionSchema(game.options, table) : source.viewSchema(game.options, table);
      const { $schema: _, ...told } = toJsonSchema(schema, { target: TARGET });
      console.log(JSON.stringify({ $schema: DIALECT, ...told }, undefined, 2));
    });
}
