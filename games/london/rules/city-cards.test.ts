import { describe, expect, test } from "vitest";
import { standard } from "../data/standard.ts";
import { type Arranged, arrange, CHOICE, RUN } from "../fixtures/arrange.ts";

/** What activating a card does, in the city that `activated` describes. */
interface Result {
  /** Decisions that follow the activation. */
  readonly moves?: readonly string[];
  readonly money?: number;
  readonly prestige?: number;
  readonly poverty?: number;
  /** What happens to the other player's money and poverty. */
  readonly theirMoney?: number;
  readonly theirPoverty?: number;
  readonly turns: boolean;
}

/** Cards with an activated effect that stands for itself, one test each. */
const OUTCOMES: Readonly<Record<string, readonly [playCost: number, endPrestige: number, outcome: Result]>> = {
  "a-water-works": [1, 1, { poverty: -2, turns: true }],
  "a-theatre-royal": [0, 0, { money: 2, prestige: 2, turns: true }],
  "a-vauxhall-gardens": [0, 0, { money: 2, prestige: 2, poverty: -1, turns: true }],
  "a-almshouses": [0, 0, { poverty: -2, turns: true }],
  "a-salters": [0, 0, { money: 4, turns: true }],
  "a-vintners": [0, 0, { money: 4, turns: true }],
  "a-haberdashers": [0, 0, { money: 4, turns: true }],
  "a-covent-garden": [0, 0, { money: 5, prestige: 2, turns: true }],
  "a-mercers": [0, 0, { money: 5, turns: true }],
  "a-east-india-company": [4, 2, { moves: ["discard c-paupers"], money: 12, turns: true }],
  "a-grocers": [0, 0, { money: 4, turns: true }],
  "a-fishmongers": [0, 0, { money: 5, turns: true }],
  "a-woolwich-arsenal": [0, 0, { money: -7, prestige: 5, turns: true }],
  // Blue cards showing: itself and Kew Gardens.
  "b-town-houses": [4, 0, { prestige: 2, turns: true }],
  "b-street-lights": [0, 0, { money: -4, prestige: 1, poverty: -2, turns: false }],
  "b-kew-gardens": [7, 4, { poverty: -1, turns: false }],
  "b-british-museum": [4, 2, { prestige: 1, poverty: -1, turns: false }],
  "b-lords": [0, 1, { prestige: 1, poverty: -1, turns: false }],
  "b-stock-exchange": [2, 1, { money: 2, turns: false }],
  "b-omnibus": [0, 0, { money: 3, turns: false }],
  "b-shops": [0, 0, { money: 3, prestige: 2, poverty: -1, turns: true }],
  "b-albert-dock": [2, 2, { moves: ["discard c-paupers"], money: 10, prestige: 1, turns: true }],
  "b-furniture-makers": [0, 1, { money: 6, turns: true }],
  "b-watch-makers": [0, 1, { money: 6, turns: true }],
  "b-west-india-docks": [0, 2, { moves: ["discard a-grocers"], money: 7, turns: true }],
  "b-workers-houses": [0, 0, { poverty: -2, turns: true }],
  "b-oxford-street": [4, 0, { money: 8, prestige: 2, poverty: -1, turns: true }],
  "b-leather-industry": [0, 1, { money: 7, poverty: 1, turns: true }],
  "b-lloyds-of-london": [0, 2, { money: 2, theirMoney: -2, turns: true }],
  "b-silk-weaving": [0, 1, { money: 6, turns: true }],
  "b-royal-victoria-dock": [2, 2, { moves: ["discard c-paupers"], money: 10, prestige: 1, turns: true }],
  "b-brewing": [2, 1, { moves: ["discard c-paupers"], money: 9, turns: true }],
  "b-ship-building": [2, 1, { moves: ["discard c-paupers"], money: 6, prestige: 2, turns: true }],
  "b-steamboats": [0, 0, { money: 4, turns: true }],
  "b-police-force": [2, 0, { prestige: 2, poverty: -1, theirPoverty: 1, turns: true }],
  // Brown cards showing: the Leather Industry beside it.
  "b-bridge": [2, 2, { money: 1, turns: false }],
  "b-fleet-street": [0, 0, { money: 5, theirPoverty: 2, turns: true }],
  "b-regent-street": [2, 2, { money: 3, prestige: 2, poverty: -1, turns: true }],
  "b-fire-brigade": [0, 0, { prestige: 2, theirMoney: -2, turns: true }],
  "b-brixton-prison": [0, 0, { moves: ["discard c-paupers", "discard c-paupers", "stop"], poverty: -2, turns: true }],
  "b-highgate-cemetery": [4, 2, { poverty: -2, turns: true }],
  "b-millbank-prison": [
    5,
    0,
    { moves: ["discard c-paupers", "discard a-grocers", "discard c-paupers"], prestige: 3, poverty: -3, turns: true },
  ],
  "c-natural-history-museum": [6, 1, { prestige: 2, poverty: -1, turns: false }],
  "c-albert-hall": [5, 3, { prestige: 2, turns: true }],
  "c-school-blue": [2, 2, { poverty: -1, turns: false }],
  "c-sewers": [4, 0, { poverty: -3, turns: true }],
  "c-north-train-station": [3, 3, { moves: ["discard c-paupers"], money: 4, poverty: -1, turns: true }],
  "c-south-train-station": [3, 3, { moves: ["discard c-paupers"], money: 2, poverty: -1, turns: true }],
  "c-shops": [0, 0, { money: 3, prestige: 2, poverty: -1, turns: true }],
  "c-public-houses": [0, 0, { turns: false }],
  "c-grand-hotel": [0, 0, { money: 4, turns: false }],
  "c-billingsgate-market": [0, 0, { money: 8, turns: true }],
  "c-smithfield-market": [0, 0, { money: 8, poverty: -1, turns: true }],
  "c-tower-bridge": [6, 4, { money: 1, turns: false }],
  "c-great-exhibition": [3, 0, { moves: ["discard c-paupers"], prestige: 5, turns: true }],
  "c-thames-embankment": [8, 4, { poverty: -1, turns: true }],
  "c-workhouse": [
    0,
    2,
    { moves: ["discard c-paupers", "discard c-paupers", "stop"], money: 2, poverty: -2, turns: true },
  ],
};

/** Placeable cards that have no activated effect. */
const MONUMENTS: Readonly<Record<string, readonly [playCost: number, endPrestige: number]>> = {
  "a-school-blue": [2, 2],
  "a-school-brown": [2, 2],
  "a-st-pauls": [10, 6],
  "a-great-fire-monument": [5, 4],
  "b-university-of-london": [5, 3],
  "b-buckingham-palace": [10, 7],
  "b-nelsons-column": [8, 5],
  "b-bank-of-england": [0, 2],
  "c-parliament": [9, 5],
};

/** Activated only under conditions of their own; tested apart, but placed here like the others. */
const OTHERS: Readonly<Record<string, readonly [playCost: number, endPrestige: number]>> = {
  "a-hospital": [2, 3],
  "b-hospital": [2, 3],
  "c-whitehall": [4, 1],
};

/** A card of the same colour to discard. */
const FELLOW = { brown: "b-watch-makers", blue: "b-lords", pink: "b-regent-street" } as const;
const SPARE = { brown: "b-silk-weaving", blue: "b-street-lights", pink: "b-fleet-street" } as const;

const name = (id: string): string => standard.cards.find((card) => card.id === id)?.name.en ?? id;

function placed(id: string, playCost: number): Arranged {
  const colour = standard.cards.find((card) => card.id === id)?.colour as keyof typeof FELLOW;
  const fellow = FELLOW[colour] === id ? SPARE[colour] : FELLOW[colour];
  const s = arrange({ players: [{ hand: [id, fellow], money: 12 }, {}], task: CHOICE });
  s.play(`place ${id}`, `discard ${fellow}`);
  expect(s.player(0).money, "money after placing").toBe(12 - playCost);
  expect(s.player(0).hand).toEqual([]);
  expect(s.position.top).toEqual([fellow]);
  expect(s.stack(0, 0)).toMatchObject({ card: id, turned: false });
  return s;
}

/** A city with one more brown and one more blue card showing, three boroughs of which two lie north and two on the river. */
function ready(id: string): Arranged {
  return arrange({
    players: [
      {
        money: 20,
        poverty: 6,
        hand: ["a-grocers", "c-paupers", "c-paupers"].filter((card) => card !== id),
        boroughs: ["westminster", "lambeth", "hackney"],
        stacks: [
          { card: id, coins: id.endsWith("shops") ? 3 : 0 },
          id === "b-leather-industry" ? "b-watch-makers" : "b-leather-industry",
          id === "b-kew-gardens" ? "b-lords" : "b-kew-gardens",
        ],
      },
      { money: 10, boroughs: ["greenwich", "deptford"] },
    ],
    task: RUN,
  });
}

describe("every city card with an effect of its own", () => {
  for (const [id, [playCost, endPrestige, outcome]] of Object.entries(OUTCOMES)) {
    test(`[5.3] [8.3] ${name(id)} (${id})`, () => {
      placed(id, playCost);
      const s = ready(id);
      s.play("activate 1", ...(outcome.moves ?? []));
      expect({
        money: s.player(0).money - 20,
        prestige: s.player(0).prestige,
        poverty: s.player(0).poverty - 6,
        theirMoney: s.player(1).money - 10,
        theirPoverty: s.player(1).poverty,
        turns: s.stack(0, 0).turned,
      }).toEqual({ money: 0, prestige: 0, poverty: 0, theirMoney: 0, theirPoverty: 0, ...outcome, moves: undefined });
      expect(s.options(), "no second activation").not.toContain("activate 1");
      expect(s.options(), "the run goes on").toContain("activate 2");
      expect(prestigeOf(s)).toBe(endPrestige + otherPrestige(s));
    });
  }
});

describe("every city card without an activated effect", () => {
  for (const [id, [playCost, endPrestige]] of Object.entries(MONUMENTS)) {
    test(`[5.3] [11.4] ${name(id)} (${id}) is placed, never activated, and scores`, () => {
      placed(id, playCost);
      const s = ready(id);
      expect(s.options()).not.toContain("activate 1");
      expect(prestigeOf(s)).toBe(endPrestige + otherPrestige(s));
    });
  }
});

describe("cards activated under conditions of their own", () => {
  for (const [id, [playCost, endPrestige]] of Object.entries(OTHERS)) {
    test(`[5.3] [11.4] ${name(id)} (${id}) is placed, has nothing to act on, and scores`, () => {
      placed(id, playCost);
      const s = ready(id);
      expect(s.options()).not.toContain("activate 1");
      expect(prestigeOf(s)).toBe(endPrestige + otherPrestige(s));
    });
  }
});

test("every placeable card of the table has a test here", () => {
  const placeable = standard.cards.filter(({ colour, action }) => colour !== "grey" && action.length === 0);
  const tested = [...Object.keys(OUTCOMES), ...Object.keys(MONUMENTS), ...Object.keys(OTHERS), "a-coffee-house"];
  expect(tested.sort()).toEqual(placeable.map(({ id }) => id).sort());
});

function prestigeOf(s: Arranged): number {
  const place = s.standing().find(({ seat }) => seat === 0);
  return place?.parts.find(({ what }) => what === "score-cards")?.by ?? 0;
}

/** What the two other stacks of the position are worth: each kind is stated above. */
function otherPrestige(s: Arranged): number {
  const worth: Readonly<Record<string, number>> = {
    "b-leather-industry": 1,
    "b-watch-makers": 1,
    "b-kew-gardens": 4,
    "b-lords": 1,
  };
  return [1, 2].reduce((sum, index) => sum + (worth[s.stack(0, index).card] ?? 0), 0);
}
