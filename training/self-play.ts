// Plays games of a net against itself for train.py, which teaches the net: one JSON request per line, one JSON answer
// to each. Positions and weights go through files of 32-bit floats.
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { createInterface } from "node:readline";
import { type Net, runnerOf, type SelfPlaySettings, selfPlayOf } from "@tabletown/bots";
import { findMind, findTitle } from "@tabletown/catalog";
import { type Chance, quickChance } from "@tabletown/kernel";

interface Request {
  /** File with the weights, layer by layer, input by input, then biases; absent before there is a net. */
  readonly net?: string;
  readonly sizes: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly settings: Omit<SelfPlaySettings, "seats">;
  /** File to write to: of every position its features and then, by seat from the pivot, what the net should have said. */
  readonly out: string;
}

const [id = "", optionsText = "{}", seatsText = "2"] = process.argv.slice(2);
const seats = Number(seatsText);
const title = await findTitle(id);
const source = await findMind(id);
if (title === undefined || source === undefined) throw new Error(`there is no game "${id}" with a mind`);
const options = title.options(JSON.parse(optionsText));
if (!options.ok) throw new Error(options.problem);
const game = title.game(options.value);
const mind = source.mind(options.value);
const { features } = mind;
if (features === undefined) throw new Error(`${id} has no features`);
const width = features.count(seats);

console.log(JSON.stringify({ features: width, seats }));
for await (const line of createInterface({ input: process.stdin })) {
  const { net: file, sizes, games, seed, settings, out }: Request = JSON.parse(line);
  const net = file === undefined ? undefined : await readNet(file, sizes);
  const positions = playedGames(net, { ...settings, seats }, games, quickChance(seed));
  await writeFile(out, new Uint8Array(positions.buffer));
  console.log(JSON.stringify({ out, games }));
}

function playedGames(net: Net | undefined, settings: SelfPlaySettings, games: number, chance: Chance): Float32Array {
  const play = selfPlayOf(game, mind, net && runnerOf(net), settings);
  const examples = Array.from({ length: games }, () => play(chance)).flat();
  const positions = new Float32Array(examples.length * (width + seats));
  for (const [row, { input, target }] of examples.entries()) {
    positions.set(input, row * (width + seats));
    positions.set(target, row * (width + seats) + width);
  }
  return positions;
}

async function readNet(file: string, sizes: readonly number[]): Promise<Net> {
  const bytes = await readFile(file);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  let taken = 0;
  const take = (count: number): Float32Array => {
    taken += count;
    return numbers.slice(taken - count, taken);
  };
  const layers = sizes.slice(1).map((outputs, l) => {
    const inputs = sizes[l] as number;
    return { inputs, outputs, weights: take(inputs * outputs), biases: take(outputs) };
  });
  return { layers };
}
