import type { Action } from "./action.ts";
import { lowestBit, MOST_KINDS, sizeOf } from "./counts.ts";
import type { Moves } from "./moves.ts";

/** A power of two: more different lists are seldom met while one game is played on. */
const KEPT = 512;

/**
 * What may be built makes the longest lists and the most of them, and mostly the same ones again: those made last are
 * kept. A list is known by the set of what may be built.
 */
export interface BuildLists {
  /** By their bits in such a set. */
  readonly moves: readonly Action[];
  /** Passes, so many of them and one more: a list is copied from those in its size, and its last move stays. */
  readonly passes: readonly (readonly Action[])[];
  readonly keys: Int32Array;
  readonly lists: (readonly Action[])[];
}

export function buildListsOf({ build, buildLandmark, pass }: Moves): BuildLists {
  return {
    moves: [...build, ...Array<Action>(MOST_KINDS - build.length).fill(pass), ...buildLandmark],
    passes: passesUpTo(build.length + buildLandmark.length, pass),
    keys: new Int32Array(KEPT),
    lists: Array.from({ length: KEPT }, () => [pass]),
  };
}

function passesUpTo(most: number, pass: Action): Action[][] {
  const passes = [[pass]];
  for (let size = 1; size <= most; size++) passes.push([...(passes[size - 1] as Action[]), pass]);
  return passes;
}

export function buildList(kept: BuildLists, key: number): readonly Action[] {
  const place = Math.imul(key, 0x9e3779b1) >>> 23;
  return kept.keys[place] === key ? (kept.lists[place] as readonly Action[]) : newList(kept, key, place);
}

function newList({ moves, passes, keys, lists }: BuildLists, key: number, place: number): readonly Action[] {
  const list = (passes[sizeOf(key)] as readonly Action[]).slice();
  let next = 0;
  for (let left = key; left !== 0; left &= left - 1) list[next++] = moves[lowestBit(left)] as Action;
  keys[place] = key;
  lists[place] = list;
  return list;
}
