import process from "node:process";
import type { Command } from "commander";
import { playedWith } from "../arena/played-with.ts";
import { chooseGame, chooseSeats, findEntries, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { readShard } from "../shard.ts";
import { progress } from "../terminal/progress.ts";
import { measureGames, mergedGames } from "./measured-games.ts";
import type { Measurement, Numbered } from "./measurement.ts";

/** What both measurements of reviews can be told. */
export interface MeasuringFlags {
  readonly games?: string;
  readonly players?: string;
  readonly options?: string;
  readonly matches: string;
  readonly passes?: string;
  readonly iterations: string;
  readonly seed: string;
  readonly threads?: string;
  readonly seconds?: string;
  readonly shard?: string;
  readonly state?: string;
  readonly merge?: readonly string[];
  readonly json?: boolean;
}

export function withMeasuringFlags(command: Command): Command {
  return command
    .option("--games <ids>", "only these games, separated by commas")
    .option("--players <n>", "number of players")
    .option("--options <json>", "the game's options")
    .option("--threads <n>", "how many cores to use (default: all)")
    .option("--seconds <n>", "begin no game later than this; what is known by then is told")
    .option("--state <file>", "write each game here as it comes, and go on from there next time; of one title")
    .option("--shard <i/n>", "only the ith of n parts, with --state; --merge puts them together")
    .option("--merge <files...>", "measure nothing: tell what these --state files come to together")
    .option("--json", "print JSON");
}

/** Everything that was found out, one title after the other. */
export async function* measured<R extends Numbered>(
  flags: MeasuringFlags,
  more: Pick<Measurement, "bench" | "positions" | "luck" | "reviews" | "again">,
): AsyncGenerator<{ readonly measurement: Measurement; readonly results: readonly R[] }> {
  if (flags.merge !== undefined) {
    const merged = await mergedGames<R>(flags.merge);
    if (merged.measurement.bench !== more.bench)
      throw new Fault(`These are files of \`bench ${merged.measurement.bench}\`.`);
    yield merged;
    return;
  }
  const games = wholeNumber(flags.matches, "--matches");
  const iterations = wholeNumber(flags.iterations, "--iterations");
  const threads = flags.threads === undefined ? undefined : wholeNumber(flags.threads, "--threads");
  const seconds = flags.seconds === undefined ? undefined : wholeNumber(flags.seconds, "--seconds");
  const passes = flags.passes === undefined ? undefined : wholeNumber(flags.passes, "--passes");
  const shard = flags.shard === undefined ? undefined : readShard(flags.shard);
  if (shard !== undefined && flags.state === undefined) {
    throw new Fault("--shard needs --state: the file that --merge reads.");
  }
  const entries = findEntries(flags.games);
  if (flags.state !== undefined && entries.length > 1)
    throw new Fault("--state is for one title: name it with --games.");
  for (const { id } of entries) {
    const { game } = await chooseGame(id, flags);
    const players = chooseSeats(game, flags.players);
    if (players < 2) throw new Fault("This measures probabilities to win: it needs two players or more.");
    const measurement: Measurement = {
      ...more,
      ...{ game: id, options: JSON.stringify(game.options), players, seed: flags.seed, iterations },
      ...(passes !== undefined && { passes }),
      ...playedWith(game),
    };
    const bar = progress(id, games);
    const settings = { games, threads, shard, seconds, state: flags.state, onGame: () => bar.advance() };
    const results = await measureGames<R>(measurement, settings);
    bar.end();
    if (results.length === 0) process.stderr.write(`${id}: time was over before the first game was.\n`);
    else yield { measurement, results };
  }
}
