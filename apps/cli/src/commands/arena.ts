import { constants } from "node:os";
import process from "node:process";
import { type GameResult, scheduleOf } from "@tabletown/bots";
import type { Command } from "commander";
import type { Limits } from "../arena/bot-process.ts";
import { type Entry, entriesOf, seat } from "../arena/contestants.ts";
import { chartOf, svgPlot, textPlot } from "../arena/plot.ts";
import { type Line, linesOf, tableOf } from "../arena/report.ts";
import { runTournament, stopTournament, type Tournament } from "../arena/tournament.ts";
import { type ChosenGame, chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { checkWritable, writeText } from "../files.ts";
import { progress } from "../terminal/progress.ts";

interface Flags extends GameFlags {
  readonly bots: string;
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly state?: string;
  readonly memory: string;
  readonly plot?: string | true;
  readonly json?: boolean;
}

export function arenaCommand(program: Command): void {
  program
    .command("arena")
    .description("let bots play against each other: mirrored seeds, every seat, ratings")
    .argument("<game>", "id of the game")
    .requiredOption(
      "--bots <list>",
      "who plays: random, greedy, beginner, casual, strong, expert, plan:<name>, exec:<command>; " +
        "with a budget: expert@50ms, expert@400i; the last one fills empty seats, too many play every line-up",
    )
    .option("--players <n>", "number of players")
    .option("--games <n>", "games per line-up, rounded up so that everybody sits everywhere", "100")
    .option("--seed <text>", "where luck comes from", "1")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--threads <n>", "how many cores to use (default: all)")
    .option("--state <file>", "write results here as they come, and go on from there next time")
    .option("--memory <MiB>", "what a program of yours may use", "1024")
    .option("--plot [file]", "draw the win rates, or the scores of who plays alone, here or into an SVG file")
    .option("--json", "print JSON")
    .action(arena);
}

async function arena(id: string, flags: Flags): Promise<void> {
  const chosen = await chooseGame(id, flags);
  const players = chooseSeats(chosen.game, flags.players);
  const entries = entriesOf(flags.bots);
  const memoryMiB = wholeNumber(flags.memory, "--memory");
  const tournament: Tournament = {
    game: id,
    options: JSON.stringify(chosen.game.options),
    ...(flags.components !== undefined && { components: flags.components }),
    players,
    bots: flags.bots,
    games: wholeNumber(flags.games, "--games"),
    seed: flags.seed,
    memoryMiB,
  };
  const { games } = scheduleOf(entries.length, players, tournament.games, tournament.seed);
  const threads = flags.threads === undefined ? undefined : wholeNumber(flags.threads, "--threads");
  if (typeof flags.plot === "string") await checkWritable(flags.plot, "--plot");
  leaveTidily();
  await introduce(chosen, entries, { memoryMiB });
  const started = performance.now();
  const bar = progress("playing", games);
  const results = await runTournament(tournament, games, threads, flags.state, () => bar.advance());
  bar.end();
  const seconds = (performance.now() - started) / 1000;
  const lines = linesOf(
    entries.map(({ text }) => text),
    results,
    players,
  );
  if (flags.json) console.log(JSON.stringify(reportOf(chosen, players, results, lines, seconds)));
  else print(chosen, players, results, lines, seconds, flags.plot === true);
  if (typeof flags.plot === "string") {
    await writeText(flags.plot, "--plot", svgPlot(titleOf(chosen, players, games), chartOf(lines)));
  }
}

/** Bots that are named wrongly, and programs that cannot play, are told about here, once, and not by every worker. */
async function introduce(chosen: ChosenGame, entries: readonly Entry[], limits: Partial<Limits>): Promise<void> {
  const { probe, close } = await seat(chosen, entries, limits);
  await probe().finally(close);
}

/** Whoever interrupts the arena leaves none of its programs behind, however often they ask. */
function leaveTidily(): void {
  let leaving = false;
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (leaving) return;
      leaving = true;
      await stopTournament();
      process.exit(128 + constants.signals[signal]);
    });
  }
}

function titleOf({ game }: ChosenGame, players: number, games: number): string {
  return `${game.id}, ${players === 1 ? "1 player" : `${players} players`}, ${games} games`;
}

function meanMoves(results: readonly GameResult[]): number {
  return results.reduce((sum, { moves }) => sum + moves, 0) / results.length;
}

function forfeitsOf(results: readonly GameResult[], lines: readonly Line[]) {
  return results.flatMap(({ number, seats, forfeits }) =>
    forfeits.map(({ seat, move, reason }) => ({ game: number, bot: lines[seats[seat] as number]?.name, move, reason })),
  );
}

function reportOf(
  { game }: ChosenGame,
  players: number,
  results: readonly GameResult[],
  lines: readonly Line[],
  seconds: number,
) {
  return {
    game: game.id,
    options: game.options,
    players,
    games: results.length,
    meanMoves: meanMoves(results),
    seconds: Number(seconds.toFixed(3)),
    bots: lines,
    forfeits: forfeitsOf(results, lines),
  };
}

const SHOWN = 10;

function print(
  chosen: ChosenGame,
  players: number,
  results: readonly GameResult[],
  lines: readonly Line[],
  seconds: number,
  plot: boolean,
): void {
  const length = meanMoves(results).toFixed(1);
  console.log(`${titleOf(chosen, players, results.length)}, ${length} moves each, ${seconds.toFixed(1)} s\n`);
  console.log(tableOf(lines));
  if (plot) console.log(`\n${textPlot(chartOf(lines))}`);
  const forfeits = forfeitsOf(results, lines);
  if (forfeits.length > 0) console.log("\nChoices forfeited to greedy:");
  const kinds = [...Map.groupBy(forfeits, ({ bot, reason }) => `${bot}: ${reason}`)];
  for (const [what, [first, ...more]] of kinds.slice(0, SHOWN)) {
    const often = more.length === 0 ? "" : ` (and ${more.length} times more)`;
    console.log(`  game ${first?.game}, move ${first?.move}, ${what}${often}`);
  }
  if (kinds.length > SHOWN) console.log(`  and ${kinds.length - SHOWN} other reasons`);
}
