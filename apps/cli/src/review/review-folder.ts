import { readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { isObject, type Language, plainText } from "@tabletown/kernel";
import { checkReview, isFirstLook, type Review, reviewWords, type SeatReview } from "@tabletown/review";
import { readText } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { folderFor, writeText } from "../files.ts";
import { isInShard, type Shard } from "../shard.ts";
import { alignedTable } from "../terminal/aligned-table.ts";
import { progress, tellBeside } from "../terminal/progress.ts";
import { beside } from "../terminal/wrap.ts";
import { reportWords } from "./report-words.ts";
import { type ReviewTerms, sufficeFor, termsOf } from "./review-terms.ts";

interface FolderSettings {
  /** Where the records are, and where one review for each of them goes. */
  readonly folder: string;
  readonly save: string;
  readonly shard: Shard | undefined;
  readonly terms: ReviewTerms;
}

/** A record of a folder that has its review. */
export interface ReviewedRecord {
  readonly file: string;
  readonly names: readonly string[];
  readonly review: Review;
}

/** How the record in a file is reviewed. */
interface Reviewing {
  /** What a review of it is about, and who judges it today. */
  asked(path: string): Promise<Pick<Review, "record" | "judge">>;
  make(path: string): Promise<Omit<ReviewedRecord, "file">>;
}

export interface ReviewedFolder {
  readonly reviewed: readonly ReviewedRecord[];
  /** How many records could not be reviewed; each has been told. */
  readonly refused: number;
}

/**
 * Reviews every record of a folder, or the part of them that a shard is to do. What is there already on the same terms
 * is not made again, so that a run can be broken off, and parts made on several machines come together by copying
 * their files.
 */
export async function reviewFolder(settings: FolderSettings, review: Reviewing): Promise<ReviewedFolder> {
  const { folder, save, shard, terms } = settings;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort();
  const mine = files.filter((_, index) => shard === undefined || isInShard(shard, index));
  if (mine.length === 0) throw new Fault(`${folder} holds no record${shard === undefined ? "" : " for this shard"}.`);
  if (folderFor(save, "--save") === resolve(folder)) {
    throw new Fault("--save must name another folder than that of the records, or reviews would be taken for records.");
  }
  const bar = progress("reviewing", mine.length);
  const done: ReviewedRecord[] = [];
  for (const file of mine) {
    const target = join(save, `${basename(file, ".json")}.review.json`);
    const path = join(folder, file);
    const found = await keptOrMade(target, path, { terms, review }).catch(tellRefused);
    if (found !== undefined) {
      const { kept, made } = found;
      if (!kept) await writeText(target, "--save", `${JSON.stringify({ ...made, ...terms })}\n`);
      done.push({ file, ...made });
    }
    bar.advance();
  }
  bar.end();
  return { reviewed: done, refused: mine.length - done.length };
}

/** One damaged record takes no other down. */
function tellRefused(error: unknown): undefined {
  if (!(error instanceof Fault)) throw error;
  tellBeside(error.message);
}

/** The review of a record: what an earlier run has left, where one of today would come to nothing finer, or a new one. */
async function keptOrMade(
  target: string,
  path: string,
  { terms, review }: { readonly terms: ReviewTerms; readonly review: Reviewing },
): Promise<{ readonly kept: boolean; readonly made: Omit<ReviewedRecord, "file"> }> {
  const known = await readJson(target);
  const checked = isObject(known) ? checkReview(known.review) : undefined;
  if (isObject(known) && checked?.ok && sufficeFor(terms, termsOf(known, checked.value))) {
    const { record, judge } = await review.asked(path);
    const names = Array.isArray(known.names) ? known.names.map(String) : [];
    const { value } = checked;
    if (value.record === record && value.judge === judge) return { kept: true, made: { names, review: value } };
  }
  return { kept: false, made: await review.make(path) };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readText(path));
  } catch {
    return undefined;
  }
}

/** What counts of a review, over all of a folder. */
interface CountedRecord extends Pick<ReviewedRecord, "file" | "names"> {
  readonly review: Pick<Review, "passes" | "moves"> & {
    readonly seats: readonly Pick<SeatReview, "accuracy" | "ledger" | "weighty">[];
  };
}

/** What is known of a player; bots of one name may have sat at a table several times over. */
interface SeatsOfPlayer {
  /** By their files. */
  readonly games: Set<string>;
  seats: number;
  readonly accuracies: number[];
  luck: number;
  choices: number;
}

/** Everybody who played, over all the reviews: how often, how well, and how lucky. */
export function folderText(reviewed: readonly CountedRecord[], language: Language): string {
  const players = new Map<string, SeatsOfPlayer>();
  for (const { file, names, review } of reviewed) {
    for (const [seat, { accuracy, ledger }] of review.seats.entries()) {
      const name = plainText(names[seat] ?? "") || `#${seat + 1}`;
      const player = players.get(name) ?? { games: new Set(), seats: 0, accuracies: [], luck: 0, choices: 0 };
      players.set(name, player);
      player.games.add(file);
      player.seats++;
      if (accuracy !== undefined && !isFirstLook(review)) player.accuracies.push(accuracy);
      player.luck += ledger.deal + ledger.ownLuck + ledger.othersLuck;
      player.choices += ledger.ownChoices;
    }
  }
  const words = reportWords[language];
  const exact = (value: number, digits: number): string => {
    const size = Math.abs(value).toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return value < 0 && /[1-9]/.test(size) ? `−${size}` : size;
  };
  const rows = [...players].map(([name, { games, seats, accuracies, luck, choices }]) => [
    name,
    String(games.size),
    accuracies.length === 0 ? "–" : exact(accuracies.reduce((sum, each) => sum + each, 0) / accuracies.length, 1),
    exact(luck / seats, 3),
    exact(choices / seats, 3),
  ]);
  const heads = [words.player, words.games, words.accuracy, words.luck, reviewWords(language).ledger.ownChoices];
  const longer = reviewed.some(({ review }) => isFirstLook(review)) ? `\n${words.longer}` : "";
  return `${alignedTable(heads, rows)}\n${beside("", `(${words.means})`)}${longer}`;
}
