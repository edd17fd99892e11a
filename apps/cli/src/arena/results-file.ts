import { appendFile, truncate } from "node:fs/promises";
import type { GameResult } from "@tabletown/bots";
import { isObject } from "@tabletown/kernel";
import { readText } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { checkWritable, readSoFar, writing } from "../files.ts";
import { comparePlayedWith, type PlayedWith, tellUntold } from "./played-with.ts";
import type { Tournament } from "./tournament.ts";

const FLAG = "--state";

/** What must be the same when a tournament goes on. How many games are played may change. */
const SAME: readonly (readonly [key: Exclude<keyof Tournament, "games" | keyof PlayedWith>, called: string])[] = [
  ["game", "the game"],
  ["options", "--options"],
  ["components", "--components"],
  ["players", "--players"],
  ["bots", "--bots"],
  ["seed", "--seed"],
  ["memoryMiB", "--memory"],
  ["adjust", "--adjust"],
  ["again", "--again"],
  ["processorTime", "--processor-time"],
];

/** Results written by an earlier run; starts the file where there is none. */
export async function resume(file: string, tournament: Tournament): Promise<GameResult[]> {
  await checkWritable(file, FLAG);
  const text = await readSoFar(file, FLAG);
  if (text === "") {
    await append(file, { tournament });
    return [];
  }
  const { tournament: earlier, results, half } = parse(file, text);
  compareTournaments(file, earlier, tournament);
  tellUntold(file, earlier);
  if (half !== "") await truncate(file, Buffer.byteLength(text) - Buffer.byteLength(half));
  return results;
}

interface Written {
  readonly tournament: Tournament;
  readonly results: GameResult[];
}

/** Everything in a file; it stays as it is. */
export async function readResults(file: string): Promise<Written> {
  return parse(file, await readText(file));
}

/** A run that was stopped may have left half a line behind. */
function parse(file: string, text: string): Written & { readonly half: string } {
  const [heading, ...lines] = text.split("\n");
  const told = parsed(heading);
  const tournament = isObject(told) ? told.tournament : undefined;
  if (!isTournament(tournament)) throw new Fault(`${file} holds no tournament. Name another file for ${FLAG}.`);
  const half = lines.pop() ?? "";
  const results = lines.map((line, i) => {
    const result = parsed(line);
    if (!isResult(result, tournament.players)) {
      throw new Fault(`Line ${i + 2} of ${file} is damaged. Remove it: that game will be played again.`);
    }
    return result;
  });
  return { tournament, results, half };
}

export async function append(file: string, what: unknown): Promise<void> {
  await writing(file, FLAG, () => appendFile(file, `${JSON.stringify(what)}\n`));
}

/** Refuses results of another tournament. */
export function compareTournaments(file: string, there: Tournament, here: Tournament): void {
  for (const [key, called] of SAME) {
    if (there[key] === here[key]) continue;
    // What is in the file counts, wherever it lies.
    if (key === "components" && there.table !== undefined && here.table !== undefined) continue;
    const [was, is] = [there, here].map((each) => each[key] ?? "not given");
    throw new Fault(
      `${file} belongs to another tournament: ${called} was ${was} there and is ${is} here. Give the same again, or name another file for ${FLAG}.`,
    );
  }
  comparePlayedWith(file, there, here);
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}

/** What must be the same is compared one by one. */
function isTournament(given: unknown): given is Tournament {
  return isObject(given) && Number.isSafeInteger(given.players);
}

const PER_SEAT = ["seats", "ranks", "scores", "decisions", "milliseconds", "slowest"] as const;

function isResult(given: unknown, players: number): given is GameResult {
  if (typeof given !== "object" || given === null) return false;
  const result = given as Readonly<Record<keyof GameResult, unknown>>;
  return (
    Number.isSafeInteger(result.number) &&
    typeof result.moves === "number" &&
    Array.isArray(result.forfeits) &&
    PER_SEAT.every((key) => isNumbers(result[key], players))
  );
}

function isNumbers(given: unknown, length: number): boolean {
  return Array.isArray(given) && given.length === length && given.every((each) => typeof each === "number");
}
