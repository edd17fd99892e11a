import { mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Encoding, finalRewards, maskBytes, REWARDS, type Rewards } from "@tabletown/bots";
import { type Game, type Json, replay, scoresOf } from "@tabletown/kernel";
import type { Command } from "commander";
import { findEntry } from "../chosen-game.ts";
import { NpyFile, type NumberKind } from "../dataset/npy-file.ts";
import { rowsOf } from "../dataset/rows.ts";
import { rewardsNamed } from "../env/request.ts";
import { settingFields } from "../env/setting-fields.ts";
import { EXIT, Fault } from "../fault.ts";
import { folderFor, writing } from "../files.ts";
import { type OpenedRecord, openRecord, refused } from "../recorded-game.ts";
import { encodingFor } from "../research.ts";
import { progress } from "../terminal/progress.ts";
import { several } from "../terminal/several.ts";

interface Flags {
  readonly out: string;
  readonly rewards: string;
}

export function datasetCommand(program: Command): void {
  program
    .command("dataset")
    .description("turn records of finished games into arrays that numpy reads: observations, masks, actions, rewards")
    .argument("<records...>", "records, or folders of them")
    .requiredOption("--out <folder>", "where the arrays are written")
    .option("--rewards <what>", `what the end of a game brought: ${REWARDS.join(", ")}`, REWARDS[0])
    .action(dataset);
}

async function dataset(paths: readonly string[], { out, rewards: wanted }: Flags): Promise<void> {
  const rewards = rewardsNamed(wanted);
  const files = (await Promise.all(paths.map(recordsIn))).flat();
  const [first] = files;
  if (first === undefined) throw new Fault(`There are no records in ${paths.join(", ")}.`);
  const opened = await openRecord(first);
  const { game, record } = opened;
  const seats = record.seats.length;
  const encoding = await encodingOf(opened, seats);
  const folder = folderFor(out, "--out");
  const rows = await writing(out, "--out", () =>
    inPlace(folder, async (unfinished) => {
      const arrays = await createArrays(unfinished, encoding);
      const bar = progress("reading", files.length);
      let written = 0;
      try {
        for (const [number, file] of files.entries()) {
          written += await add(file, { game, encoding, seats, rewards, number, arrays });
          bar.advance();
        }
        bar.end();
      } finally {
        await Promise.all(Object.values(arrays).map((array) => array.close()));
      }
      const about = {
        ...settingFields({ game, encoding, seats, rewards }),
        rows: written,
        games: files.length,
        arrays: Object.keys(arrays),
      };
      await writeFile(join(unfinished, ABOUT), `${JSON.stringify(about, undefined, 2)}\n`);
      return written;
    }),
  );
  console.log(`${out}: ${several(rows, "move")} of ${several(files.length, "game")}.`);
}

/** Tells what the arrays beside it hold. */
const ABOUT = "dataset.json";

/**
 * Lets files be written in a folder of their own and moves them into their place once all are whole: what goes wrong
 * before leaves an earlier dataset there as it was. What tells of it goes first and comes last, so that it never tells
 * of other arrays.
 */
async function inPlace<T>(folder: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = await mkdtemp(join(folder, ".unfinished-"));
  try {
    const written = await write(unfinished);
    await rm(join(folder, ABOUT), { force: true });
    const names = await readdir(unfinished);
    for (const name of [...names.filter((each) => each !== ABOUT), ABOUT]) {
      await rename(join(unfinished, name), join(folder, name));
    }
    return written;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

type Arrays = Readonly<Record<keyof ReturnType<typeof rowsOf>, NpyFile>>;

interface Work {
  readonly game: Game;
  readonly encoding: Encoding;
  readonly seats: number;
  readonly rewards: Rewards;
  readonly number: number;
  readonly arrays: Arrays;
}

/** Replays a record, which checks it, and adds its moves. */
async function add(file: string, { game, encoding, seats, rewards, number, arrays }: Work): Promise<number> {
  const { record, game: played } = await openRecord(file);
  const alike =
    played.id === game.id &&
    played.components === game.components &&
    record.seats.length === seats &&
    JSON.stringify(played.options) === JSON.stringify(game.options);
  if (!alike) {
    throw new Fault(
      `${file} is of another game, other options, components or another number of players than the first record. Make a dataset of its own for it.`,
    );
  }
  const again = replay(game, record);
  if (!again.ok) throw refused(file, again.problem);
  const { states, moves } = again.value;
  if (record.standing === undefined) throw new Fault(`${file} was not played to its end. Leave it out.`, EXIT.refused);
  const standing = game.score(states.at(-1));
  const brought = rewards === "score" ? scoresOf(standing) : finalRewards(rewards, standing);
  const rows = rowsOf(game, encoding, number, { states, moves, rewards: brought });
  for (const [name, array] of Object.entries(arrays)) await array.append(rows[name as keyof Arrays]);
  return moves.length;
}

async function createArrays(folder: string, { observationSize, actionCount }: Encoding): Promise<Arrays> {
  const create = (name: string, numbers: NumberKind, columns?: number): Promise<NpyFile> =>
    NpyFile.create(join(folder, `${name}.npy`), numbers, columns);
  return {
    observations: await create("observations", "float32", observationSize),
    actions: await create("actions", "int32"),
    masks: await create("masks", "uint8", maskBytes(actionCount)),
    seats: await create("seats", "uint8"),
    games: await create("games", "int32"),
    rewards: await create("rewards", "float32"),
  };
}

async function encodingOf({ record, title, game }: OpenedRecord, seats: number): Promise<Encoding> {
  const table = record.components.table as Json | undefined;
  const entry = findEntry(game.id);
  return encodingFor({ entry, title, game, ...(table !== undefined && { table }) }, seats);
}

/** A record, or all of a folder in the order in which people count. */
async function recordsIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || !found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith(".json"));
  return names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).map((name) => join(path, name));
}
