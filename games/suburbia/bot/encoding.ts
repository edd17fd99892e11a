import { actionLayoutOf, type Encoding, eachPlayer, indexById, layoutOf, mark, placesAfter } from "@tabletown/bots";
import type { Action } from "../rules/action.ts";
import { coordinatesOf } from "../rules/hex.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Phase, Tile } from "../rules/state.ts";
import type { BoroughView, HandView, View } from "../rules/view.ts";
import { actionFields, PHASES } from "./encoding-fields.ts";
import { longestGame, spacesWithin } from "./reachable.ts";

/** Changes whenever a number comes to mean something else. */
const VERSION = 1;

/** What is told of one tile: which, where, whether it is invested in, what lies under a lake, how often it has acted. */
const PER_TILE = 6;

/** Tiles, goals and basic tiles stand in the order of the component table; a kind of tile in a list is its place, from 1. */
export function encodingOf(rules: Ruleset, seats: number): Encoding<Action, View> {
  const kinds = [...rules.kinds.keys()];
  const kindIndex = indexById(kinds.map((id) => ({ id })));
  const goalIndex = indexById(rules.table.goals);
  const basicIndex = indexById(rules.table.basics);
  const turns = longestGame(rules, seats);
  const slots = turns + rules.start.length;
  const spaces = spacesWithin(rules, turns);
  const spaceIndex = new Map(spaces.map((hex, index) => [hex, index]));
  const boroughs = rules.dale === undefined ? seats : seats + 1;
  const goals = goalIndex.size;
  const player = layoutOf([
    { name: "money", count: 1, meaning: "money" },
    { name: "income", count: 1, meaning: "income" },
    { name: "reputation", count: 1, meaning: "reputation" },
    { name: "population", count: 1, meaning: "population" },
    { name: "markers", count: 1, meaning: "investment markers not yet placed" },
    { name: "turn", count: 1, meaning: "1 for whose turn it is" },
    { name: "first", count: 1, meaning: "1 for who began the game" },
    { name: "chosen", count: 1, meaning: "1 once the goal to keep is chosen" },
    { name: "kept", count: goals, meaning: "1 for the goal kept, where the seat that looks may know it" },
    { name: "built", count: kinds.length, meaning: "copies of each tile in the borough" },
    {
      name: "tiles",
      count: slots * PER_TILE,
      meaning:
        "the tiles in the order in which they were built, 6 numbers each: kind, column, row, 1 if invested in, kind of the building under a lake, how many times a tile that looks forward has acted; zeros where there is none",
    },
  ]);
  const shared = layoutOf([
    { name: "phase", count: PHASES.length, meaning: `1 for what is being decided: ${PHASES.join(", ")}` },
    { name: "placing", count: kinds.length, meaning: "1 for the tile that needs a space" },
    { name: "round", count: 1, meaning: "the round, from 1" },
    { name: "last", count: 1, meaning: "the last round, 0 until it is known" },
    { name: "market", count: rules.prices.length, meaning: "the kind of tile on each space of the market, 0 for none" },
    { name: "supply", count: basicIndex.size, meaning: "basic tiles left, by kind" },
    { name: "seen", count: kinds.length, meaning: "copies of each tile that have come up so far" },
    { name: "left", count: 1, meaning: "tiles still face down" },
    { name: "removed", count: kinds.length, meaning: "copies of each tile removed from the market" },
    { name: "goals", count: goals, meaning: "1 for each goal that counts for everybody" },
    { name: "dealt", count: goals, meaning: "1 for each goal dealt to the seat that looks" },
  ]);
  const actions = actionLayoutOf(actionFields(rules, spaces));
  const sharedStart = player.size * boroughs;
  const numberOf = (kind: string): number => (kindIndex.get(kind) ?? -1) + 1;

  const writeTile = ({ kind, hex, invested, under, past }: Tile, into: Float32Array, start: number): void => {
    const { col, row } = coordinatesOf(hex);
    into[start] = numberOf(kind);
    into[start + 1] = col;
    into[start + 2] = row;
    into[start + 3] = invested ? 1 : 0;
    into[start + 4] = numberOf(under);
    into[start + 5] = past.reduce((sum, times) => sum + times, 0);
  };

  const writeBorough = (borough: BoroughView, into: Float32Array, start: number): void => {
    into[start + player.start.money] = borough.money;
    into[start + player.start.income] = borough.income;
    into[start + player.start.reputation] = borough.reputation;
    into[start + player.start.population] = borough.population;
    into[start + player.start.markers] = borough.markers;
    for (const [i, tile] of borough.tiles.entries()) {
      mark(into, start + player.start.built, kindIndex.get(tile.kind));
      writeTile(tile, into, start + player.start.tiles + i * PER_TILE);
    }
  };

  const writeShared = (view: View, { dealt }: HandView, into: Float32Array, start: number): void => {
    into[start + shared.start.phase + PHASES.indexOf(phaseName(view.phase))] = 1;
    if (view.phase.type === "place") mark(into, start + shared.start.placing, kindIndex.get(view.phase.tile));
    into[start + shared.start.round] = view.round;
    into[start + shared.start.last] = view.last;
    for (const [i, tile] of view.market.entries()) into[start + shared.start.market + i] = numberOf(tile);
    for (const [i, left] of view.supply.entries()) into[start + shared.start.supply + i] = left;
    for (const tile of view.seen) mark(into, start + shared.start.seen, kindIndex.get(tile));
    into[start + shared.start.left] = view.left;
    for (const tile of view.removed) mark(into, start + shared.start.removed, kindIndex.get(tile));
    for (const goal of view.goals) mark(into, start + shared.start.goals, goalIndex.get(goal));
    for (const goal of dealt) mark(into, start + shared.start.dealt, goalIndex.get(goal));
  };

  return {
    version: VERSION,
    fields: [...eachPlayer(boroughs, player.fields), ...shared.fields],
    observationSize: sharedStart + shared.size,
    actionFields: actions.fields,
    actionCount: actions.size,
    label: actions.label,
    observe(view, seat, into, start) {
      // Dale's borough, where he plays, comes after those of the players.
      for (const [owner, borough] of view.boroughs.entries()) {
        const from = start + (owner < seats ? placesAfter(seat, owner, seats) : owner) * player.size;
        writeBorough(borough, into, from);
        const hand = view.hands[owner];
        if (hand === undefined) continue;
        into[from + player.start.chosen] = hand.chosen ? 1 : 0;
        mark(into, from + player.start.kept, goalIndex.get(hand.kept));
      }
      into[start + placesAfter(seat, view.turn, seats) * player.size + player.start.turn] = 1;
      into[start + placesAfter(seat, view.first, seats) * player.size + player.start.first] = 1;
      writeShared(view, view.hands[seat] as HandView, into, start + sharedStart);
    },
    indexOf(action) {
      const { start } = actions;
      switch (action.type) {
        case "keep":
          return start.keep + (goalIndex.get(action.goal) as number);
        case "buy":
        case "lake":
        case "discard":
          return start[action.type] + action.space - 1;
        case "basic":
          return start.basic + (basicIndex.get(action.tile) as number);
        case "invest":
        case "place":
          return start[action.type] + (spaceIndex.get(action.hex) as number);
      }
    },
  };
}

function phaseName(phase: Phase): (typeof PHASES)[number] {
  return phase.type === "discard" ? `discard-after-${phase.after}` : phase.type;
}
