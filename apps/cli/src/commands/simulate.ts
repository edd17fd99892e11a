import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type GameResult, tallyOf } from "@tabletown/bots";
import type { Command } from "commander";
import { wilson } from "../arena/interval.ts";
import { type AddedGames, checkGames, playedGame, recordName, type Tournament } from "../arena/tournament.ts";
import { TournamentRunner } from "../arena/tournament-runner.ts";
import { chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { folderFor } from "../files.ts";
import { botsFor } from "../opponents.ts";
import { shardOf } from "../shard.ts";
import { alignedTable } from "../terminal/aligned-table.ts";
import { decimal, percent } from "../terminal/numbers.ts";
import { progress } from "../terminal/progress.ts";
import { several } from "../terminal/several.ts";
import { beside } from "../terminal/wrap.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly games: string;
  readonly bots: string;
  readonly seed: string;
  readonly threads?: string;
  readonly save?: string;
  readonly state?: string;
  readonly shard?: string;
  readonly json?: boolean;
}

export function simulateCommand(program: Command): void {
  program
    .command("simulate")
    .description("let bots play many games on all cores: who wins, with which scores, how long it takes")
    .argument("<game>", "id of the game")
    .option("--players <n>", "number of players")
    .option("--games <n>", "number of games", "100")
    .option(
      "--bots <names>",
      "who plays, separated by commas and repeated as needed; they change seats from game to game",
      "random",
    )
    .option("--seed <text>", "where luck comes from", "1")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--threads <n>", "how many cores to use (default: all)")
    .option(
      "--save <folder>",
      "write a record of each game there: <game>-1.json, <game>-2.json, …; among random players these are other games than without, since their luck can be verified",
    )
    .option("--state <file>", "write results here as they come, and go on from there next time")
    .option("--shard <i/n>", "play only the ith of n parts, with --state; `tabletown merge` puts them together")
    .option("--json", "print JSON")
    .action(simulate);
}

async function simulate(id: string, flags: Flags): Promise<void> {
  const chosen = await chooseGame(id, flags);
  const players = chooseSeats(chosen.game, flags.players);
  const bots = (await botsFor(chosen, flags.bots, players)).map(({ name }) => name);
  const games = wholeNumber(flags.games, "--games");
  checkGames(games);
  const threads = flags.threads === undefined ? undefined : wholeNumber(flags.threads, "--threads");
  const shard = shardOf(flags, games);
  const tournament: Tournament = {
    ...playedGame(chosen, flags),
    players,
    bots: bots.join(","),
    games,
    seed: flags.seed,
    ...(flags.save !== undefined && { recordsFolder: folderFor(flags.save, "--save") }),
  };
  // What goes on from an earlier run may write again what that one had begun.
  if (tournament.recordsFolder !== undefined && flags.state === undefined) refuseOldRecords(tournament);
  const started = performance.now();
  const bar = progress("playing", games);
  const isRandom = bots.every((name) => name === "random") && flags.save === undefined && flags.state === undefined;
  const played = isRandom
    ? await new TournamentRunner().addUp({ ...tournament, random: true }, { games, threads, onAdded: bar.advance })
    : addedUp(
        players,
        await new TournamentRunner().run(tournament, {
          games,
          threads,
          file: flags.state,
          shard,
          onResult: () => bar.advance(),
        }),
      );
  bar.end();
  const report: Report = {
    game: id,
    players,
    options: chosen.game.options,
    games: played.games,
    seconds: Number(((performance.now() - started) / 1000).toFixed(3)),
    moves: played.moves,
    bots: played.tallies.map(({ wins, score }, i) => ({
      name: bots[i] as string,
      ...(players > 1 && { wins, winRate: wins / played.games, interval: wilson(wins, played.games) }),
      meanScore: score / played.games,
    })),
  };
  if (flags.json) console.log(JSON.stringify(report));
  else print(report);
}

function addedUp(players: number, results: readonly GameResult[]): AddedGames {
  const moves = results.reduce((sum, result) => sum + result.moves, 0);
  return { games: results.length, moves, tallies: tallyOf(players, results) };
}

/** Records are never overwritten: they may be the only ones of their games. */
function refuseOldRecords({ recordsFolder = "", game, games }: Tournament): void {
  const there = new Set(readdirSync(recordsFolder));
  for (let number = 1; number <= games; number++) {
    const name = recordName(game, number);
    if (!there.has(name)) continue;
    const file = join(recordsFolder, name);
    throw new Fault(`${file} is there already. Rename what is to be kept, or name another folder for --save.`);
  }
}

interface Report {
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  readonly games: number;
  readonly seconds: number;
  readonly moves: number;
  readonly bots: readonly {
    readonly name: string;
    /** Absent where one plays alone. */
    readonly wins?: number;
    readonly winRate?: number;
    readonly interval?: readonly [number, number];
    readonly meanScore: number;
  }[];
}

function print({ game, games, seconds, moves, bots }: Report): void {
  const length = (moves / games).toFixed(1);
  console.log(beside("", `${game}: ${several(games, "game")}, ${length} moves each, ${seconds.toFixed(1)} s`));
  const heads = ["bot", ...(bots.length > 1 ? ["wins", "95 %"] : []), "mean score"];
  const rows = bots.map(({ name, winRate, interval, meanScore }) => [
    name,
    ...(winRate === undefined || interval === undefined
      ? []
      : [percent(winRate), interval.map((end) => percent(end)).join(" to ")]),
    decimal(meanScore, 1),
  ]);
  console.log(alignedTable(heads, rows));
}
