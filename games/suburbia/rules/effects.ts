import type { Emit } from "@tabletown/kernel";
import { type At, frontierAfter, touching } from "./hex.ts";
import type { Each, Kind, Ruleset } from "./ruleset.ts";
import type { Borough, State, Tile } from "./state.ts";
import { because, change, detailOf, replaceTile, seatOf } from "./tracks.ts";

const NONE: readonly number[] = [];

/** Places a tile and resolves everything that follows from it, SPEC 5.2 to 5.9. */
export function placeTile(
  rules: Ruleset,
  s: State,
  who: number,
  kind: Kind,
  at: At,
  under: string,
  emit: Emit | undefined,
): void {
  placeAtHome(rules, s, who, kind, at, under, emit);
  reactElsewhere(rules, s, who, kind, emit);
}

/** As far as the builder's own borough is concerned, SPEC 5.2 to 5.5. */
export function placeAtHome(
  rules: Ruleset,
  s: State,
  who: number,
  kind: Kind,
  at: At,
  under: string,
  emit: Emit | undefined,
): void {
  const tile = addTile(rules, s.boroughs[who] as Borough, kind.id, at, under);
  emit?.({
    what: "placed",
    ...seatOf(rules, who),
    of: kind.id,
    ...detailOf(rules, who, { at, ...(under !== "" && { under }) }),
    cause: { rule: "4.2" },
  });
  actOnce(rules, s, who, tile, kind, "5.2", "5.3", emit);
  reactAtHome(rules, s, who, tile, kind, emit);
}

export function addTile(rules: Ruleset, borough: Borough, kind: string, at: At, under: string): Tile {
  const tile: Tile = { kind, at, invested: false, under, past: NONE };
  borough.tiles = [...borough.tiles, tile];
  borough.frontier = frontierAfter(borough.frontier, borough.tiles, rules.blocked, at);
  return tile;
}

/** SPEC 4.7: resolves a tile's effects again as things stand, and doubles them from now on. */
export function investIn(rules: Ruleset, s: State, who: number, index: number, emit: Emit | undefined): void {
  const borough = s.boroughs[who] as Borough;
  const tile = borough.tiles[index] as Tile;
  const kind = rules.kinds.get(tile.kind) as Kind;
  replaceTile(borough, index, { ...tile, invested: true });
  actOnce(rules, s, who, tile, kind, "4.7", "4.7", emit);
  if (kind.looksForward && rules.pastCountsAgain) repeatPast(rules, s, who, index, kind, emit);
  if (kind === rules.lake && rules.realtyDoubles) repeatRealty(rules, s, who, tile, emit);
}

/** A tile's own effects, unconditional ones first (SPEC 5.2, 5.3). */
function actOnce(
  rules: Ruleset,
  s: State,
  who: number,
  tile: Tile,
  kind: Kind,
  ruleOfGains: string,
  ruleOfCounts: string,
  emit: Emit | undefined,
): void {
  for (const { stat, amount } of kind.gains) {
    change(rules, s, who, stat, amount, emit && because(rules, ruleOfGains, who, tile), emit);
  }
  for (const each of kind.each) {
    const count = each.later ? 0 : countFor(rules, s, who, tile.at, each);
    if (count > 0) {
      change(rules, s, who, each.stat, each.amount * count, emit && because(rules, ruleOfCounts, who, tile), emit);
    }
  }
  if (kind.shore !== 0) {
    const pairs = shorePairs(rules, s.boroughs[who] as Borough);
    if (pairs > 0) {
      change(rules, s, who, "money", kind.shore * pairs, emit && because(rules, ruleOfCounts, who, tile), emit);
    }
  }
}

/** How many tiles an effect of borough `who` at `at` counts (SPEC 1.4 to 1.8). */
function countFor(rules: Ruleset, s: State, who: number, at: At, { where, signs }: Each): number {
  let count = 0;
  if (where === "adjacent") {
    for (const tile of (s.boroughs[who] as Borough).tiles) {
      if (touching(tile.at, at) && (signsOf(rules, tile) & signs) !== 0) count++;
    }
    return count;
  }
  for (let other = 0; other < s.boroughs.length; other++) {
    if (other === who ? where === "others" : where === "own") continue;
    for (const tile of (s.boroughs[other] as Borough).tiles) if ((signsOf(rules, tile) & signs) !== 0) count++;
  }
  return count;
}

function signsOf(rules: Ruleset, tile: Tile): number {
  return (rules.kinds.get(tile.kind) as Kind).signs;
}

/** SPEC 5.4, 5.5: first the neighbours, then the rest of the borough, each in the order built. */
function reactAtHome(rules: Ruleset, s: State, who: number, placed: Tile, kind: Kind, emit: Emit | undefined): void {
  const { tiles } = s.boroughs[who] as Borough;
  // The new tile is the last one and does not react to itself (SPEC 5.9).
  const others = tiles.length - 1;
  let distant = 0;
  for (let i = 0; i < others; i++) {
    const tile = tiles[i] as Tile;
    const { watchesBeside, watchesOwn, shore } = rules.kinds.get(tile.kind) as Kind;
    if (touching(tile.at, placed.at)) {
      if ((watchesBeside & kind.signs) !== 0 || shore !== 0) react(rules, s, who, i, placed, kind, true, emit);
    } else if ((watchesOwn & kind.signs) !== 0 || shore !== 0) distant++;
  }
  for (let i = 0; i < others && distant > 0; i++) {
    const tile = tiles[i] as Tile;
    const { watchesOwn, shore } = rules.kinds.get(tile.kind) as Kind;
    if (((watchesOwn & kind.signs) === 0 && shore === 0) || touching(tile.at, placed.at)) continue;
    distant--;
    react(rules, s, who, i, placed, kind, false, emit);
  }
}

function react(
  rules: Ruleset,
  s: State,
  who: number,
  index: number,
  placed: Tile,
  arrived: Kind,
  beside: boolean,
  emit: Emit | undefined,
): void {
  const { tiles } = s.boroughs[who] as Borough;
  const tile = tiles[index] as Tile;
  const kind = rules.kinds.get(tile.kind) as Kind;
  const times = tile.invested ? 2 : 1;
  const rule = beside ? "5.4" : "5.5";
  for (const { where, signs, stat, amount, later } of kind.each) {
    if ((signs & arrived.signs) === 0 || where === "others" || (where === "adjacent" && !beside)) continue;
    if (later) remember(s.boroughs[who] as Borough, index, times);
    change(rules, s, who, stat, amount * times, emit && because(rules, rule, who, tile, arrived.id), emit);
  }
  if (kind.shore === 0) return;
  const pairs = newPairs(rules, tiles, placed, arrived);
  if (pairs === 0) return;
  const why = emit && because(rules, rule, who, tile, arrived.id);
  change(rules, s, who, "money", kind.shore * times * pairs, why, emit);
}

/** SPEC 5.7: tiles of the other boroughs, clockwise. */
function reactElsewhere(rules: Ruleset, s: State, who: number, arrived: Kind, emit: Emit | undefined): void {
  if (arrived.signs === 0) return;
  for (let step = 1; step < s.boroughs.length; step++) {
    const owner = (who + step) % s.boroughs.length;
    const { tiles } = s.boroughs[owner] as Borough;
    for (let i = 0; i < tiles.length; i++) {
      const tile = tiles[i] as Tile;
      const kind = rules.kinds.get(tile.kind) as Kind;
      if ((kind.watchesOthers & arrived.signs) === 0) continue;
      const times = tile.invested ? 2 : 1;
      for (const { where, signs, stat, amount, later } of kind.each) {
        if ((signs & arrived.signs) === 0 || where === "adjacent" || where === "own") continue;
        if (later) remember(s.boroughs[owner] as Borough, i, times);
        change(rules, s, owner, stat, amount * times, emit && because(rules, "5.7", owner, tile, arrived.id), emit);
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
function newPairs(rules: Ruleset, tiles: readonly Tile[], placed: Tile, kind: Kind): number {
  const makesLake = kind === rules.lake;
  let pairs = 0;
  for (const tile of tiles) {
    if (!touching(tile.at, placed.at)) continue;
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
  for (const tile of tiles) if (tile.kind !== rules.lake.id && touching(tile.at, lake.at)) buildings++;
  return buildings;
}

/** SPEC 13.2, `past-too`: what the tile has done since it was built, once more. */
function repeatPast(rules: Ruleset, s: State, who: number, index: number, kind: Kind, emit: Emit | undefined): void {
  const borough = s.boroughs[who] as Borough;
  const tile = borough.tiles[index] as Tile;
  const count = tile.past.length;
  if (count === 0) return;
  replaceTile(borough, index, { ...tile, past: tile.past.map((times) => times + 1) });
  for (const { stat, amount } of [...kind.each.filter(({ later }) => later), ...kind.redLine]) {
    change(rules, s, who, stat, amount * count, emit && because(rules, "13.2", who, tile), emit);
  }
}

/** SPEC 13.3, `doubled`: the extra is part of what the lake pays, so a marker on the lake pays it again. */
function repeatRealty(rules: Ruleset, s: State, who: number, lake: Tile, emit: Emit | undefined): void {
  const { tiles } = s.boroughs[who] as Borough;
  const buildings = shoreOf(rules, tiles, lake);
  if (buildings === 0) return;
  for (const tile of tiles) {
    const { shore } = rules.kinds.get(tile.kind) as Kind;
    if (shore === 0) continue;
    const times = tile.invested ? 2 : 1;
    change(
      rules,
      s,
      who,
      "money",
      shore * times * buildings,
      emit && because(rules, "13.3", who, tile, lake.kind),
      emit,
    );
  }
}
