// Looks for better numbers of a game's evaluation (`numbers` of its mind) by an evolution strategy: many sets of numbers near
// the present ones play against those in use, one step ahead, and the present ones move towards those that won more, and by more.
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { findMind } from "@tabletown/catalog";
import { quickChance } from "@tabletown/kernel";
import type { Duel, DuelResult } from "./duels.ts";

const { values: given } = parseArgs({
  options: {
    game: { type: "string", default: "suburbia" },
    // Options and number of players of each table.
    tables: { type: "string", default: '[[{"edition":2},3],[{"edition":2},4],[{"edition":1},3]]' },
    seconds: { type: "string", default: "120" },
    // Of each set, at each table.
    games: { type: "string", default: "12" },
    // Of what was found, at each table.
    check: { type: "string", default: "1000" },
    // A file with the numbers to begin with, as `--out` writes them: those in use unless told.
    from: { type: "string" },
    // How far sets lie from the present numbers at the start, as a power of e.
    spread: { type: "string", default: "0.25" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: String(Math.max(2, availableParallelism())) },
    out: { type: "string", default: "numbers.json" },
  },
});

/** How far sets lie from the present numbers, and how far those move: at the start and at the end. */
const SPREAD = [Number(given.spread), Number(given.spread) / 3] as const;
const STRIDE = [1.2, 0.4] as const;
/** The part of each move that goes on in the next. */
const MOMENTUM = 0.7;
/** What a number that is 0 is measured in. */
const UNIT = 0.15;
/** The last part of the time, over which the mean is taken: where one stands at a single moment is half chance. */
const AVERAGED = 0.4;

const tables: readonly (readonly [options: unknown, seats: number])[] = JSON.parse(given.tables);
const source = await findMind(given.game);
if (source?.numbers === undefined) throw new Error(`${given.game} has no numbers to tune`);
const [inUse, ...different] = new Set(tables.map(([, seats]) => source.numbers?.(seats)));
if (inUse === undefined || different.length > 0)
  throw new Error(`${given.game} has other numbers for some of these tables than for others: tune them by themselves`);
const begin: object = given.from === undefined ? inUse : { ...inUse, ...JSON.parse(readFileSync(given.from, "utf8")) };
const start = Object.entries(begin) as [string, number][];
const chance = quickChance(given.seed);
const seconds = Number(given.seconds);
const pairs = Math.floor(Number(given.threads) / 2);
const workers = Array.from({ length: 2 * pairs }, () => {
  const worker = new Worker(new URL("./duels.ts", import.meta.url), { workerData: { game: given.game, tables } });
  return worker;
});

const place = start.map(() => 0);
const speed = start.map(() => 0);
const sum = start.map(() => 0);
let summed = 0;
const began = performance.now();
for (let round = 0; ; round++) {
  const part = (performance.now() - began) / 1000 / seconds;
  if (part >= 1) break;
  const spread = between(SPREAD, part);
  const ways = Array.from({ length: pairs }, () => start.map(gaussian));
  const mirrored = [...ways, ...ways.map((way) => way.map((each) => -each))];
  const sets = mirrored.map((way) => numbersAt(place.map((at, i) => at + spread * (way[i] as number))));
  const seed = `${given.seed}/${round}`;
  const results = await duels(sets, Number(given.games), () => seed);
  const ranks = ranksOf(results.map(worthOf));
  for (let i = 0; i < place.length; i++) {
    const pull = mirrored.reduce((total, way, n) => total + (ranks[n] as number) * (way[i] as number), 0);
    speed[i] = MOMENTUM * (speed[i] as number) + (between(STRIDE, part) * spread * pull) / mirrored.length;
    place[i] = (place[i] as number) + (speed[i] as number);
    if (part > 1 - AVERAGED) sum[i] = (sum[i] as number) + (place[i] as number);
  }
  if (part > 1 - AVERAGED) summed++;
  const mean = results.reduce((total, each) => total + meanOf(each), 0) / results.length;
  if (round % 10 === 0) console.log(JSON.stringify({ round, ofPar: Number(mean.toFixed(3)) }));
}
const found = numbersAt(summed === 0 ? place : sum.map((total) => total / summed));
const shares = Math.ceil(Number(given.check) / workers.length);
const checks = await duels(
  workers.map(() => found),
  shares,
  (n) => `${given.seed}/check/${n}`,
);
for (const [i, [options, seats]] of tables.entries()) {
  const won = checks.reduce((total, outcomes) => total + (outcomes[i] as DuelResult).won, 0);
  const games = checks.reduce((total, outcomes) => total + (outcomes[i] as DuelResult).games, 0);
  console.log(JSON.stringify({ options, seats, games, won: Number((won / games).toFixed(4)) }));
}
writeFileSync(given.out, `${JSON.stringify(found, undefined, 2)}\n`);
console.log(`Written to ${given.out}.`);
process.exit(0);

/** Every set plays as many games at each table; luck goes by what `seedOf` says of it. */
function duels(
  sets: readonly Duel["numbers"][],
  games: number,
  seedOf: (set: number) => string,
): Promise<readonly (readonly DuelResult[])[]> {
  return Promise.all(
    sets.map((numbers, n) => {
      const worker = workers[n] as Worker;
      const duel: Duel = { numbers, games, seed: seedOf(n) };
      return new Promise<readonly DuelResult[]>((resolve, reject) => {
        const done = (outcomes: readonly DuelResult[]): void => {
          worker.off("error", reject);
          resolve(outcomes);
        };
        worker.once("error", reject);
        worker.once("message", done);
        worker.postMessage(duel);
      });
    }),
  );
}

/** How often a set won, on average over the tables: 1 is what equals would. */
function meanOf(outcomes: readonly DuelResult[]): number {
  return outcomes.reduce((total, { won, games, seats }) => total + (won / games) * seats, 0) / outcomes.length;
}

/** How well a set did: by its leads too, which say more of a few games than who won them. */
function worthOf(outcomes: readonly DuelResult[]): number {
  return meanOf(outcomes) + outcomes.reduce((total, { lead, games }) => total + lead / games, 0) / outcomes.length;
}

/** From −0.5 for the least to 0.5 for the most: how much more does not matter. */
function ranksOf(worths: readonly number[]): number[] {
  const order = worths.map((_, n) => n).sort((a, b) => (worths[a] as number) - (worths[b] as number));
  const ranks: number[] = [];
  for (const [rank, n] of order.entries()) ranks[n] = rank / (worths.length - 1) - 0.5;
  return ranks;
}

function numbersAt(at: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    start.map(([name, number], i) => {
      const away = at[i] as number;
      return [name, number === 0 ? Math.max(0, UNIT * away) : number * Math.exp(away)];
    }),
  );
}

function between([first, last]: readonly [number, number], part: number): number {
  return first + (last - first) * part;
}

function gaussian(): number {
  const uniform = (): number => (chance.int(1_000_000) + 0.5) / 1_000_000;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
