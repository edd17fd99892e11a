import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { isObject, same } from "@tabletown/kernel";
import { comparePlayedWith, tellUntold, toldByAll } from "../arena/played-with.ts";
import { append } from "../arena/results-file.ts";
import { readText } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { checkWritable, readSoFar } from "../files.ts";
import { isInShard, type Shard } from "../shard.ts";
import type { ReviewSample } from "./measure.ts";
import type { Measurement, Numbered } from "./measurement.ts";

export interface MeasuringSettings {
  /** In all, those of other parts included. */
  readonly games: number;
  readonly threads: number | undefined;
  readonly shard: Shard | undefined;
  /** No game is begun later than this; those under way are finished. */
  readonly seconds: number | undefined;
  /** Where each game is written to as it comes, and read from to go on. */
  readonly state: string | undefined;
  onGame(): void;
}

/** Measures the games not measured yet, on all cores unless told; in the order of their numbers. */
export async function measureGames<R extends Numbered>(
  measurement: Measurement,
  { games, threads, shard, seconds, state, onGame }: MeasuringSettings,
): Promise<readonly R[]> {
  const found = new Map<number, R>();
  if (state !== undefined) {
    for (const result of await resumed<R>(state, measurement))
      if (result.number < games) found.set(result.number, result);
  }
  const open = Array.from({ length: games }, (_, number) => number).filter(
    (number) => !found.has(number) && (shard === undefined || isInShard(shard, number)),
  );
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * seconds;
  const next = (): number | undefined => (performance.now() < until ? open.shift() : undefined);
  const workers: Worker[] = [];
  const count = Math.min(threads ?? availableParallelism(), open.length);
  try {
    await Promise.all(
      Array.from({ length: count }, () => {
        const worker = new Worker(new URL("./measuring-worker.ts", import.meta.url), { workerData: measurement });
        workers.push(worker);
        return employ<R>(worker, next, async (result) => {
          found.set(result.number, result);
          onGame();
          if (state !== undefined) await append(state, result);
        });
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
}

/** Gives a thread one game after the other, until there are none left or time is over. */
function employ<R>(
  worker: Worker,
  next: () => number | undefined,
  onResult: (result: R) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (): void => {
      const number = next();
      if (number === undefined) resolve();
      else worker.postMessage(number);
    };
    worker.on("message", (result: R) => onResult(result).then(give, reject));
    worker.on("error", reject);
    give();
  });
}

/** What several parts of one measurement have written, put together: a game that two files hold must be the same. */
export async function mergedGames<R extends Numbered>(
  files: readonly string[],
): Promise<{ readonly measurement: Measurement; readonly results: readonly R[] }> {
  const parts = await Promise.all(files.map(async (file) => ({ file, ...parse<R>(file, await readText(file)) })));
  const [first] = parts;
  if (first === undefined) throw new Fault("Name the files to merge.");
  const found = new Map<number, R>();
  let known = first.measurement;
  for (const { file, measurement, results } of parts) {
    compareMeasurements(file, measurement, known);
    known = { ...measurement, ...known };
    for (const result of results) {
      const before = found.get(result.number);
      if (before !== undefined && !same(withoutTimes(before), withoutTimes(result))) {
        throw new Fault(
          `${file} tells something else of game ${result.number} than a file before it: they are not of the same run. Leave one of them out.`,
        );
      }
      found.set(result.number, before ?? result);
    }
  }
  const measurement = toldByAll(
    first.measurement,
    parts.map((part) => part.measurement),
  );
  return { measurement, results: [...found.values()].sort((a, b) => a.number - b.number) };
}

/** What does not depend on the machine. */
function withoutTimes<R extends Numbered>({ luckTook: _luck, reviewTook: _review, ...rest }: R & Times) {
  return rest;
}

type Times = Pick<ReviewSample, "luckTook" | "reviewTook">;

/** What an earlier run has written; begins the file where there is none. */
async function resumed<R extends Numbered>(file: string, measurement: Measurement): Promise<readonly R[]> {
  await checkWritable(file, "--state");
  const text = await readSoFar(file, "--state");
  if (text === "") {
    await append(file, { measurement });
    return [];
  }
  const earlier = parse<R>(file, text);
  compareMeasurements(file, earlier.measurement, measurement);
  // A run that was stopped may have left half a line behind.
  if (!text.endsWith("\n")) await append(file, "");
  return earlier.results;
}

/** Refuses games of another measurement. */
function compareMeasurements(file: string, there: Measurement, here: Measurement): void {
  const asked = ({ program: _program, rules: _rules, table: _table, ...rest }: Measurement) => rest;
  if (!same(asked(there), asked(here))) {
    throw new Fault(
      `${file} belongs to another measurement: game, options, players, seed, positions and passes must be the same. Give the same again, or name another file.`,
    );
  }
  comparePlayedWith(file, there, here);
  tellUntold(file, there);
}

function parse<R extends Numbered>(
  file: string,
  text: string,
): { readonly measurement: Measurement; readonly results: readonly R[] } {
  const [heading, ...lines] = text.split("\n").map(parsed);
  if (!isObject(heading) || !isMeasurement(heading.measurement)) throw new Fault(`${file} holds no measurement.`);
  const results = lines.filter((line) => isObject(line) && Number.isSafeInteger(line.number));
  return { measurement: heading.measurement, results: results as R[] };
}

/** Written by a run of ours, or by anybody. */
function isMeasurement(given: unknown): given is Measurement {
  if (!isObject(given)) return false;
  const texts = [given.game, given.options, given.seed];
  const numbers = [given.players, given.iterations];
  return (
    (given.bench === "review" || given.bench === "blunders") &&
    texts.every((each) => typeof each === "string") &&
    numbers.every((each) => typeof each === "number")
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
