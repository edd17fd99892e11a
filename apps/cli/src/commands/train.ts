import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import {
  apprenticeOf,
  type Clues,
  type Contestant,
  contest,
  encodeNet,
  type Features,
  type GameResult,
  greedyBot,
  type Instinct,
  instinctBy,
  type Judge,
  judgeOf,
  judgeOfNet,
  type Mind,
  type NetData,
  scheduleOf,
  surprises,
  tallyOf,
  trainerOf,
  USUAL_PRACTICE,
  USUAL_TRAINING,
} from "@tabletown/bots";
import { type Game, quickChance } from "@tabletown/kernel";
import type { Command } from "commander";
import { wilson } from "../arena/interval.ts";
import { chooseGame, chooseSeats, type GameFlags, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { checkWritable, writeText, writing } from "../files.ts";

interface Flags extends GameFlags {
  readonly players?: string;
  readonly instinct?: true;
  readonly games?: string;
  readonly seed: string;
  readonly matches: string;
  readonly out?: string;
}

export function trainCommand(program: Command): void {
  program
    .command("train")
    .description("train a game's value net, or its instinct, by play against itself, on one core, in minutes")
    .argument("<game>", "id of the game")
    .option("--players <n>", "number of players: every number has a net of its own")
    .option("--instinct", "learn what to choose at first sight instead of what a position is worth")
    .option(
      "--games <n>",
      `games to learn from, rounded up to whole batches (default: ${USUAL_TRAINING.games}, with --instinct ${USUAL_PRACTICE.games})`,
    )
    .option("--seed <text>", "where luck comes from; the same seed gives the same weights", "1")
    .option(
      "--matches <n>",
      "games to judge the result by: a net's against greedy, or how well it foresees who wins them; an instinct's at first sight",
      "400",
    )
    .option("--options <json>", "the game's options")
    .option("--components <file>", "component table to use instead of the game's own")
    .option("--out <file>", "TypeScript file to write the weights to")
    .action(train);
}

const REPORTS = 10;

/** What is being trained: it plays and learns, and can be written down. */
interface Pupil {
  advance(count: number): number;
  weights(): NetData;
}

async function train(id: string, flags: Flags): Promise<void> {
  const { entry, game, table } = await chooseGame(id, flags);
  const mind = (await entry.mind?.())?.mind(game.options, table);
  const seats = chooseSeats(game, flags.players);
  const matches = wholeNumber(flags.matches, "--matches");
  if (flags.instinct) {
    if (mind?.clues === undefined) throw new Fault(`${id} tells its bots no clues to learn from with these options.`);
    const games = gamesOf(flags, USUAL_PRACTICE.games, USUAL_PRACTICE.batch * USUAL_PRACTICE.again);
    await checkOut(flags.out);
    const practice = { ...USUAL_PRACTICE, seats, games };
    const apprentice = apprenticeOf(game, mind, practice, quickChance(`practice/${flags.seed}`));
    await teach(id, game.options, seats, games, flags, {
      advance: (count) => apprentice.advance(count),
      weights: () => loreOf(apprentice.weights, mind.clues as Clues),
    });
    judgeInstinct(game, mind, instinctBy(mind.clues, apprentice.weights), seats, matches);
  } else {
    if (mind?.features === undefined)
      throw new Fault(`${id} tells its bots no features to learn from with these options.`);
    const games = gamesOf(flags, USUAL_TRAINING.games, USUAL_TRAINING.batch);
    await checkOut(flags.out);
    const trainer = trainerOf(game, mind, { ...USUAL_TRAINING, seats, games }, quickChance(`train/${flags.seed}`));
    await teach(id, game.options, seats, games, flags, {
      advance: (count) => trainer.advance(count),
      weights: () => encodeNet(trainer.net),
    });
    const judge = judgeOfNet(game, mind, mind.features, trainer.net);
    const seed = `judge/${flags.seed}`;
    if (mind.journey?.long) tellSurprise(game, mind, mind.features, judge, seats, seed, matches);
    else await judgeNet(game, mind, judge, seats, seed, matches);
  }
}

/** As many as it learns from at once, or a multiple of that. */
function gamesOf({ games }: Flags, usual: number, atOnce: number): number {
  return games === undefined ? usual : Math.ceil(wholeNumber(games, "--games") / atOnce) * atOnce;
}

async function checkOut(file: string | undefined): Promise<void> {
  if (file === undefined) return;
  await writing(file, "--out", () => mkdir(dirname(file), { recursive: true }));
  await checkWritable(file, "--out");
}

/** Lets it learn and tells how far it is. What is stopped early has learned something too, so it is written down as it grows. */
async function teach(
  id: string,
  options: unknown,
  seats: number,
  games: number,
  flags: Flags,
  pupil: Pupil,
): Promise<void> {
  const started = performance.now();
  const what = flags.instinct ? " --instinct" : "";
  const how = `${id}${what} --players ${seats} --options '${JSON.stringify(options)}' --games ${games} --seed ${flags.seed}`;
  for (let played = 0; played < games; ) {
    played = pupil.advance(Math.ceil(games / REPORTS));
    console.log(`${played} games, ${((performance.now() - started) / 1000).toFixed(0)} s`);
    if (flags.out !== undefined) await writeWeights(flags.out, pupil.weights(), how);
  }
}

/** Weights of clues are written down as a net of one layer: an output for each stage. */
function loreOf(weights: Float32Array, { count, stages }: Clues): NetData {
  const biases = new Float32Array(stages.length);
  return encodeNet({ layers: [{ inputs: count, outputs: stages.length, weights, biases }] });
}

async function judgeNet<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  judge: Judge<S>,
  seats: number,
  seed: string,
  games: number,
): Promise<void> {
  const learned: Contestant<A, V> = {
    bot: greedyBot(game, mind, { name: "net", judge }),
    budget: { iterations: 10_000 },
  };
  const greedy: Contestant<A, V> = { bot: greedyBot(game, mind), budget: { iterations: 10_000 } };
  const schedule = scheduleOf(2, seats, games, seed);
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

/** Where a turn takes many choices one step ahead tells nothing of a net; how well it foresees the end does. */
function tellSurprise<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  features: Features<S>,
  judge: Judge<S>,
  seats: number,
  seed: string,
  games: number,
): void {
  const judges = [judge, judgeOf(game, mind)];
  const [net, evaluation] = surprises(game, mind, features, judges, seats, games, seed).map((nats) => nats.toFixed(3));
  console.log(`who wins ${games} games surprises it by ${net} nats per turn, the evaluation by ${evaluation}`);
}

/** Plays whole games at first sight. */
function judgeInstinct<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  instinct: Instinct<S, A>,
  seats: number,
  games: number,
): void {
  const results: number[] = [];
  for (let n = 0; n < games; n++) {
    const chance = quickChance(`judge/${n}`);
    const s = game.setup(seats, chance);
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      const { action, next } = instinct.choose(s, seat);
      game.apply(s, seat, action, chance);
      if (next !== undefined) game.apply(s, seat, next, chance);
    }
    results.push(mind.evaluate(s)[0] as number);
  }
  results.sort((a, b) => a - b);
  const mean = results.reduce((sum, each) => sum + each, 0) / games;
  console.log(
    `at first sight: mean ${mean.toFixed(1)}, median ${(results[games >> 1] as number).toFixed(1)}, ${games} games`,
  );
}

async function writeWeights(file: string, { sizes, scales, weights }: NetData, how: string): Promise<void> {
  await writeText(
    file,
    "--out",
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
