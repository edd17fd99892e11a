import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import {
  type Contestant,
  contest,
  encodeNet,
  type GameResult,
  greedyBot,
  judgeOfNet,
  type NetData,
  scheduleOf,
  tallyOf,
  trainerOf,
  USUAL_TRAINING,
} from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import type { Command } from "commander";
import { wilson } from "../arena/interval.ts";
import { chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly games: string;
  readonly seed: string;
  readonly matches: string;
  readonly out?: string;
}

export function trainCommand(program: Command): void {
  program
    .command("train")
    .description("train a game's value net by play against itself, on one core, in minutes")
    .argument("<game>", "id of the game")
    .option("--players <n>", "number of players: every number has a net of its own")
    .option("--games <n>", "games to learn from", String(USUAL_TRAINING.games))
    .option("--seed <text>", "where luck comes from; the same seed gives the same net", "1")
    .option("--matches <n>", "games against greedy to judge the result by", "400")
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--out <file>", "TypeScript file to write the weights to")
    .action(train);
}

const REPORTS = 10;

async function train(id: string, flags: Flags): Promise<void> {
  const { entry, game, table } = await chooseGame(id, flags);
  const source = await entry.mind?.();
  const mind = source?.mind(game.options, table);
  const features = mind?.features;
  if (mind === undefined || features === undefined) throw new Fault(`${id} tells its bots no features to learn from.`);
  const seats = chooseSeats(game, flags.players);
  const games = wholeNumber(flags.games, "--games");
  const trainer = trainerOf(game, mind, { ...USUAL_TRAINING, seats, games }, quickChance(`train/${flags.seed}`));
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  const how = `${id} --players ${seats} --options '${JSON.stringify(game.options)}' --games ${games} --seed ${flags.seed}`;
  for (let played = 0; played < games; ) {
    played = trainer.advance(Math.ceil(games / REPORTS));
    console.log(`${played} games, ${seconds()}`);
    // Written down as it grows: what is stopped early has learned something too.
    if (flags.out !== undefined) await writeNet(flags.out, encodeNet(trainer.net), how);
  }
  const judge = judgeOfNet(game, mind, features, trainer.net);
  const learned: Contestant = { bot: greedyBot(game, mind, { name: "net", judge }), budget: { iterations: 10_000 } };
  const greedy: Contestant = { bot: greedyBot(game, mind), budget: { iterations: 10_000 } };
  const schedule = scheduleOf(2, seats, wholeNumber(flags.matches, "--matches"), `judge/${flags.seed}`);
  const results: GameResult[] = [];
  for (let n = 0; n < schedule.games; n++) {
    results.push(await contest(game, [learned, greedy], schedule.fixture(n)));
  }
  const [tally] = tallyOf(2, results);
  if (tally === undefined) return;
  const [low, high] = wilson(tally.wins, tally.games).map((rate) => (rate * 100).toFixed(1));
  const rate = ((100 * tally.wins) / tally.games).toFixed(1);
  const others = seats === 2 ? "greedy" : `${seats - 1} greedy ones`;
  console.log(`one step ahead with it wins ${rate} % against ${others} (95 %: ${low} to ${high})`);
}

async function writeNet(file: string, { sizes, scales, weights }: NetData, how: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `import type { NetData } from "@tabletown/bots";

/** Trained with: tabletown train ${how} */
export const net: NetData = {
  sizes: ${JSON.stringify(sizes).replaceAll(",", ", ")},
  scales: ${JSON.stringify(scales).replaceAll(",", ", ")},
  weights:
    "${weights}",
};
`,
  );
}
