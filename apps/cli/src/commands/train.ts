import { dirname } from "node:path";
import process from "node:process";
import {
  DEFAULT_POLICY_TRAINING,
  DEFAULT_TRAINING,
  encodeNet,
  judgeOfNet,
  type NetData,
  policyTrainerOf,
  policyWithWeights,
  runnerOf,
  trainerOf,
} from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import type { Command } from "commander";
import { chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { checkWritable, folderFor, writeText } from "../files.ts";
import { tellCrossEntropy, tellPolicyScores, tellWinRate } from "../train/verdict.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly policy?: true;
  readonly games?: string;
  readonly seed: string;
  readonly matches: string;
  readonly out?: string;
}

export function trainCommand(program: Command): void {
  program
    .command("train")
    .description("train a game's value net, or its policy, by play against itself, on one core, in minutes")
    .argument("<game>", "id of the game")
    .option("--players <n>", "number of players: every number has a net of its own")
    .option("--policy", "learn what to choose instead of what a position is worth")
    .option(
      "--games <n>",
      `games to learn from, rounded up to whole batches (default: ${DEFAULT_TRAINING.games}, with --policy ${DEFAULT_POLICY_TRAINING.games})`,
    )
    .option("--seed <text>", "where luck comes from; the same seed gives the same weights", "1")
    .option(
      "--matches <n>",
      "games to judge the result by: a net's against greedy, or how well it foresees who wins them; a policy's own",
      "400",
    )
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--out <file>", "TypeScript file to write the weights to")
    .action(train);
}

const REPORTS = 10;

/** What is being trained: it plays and learns, and can be written down. */
interface Trained {
  advance(count: number): number;
  weights(): NetData;
}

async function train(id: string, flags: Flags): Promise<void> {
  const { entry, game, table } = await chooseGame(id, flags);
  const mind = (await entry.mind?.())?.mind(game.options, table);
  const seats = chooseSeats(game, flags.players);
  const sample = { seats, games: wholeNumber(flags.matches, "--matches"), seed: `judge/${flags.seed}` };
  const command = (games: number): string => {
    const what = flags.policy ? " --policy" : "";
    return `${id}${what} --players ${seats} --options '${JSON.stringify(game.options)}' --games ${games} --seed ${flags.seed}`;
  };
  if (flags.policy) {
    const features = mind?.policyFeatures;
    if (mind === undefined || features === undefined) {
      throw new Fault(`${id} has no policy features to learn from with these options.`);
    }
    const { gamesPerDeal, dealsPerBatch } = DEFAULT_POLICY_TRAINING;
    const games = gamesOf(flags, DEFAULT_POLICY_TRAINING.games, dealsPerBatch * gamesPerDeal);
    await checkOut(flags.out);
    const training = { ...DEFAULT_POLICY_TRAINING, seats, games };
    const trainer = policyTrainerOf(game, mind, training, quickChance(`practice/${flags.seed}`));
    const trained = {
      advance: trainer.advance,
      // A net of one layer: an output for each stage.
      weights: () => {
        const [inputs, outputs] = [features.count, features.stages.length];
        return encodeNet({
          layers: [{ inputs, outputs, weights: trainer.weights, biases: new Float32Array(outputs) }],
        });
      },
    };
    await run(trained, games, command(games), flags.out);
    tellPolicyScores(game, mind, policyWithWeights(features, trainer.weights), sample);
  } else {
    if (mind?.features === undefined) throw new Fault(`${id} has no features to learn from with these options.`);
    const games = gamesOf(flags, DEFAULT_TRAINING.games, DEFAULT_TRAINING.batch);
    await checkOut(flags.out);
    const trainer = trainerOf(game, mind, { ...DEFAULT_TRAINING, seats, games }, quickChance(`train/${flags.seed}`));
    const trained = { advance: trainer.advance, weights: () => encodeNet(trainer.net) };
    await run(trained, games, command(games), flags.out);
    const judge = judgeOfNet(game, mind, mind.features, runnerOf(trainer.net));
    if (mind.rollout?.longTurns) tellCrossEntropy(game, mind, judge, sample);
    else await tellWinRate(game, mind, judge, sample);
  }
}

/** As many as it learns from at once, or a multiple of that. */
function gamesOf({ games }: Flags, usual: number, batch: number): number {
  return games === undefined ? usual : Math.ceil(wholeNumber(games, "--games") / batch) * batch;
}

async function checkOut(file: string | undefined): Promise<void> {
  if (file === undefined) return;
  folderFor(dirname(file), "--out");
  await checkWritable(file, "--out");
}

/** Lets it learn and tells how far it is. What is stopped early has learned something too, so it is written down as it grows. */
async function run(trained: Trained, games: number, command: string, out: string | undefined): Promise<void> {
  const started = performance.now();
  // Whoever reads the telling may leave (`| head`): what is written down is learned to its end all the same.
  if (out !== undefined) process.stdout.on("error", () => {});
  for (let played = 0; played < games; ) {
    played = trained.advance(Math.ceil(games / REPORTS));
    console.log(`${played} games, ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const stopped = played < games ? `, stopped after ${played} games` : "";
    if (out !== undefined) await writeWeights(out, trained.weights(), `${command}${stopped}`);
  }
}

async function writeWeights(file: string, { sizes, scales, weights }: NetData, command: string): Promise<void> {
  const list = (numbers: readonly number[]): string => JSON.stringify(numbers).replaceAll(",", ", ");
  const lines = [
    'import type { NetData } from "@tabletown/bots";',
    "",
    `/** Trained with: tabletown train ${command} */`,
    "export const net: NetData = {",
    `  sizes: ${list(sizes)},`,
    `  scales: ${list(scales)},`,
    "  weights:",
    `    "${weights}",`,
    "};",
    "",
  ];
  await writeText(file, "--out", lines.join("\n"));
}
