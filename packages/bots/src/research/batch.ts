import { type Chance, quickChance } from "@tabletown/kernel";
import { advance, beginEpisode, type Episode, type EpisodeSetting } from "./episode.ts";

/** Many episodes told in arrays, one row for each. */
export interface Frame {
  /** What who is to move sees; `observationSize` numbers a row. */
  readonly observations: Float32Array;
  /** What the last move brought each seat; `seats` numbers a row. */
  readonly rewards: Float32Array;
  /** Who is to move. */
  readonly agents: Uint8Array;
  /** 0: it goes on. 1: the last move ended an episode, 2: it was cut off; the row already tells of the next one. */
  readonly ends: Uint8Array;
  /** A bit for every action: index i is bit i mod 8 of byte i div 8. */
  readonly masks: Uint8Array;
}

export interface Batch<S = unknown, A = unknown, V = unknown> {
  readonly setting: EpisodeSetting<S, A, V>;
  readonly episodes: Episode<S, A>[];
  readonly frame: Frame;
  /** Episodes begun in each row. */
  readonly begun: number[];
  seed: string;
  /** For moves that are left to chance. */
  chance: Chance;
}

/** Stands for any legal action. */
export const ANY_ACTION = -1;

export function maskBytes(actionCount: number): number {
  return Math.ceil(actionCount / 8);
}

/** Row i plays with the seeds `<seed>/<i>/0`, `<seed>/<i>/1` and so on. */
export function batchOf<S, A, V>(setting: EpisodeSetting<S, A, V>, rows: number, seed: string): Batch<S, A, V> {
  const { encoding, seats } = setting;
  const batch: Batch<S, A, V> = {
    setting,
    episodes: [],
    frame: {
      observations: new Float32Array(rows * encoding.observationSize),
      rewards: new Float32Array(rows * seats),
      agents: new Uint8Array(rows),
      ends: new Uint8Array(rows),
      masks: new Uint8Array(rows * maskBytes(encoding.actionCount)),
    },
    begun: Array.from({ length: rows }, () => 0),
    seed,
    chance: quickChance(seed),
  };
  resetBatch(batch, seed);
  return batch;
}

export function resetBatch<S, A, V>(batch: Batch<S, A, V>, seed: string): void {
  batch.seed = seed;
  batch.chance = quickChance(seed);
  for (let row = 0; row < batch.begun.length; row++) {
    batch.begun[row] = 0;
    beginRow(batch, row);
  }
  batch.frame.rewards.fill(0);
  batch.frame.ends.fill(0);
  writeFrame(batch);
}

function beginRow<S, A, V>(batch: Batch<S, A, V>, row: number): void {
  const number = batch.begun[row] as number;
  batch.begun[row] = number + 1;
  batch.episodes[row] = beginEpisode(batch.setting, `${batch.seed}/${row}/${number}`);
}

/** The first row whose action is not legal; then nothing has happened anywhere. */
export interface IllegalRow {
  readonly row: number;
  readonly action: number;
}

/** Makes one move in every row. Where it ends an episode the next one begins. */
export function stepBatch<S, A, V>(batch: Batch<S, A, V>, actions: Int32Array): IllegalRow | undefined {
  const { setting, episodes, frame } = batch;
  const places = new Int32Array(episodes.length);
  for (let row = 0; row < episodes.length; row++) {
    const { indices } = episodes[row] as Episode<S, A>;
    const action = actions[row] as number;
    const place = action === ANY_ACTION ? batch.chance.int(indices.length) : indices.indexOf(action);
    if (place < 0 || place >= indices.length) return { row, action };
    places[row] = place;
  }
  frame.rewards.fill(0);
  for (let row = 0; row < episodes.length; row++) {
    const episode = episodes[row] as Episode<S, A>;
    const rewards = advance(setting, episode, places[row] as number);
    frame.rewards.set(rewards, row * setting.seats);
    frame.ends[row] = episode.agent !== undefined ? 0 : episode.cutOff ? 2 : 1;
    if (episode.agent === undefined) beginRow(batch, row);
  }
  writeFrame(batch);
  return undefined;
}

/** Tells how every row stands; rewards and ends stay as they are. */
export function writeFrame<S, A, V>({ setting, episodes, frame }: Batch<S, A, V>): void {
  const { game, encoding } = setting;
  const { observationSize, actionCount } = encoding;
  const bytes = maskBytes(actionCount);
  frame.observations.fill(0);
  frame.masks.fill(0);
  for (let row = 0; row < episodes.length; row++) {
    const { state, agent = 0, indices } = episodes[row] as Episode<S, A>;
    frame.agents[row] = agent;
    if (encoding.observeState) encoding.observeState(state, agent, frame.observations, row * observationSize);
    else encoding.observe(game.view(state, agent), agent, frame.observations, row * observationSize);
    const start = row * bytes;
    for (let i = 0; i < indices.length; i++) {
      const index = indices[i] as number;
      const byte = start + (index >> 3);
      frame.masks[byte] = (frame.masks[byte] as number) | (1 << (index & 7));
    }
  }
}
