import { describe, expect, it } from "vitest";
import { type Arranged, arrange, contextOf, type Placed, type Sum, summed } from "../fixtures/arrange.ts";
import { suburbia } from "../index.ts";
import { investIn, placeTile } from "./effects.ts";
import { type Event, happenedOn } from "./event.ts";
import { hexAt } from "./hex.ts";
import type { Kind } from "./ruleset.ts";
import type { Borough } from "./state.ts";

/**
 * Around the space of the tile under test lie one tile of each type and a lake. The neighbour's borough shows every
 * icon once. Own: 2 residential, 1 commercial, 1 industrial, 1 civic. All: 3, 5, 3, 3.
 */
const HOME: readonly Placed[] = [
  ["retirement-village", 1, 1],
  ["convenience-store", 2, 2],
  ["lake", 2, 4],
];
const NEXT_DOOR: readonly Placed[] = [
  ["fast-food-restaurant", 0, 6],
  ["office-building", 2, 6],
  ["elementary-school", 0, 8],
  ["municipal-airport", 2, 8],
  ["skyscraper", 0, 10],
  ["new-car-dealership", 2, 10],
];
const HERE = hexAt({ col: 1, row: 3 });
const SPACES = {
  beside: { who: 0, hex: hexAt({ col: 1, row: 5 }) },
  apart: { who: 0, hex: hexAt({ col: -1, row: 5 }) },
  elsewhere: { who: 1, hex: hexAt({ col: -1, row: 1 }) },
} as const;

type Trigger = readonly [tile: string, where: keyof typeof SPACES, gives: Sum];

/** What each tile does when placed, and what it does when another one comes. */
const TILES: Readonly<Record<string, { readonly placed: Sum; readonly on: readonly Trigger[] }>> = {
  "business-supply-store": {
    placed: { income: 1 + 1 },
    on: [
      ["office-building", "beside", { income: 1 }],
      ["office-of-bureaucracy", "apart", { income: 1 }],
      ["local-epa-office", "elsewhere", { income: 1 }],
      ["boutique", "beside", {}],
    ],
  },
  "convenience-store": { placed: { income: 1 }, on: [["boutique", "beside", {}]] },
  "fancy-restaurant": {
    placed: { income: 3 },
    on: [
      ["fast-food-restaurant", "apart", { income: -1 }],
      ["fancy-restaurant", "elsewhere", { income: -1 }],
      ["fancy-restaurant", "beside", { income: -1 }],
      ["boutique", "beside", {}],
    ],
  },
  farm: {
    placed: { reputation: -1, income: 1 },
    on: [
      ["fast-food-restaurant", "apart", { income: 1 }],
      ["fancy-restaurant", "elsewhere", { income: 1 }],
      ["farm", "beside", {}],
    ],
  },
  "fast-food-restaurant": {
    placed: { income: 1, population: 3 },
    on: [
      ["hostel", "beside", { population: 3 }],
      ["hostel", "apart", {}],
      ["hostel", "elsewhere", {}],
      ["boutique", "beside", {}],
    ],
  },
  freeway: {
    placed: { reputation: -1, income: 1 },
    on: [
      ["hostel", "beside", { reputation: -1 }],
      ["boutique", "beside", { income: 1 }],
      ["boutique", "apart", {}],
      ["museum", "beside", {}],
    ],
  },
  landfill: {
    placed: { income: 2, reputation: -4 },
    on: [
      ["hostel", "beside", { reputation: -1 }],
      ["boutique", "beside", { reputation: -1 }],
      ["farm", "beside", { reputation: -1 }],
      ["museum", "beside", { reputation: -1 }],
      ["lake", "beside", {}],
      ["hostel", "apart", {}],
    ],
  },
  "homeowners-association": {
    placed: { population: 1, money: 2 * (3 + 1) },
    on: [
      ["hostel", "apart", { money: 2 }],
      ["hostel", "elsewhere", { money: 2 }],
      ["homeowners-association", "beside", { money: 2 }],
      ["boutique", "beside", {}],
    ],
  },
  mint: {
    placed: { income: 3, money: 2 * (1 + 1) },
    on: [
      ["museum", "apart", { money: 2 }],
      ["museum", "beside", { money: 2 }],
      ["museum", "elsewhere", {}],
    ],
  },
  "mobile-home-community": { placed: { population: 6 }, on: [["hostel", "beside", {}]] },
  "municipal-airport": {
    placed: { income: 1 + 1, reputation: -1 },
    on: [
      ["domestic-airport", "apart", { income: 1 }],
      ["international-airport", "elsewhere", { income: 1 }],
      ["hostel", "beside", { reputation: -1 }],
      ["hostel", "apart", {}],
    ],
  },
  "office-building": {
    placed: { income: 1 + 1 },
    on: [
      ["boutique", "beside", { income: 1 }],
      ["boutique", "apart", {}],
      ["local-epa-office", "beside", {}],
    ],
  },
  "parking-lot": {
    placed: { income: 1 + 2 },
    on: [
      ["boutique", "beside", { income: 1 }],
      ["museum", "beside", { income: 1 }],
      ["farm", "beside", {}],
      ["museum", "apart", {}],
    ],
  },
  slaughterhouse: {
    placed: { reputation: -2, income: 1 },
    on: [
      ["fast-food-restaurant", "apart", { income: 1 }],
      ["fancy-restaurant", "elsewhere", { income: 1 }],
    ],
  },
  "waterfront-realty": {
    placed: { money: 2 * 2 },
    on: [
      ["hostel", "beside", { money: 2 }],
      ["lake", "beside", { money: 2 * 2 }],
      ["lake", "apart", { money: 2 * 1 }],
      ["hostel", "apart", {}],
      ["lake", "elsewhere", {}],
    ],
  },
  "burg-von-alspach": {
    placed: { population: 3, reputation: 1 },
    on: [
      ["hostel", "beside", { reputation: 1 }],
      ["burg-von-alspach", "beside", { reputation: 1 }],
      ["hostel", "apart", {}],
    ],
  },
  casino: { placed: { reputation: -3 }, on: [["housing-projects", "apart", { income: 1 }]] },
  "domestic-airport": {
    placed: { income: 1, reputation: 2 - 1 },
    on: [
      ["municipal-airport", "beside", { reputation: 1 }],
      ["domestic-airport", "elsewhere", { reputation: 1 }],
      ["hostel", "beside", { reputation: -1 }],
    ],
  },
  "elementary-school": {
    placed: { reputation: 1, population: 2 },
    on: [
      ["hostel", "beside", { population: 1 }],
      ["hostel", "apart", { population: 1 }],
      ["hostel", "elsewhere", {}],
    ],
  },
  "gas-station": {
    placed: { income: 1, population: 1 },
    on: [
      ["hostel", "beside", { population: 1 }],
      ["hostel", "apart", {}],
    ],
  },
  hostel: {
    placed: { population: 2, reputation: -1 },
    on: [
      ["boutique", "beside", { reputation: -1 }],
      ["boutique", "apart", {}],
    ],
  },
  "housing-projects": {
    placed: { population: 10, reputation: -2 * 3 },
    on: [
      ["hostel", "beside", { reputation: -2 }],
      ["boutique", "beside", { reputation: -2 }],
      ["museum", "beside", { reputation: -2 }],
      ["farm", "beside", {}],
      ["boutique", "apart", {}],
    ],
  },
  "movie-theater": {
    placed: { income: 1 + 1 },
    on: [
      ["hostel", "beside", { income: 1 }],
      ["hostel", "elsewhere", {}],
    ],
  },
  museum: {
    placed: { reputation: 1 + 1 },
    on: [
      ["mint", "beside", { reputation: 1 }],
      ["mint", "apart", {}],
    ],
  },
  "office-of-bureaucracy": {
    placed: { reputation: -2, income: 1 + 1 },
    on: [
      ["museum", "apart", { income: 1 }],
      ["museum", "elsewhere", {}],
    ],
  },
  "postal-service": {
    placed: { income: 1 },
    on: [
      ["boutique", "apart", { income: 1 }],
      ["boutique", "beside", { income: 1 }],
      ["boutique", "elsewhere", {}],
    ],
  },
  "power-station": {
    placed: { income: 1 },
    on: [
      ["farm", "apart", { income: 1 }],
      ["farm", "elsewhere", {}],
    ],
  },
  "retirement-village": { placed: { population: 5 }, on: [["hostel", "beside", {}]] },
  "shipping-center": {
    placed: { income: 1, money: 2 * (5 + 1) },
    on: [
      ["boutique", "apart", { money: 2 }],
      ["boutique", "elsewhere", { money: 2 }],
      ["farm", "beside", {}],
    ],
  },
  skyscraper: {
    placed: { income: 3 },
    on: [
      ["skyscraper", "beside", { income: -1 }],
      ["skyscraper", "elsewhere", { income: -1 }],
      ["boutique", "beside", {}],
    ],
  },
  stadium: {
    placed: { income: 1, reputation: 2 },
    on: [
      ["hostel", "beside", { reputation: 2 }],
      ["hostel", "apart", {}],
    ],
  },
  warehouse: {
    placed: { reputation: -1, income: 2 },
    on: [
      ["boutique", "beside", { income: 2 }],
      ["boutique", "apart", {}],
    ],
  },
  apartments: {
    placed: { population: 5 + 2 },
    on: [
      ["boutique", "beside", { population: 2 }],
      ["boutique", "apart", {}],
    ],
  },
  "bed-and-breakfast": {
    placed: { population: 2 + 3 },
    on: [
      ["hostel", "apart", { population: 1 }],
      ["hostel", "elsewhere", {}],
    ],
  },
  boutique: {
    placed: { income: 1, reputation: 1 },
    on: [
      ["hostel", "beside", { reputation: 1 }],
      ["hostel", "apart", {}],
    ],
  },
  "chip-fabrication-plant": {
    placed: { reputation: 2, income: 1 },
    on: [
      ["boutique", "apart", { income: 1 }],
      ["boutique", "elsewhere", {}],
    ],
  },
  condominium: {
    placed: { population: 5 + 3 },
    on: [
      ["boutique", "beside", { population: 3 }],
      ["boutique", "apart", {}],
    ],
  },
  "high-school": {
    placed: { reputation: 1, population: 3 * 2 },
    on: [
      ["suburbs", "beside", { population: 3 }],
      ["suburbs", "apart", { population: 3 }],
      ["suburbs", "elsewhere", {}],
    ],
  },
  hotel: {
    placed: { income: 1, population: 1 },
    on: [
      ["hostel", "elsewhere", { population: 1 }],
      ["hostel", "beside", {}],
      ["hostel", "apart", {}],
    ],
  },
  "international-airport": {
    placed: { income: 1 + 1, reputation: 2 - 1 },
    on: [
      ["municipal-airport", "elsewhere", { income: 1, reputation: 1 }],
      ["domestic-airport", "beside", { income: 1, reputation: 1 }],
      ["hostel", "beside", { reputation: -1 }],
    ],
  },
  "local-epa-office": {
    placed: { reputation: 1, money: 2 * 3 },
    on: [
      ["farm", "apart", { money: 2 }],
      ["farm", "elsewhere", { money: 2 }],
    ],
  },
  "middle-school": {
    placed: { reputation: 1, population: 2 * 2 },
    on: [
      ["hostel", "apart", { population: 2 }],
      ["hostel", "elsewhere", {}],
    ],
  },
  "new-car-dealership": {
    placed: { income: 5 },
    on: [
      ["new-car-dealership", "apart", { income: -2 }],
      ["new-car-dealership", "elsewhere", { income: -2 }],
    ],
  },
  "pr-firm": { placed: { income: -2 }, on: [["housing-projects", "apart", { reputation: 1 }]] },
  "recycling-plant": {
    placed: { reputation: 1 + 2 },
    on: [
      ["farm", "beside", { reputation: 2 }],
      ["farm", "apart", {}],
    ],
  },
  resort: {
    placed: { income: 1, population: 3 },
    on: [
      ["suburbs", "beside", { population: 1 }],
      ["suburbs", "elsewhere", { population: 1 }],
    ],
  },
  university: {
    placed: { income: 2, reputation: 1 },
    on: [
      ["middle-school", "apart", { reputation: 1 }],
      ["high-school", "elsewhere", { reputation: 1 }],
      ["university", "beside", {}],
    ],
  },
  suburbs: { placed: { population: 2 }, on: [["suburbs", "beside", {}]] },
  "community-park": {
    placed: { income: -1, reputation: 3 },
    on: [
      ["hostel", "beside", { reputation: 1 }],
      ["boutique", "beside", { reputation: 1 }],
      ["farm", "beside", { reputation: 1 }],
      ["museum", "beside", {}],
      ["farm", "apart", {}],
    ],
  },
  "heavy-factory": {
    placed: { income: 1, reputation: -2 },
    on: [
      ["hostel", "beside", { reputation: -1 }],
      ["museum", "beside", { reputation: -1 }],
      ["boutique", "beside", {}],
      ["hostel", "apart", {}],
    ],
  },
  lake: {
    placed: { money: 2 * 4 },
    on: [
      ["hostel", "beside", { money: 2 }],
      ["boutique", "beside", { money: 2 }],
      ["farm", "beside", { money: 2 }],
      ["museum", "beside", { money: 2 }],
      ["lake", "beside", {}],
      ["hostel", "apart", {}],
    ],
  },
};

/** Far enough from both ends of the tracks and from the first red line. */
const NUMBERS = { money: 100, income: 5, reputation: 5, population: 0 };

function town(): Arranged {
  return arrange({}, [
    { ...NUMBERS, tiles: HOME },
    { ...NUMBERS, tiles: NEXT_DOOR },
  ]);
}

function put({ rules, s }: Arranged, who: number, tile: string, hex: number): Event[] {
  const events: Event[] = [];
  const kind = rules.kinds.get(tile) as Kind;
  placeTile(contextOf({ rules, s }, events), who, kind, hex, tile === "lake" ? "farm" : "");
  return events;
}

/** What the tile under test, at its own space and not another of its kind, has brought its owner. */
function by(tile: string) {
  return (event: Event) => event.cause.component === tile && event.cause.seat === 0 && happenedOn(event, 0, HERE);
}

/** Ten more people only pass a line from 5 upward, so tiles that look at lines start there. */
function ready(table: Arranged, tile: string): void {
  if (tile === "casino" || tile === "pr-firm") (table.s.boroughs[0] as Borough).population = 5;
}

describe("tiles", () => {
  it("has a test for each kind", () => {
    const { buildings, basics, lake } = suburbia.components.standard;
    expect(Object.keys(TILES).sort()).toEqual([...buildings, ...basics, lake].map(({ id }) => id).sort());
  });

  describe.each(Object.entries(TILES))("%s", (tile, { placed, on }) => {
    it("[5.2] [5.3] is placed", () => {
      const table = town();
      expect(summed(put(table, 0, tile, HERE), by(tile))).toEqual(placed);
    });

    it.each(on)("[5.4] [5.5] [5.7] sees %s %s", (trigger, where, gives) => {
      const table = town();
      put(table, 0, tile, HERE);
      ready(table, tile);
      const { who, hex } = SPACES[where];
      expect(summed(put(table, who, trigger, hex), by(tile))).toEqual(gives);
    });

    it("[4.7] gives again what it gave when a marker is placed", () => {
      const table = town();
      put(table, 0, tile, HERE);
      const { s } = table;
      Object.assign(s.boroughs[0] as Borough, NUMBERS);
      const before = structuredClone(s.boroughs);
      const events: Event[] = [];
      investIn(contextOf(table, events), 0, (s.boroughs[0] as Borough).tiles.length - 1);
      expect(summed(events, by(tile))).toEqual(placed);
      expect(s.boroughs[1]).toEqual(before[1]);
      expect(summed(events)).toEqual(placed);
    });

    it.each(on)("[4.8] counts double with a marker when it sees %s %s", (trigger, where, gives) => {
      const table = town();
      put(table, 0, tile, HERE);
      const { s } = table;
      investIn(contextOf(table), 0, (s.boroughs[0] as Borough).tiles.length - 1);
      Object.assign(s.boroughs[0] as Borough, NUMBERS);
      ready(table, tile);
      const { who, hex } = SPACES[where];
      const doubled = Object.fromEntries(Object.entries(gives).map(([stat, amount]) => [stat, amount * 2]));
      expect(summed(put(table, who, trigger, hex), by(tile))).toEqual(doubled);
    });
  });
});
