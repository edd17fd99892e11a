import type { Ruleset } from "../rules/ruleset.ts";
import type { Borough, Tile } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import { type Prospect, prospectOf, type Trend, trendsOf } from "./prospect.ts";

/** What follows from the tiles of a borough alone. */
export interface BoroughLayout {
  readonly tiles: readonly Tile[];
  readonly kinds: readonly number[];
  /** How many others build. */
  readonly others: number;
  /** A number that layouts seldom share. */
  readonly hash: number;
  readonly prospect: Prospect;
  /** By the number of a goal that was asked for: how far it has come. */
  readonly reached: (number | undefined)[];
}

/** Layouts that are kept: a power of two. Search builds the same boroughs again and again. */
const KEPT = 4096;

/** Looks at tiles once, and knows them again when they come back in the same order. */
export class Layouts {
  private readonly rules: Ruleset;
  private readonly habits: Habits;
  /** By how many others build. */
  private readonly trends: (readonly Trend[])[] = [];
  /** By borough: the tiles that were asked for last, and their layout. */
  private readonly lastTiles: (readonly Tile[])[] = [];
  private readonly last: BoroughLayout[] = [];
  private readonly kept: (BoroughLayout | undefined)[] = new Array<BoroughLayout | undefined>(KEPT).fill(undefined);

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
  }

  /** Of borough `who`, where so many others build. */
  of(borough: Borough, who: number, others: number): BoroughLayout {
    const last = this.last[who];
    if (last !== undefined && this.lastTiles[who] === borough.tiles && last.others === others) return last;
    const layout = this.found(borough, others);
    this.lastTiles[who] = borough.tiles;
    this.last[who] = layout;
    return layout;
  }

  private found(borough: Borough, others: number): BoroughLayout {
    const hash = hashOf(borough);
    const place = (hash ^ (hash >>> 12)) & (KEPT - 1);
    const kept = this.kept[place];
    if (kept !== undefined && kept.hash === hash && kept.others === others && sameTiles(kept, borough)) return kept;
    this.trends[others] ??= trendsOf(this.rules, this.habits, others);
    const { tiles, kinds } = borough;
    const prospect = prospectOf(this.trends[others], borough);
    const layout: BoroughLayout = { tiles, kinds, others, hash, prospect, reached: [] };
    this.kept[place] = layout;
    return layout;
  }
}

function hashOf({ tiles, kinds }: Borough): number {
  let hash = 0;
  for (let i = 0; i < tiles.length; i++) {
    const { hex, invested } = tiles[i] as Tile;
    hash = (Math.imul(hash, 31) + Math.imul(hex, 509) + 2 * (kinds[i] as number) + (invested ? 1 : 0)) | 0;
  }
  return hash;
}

/** Where the next tile may go follows from the tiles. */
function sameTiles(layout: BoroughLayout, { tiles, kinds }: Borough): boolean {
  if (layout.tiles === tiles) return true;
  if (layout.tiles.length !== tiles.length) return false;
  for (let i = 0; i < tiles.length; i++) {
    const a = layout.tiles[i] as Tile;
    const b = tiles[i] as Tile;
    if (a.hex !== b.hex || a.invested !== b.invested || layout.kinds[i] !== kinds[i]) return false;
  }
  return true;
}
