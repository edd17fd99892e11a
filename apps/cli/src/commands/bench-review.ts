import process from "node:process";
import type { Command } from "commander";
import { chooseGame, chooseSeats, findEntries, wholeNumber } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";
import { type Measured, measureReviews } from "../review/measure.ts";
import { progress } from "../terminal/progress.ts";

interface Flags {
  readonly games?: string;
  readonly players?: string;
  readonly matches: string;
  readonly positions: string;
  readonly reviews: string;
  readonly passes: string;
  readonly seed: string;
  readonly json?: boolean;
}

/** Whether reviews deserve to be believed. */
export function benchReviewCommand(program: Command): void {
  program.commands
    .find((command) => command.name() === "bench")
    ?.command("review")
    .description(
      "how well the probabilities of reviews are calibrated, whether luck has mean zero, and how long they take",
    )
    .option("--games <ids>", "only these games, separated by commas")
    .option("--players <n>", "number of players")
    .option("--matches <n>", "games among mixed levels", "20")
    .option("--positions <n>", "positions of each", "8")
    .option("--reviews <n>", "how many of the games are reviewed whole, for the time it takes", "1")
    .option("--passes <n>", "passes of such a review", "20")
    .option("--seed <text>", "where luck comes from", "held out")
    .option("--json", "print JSON")
    .action(benchReview);
}

async function benchReview(flags: Flags): Promise<void> {
  const matches = wholeNumber(flags.matches, "--matches");
  const positions = wholeNumber(flags.positions, "--positions");
  const reviews = Number(flags.reviews);
  if (!Number.isSafeInteger(reviews) || reviews < 0) throw new Fault("--reviews must be a whole number.", EXIT.usage);
  const passes = wholeNumber(flags.passes, "--passes");
  const rows: Measured[] = [];
  for (const { id } of findEntries(flags.games)) {
    const chosen = await chooseGame(id, {});
    const seats = chooseSeats(chosen.game, flags.players);
    const bar = progress(id, matches);
    const settings = { seats, matches, positions, reviews, passes, seed: flags.seed };
    rows.push(await measureReviews(chosen, settings, bar.advance));
    bar.end();
    if (!flags.json) process.stdout.write(`${textOf(rows.at(-1) as Measured)}\n`);
  }
  if (flags.json) console.log(JSON.stringify(rows));
}

function textOf({ game, seats, matches, calibration, luck, plain, adjusted, ratio, seconds }: Measured): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const range = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;
  const { reliability, positions } = calibration;
  return [
    `${game}, ${seats} players, ${matches} games`,
    `  calibration error ${percent(reliability.error)} over ${positions} positions`,
    ...reliability.bins.map(
      ({ count, told, came }) => `    told ${percent(told).padStart(7)}  came ${percent(came).padStart(7)}  ${count}`,
    ),
    ...luck.map(({ mean, interval }, seat) => `  luck of seat ${seat + 1}: ${percent(mean)} (${range(interval)})`),
    `  seat 1 wins ${percent(plain.mean)} (${range(plain.interval)}), luck-adjusted ${percent(adjusted.mean)} (${range(adjusted.interval)})`,
    `  variance of adjusted results: ${ratio.toFixed(2)} of plain ones`,
    `  processor time: ${seconds.luck.toFixed(2)} s for the luck of a game, whole reviews ${seconds.reviews.map((each) => each.toFixed(1)).join(", ")} s`,
  ].join("\n");
}
