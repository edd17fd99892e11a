import { type GameResult, scheduleOf } from "@tabletown/bots";
import type { Command } from "commander";
import { adjustmentOf } from "../arena/adjustment.ts";
import type { ProgramLimits } from "../arena/bot-process.ts";
import { type BotEntry, entriesOf, seat } from "../arena/contestants.ts";
import { leftOutText } from "../arena/deals.ts";
import { chartOf, svgPlot, textPlot } from "../arena/plot.ts";
import { type BotReport, botReportsOf, reportTable } from "../arena/report.ts";
import { checkGames, playedGame, type Tournament } from "../arena/tournament.ts";
import { TournamentRunner } from "../arena/tournament-runner.ts";
import { type ChosenGame, chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { checkWritable, writeText } from "../files.ts";
import { shardOf } from "../shard.ts";
import { stoppedBySignals } from "../stopped-by-signals.ts";
import { progress } from "../terminal/progress.ts";
import { several } from "../terminal/several.ts";
import { beside } from "../terminal/wrap.ts";

interface Flags extends GameFlags {
  readonly bots: string;
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly state?: string;
  readonly shard?: string;
  readonly memory: string;
  readonly adjust?: true;
  readonly again?: string;
  readonly processorTime?: true;
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
    .option("--shard <i/n>", "play only the ith of n parts, with --state; `tabletown merge` puts them together")
    .option("--memory <MiB>", "what a program of yours may use", "1024")
    .option("--adjust", "take what luck gave out of the results, deal by deal: the same mean, a narrower interval")
    .option("--again <n>", "with --adjust: ask bots so often again, and take out what their own random numbers gave")
    .option("--processor-time", "budgets of time are of processor time: a busy machine takes nothing from the bots")
    .option("--plot [file]", "draw the win rates, or the scores of who plays alone, here or into an SVG file")
    .option("--json", "print JSON")
    .action(arena);
}

async function arena(id: string, flags: Flags): Promise<void> {
  const chosen = await chooseGame(id, flags);
  const players = chooseSeats(chosen.game, flags.players);
  if (flags.adjust && players === 1) throw new Fault("--adjust needs two players or more: alone nobody wins.");
  const entries = entriesOf(flags.bots);
  const memoryMiB = wholeNumber(flags.memory, "--memory");
  const tournament: Tournament = {
    ...playedGame(chosen, flags),
    players,
    bots: flags.bots,
    games: wholeNumber(flags.games, "--games"),
    seed: flags.seed,
    memoryMiB,
    ...adjustmentOf(flags),
    ...(flags.processorTime && { processorTime: true }),
  };
  const { games, gamesOfDeal } = scheduleOf(entries.length, players, tournament.games, tournament.seed);
  checkGames(games);
  const threads = flags.threads === undefined ? undefined : wholeNumber(flags.threads, "--threads");
  const shard = shardOf(flags, games);
  if (typeof flags.plot === "string") await checkWritable(flags.plot, "--plot");
  const runner = new TournamentRunner();
  const { results, seconds } = await stoppedBySignals(
    () => runner.stop(),
    async () => {
      await checkContestants(chosen, entries, { memoryMiB }, runner);
      const started = performance.now();
      const bar = progress("playing", games);
      const settings = { games, threads, file: flags.state, shard, onResult: () => bar.advance() };
      const results = await runner.run(tournament, settings);
      bar.end();
      return { results, seconds: (performance.now() - started) / 1000 };
    },
  );
  const names = entries.map(({ text }) => text);
  const played: Played = { chosen, players, results, reports: botReportsOf(names, results, players), seconds };
  if (flags.json) console.log(JSON.stringify(jsonOf(played)));
  else print(played, flags.plot === true, flags.adjust && leftOutText(results, gamesOfDeal));
  if (typeof flags.plot === "string") {
    await writeText(flags.plot, "--plot", svgPlot(titleOf(played), chartOf(played.reports)));
  }
}

/** A tournament that has been played. */
interface Played {
  readonly chosen: ChosenGame;
  readonly players: number;
  readonly results: readonly GameResult[];
  readonly reports: readonly BotReport[];
  readonly seconds: number;
}

/** Bots that are named wrongly, and programs that cannot play, are told about here, once, and not by every worker. */
async function checkContestants(
  chosen: ChosenGame,
  entries: readonly BotEntry[],
  limits: Partial<ProgramLimits>,
  { programs }: TournamentRunner,
): Promise<void> {
  const { probe, close } = await seat(chosen, entries, limits, { running: programs });
  await probe().finally(close);
}

function titleOf({ chosen, players, results }: Played): string {
  return `${chosen.game.id}, ${several(players, "player")}, ${several(results.length, "game")}`;
}

function meanMoves(results: readonly GameResult[]): number {
  return results.reduce((sum, { moves }) => sum + moves, 0) / results.length;
}

function forfeitsOf({ results, reports }: Played) {
  return results.flatMap(({ number, seats, forfeits }) =>
    forfeits.map(({ seat, move, reason }) => ({
      game: number,
      bot: reports[seats[seat] as number]?.name,
      move,
      reason,
    })),
  );
}

function jsonOf(played: Played) {
  const { chosen, players, results, reports, seconds } = played;
  return {
    game: chosen.game.id,
    options: chosen.game.options,
    players,
    games: results.length,
    meanMoves: meanMoves(results),
    seconds: Number(seconds.toFixed(3)),
    bots: reports,
    forfeits: forfeitsOf(played),
  };
}

const SHOWN = 10;

function print(played: Played, plot: boolean, note: string | undefined): void {
  const { results, reports, seconds } = played;
  const length = meanMoves(results).toFixed(1);
  console.log(`${beside("", `${titleOf(played)}, ${length} moves each, ${seconds.toFixed(1)} s`)}\n`);
  console.log(reportTable(reports));
  if (note !== undefined) console.log(`\n${beside("", note)}`);
  if (plot) console.log(`\n${textPlot(chartOf(reports))}`);
  const forfeits = forfeitsOf(played);
  if (forfeits.length > 0) console.log("\nChoices forfeited to greedy:");
  const kinds = [...Map.groupBy(forfeits, ({ bot, reason }) => `${bot}: ${reason}`)];
  for (const [what, [first, ...more]] of kinds.slice(0, SHOWN)) {
    const often = more.length === 0 ? "" : ` (and ${more.length} times more)`;
    console.log(`  game ${first?.game}, move ${first?.move}, ${what}${often}`);
  }
  if (kinds.length > SHOWN) console.log(`  and ${kinds.length - SHOWN} other reasons`);
}
