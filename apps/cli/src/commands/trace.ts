import { openMatch, play, quickChance } from "@tabletown/kernel";
import type { Command } from "commander";
import { chooseGame, chooseSeats, type GameFlags } from "../chosen-game.ts";
import { botsFor, chosenBy, type Opponent } from "../opponents.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly seed: string;
  readonly bots?: string;
}

export function traceCommand(program: Command): void {
  program
    .command("trace")
    .description("play one game by itself and print every move with the whole state, as JSON lines")
    .argument("<game>", "id of the game")
    .option("--players <n>", "number of players")
    .option("--seed <text>", "where luck comes from", "1")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--bots <names>", "who plays, seat by seat, repeated as needed (default: random)")
    .addHelpText(
      "after",
      "\nThe same seed gives the same game where random bots or scripts (plan:<name>) play. All other bots have a\ntime budget, and how far they think in it depends on the machine: games with them do not repeat.",
    )
    .action(async (id: string, flags: Flags) => {
      const chosen = await chooseGame(id, flags);
      const { game } = chosen;
      const seats = chooseSeats(game, flags.players);
      const bots = await botsFor(chosen, flags.bots ?? "random", seats);
      let match = openMatch(game, seats, flags.seed);
      say({ type: "setup", options: game.options, players: seats, state: match.state });
      for (let seq = 1; ; seq++) {
        const [seat] = game.toAct(match.state);
        if (seat === undefined) break;
        const luck = quickChance(`${flags.seed}/${seq}`);
        const { action } = chosenBy(bots[seat] as Opponent, game, match.state, seat, luck);
        const next = play(match, seat, action);
        if (!next.ok) throw new Error(`a bot's move was refused: ${next.problem}`);
        match = next.value;
        const move = match.moves.at(-1);
        say({
          type: "move",
          seq,
          seat,
          action,
          notation: game.format(action),
          draws: move?.draws,
          events: move?.events,
          state: match.state,
        });
      }
      say({ type: "end", standing: game.score(match.state) });
    });
}

function say(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
