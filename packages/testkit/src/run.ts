import type { Secret } from "@tabletown/kernel";
import { poolOf } from "./exchange.ts";
import { holds } from "./subject.ts";
import { type ToldPart, toldParts } from "./told.ts";
import { type Viewer, viewerName } from "./viewer.ts";

/** Many games with the same options and seats, and what must be seen at least once in them. */
export interface Run {
  readonly told: readonly ToldPart[];
  /** By pool and kind of viewer. */
  readonly pools: Map<string, PoolSeen>;
}

interface PoolSeen {
  readonly pool: string;
  readonly who: string;
  /** Positions in which the pool had several different values that the viewer did not know. */
  several: number;
  /** In how many of these withSecrets could exchange something. */
  exchanges: number;
  /** Pairs of guesses of the same view, made where an exchange was possible. */
  guesses: number;
  /** Whether two of them ever differed. */
  varied: boolean;
}

export function newRun(told: Parameters<typeof toldParts>[0]): Run {
  return { told: toldParts(told), pools: new Map() };
}

export function poolSeen(run: Run, secret: Secret, viewer: Viewer): PoolSeen {
  const pool = poolOf(secret);
  const who = viewer === undefined ? viewerName(viewer) : "a seat";
  const key = `${who}: ${pool}`;
  const known = run.pools.get(key);
  if (known !== undefined) return known;
  const fresh = { pool, who, several: 0, exchanges: 0, guesses: 0, varied: false };
  run.pools.set(key, fresh);
  return fresh;
}

/** So many pairs of guesses agree by accident less than once in 60,000 runs. */
const ENOUGH = 16;

/** What must have happened at least once over a whole run. */
export function checkRun(run: Run): void {
  for (const { pool, who, several, exchanges, guesses, varied } of run.pools.values()) {
    holds("secrets can be exchanged", several < ENOUGH || exchanges > 0, () => {
      return `withSecrets never exchanged anything of "${pool}", of which ${who} did not know several different values`;
    });
    holds("a guess varies", guesses < ENOUGH || varied, () => {
      return `${guesses} guesses of ${who} never varied "${pool}", although other values fit the view`;
    });
  }
}
