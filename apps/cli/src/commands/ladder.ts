import { join } from "node:path";
import { isBotName, LEVELS, scheduleOf } from "@tabletown/bots";
import type { Command } from "commander";
import { adjustmentOf } from "../arena/adjustment.ts";
import { entriesOf } from "../arena/contestants.ts";
import { type Rung, type RungReport, rungReportOf, rungsOf } from "../arena/ladder.ts";
import { botReportsOf } from "../arena/report.ts";
import { checkGames, playedGame } from "../arena/tournament.ts";
import { TournamentRunner } from "../arena/tournament-runner.ts";
import { type ChosenGame, chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";
import { folderFor } from "../files.ts";
import { stoppedBySignals } from "../stopped-by-signals.ts";
import { alignedTable } from "../terminal/aligned-table.ts";
import { percent } from "../terminal/numbers.ts";
import { progress } from "../terminal/progress.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly levels: string;
  readonly games: string;
  readonly seed: string;
  readonly threads?: string;
  readonly state?: string;
  readonly adjust?: true;
  readonly again?: string;
  readonly processorTime?: true;
  readonly json?: boolean;
}

export function ladderCommand(program: Command): void {
  program
    .command("ladder")
    .description("prove that each level of bots beats the one below, at every number of players")
    .argument("<game>", "id of the game")
    .option("--players <list>", "numbers of players, such as 2,4 (default: all from two on)")
    .option("--levels <list>", "levels from the lowest to the highest", LEVELS.join(","))
    .option("--games <n>", "games per pair of levels, rounded up so that everybody sits everywhere", "100")
    .option("--seed <text>", "where luck comes from", "1")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--threads <n>", "how many cores to use (default: all)")
    .option("--state <folder>", "write results here as they come, and go on from there next time")
    .option("--adjust", "take what luck gave out of the results, deal by deal: the same mean, a narrower interval")
    .option("--again <n>", "with --adjust: ask bots so often again, and take out what their own random numbers gave")
    .option("--processor-time", "budgets of time are of processor time: a busy machine takes nothing from the bots")
    .option("--json", "print JSON")
    .action(ladder);
}

async function ladder(id: string, flags: Flags): Promise<void> {
  const chosen = await chooseGame(id, flags);
  const rungs = rungsOf(tableSizes(chosen, flags.players), levelsOf(flags.levels));
  if (flags.state !== undefined) folderFor(flags.state, "--state");
  const runner = new TournamentRunner();
  const reports: RungReport[] = [];
  await stoppedBySignals(
    () => runner.stop(),
    async () => {
      for (const rung of rungs) reports.push(await climbed(chosen, rung, flags, runner));
    },
  );
  if (flags.json) console.log(JSON.stringify({ game: id, options: chosen.game.options, rungs: reports }));
  else console.log(textOf(reports));
  const short = reports.filter(({ winRate, goal }) => winRate < goal).length;
  if (short > 0) throw new Fault(`The ladder bends: ${short} of ${reports.length} pairs fall short.`, EXIT.refused);
}

function tableSizes({ game }: ChosenGame, asked: string | undefined): number[] {
  const [fewest, most] = game.seats;
  if (most < 2) throw new Fault(`${game.id} with these options is played alone: see "tabletown arena" for scores.`);
  const from = Math.max(2, fewest);
  if (asked === undefined) return Array.from({ length: most - from + 1 }, (_, i) => from + i);
  const sizes = asked.split(",").map((each) => chooseSeats(game, each.trim()));
  if (sizes.includes(1)) throw new Fault("A ladder needs two players or more: alone nobody wins.");
  refuseTwice(sizes, "--players");
  return sizes;
}

function levelsOf(list: string): string[] {
  const levels = entriesOf(list);
  const unknown = levels.find(({ name }) => !isBotName(name));
  if (unknown !== undefined) throw new Fault(`There is no level "${unknown.text}". Levels are ${LEVELS.join(", ")}.`);
  refuseTwice(
    levels.map(({ text }) => text),
    "--levels",
  );
  if (levels.length < 2) throw new Fault("--levels needs two levels or more, from the lowest to the highest.");
  return levels.map(({ text }) => text);
}

/** The same games would be played twice, and written to the same file. */
function refuseTwice(named: readonly unknown[], flag: string): void {
  const twice = named.find((each, i) => named.indexOf(each) < i);
  if (twice !== undefined) throw new Fault(`${flag} names ${twice} twice: name it once.`);
}

async function climbed(chosen: ChosenGame, rung: Rung, flags: Flags, runner: TournamentRunner): Promise<RungReport> {
  const { players, upper, lower } = rung;
  const tournament = {
    ...playedGame(chosen, flags),
    players,
    bots: `${upper},${lower}`,
    games: wholeNumber(flags.games, "--games"),
    seed: flags.seed,
    ...adjustmentOf(flags),
    ...(flags.processorTime && { processorTime: true }),
  };
  const { games } = scheduleOf(2, players, tournament.games, tournament.seed);
  checkGames(games);
  const bar = progress(`${upper} against ${lower}, ${players} players`, games);
  const results = await runner.run(tournament, {
    games,
    threads: flags.threads === undefined ? undefined : wholeNumber(flags.threads, "--threads"),
    file: flags.state === undefined ? undefined : join(flags.state, `${players}-${upper}-${lower}.jsonl`),
    onResult: () => bar.advance(),
  });
  bar.end();
  const [first] = botReportsOf([upper, lower], results, players);
  if (first === undefined) throw new Error("no report");
  return rungReportOf(rung, first);
}

function textOf(reports: readonly RungReport[]): string {
  const heads = ["pair", "players", "games", "goal", "wins", "95 %", "the ladder"];
  const rows = reports.map(({ upper, lower, players, games, goal, winRate, interval, verdict }) => [
    `${upper} against ${lower}`,
    String(players),
    String(games),
    percent(goal),
    percent(winRate),
    interval.map(percent).join(" to "),
    verdict,
  ]);
  return alignedTable(heads, rows);
}
