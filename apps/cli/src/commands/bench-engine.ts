import type { Title } from "@tabletown/kernel";
import type { Command } from "commander";
import { measure, measureYardstick } from "../bench/engine.ts";
import { findEntries, parseJson, titleOf, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { alignedTable } from "../terminal/aligned-table.ts";
import { percent } from "../terminal/numbers.ts";
import { progress } from "../terminal/progress.ts";
import { benchPart } from "./bench-part.ts";

interface Flags {
  readonly json?: boolean;
  readonly games?: string;
  readonly options?: string;
  readonly slice: string;
}

interface Row {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly ratio: number;
  readonly copyCost: number;
}

const YARDSTICK_PLAYERS = [2, 3, 4];

export function benchEngineCommand(program: Command): void {
  benchPart(program, "engine")
    .description("random games per second and thread, held against a hand-tight loop in the same run")
    .option("--games <ids>", "only these games, separated by commas")
    .option("--options <json>", "options of the games measured (default: each game's own)")
    .option("--slice <milliseconds>", "length of one timing slice", "150")
    .option("--json", "print JSON")
    .action(benchEngine);
}

async function benchEngine(flags: Flags): Promise<void> {
  const seconds = wholeNumber(flags.slice, "--slice") / 1000;
  const titles = await Promise.all(findEntries(flags.games).map(({ id }) => titleOf(id)));
  const jobs = titles.flatMap((title) => jobsOf(title, flags.options));
  const bar = progress("measuring", jobs.length + YARDSTICK_PLAYERS.length);
  const yardstick = Object.fromEntries(
    YARDSTICK_PLAYERS.map((players) => {
      const speed = Math.round(measureYardstick(players, seconds));
      bar.advance();
      return [players, speed];
    }),
  );
  const engines = jobs.map((job): Row => {
    const row = job(seconds);
    bar.advance();
    return row;
  });
  bar.end();
  if (flags.json) console.log(JSON.stringify({ yardstick, engines }));
  else print(yardstick, engines);
}

function jobsOf(title: Title, given: string | undefined): ((seconds: number) => Row)[] {
  const options = title.options(parseJson(given, "--options"));
  if (!options.ok) throw new Fault(`${title.id}: ${options.problem}`);
  const game = title.game(options.value);
  const [fewest, most] = game.seats;
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((players) => (seconds) => {
    const yardPlayers = Math.min(Math.max(players, 2), 4);
    const { gamesPerSecond, movesPerSecond, ratio, copyCost } = measure(game, players, yardPlayers, seconds);
    return {
      game: title.id,
      options: game.options,
      players,
      gamesPerSecond: Math.round(gamesPerSecond),
      movesPerSecond: Math.round(movesPerSecond),
      ratio: Number(ratio.toFixed(4)),
      copyCost: Number(copyCost.toFixed(2)),
    };
  });
}

function print(yardstick: Readonly<Record<string, number>>, engines: readonly Row[]): void {
  console.log("Yardstick, games per second:");
  for (const [players, speed] of Object.entries(yardstick))
    console.log(`  ${players} players  ${speed.toLocaleString("en")}`);
  const heads = ["game", "players", "games/s", "moves/s", "of yardstick", "copy per move"];
  const rows = engines.map(({ game, players, gamesPerSecond, movesPerSecond, ratio, copyCost }) => [
    game,
    String(players),
    gamesPerSecond.toLocaleString("en"),
    movesPerSecond.toLocaleString("en"),
    percent(ratio),
    `× ${copyCost.toFixed(2)}`,
  ]);
  console.log(`\n${alignedTable(heads, rows)}`);
}
