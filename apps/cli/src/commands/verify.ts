import { verifyChance } from "@tabletown/kernel";
import type { Command } from "commander";
import { refused, replayRecord } from "../recorded-game.ts";
import { several } from "../terminal/several.ts";
import { beside } from "../terminal/wrap.ts";

export function verifyCommand(program: Command): void {
  program
    .command("verify")
    .description(
      "check a record: every move by the rules, the seed against its commitment, every draw against the seed",
    )
    .argument("<record>", "record file")
    .option("--json", "print JSON")
    .action(async (path: string, { json }: { json?: boolean }) => {
      const { record, game } = await replayRecord(path);
      const chance = verifyChance(game, record);
      if (!chance.ok) throw refused(path, chance.problem);
      const found = {
        game: record.game,
        moves: record.moves.length,
        draws: chance.value.draws,
        commitment: record.chance.commitment,
      };
      if (json) console.log(JSON.stringify({ verified: true, ...found }));
      else {
        const counted = `${several(found.moves, "move")} by the rules, ${several(found.draws, "draw")} from the committed seed`;
        console.log(beside("", `${path} is fair: ${counted}.`));
      }
    });
}
