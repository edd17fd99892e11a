import { Fault } from "./fault.ts";

/** One of several parts of a run that are played apart, on machines that know nothing of each other. */
export interface Shard {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
}

const MOST = 1_000_000;

/** Reads what somebody wrote for --shard, such as 2/5. */
export function readShard(text: string): Shard {
  const [number, of] = (/^([0-9]{1,7})\/([0-9]{1,7})$/.exec(text) ?? []).slice(1).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of || of > MOST) {
    throw new Fault(`--shard must be a part and the number of parts, from 1/1 on, such as 2/5, not "${text}".`);
  }
  return { number, of };
}

/** The part that somebody asked for. What a part has played must be written down: nothing could be put together otherwise. */
export function shardOf(flags: { readonly shard?: string; readonly state?: string }, games: number): Shard | undefined {
  if (flags.shard === undefined) return undefined;
  if (flags.state === undefined) throw new Fault("--shard needs --state: the file that `tabletown merge` reads.");
  const shard = readShard(flags.shard);
  if (shard.number > games) {
    throw new Fault(`--shard ${flags.shard} holds none of ${games} games. Ask for more games or for fewer parts.`);
  }
  return shard;
}

/** Whether a game, counted from 0, belongs to a part. Each belongs to exactly one, and parts differ by one game at most. */
export function isInShard({ number, of }: Shard, game: number): boolean {
  return game % of === number - 1;
}
