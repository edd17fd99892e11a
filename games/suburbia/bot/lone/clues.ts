import type { Clues, Sheet } from "@tabletown/bots";
import type { At } from "../../rules/hex.ts";
import { priceOf, tileOn } from "../../rules/market.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Action, type Borough, EMPTY, type Phase, type State } from "../../rules/state.ts";
import { roundsAfter } from "../outlook.ts";
import { Lot } from "./lot.ts";
import { placeOn, type Scale, scaleOf } from "./scales.ts";
import { type Sketch, SORTS } from "./sketch.ts";

/** Rounds still to come: the last ones differ most. */
const STAGES = [0, 1, 2, 3, 5, 8, 12, 17];

const MONEY = [0, 3, 6, 10, 15, 25, 40];
const TRACK = [-5, -2, 0, 3, 6, 10, 15];
const POPULATION = [0, 15, 30, 45, 60, 75, 90, 105, 120];

/**
 * What strikes the Lone Architect about a turn: the numbers it would end with, two by two, on a coarse scale; what is
 * built and beside what; and which tile would leave the market, from where and what it would have brought.
 */
export function cluesOf(rules: Ruleset): Clues<State, Action> {
  const lot = new Lot(rules);
  const { sketches } = lot;
  const [lowest, highest] = rules.table.limits.income;
  const money = scaleOf(MONEY, 0, MONEY.at(-1) as number);
  const track = scaleOf(TRACK, lowest, highest);
  const population = scaleOf(POPULATION, 0, lot.top);
  const first = firstOf({
    moneyIncome: money.size * track.size,
    populationIncome: population.size * track.size,
    populationReputation: population.size * track.size,
    lineIncome: population.size,
    lineReputation: population.size,
    lake: 1,
    basic: 1,
    marker: 1,
    built: sketches.size,
    marked: sketches.size,
    removed: sketches.size,
    pair: SORTS * SORTS,
    room: sketches.size,
    space: rules.prices.length,
    missed: 4,
  });
  const placings = new Map<At, Action>();

  /** A crossing of two scales: four knots share what is noted. */
  const noteCrossing = (sheet: Sheet<Action>, start: number, a: Scale, x: number, b: Scale, y: number): void => {
    const i = placeOn(a, x);
    const j = placeOn(b, y);
    const p = a.part[i] as number;
    const q = b.part[j] as number;
    const at = start + (a.knot[i] as number) * b.size + (b.knot[j] as number);
    sheet.clue(at, (1 - p) * (1 - q));
    sheet.clue(at + 1, (1 - p) * q);
    sheet.clue(at + b.size, p * (1 - q));
    sheet.clue(at + b.size + 1, p * q);
  };

  const noteAlong = (sheet: Sheet<Action>, start: number, scale: Scale, x: number, value: number): void => {
    const i = placeOn(scale, x);
    const part = scale.part[i] as number;
    const at = start + (scale.knot[i] as number);
    sheet.clue(at, (1 - part) * value);
    sheet.clue(at + 1, part * value);
  };

  const noteNumbers = (sheet: Sheet<Action>, price: number): void => {
    lot.settle(price);
    noteCrossing(sheet, first.moneyIncome, money, lot.money, track, lot.income);
    noteCrossing(sheet, first.populationIncome, population, lot.population, track, lot.income);
    noteCrossing(sheet, first.populationReputation, population, lot.population, track, lot.reputation);
    const { loss } = rules.redLine;
    if (lot.lineIncome > -loss) {
      noteAlong(sheet, first.lineIncome, population, lot.population, lot.lineIncome + loss);
    }
    if (lot.lineReputation > -loss) {
      noteAlong(sheet, first.lineReputation, population, lot.population, lot.lineReputation + loss);
    }
  };

  const placing = (at: At): Action => {
    let action = placings.get(at);
    if (action === undefined) {
      action = { do: "place", at };
      placings.set(at, action);
    }
    return action;
  };

  /** A tile on every space for it; `taking` is absent where it has been taken already. */
  const noteTile = (
    sheet: Sheet<Action>,
    kind: Sketch,
    price: number,
    taking: Action | undefined,
    how: number,
  ): void => {
    const { frontier } = lot.borough;
    lot.anywhere(kind);
    const [m = 0, i = 0, r = 0, p = 0] = lot.change;
    for (let space = 0; space < frontier.length; space++) {
      const place = placing(frontier[space] as At);
      if (taking === undefined) sheet.option(place);
      else sheet.option(taking, place);
      lot.change[0] = m;
      lot.change[1] = i;
      lot.change[2] = r;
      lot.change[3] = p;
      lot.there(kind, space);
      noteNumbers(sheet, price);
      sheet.clue(first.built + kind.index, 1);
      if (how >= 0) sheet.clue(how, 1);
      const beside = lot.neighbours[space] as number[];
      for (const tile of beside) sheet.clue(first.pair + kind.type * SORTS + (lot.kinds[tile] as Sketch).type, 1);
      if (kind.beside.length > 0) sheet.clue(first.room + kind.index, 6 - beside.length);
    }
  };

  const noteTurn = (sheet: Sheet<Action>, s: State): void => {
    const { money: cash, markers } = lot.borough;
    const spaces = s.market.length;
    for (let space = 1; space <= spaces; space++) {
      const tile = tileOn(s, space);
      if (tile === EMPTY) continue;
      const kind = lot.sketchOf(tile);
      const price = kind.cost + priceOf(rules, space);
      if (price <= cash) noteTile(sheet, kind, price, { do: "buy", tile, space }, -1);
    }
    // Of all lakes only the one from the last space comes to mind: it is free, and tiles slide there (SPEC 8.1). Which
    // tile is turned over for it makes a small difference that is left aside; search tries the others last.
    const last = tileOn(s, spaces);
    if (last !== EMPTY) {
      noteTile(sheet, lot.sketchOf(rules.lake.id), 0, { do: "lake", tile: last, space: spaces }, first.lake);
    }
    for (let b = 0; b < rules.basics.length; b++) {
      const { action, kind } = rules.basics[b] as Ruleset["basics"][number];
      if ((s.supply[b] as number) === 0 || kind.cost > cash) continue;
      noteTile(sheet, lot.sketchOf(kind.id), kind.cost, action, first.basic);
    }
    if (markers === 0) return;
    for (let i = 0; i < lot.kinds.length; i++) {
      const { id, cost, index } = lot.kinds[i] as Sketch;
      const { invested, at } = lot.borough.tiles[i] as Borough["tiles"][number];
      if (invested || cost > cash) continue;
      sheet.option({ do: "invest", tile: id, at });
      lot.again(i);
      noteNumbers(sheet, cost);
      sheet.clue(first.marked + index, 1);
      sheet.clue(first.marker, 1);
    }
  };

  const noteRemovals = (sheet: Sheet<Action>, s: State): void => {
    for (let space = 1; space <= s.market.length; space++) {
      const tile = tileOn(s, space);
      if (tile === EMPTY || priceOf(rules, space) > lot.borough.money) continue;
      const kind = lot.sketchOf(tile);
      sheet.option({ do: "discard", tile, space });
      sheet.clue(first.removed + kind.index, 1);
      sheet.clue(first.space + space - 1, 1);
      lot.anywhere(kind);
      for (let stat = 0; stat < 4; stat++) sheet.clue(first.missed + stat, (lot.change[stat] as number) / 2);
    }
  };

  const notePlacing = (sheet: Sheet<Action>, { tile, space }: Extract<Phase, { is: "place" }>): void => {
    const kind = lot.sketchOf(tile);
    noteTile(sheet, kind, kind.cost + (space === 0 ? 0 : priceOf(rules, space)), undefined, -1);
  };

  return {
    seats: (s) => s.hands.length,
    count: first.end,
    stages: STAGES,
    stage: (s) => roundsAfter(rules, s),
    note(s, seat, sheet) {
      lot.read(s.boroughs[seat] as Borough);
      if (s.phase.is === "turn") noteTurn(sheet, s);
      else if (s.phase.is === "discard") noteRemovals(sheet, s);
      else if (s.phase.is === "place") notePlacing(sheet, s.phase);
    },
  };
}

/** Lays groups of clues one behind the other: where each begins, and where all end. */
function firstOf<K extends string>(sizes: Readonly<Record<K, number>>): Readonly<Record<K | "end", number>> {
  let end = 0;
  const first = {} as Record<K | "end", number>;
  for (const [name, size] of Object.entries(sizes) as [K, number][]) {
    first[name] = end;
    end += size;
  }
  first.end = end;
  return first;
}
