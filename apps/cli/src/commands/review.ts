import { stat } from "node:fs/promises";
import type { Mind } from "@tabletown/bots";
import { type Game, type GameRecord, LANGUAGES, type Language } from "@tabletown/kernel";
import { judgeNameOf, type Review, type ReviewBudget, reviewSteps } from "@tabletown/review";
import { type Command, Option } from "commander";
import { findEntry } from "../chosen-game.ts";
import { EXIT, Fault } from "../fault.ts";
import { checkWritable, writeText } from "../files.ts";
import { namesIn, openRecord, replayRecord } from "../recorded-game.ts";
import { chartOfReview } from "../review/chart.ts";
import { reviewText } from "../review/report.ts";
import { folderText, reviewFolder } from "../review/review-folder.ts";
import { amountOf } from "../review/review-terms.ts";
import { readShard } from "../shard.ts";
import { progress } from "../terminal/progress.ts";

interface Flags {
  readonly budget: string;
  readonly seed: string;
  readonly language: Language;
  readonly plot?: string;
  readonly save?: string;
  readonly shard?: string;
  readonly json?: boolean;
}

export function reviewCommand(program: Command): void {
  program
    .command("review")
    .description("what decided a recorded game: luck and skill of everybody, told apart")
    .argument("<record>", "record file, or a folder of them")
    .option("--budget <amount>", "how long to look: 30s, 500ms, or passes over the game, such as 12p", "20p")
    .option(
      "--seed <text>",
      "where the review's own luck comes from; with passes the same seed gives the same",
      "review",
    )
    .addOption(new Option("--language <code>", "language of the telling").choices(LANGUAGES).default("en"))
    .option("--plot <file>", "draw the course of everybody's chances into an SVG file")
    .option(
      "--save <folder>",
      "of a folder: where one review for each record goes; what is there with this budget and seed is not made again",
    )
    .option("--shard <i/n>", "of a folder: only the ith of n parts; copying what all have saved puts them together")
    .option("--json", "print JSON")
    .action(review);
}

async function review(path: string, flags: Flags): Promise<void> {
  const budget = budgetOf(flags.budget);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return reviewAll(path, flags, budget);
  if (flags.save !== undefined || flags.shard !== undefined) {
    throw new Fault(`--save and --shard are for folders of records, and "${path}" is none.`);
  }
  if (flags.plot !== undefined) await checkWritable(flags.plot, "--plot");
  const { record, title, game, found, played } = await reviewRecord(path, flags, budget);
  const { table } = record.components;
  const words = title.words(flags.language, table);
  const name = namesIn(record);
  if (flags.plot !== undefined) {
    const heading = `${words.title}: ${record.seats.map((_, seat) => name(seat)).join(", ")}`;
    await writeText(flags.plot, "--plot", chartOfReview(found, { title: heading, name }));
  }
  if (flags.json) console.log(JSON.stringify(found));
  else console.log(reviewText(found, { game, played, words, name }, flags.language));
}

/** Every record of a folder, or a part of them; then everybody who played, over all of them. */
async function reviewAll(folder: string, flags: Flags, budget: ReviewBudget): Promise<void> {
  const { save, shard, plot } = flags;
  if (save === undefined) throw new Fault("A folder of records needs --save: the folder that their reviews go to.");
  if (plot !== undefined) throw new Fault("--plot draws one record, not a folder of them.");
  const terms = { budget: flags.budget, seed: flags.seed };
  const settings = { folder, save, shard: shard === undefined ? undefined : readShard(shard), terms };
  const { reviewed, refused: damaged } = await reviewFolder(settings, {
    asked: async (path) => {
      const { record, game } = await openRecord(path);
      return { record: record.seal, judge: judgeNameOf(game, await mindOf(record, game), record.seats.length) };
    },
    make: async (path) => {
      const { record, found } = await reviewRecord(path, flags, budget);
      return { names: record.seats.map(({ name }) => name), review: found };
    },
  });
  console.log(flags.json ? JSON.stringify(reviewed) : folderText(reviewed, flags.language));
  if (damaged === 0) return;
  throw new Fault(`Records that could not be reviewed: ${damaged} of ${reviewed.length + damaged}.`, EXIT.refused);
}

async function reviewRecord(path: string, flags: Flags, budget: ReviewBudget) {
  const { record, title, game, played } = await replayRecord(path);
  const mind = await mindOf(record, game);
  const seats = record.seats.length;
  const given = { game, mind, played, seats, record: record.seal, seed: flags.seed };
  const found = watch(reviewSteps(given, budget), budget);
  return { record, title, game, found, played };
}

async function mindOf({ game: id, components }: GameRecord, { options }: Game): Promise<Mind | undefined> {
  return (await findEntry(id).mind?.())?.mind(options, components.table);
}

/** Lets a review come to its end, with a bar for who waits. */
function watch(steps: ReturnType<typeof reviewSteps>, { passes }: ReviewBudget): Review {
  const bar = progress("reviewing", 100 * (passes ?? 1));
  let shown = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      bar.end();
      return step.value;
    }
    const done = Math.floor(100 * (step.value.passes + (step.value.progress % 1)));
    if (done > shown) {
      bar.advance(done - shown);
      shown = done;
    }
  }
}

function budgetOf(text: string): ReviewBudget {
  const amount = amountOf(text);
  if (amount === undefined) {
    throw new Fault(`--budget must be a time, such as 30s or 500ms, or passes, such as 12p, not "${text}".`);
  }
  return "passes" in amount ? amount : { ...amount, clock: () => performance.now() };
}
