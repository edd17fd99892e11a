import process from "node:process";
import { THRESHOLDS } from "@tabletown/review";
import type { Command } from "commander";
import { wilson } from "../arena/interval.ts";
import { wholeNumber } from "../chosen-game.ts";
import type { BlunderSample } from "../review/blunders.ts";
import { type MeasuringFlags, measured, withMeasuringFlags } from "../review/measuring-flags.ts";
import { percent } from "../terminal/numbers.ts";
import { beside } from "../terminal/wrap.ts";
import { benchPart } from "./bench-part.ts";

/** Whether what reviews call bad is bad, and what is bad is called so. */
export function benchBlundersCommand(program: Command): void {
  withMeasuringFlags(
    benchPart(program, "blunders").description(
      "games in which somebody once plays badly on purpose: whether reviews name it, and whether a ten times longer search agrees with what they call blunders",
    ),
  )
    .option("--matches <n>", "games of each title", "5")
    .option("--passes <n>", "passes of each review; without it until nothing is left to be found out")
    .option("--iterations <n>", "what bots that search may spend on a move", "100")
    .option(
      "--again <n>",
      "players look at each of their moves again in so many rollouts, and play what is plainly better",
    )
    .option("--seed <text>", "where luck comes from", "on purpose")
    .action(benchBlunders);
}

async function benchBlunders(flags: MeasuringFlags & { readonly again?: string }): Promise<void> {
  const told: BlunderFigures[] = [];
  const again = flags.again === undefined ? {} : { again: wholeNumber(flags.again, "--again") };
  for await (const { measurement, results } of measured<BlunderSample>(flags, { bench: "blunders", ...again })) {
    const figures = blunderFigures(measurement.game, measurement.players, results);
    told.push(figures);
    if (!flags.json) process.stdout.write(`${textOf(figures)}\n`);
  }
  if (flags.json) console.log(JSON.stringify(told));
}

/** Whether reviews name what was played badly on purpose, and whether what they call blunders is one. */
interface BlunderFigures {
  readonly game: string;
  readonly seats: number;
  /** Games in which a bad move was made on purpose; in the others none was found that is bad enough. */
  readonly planted: number;
  readonly without: number;
  /** How often the review calls it a blunder, and anything bad. */
  readonly blunder: number;
  readonly marked: number;
  /** How often it is among the three worst of the whole game, and of the seat that made it. */
  readonly named: number;
  readonly namedOfSeat: number;
  /** Moves that reviews call blunders, and of how many the longer search says that they cost less than a blunder, or a mistake. */
  readonly blunders: number;
  readonly belowBlunder: number;
  readonly belowMistake: number;
}

function blunderFigures(game: string, seats: number, samples: readonly BlunderSample[]): BlunderFigures {
  const planted = samples.flatMap((sample) => sample.planted ?? []);
  const blunders = samples.flatMap((sample) => sample.blunders);
  return {
    ...{ game, seats, planted: planted.length, without: samples.length - planted.length },
    blunder: planted.filter(({ mark }) => mark === "blunder").length,
    marked: planted.filter(({ mark }) => mark !== undefined).length,
    named: planted.filter(({ named }) => named).length,
    namedOfSeat: planted.filter(({ namedOfSeat }) => namedOfSeat).length,
    blunders: blunders.length,
    belowBlunder: blunders.filter(({ longer }) => longer < THRESHOLDS.blunder).length,
    belowMistake: blunders.filter(({ longer }) => longer < THRESHOLDS.mistake).length,
  };
}

function textOf(figures: BlunderFigures): string {
  const { game, seats, planted, without, blunder, marked, named, namedOfSeat } = figures;
  const { blunders, belowBlunder, belowMistake } = figures;
  const head = `${game}, ${seats} players: ${planted} games with a bad move on purpose, ${without} in which none was found`;
  const lines = [
    `called a blunder: ${share(blunder, planted)}; marked at all: ${share(marked, planted)}`,
    `among the three worst of the game: ${share(named, planted)}`,
    `among the three worst of its seat: ${share(namedOfSeat, planted)}`,
    `${blunders} moves called blunders; the longer search finds less than a blunder: ${share(belowBlunder, blunders)}, less than a mistake: ${share(belowMistake, blunders)}`,
  ];
  return [beside("", head), ...lines.map((line) => beside("  ", line))].join("\n");
}

function share(count: number, of: number): string {
  const [low, high] = wilson(count, of);
  return `${count} of ${of} (${percent(low, 0)} to ${percent(high, 0)})`;
}
