import { added } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { seatOf } from "./dale.ts";
import { frontierAfter } from "./frontier.ts";
import { type Hex, tilesAround, touching } from "./hex.ts";
import type { Each, Kind, Ruleset } from "./ruleset.ts";
import type { Borough, Tile } from "./state.ts";
import { because, change, kindAt, replaceTile } from "./tracks.ts";

const NONE: readonly number[] = [];

/** A tile that has just been placed. */
interface Arrival {
  readonly tile: Tile;
  readonly kind: Kind;
}

/** The rules to cite for what a tile does by itself, without a condition and counted. */
interface OwnRules {
  readonly gains: string;
  readonly counts: string;
}

const WHEN_PLACED: OwnRules = { gains: "5.2", counts: "5.3" };
const WHEN_MARKED: OwnRules = { gains: "4.7", counts: "4.7" };

/** Places a tile and resolves everything that follows from it, SPEC 5.2 to 5.9. */
export function placeTile(context: Context, who: number, kind: Kind, hex: Hex, under: string): void {
  placeAtHome(context, who, kind, hex, under);
  reactElsewhere(context, who, kind);
}

/** As far as the builder's own borough is concerned, SPEC 5.2 to 5.5. */
export function placeAtHome(context: Context, who: number, kind: Kind, hex: Hex, under: string): void {
  const { rules, state, emit } = context;
  const borough = state.boroughs[who] as Borough;
  const tile = addTile(rules, borough, kind, { hex, under });
  emit?.({
    what: "placed",
    ...seatOf(state, who),
    about: kind.id,
    detail: { borough: who, hex, ...(under !== "" && { under }), around: tilesAround(borough.tiles, hex) },
    cause: { rule: "4.2" },
  });
  actOnce(context, who, tile, kind, WHEN_PLACED);
  reactAtHome(context, who, { tile, kind });
}

export function addTile(
  rules: Ruleset,
  borough: Borough,
  kind: Kind,
  { hex, under }: Pick<Tile, "hex" | "under">,
): Tile {
  const tile: Tile = { kind: kind.id, hex, invested: false, under, past: NONE };
  borough.tiles = added(borough.tiles, tile);
  borough.kinds = added(borough.kinds, kind.index);
  borough.frontier = frontierAfter(borough.frontier, borough.tiles, rules.blocked, hex);
  return tile;
}

/** SPEC 4.7: resolves a tile's effects again as things stand, and doubles them from now on. */
export function investIn(context: Context, who: number, index: number): void {
  const { rules, state } = context;
  const borough = state.boroughs[who] as Borough;
  const tile = borough.tiles[index] as Tile;
  const kind = kindAt(rules, borough, index);
  replaceTile(borough, index, { ...tile, invested: true });
  actOnce(context, who, tile, kind, WHEN_MARKED);
  if (kind.looksForward && rules.pastCountsAgain) repeatPast(context, who, index, kind);
  if (kind === rules.lake && rules.realtyDoubles) repeatRealty(context, who, tile);
}

/** A tile's own effects, unconditional ones first (SPEC 5.2, 5.3). */
function actOnce(context: Context, who: number, tile: Tile, kind: Kind, cited: OwnRules): void {
  const { rules, state, emit } = context;
  for (let i = 0; i < kind.gains.length; i++) {
    const { stat, amount } = kind.gains[i] as Kind["gains"][number];
    change(context, who, stat, amount, emit && because(context, cited.gains, who, tile));
  }
  for (let i = 0; i < kind.each.length; i++) {
    const each = kind.each[i] as Each;
    const count = each.later ? 0 : countFor(context, who, tile.hex, each);
    if (count > 0) {
      change(context, who, each.stat, each.amount * count, emit && because(context, cited.counts, who, tile));
    }
  }
  if (kind.shore !== 0) {
    const pairs = shorePairs(rules, state.boroughs[who] as Borough);
    if (pairs > 0) {
      change(context, who, "money", kind.shore * pairs, emit && because(context, cited.counts, who, tile));
    }
  }
}

/** How many tiles an effect of borough `who` on a hexagon counts (SPEC 1.4 to 1.8). */
function countFor({ rules, state }: Context, who: number, hex: Hex, { where, signs }: Each): number {
  let count = 0;
  if (where === "adjacent") {
    const borough = state.boroughs[who] as Borough;
    const { tiles } = borough;
    for (let i = 0; i < tiles.length; i++) {
      if (touching((tiles[i] as Tile).hex, hex) && (kindAt(rules, borough, i).signs & signs) !== 0) count++;
    }
    return count;
  }
  for (let other = 0; other < state.boroughs.length; other++) {
    if (other === who ? where === "others" : where === "own") continue;
    const borough = state.boroughs[other] as Borough;
    for (let i = 0; i < borough.kinds.length; i++) if ((kindAt(rules, borough, i).signs & signs) !== 0) count++;
  }
  return count;
}

/** SPEC 5.4, 5.5: first the neighbours, then the rest of the borough, each in the order built. */
function reactAtHome(context: Context, who: number, arrival: Arrival): void {
  const { rules, state } = context;
  const borough = state.boroughs[who] as Borough;
  const { tiles } = borough;
  const { hex } = arrival.tile;
  const { signs } = arrival.kind;
  // The new tile is the last one and does not react to itself (SPEC 5.9).
  const others = tiles.length - 1;
  let distant = 0;
  for (let i = 0; i < others; i++) {
    const { watchesBeside, watchesOwn, shore } = kindAt(rules, borough, i);
    if ((watchesBeside & signs) === 0 && shore === 0) continue;
    if (touching((tiles[i] as Tile).hex, hex)) react(context, who, i, arrival, true);
    else if ((watchesOwn & signs) !== 0 || shore !== 0) distant++;
  }
  for (let i = 0; i < others && distant > 0; i++) {
    const tile = tiles[i] as Tile;
    const { watchesOwn, shore } = kindAt(rules, borough, i);
    if (((watchesOwn & signs) === 0 && shore === 0) || touching(tile.hex, hex)) continue;
    distant--;
    react(context, who, i, arrival, false);
  }
}

function react(context: Context, who: number, index: number, arrival: Arrival, beside: boolean): void {
  const { rules, state, emit } = context;
  const borough = state.boroughs[who] as Borough;
  const { tiles } = borough;
  const tile = tiles[index] as Tile;
  const kind = kindAt(rules, borough, index);
  const arrived = arrival.kind;
  const times = tile.invested ? 2 : 1;
  const rule = beside ? "5.4" : "5.5";
  for (let i = 0; i < kind.each.length; i++) {
    const { where, signs, stat, amount, later } = kind.each[i] as Each;
    if ((signs & arrived.signs) === 0 || where === "others" || (where === "adjacent" && !beside)) continue;
    if (later) remember(borough, index, times);
    change(context, who, stat, amount * times, emit && because(context, rule, who, tile, arrived.id));
  }
  if (kind.shore === 0) return;
  const pairs = newPairs(rules, tiles, arrival);
  if (pairs === 0) return;
  change(context, who, "money", kind.shore * times * pairs, emit && because(context, rule, who, tile, arrived.id));
}

/** SPEC 5.7: tiles of the other boroughs, clockwise. */
function reactElsewhere(context: Context, who: number, arrived: Kind): void {
  const { rules, state, emit } = context;
  if ((rules.watchedElsewhere & arrived.signs) === 0) return;
  for (let step = 1; step < state.boroughs.length; step++) {
    const owner = who + step < state.boroughs.length ? who + step : who + step - state.boroughs.length;
    const borough = state.boroughs[owner] as Borough;
    for (let i = 0; i < borough.kinds.length; i++) {
      const kind = kindAt(rules, borough, i);
      if ((kind.watchesOthers & arrived.signs) === 0) continue;
      const tile = borough.tiles[i] as Tile;
      const times = tile.invested ? 2 : 1;
      for (const { where, signs, stat, amount, later } of kind.each) {
        if ((signs & arrived.signs) === 0 || where === "adjacent" || where === "own") continue;
        if (later) remember(borough, i, times);
        change(context, owner, stat, amount * times, emit && because(context, "5.7", owner, tile, arrived.id));
      }
    }
  }
}

function remember(borough: Borough, index: number, times: number): void {
  const tile = borough.tiles[index] as Tile;
  replaceTile(borough, index, { ...tile, past: [...tile.past, times] });
}

/** How many times over a lake counts for Waterfront Realty (SPEC 13.3). */
function weightOf(rules: Ruleset, lake: Tile): number {
  return lake.invested && rules.realtyDoubles ? 2 : 1;
}

/** Pairs of lake and building that a new tile makes. */
function newPairs(rules: Ruleset, tiles: readonly Tile[], { tile: placed, kind }: Arrival): number {
  const makesLake = kind === rules.lake;
  let pairs = 0;
  for (const tile of tiles) {
    if (!touching(tile.hex, placed.hex)) continue;
    const isLake = tile.kind === rules.lake.id;
    if (isLake !== makesLake) pairs += isLake ? weightOf(rules, tile) : 1;
  }
  return pairs;
}

/** All pairs of lake and building in a borough. */
function shorePairs(rules: Ruleset, { tiles }: Borough): number {
  let pairs = 0;
  for (const lake of tiles) {
    if (lake.kind === rules.lake.id) pairs += weightOf(rules, lake) * shoreOf(rules, tiles, lake);
  }
  return pairs;
}

function shoreOf(rules: Ruleset, tiles: readonly Tile[], lake: Tile): number {
  let buildings = 0;
  for (const tile of tiles) if (tile.kind !== rules.lake.id && touching(tile.hex, lake.hex)) buildings++;
  return buildings;
}

/** SPEC 13.2, `past-too`: what the tile has done since it was built, once more. */
function repeatPast(context: Context, who: number, index: number, kind: Kind): void {
  const { state, emit } = context;
  const borough = state.boroughs[who] as Borough;
  const tile = borough.tiles[index] as Tile;
  const count = tile.past.length;
  if (count === 0) return;
  replaceTile(borough, index, { ...tile, past: tile.past.map((times) => times + 1) });
  for (const { stat, amount } of [...kind.each.filter(({ later }) => later), ...kind.redLine]) {
    change(context, who, stat, amount * count, emit && because(context, "13.2", who, tile));
  }
}

/** SPEC 13.3, `doubled`: the extra is part of what the lake pays, so a marker on the lake pays it again. */
function repeatRealty(context: Context, who: number, lake: Tile): void {
  const { rules, state, emit } = context;
  const borough = state.boroughs[who] as Borough;
  const { tiles } = borough;
  const buildings = shoreOf(rules, tiles, lake);
  if (buildings === 0) return;
  for (let i = 0; i < tiles.length; i++) {
    const { shore } = kindAt(rules, borough, i);
    if (shore === 0) continue;
    const tile = tiles[i] as Tile;
    const times = tile.invested ? 2 : 1;
    const why = emit && because(context, "13.3", who, tile, lake.kind);
    change(context, who, "money", shore * times * buildings, why);
  }
}
