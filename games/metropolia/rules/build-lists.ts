import type { Action } from "./action.ts";
import { lowestBit } from "./counts.ts";
import type { Moves } from "./moves.ts";

/** A power of two: more different lists are seldom met while one game is played on. */
const KEPT = 512;

/**
 * What may be built makes the longest lists and the most of them, and mostly the same ones again: those made last are
 * kept. A list is known by its moves, one bit for each establishment and, above them, each landmark.
 */
export interface BuildLists {
  readonly moves: readonly Action[];
  readonly pass: Action;
  readonly keys: Int32Array;
  readonly lists: (readonly Action[])[];
}

export function buildListsOf({ build, buildLandmark, pass }: Moves): BuildLists {
  return {
    moves: [...build, ...buildLandmark],
    pass,
    keys: new Int32Array(KEPT),
    lists: Array.from({ length: KEPT }, () => [pass]),
  };
}

export function buildList({ moves, pass, keys, lists }: BuildLists, key: number): readonly Action[] {
  const place = Math.imul(key, 0x9e3779b1) >>> 23;
  if (keys[place] === key) return lists[place] as readonly Action[];
  const list: Action[] = [];
  for (let left = key; left !== 0; left &= left - 1) list.push(moves[lowestBit(left)] as Action);
  list.push(pass);
  keys[place] = key;
  lists[place] = list;
  return list;
}
