import process from "node:process";
import type { Command } from "commander";
import { EXIT, Fault } from "../fault.ts";
import { checkWritable, writeText } from "../files.ts";
import type { ReviewSample } from "../review/measure.ts";
import type { Measurement } from "../review/measurement.ts";
import { type MeasuringFlags, measured, withMeasuringFlags } from "../review/measuring-flags.ts";
import { reliabilityPlot } from "../review/reliability-plot.ts";
import { type ReviewFigures, reviewFigures } from "../review/review-figures.ts";
import { percent } from "../terminal/numbers.ts";
import { beside } from "../terminal/wrap.ts";
import { benchPart } from "./bench-part.ts";

interface Flags extends MeasuringFlags {
  readonly positions: string;
  readonly reviews: string;
  readonly luck: boolean;
  readonly plot?: string;
}

/** Whether reviews deserve to be believed. */
export function benchReviewCommand(program: Command): void {
  withMeasuringFlags(
    benchPart(program, "review").description(
      "how well the probabilities of reviews are calibrated, whether luck has mean zero, and how long they take",
    ),
  )
    .option("--matches <n>", "games among mixed levels", "20")
    .option("--positions <n>", "positions of each, or 0", "8")
    .option("--no-luck", "leave out what luck gave, which takes longest")
    .option("--reviews <n>", "how many of the games are reviewed whole, for the time it takes", "1")
    .option("--passes <n>", "passes of such a review", "20")
    .option("--iterations <n>", "what bots that search may spend on a move", "60")
    .option("--seed <text>", "where luck comes from", "held out")
    .option("--plot <file>", "draw what was told against what came into an SVG file; of one title")
    .action(benchReview);
}

async function benchReview(flags: Flags): Promise<void> {
  if (flags.plot !== undefined) await checkWritable(flags.plot, "--plot");
  const more = {
    ...{ bench: "review" as const, luck: flags.luck },
    positions: fromZero(flags.positions, "--positions"),
    reviews: fromZero(flags.reviews, "--reviews"),
  };
  const told: (ReviewFigures & { readonly game: string; readonly seats: number })[] = [];
  for await (const { measurement, results } of measured<ReviewSample>(flags, more)) {
    const figures = reviewFigures(results);
    told.push({ game: measurement.game, seats: measurement.players, ...figures });
    if (flags.plot !== undefined && figures.calibration !== undefined) {
      const { reliability } = figures.calibration;
      await writeText(
        flags.plot,
        "--plot",
        reliabilityPlot(headOf(measurement, results.length), reliability, results.length),
      );
    }
    if (!flags.json) process.stdout.write(`${textOf(headOf(measurement, results.length), figures)}\n`);
  }
  if (flags.json) console.log(JSON.stringify(told));
}

function fromZero(text: string, flag: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Fault(`${flag} must be a whole number.`, EXIT.usage);
  return number;
}

function headOf({ game, players }: Measurement, games: number): string {
  return `${game}, ${players} players, ${games} games`;
}

function textOf(head: string, { calibration, luck, ratio, seconds }: ReviewFigures): string {
  const range = ([low, high]: readonly [number, number]): string => `${percent(low)} to ${percent(high)}`;
  const lines: string[] = [];
  if (calibration !== undefined) {
    const { positions, reliability, interval } = calibration;
    lines.push(`calibration error ${percent(reliability.error)} (${range(interval)}) over ${positions} positions`);
    for (const { count, told, came } of reliability.bins.filter((bin) => bin.count > 0)) {
      lines.push(`  told ${percent(told).padStart(7)}  came ${percent(came).padStart(7)}  ${count}`);
    }
  }
  for (const [seat, { total, plain, adjusted }] of (luck ?? []).entries()) {
    lines.push(
      `seat ${seat + 1}: luck ${percent(total.mean)} (${range(total.interval)}), wins ${percent(plain.mean)} (${range(plain.interval)}), luck-adjusted ${percent(adjusted.mean)} (${range(adjusted.interval)})`,
    );
  }
  if (ratio !== undefined) lines.push(`variance of adjusted results: ${ratio.toFixed(2)} of plain ones`);
  const reviews = seconds.reviews.map((each) => each.toFixed(1)).join(", ");
  if (seconds.luck !== undefined) lines.push(`processor time for the luck of a game: ${seconds.luck.toFixed(2)} s`);
  if (reviews !== "") lines.push(`processor time for whole reviews: ${reviews} s`);
  return [beside("", head), ...lines.map((line) => beside("  ", line))].join("\n");
}
