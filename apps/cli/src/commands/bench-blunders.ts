import process from "node:process";
import type { Command } from "commander";
import { wilson } from "../arena/interval.ts";
import { chooseGame, chooseSeats, findEntries, wholeNumber } from "../chosen-game.ts";
import { type BlunderFigures, measureBlunders } from "../review/blunders.ts";
import { progress } from "../terminal/progress.ts";

interface Flags {
  readonly games?: string;
  readonly players?: string;
  readonly matches: string;
  readonly passes?: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** Whether what reviews call bad is bad, and what is bad is called so. */
export function benchBlundersCommand(program: Command): void {
  program.commands
    .find((command) => command.name() === "bench")
    ?.command("blunders")
    .description(
      "games in which somebody once plays badly on purpose: whether reviews name it, and whether a ten times longer search agrees with what they call blunders",
    )
    .option("--games <ids>", "only these games, separated by commas")
    .option("--players <n>", "number of players")
    .option("--matches <n>", "games of each title", "5")
    .option("--passes <n>", "passes of each review; without it until nothing is left to be found out")
    .option("--seed <text>", "where luck comes from", "on purpose")
    .option("--json", "print JSON, after every game what is known so far")
    .action(benchBlunders);
}

async function benchBlunders(flags: Flags): Promise<void> {
  const matches = wholeNumber(flags.matches, "--matches");
  const passes = flags.passes === undefined ? undefined : wholeNumber(flags.passes, "--passes");
  for (const { id } of findEntries(flags.games)) {
    const chosen = await chooseGame(id, {});
    const seats = chooseSeats(chosen.game, flags.players);
    const bar = progress(id, matches);
    const settings = { seats, matches, seed: flags.seed, ...(passes !== undefined && { passes }) };
    const figures = await measureBlunders(chosen, settings, (soFar) => {
      bar.advance();
      if (flags.json) console.log(JSON.stringify(soFar));
    });
    bar.end();
    if (!flags.json) process.stdout.write(`${textOf(figures)}\n`);
  }
}

function textOf(figures: BlunderFigures): string {
  const { game, seats, planted, without, marked, named, namedOfSeat, blunders, belowBlunder, belowMistake } = figures;
  return [
    `${game}, ${seats} players: ${planted} games with a bad move on purpose, ${without} in which none was found`,
    `  called a blunder: ${share(marked, planted)}`,
    `  among the three worst of the game: ${share(named, planted)}`,
    `  among the three worst of its seat: ${share(namedOfSeat, planted)}`,
    `  ${blunders} moves called blunders; the longer search finds less than a blunder: ${share(belowBlunder, blunders)}, less than a mistake: ${share(belowMistake, blunders)}`,
  ].join("\n");
}

function share(count: number, of: number): string {
  const percent = (rate: number): string => `${(100 * rate).toFixed(0)} %`;
  const [low, high] = wilson(count, of);
  return `${count} of ${of} (${percent(low)} to ${percent(high)})`;
}
