import { type EpisodeSetting, REWARDS } from "@tabletown/bots";
import type { Command } from "commander";
import { measureSteps } from "../bench/environment.ts";
import { chooseGame, chooseSeats, findEntries, wholeNumber } from "../chosen-game.ts";
import { rewardsNamed } from "../env/request.ts";
import { encodingFor } from "../research.ts";
import { alignedTable } from "../terminal/aligned-table.ts";
import { progress } from "../terminal/progress.ts";
import { benchPart } from "./bench-part.ts";

interface Flags {
  readonly games?: string;
  readonly options?: string;
  readonly players?: string;
  readonly rewards: string;
  readonly batch: string;
  readonly slice: string;
  readonly json?: boolean;
}

interface Row {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly observationSize: number;
  readonly actionCount: number;
  readonly stepsPerSecond: number;
}

export function benchEnvCommand(program: Command): void {
  benchPart(program, "env")
    .description(
      "steps per second and core of `tabletown env --batch`: random actions, observations and masks included",
    )
    .option("--games <ids>", "only these games, separated by commas")
    .option("--options <json>", "options of the games measured (default: each game's own)")
    .option("--players <n>", "number of players")
    .option("--rewards <what>", `what is rewarded: ${REWARDS.join(", ")}`, REWARDS[0])
    .option("--batch <n>", "environments", "256")
    .option("--slice <milliseconds>", "length of one timing slice", "300")
    .option("--json", "print JSON")
    .action(benchEnv);
}

async function benchEnv(flags: Flags): Promise<void> {
  const entries = findEntries(flags.games);
  const bar = progress("measuring", entries.length);
  const rows: Row[] = [];
  for (const { id } of entries) {
    rows.push(await measured(id, flags));
    bar.advance();
  }
  bar.end();
  if (flags.json)
    console.log(JSON.stringify({ batch: Number(flags.batch), rewards: flags.rewards, environments: rows }));
  else print(rows);
}

async function measured(id: string, flags: Flags): Promise<Row> {
  const chosen = await chooseGame(id, flags);
  const players = chooseSeats(chosen.game, flags.players);
  const encoding = await encodingFor(chosen, players);
  const setting: EpisodeSetting = { game: chosen.game, encoding, seats: players, rewards: rewardsNamed(flags.rewards) };
  const steps = measureSteps(setting, wholeNumber(flags.batch, "--batch"), wholeNumber(flags.slice, "--slice") / 1000);
  return {
    game: id,
    options: chosen.game.options,
    players,
    observationSize: encoding.observationSize,
    actionCount: encoding.actionCount,
    stepsPerSecond: Math.round(steps),
  };
}

function print(environments: readonly Row[]): void {
  const heads = ["game", "players", "numbers", "actions", "steps/s"];
  const rows = environments.map(({ game, players, observationSize, actionCount, stepsPerSecond }) => [
    game,
    String(players),
    ...[observationSize, actionCount, stepsPerSecond].map((figure) => figure.toLocaleString("en")),
  ]);
  console.log(alignedTable(heads, rows));
}
