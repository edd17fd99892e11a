import type { Edition, Effect, Goal, Sign, Stack, StackSizes, Stat, Table, Where } from "../data/table.ts";
import type { Action } from "./action.ts";
import { type Hex, hexAt } from "./hex.ts";
import type { Options } from "./options.ts";
import { EMPTY, NO_KIND } from "./state.ts";

/** SPEC 8.2 */
export const STACK_ORDER = ["A", "B", "C"] as const satisfies readonly Stack[];

/** A counting effect, ready to be matched: `signs` has a bit for each sign it looks at. */
export interface Each {
  readonly stat: Stat;
  readonly amount: number;
  readonly where: Where;
  readonly signs: number;
  readonly later: boolean;
}

/** Everything the rules ask about a kind of tile. */
export interface Kind {
  readonly id: string;
  /** Its place in the list of all kinds. */
  readonly index: number;
  readonly cost: number;
  /** A bit for each sign it shows; 0 for a lake. */
  readonly signs: number;
  readonly gains: readonly { readonly stat: Stat; readonly amount: number }[];
  readonly each: readonly Each[];
  /** Money per pair of lake and building (SPEC 1.11). */
  readonly shore: number;
  readonly redLine: readonly { readonly stat: "income" | "reputation"; readonly amount: number }[];
  /** Signs whose arrival this tile reacts to: beside it, elsewhere in its own borough, and in others. */
  readonly watchesBeside: number;
  readonly watchesOwn: number;
  readonly watchesOthers: number;
  readonly looksForward: boolean;
  /** What may be done with it on a space of the market, from left to right: made once, and never changed. */
  readonly onSpace: readonly OnSpace[];
}

/** What may be done with a tile on one space of the market. */
export interface OnSpace {
  readonly buy: Action;
  readonly lake: Action;
  readonly discard: Action;
}

export interface Limits {
  readonly lowest: number;
  readonly highest: number;
}

/** Options and components compiled into what the rules ask for. Editions and variants differ here and nowhere else. */
export interface Ruleset {
  readonly options: Options;
  readonly table: Table;
  readonly seats: readonly [fewest: number, most: number];
  readonly kinds: ReadonlyMap<string, Kind>;
  /** The same by number. */
  readonly kindList: readonly Kind[];
  readonly lake: Kind;
  /** Signs whose arrival some tile in another borough may react to. */
  readonly watchedElsewhere: number;
  readonly bits: Bits;
  readonly goal: ReadonlyMap<string, Goal>;
  readonly basics: readonly { readonly action: Action; readonly kind: Kind }[];
  /** All building tiles of a stack, each copy once. */
  readonly tiles: Readonly<Record<Stack, readonly string[]>>;
  readonly start: readonly { readonly tile: string; readonly hex: Hex }[];
  readonly blocked: ReadonlySet<Hex>;
  /** Of the market's spaces, from left to right. */
  readonly prices: readonly number[];
  readonly stacksFor: (seats: number) => StackSizes;
  readonly under: Edition["under"];
  /** Goals in the draw, how many are turned up, and how many each seat is dealt. */
  readonly goals: {
    readonly pool: readonly string[];
    readonly open: (seats: number) => number;
    readonly dealt: number;
  };
  readonly redLine: {
    readonly loss: number;
    /** Whether Casino and PR Firm also act downward (SPEC 13.1). */
    readonly takesBack: boolean;
    /** The rules to cite for passing a line up and back. */
    readonly up: string;
    readonly back: string;
  };
  /** Lines passed on the way from 0 to a population. */
  readonly linesUpTo: (population: number) => number;
  /** Where the nth line is, counted from 1. */
  readonly lineAt: (n: number) => number;
  /** How far each number goes. */
  readonly limits: Readonly<Record<Stat, Limits>>;
  readonly pastCountsAgain: boolean;
  readonly realtyDoubles: boolean;
  /** When the Lone Architect removes one more tile. */
  readonly removal: "never" | Edition["loneArchitect"]["removal"];
  /** Whether the end marker leaves time for another round. */
  readonly ending: "one-more-round" | "at-once";
  /** What Dale pays, where he plays. */
  readonly dale: { readonly pays: number } | undefined;
  readonly titles: { readonly list: Table["titles"]; readonly needsVictory: boolean } | undefined;
}

/** The numbers of kinds by the ids on a market, and the ids by the numbers. */
export function kindsOn({ kinds }: Ruleset, market: readonly string[]): number[] {
  return market.map((tile) => kinds.get(tile)?.index ?? NO_KIND);
}

export function tilesOn({ kindList }: Ruleset, market: readonly number[]): string[] {
  return market.map((kind) => kindList[kind]?.id ?? EMPTY);
}

export function rulesetOf(options: Options, table: Table): Ruleset {
  const edition = table.editions[options.edition];
  const side = table.sides[options.side];
  const bits = bitsIn(table);
  const kinds = kindsOf(table, bits);
  return {
    options,
    table,
    kinds,
    kindList: [...kinds.values()],
    bits,
    lake: kinds.get(table.lake.id) as Kind,
    watchedElsewhere: [...kinds.values()].reduce((signs, { watchesOthers }) => signs | watchesOthers, 0),
    goal: new Map(table.goals.map((goal) => [goal.id, goal])),
    basics: table.basics.map(({ id }) => ({ action: { type: "basic", tile: id }, kind: kinds.get(id) as Kind })),
    tiles: tilesOf(table),
    start: side.start.map(({ tile, ...coordinates }) => ({ tile, hex: hexAt(coordinates) })),
    blocked: new Set(side.blocked.map(hexAt)),
    linesUpTo: lineCounter(table.populationBoard),
    lineAt: lineFinder(table.populationBoard),
    limits: limitsOf(options, table),
    pastCountsAgain: options.forwardMarker === "past-too",
    realtyDoubles: options.realtyLake === "doubled",
    ...variantOf(options, table, edition),
  };
}

/** SPEC 6.1, 13.4 */
function limitsOf(options: Options, { limits, populationBoard }: Table): Ruleset["limits"] {
  const from = ([lowest, highest]: readonly [number, number]): Limits => ({ lowest, highest });
  return {
    money: from([0, Number.POSITIVE_INFINITY]),
    income: from(limits.income),
    reputation: from(limits.reputation),
    population: from([0, options.beyondTrack === "stops" ? populationBoard.top : Number.POSITIVE_INFINITY]),
  };
}

type ByVariant = Pick<
  Ruleset,
  "seats" | "prices" | "stacksFor" | "under" | "goals" | "redLine" | "removal" | "ending" | "dale" | "titles"
>;

function variantOf(options: Options, table: Table, edition: Edition): ByVariant {
  const takesBack = options.linesBack === "both-ways";
  const shared: ByVariant = {
    seats: [2, 4],
    prices: table.market,
    stacksFor: (seats) => edition.stacks[seats as 2 | 3 | 4],
    under: edition.under,
    goals: { pool: table.goals.map(({ id }) => id), open: (seats) => seats, dealt: 2 },
    redLine: { loss: table.populationBoard.loss, takesBack, up: "6.2", back: "6.3" },
    removal: "never",
    ending: "one-more-round",
    dale: undefined,
    titles: undefined,
  };
  const variants: Record<Options["variant"], ByVariant> = {
    table: shared,
    "lone-architect": {
      ...shared,
      seats: [1, 1],
      stacksFor: () => edition.stacks[2],
      goals: { pool: [], open: () => 0, dealt: 0 },
      redLine: { loss: table.loneArchitect.loss, takesBack, up: "11.2", back: "11.2" },
      removal: edition.loneArchitect.removal,
      titles: { list: table.titles, needsVictory: false },
    },
    dale: {
      ...shared,
      seats: [1, 1],
      prices: table.dale.market,
      stacksFor: () => table.dale.stacks,
      under: { from: "top", count: 0 },
      goals: {
        pool: table.goals.filter(contested).map(({ id }) => id),
        open: () => table.dale.goals,
        dealt: options.daleGoal === "private" ? 2 : 0,
      },
      ending: "at-once",
      dale: { pays: table.dale.pays },
      titles: { list: table.titles, needsVictory: edition.dale.titleNeedsVictory },
    },
  };
  return variants[options.variant];
}

/** Dale makes no lakes and places no markers, so goals about them are no contest (SPEC 12.3). */
function contested({ measure }: Goal): boolean {
  return measure.type !== "markers" && measure.of !== "lake";
}

/** A bit for each sign on the tiles. */
type Bits = ReadonlyMap<Sign, number>;

function bitsIn({ buildings, basics }: Table): Bits {
  const signs = new Set([...buildings, ...basics].flatMap(({ type, icon }) => (icon ? [type, icon] : [type])));
  return new Map([...signs].map((sign, i) => [sign, 1 << i]));
}

/** The bits of some signs together; a sign that no tile shows has none. */
function bitsOf(bits: Bits, signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum | (bits.get(sign) ?? 0), 0);
}

type CompiledTile = Omit<Kind, "index" | "onSpace">;

function kindsOf({ buildings, basics, lake, market, dale }: Table, bits: Bits): Map<string, Kind> {
  const tiles = [...buildings, ...basics].map(({ id, cost, type, icon, effects }) =>
    kindOf(id, cost, bitsOf(bits, icon ? [type, icon] : [type]), effects, bits),
  );
  const spaces = Array.from({ length: Math.max(market.length, dale.market.length) }, (_, i) => i + 1);
  return new Map(
    [...tiles, kindOf(lake.id, lake.cost, 0, lake.effects, bits)].map((kind, index) => [
      kind.id,
      { ...kind, index, onSpace: spaces.map((space) => onSpace(kind.id, space)) },
    ]),
  );
}

function kindOf(id: string, cost: number, signs: number, effects: readonly Effect[], bits: Bits): CompiledTile {
  const each = effects
    .filter((effect) => effect.type === "each")
    .map(({ stat, amount, where, of, later = false }) => ({ stat, amount, where, signs: bitsOf(bits, of), later }));
  const watches = (...places: Where[]) =>
    each.reduce((bits, { where, signs: watched }) => (places.includes(where) ? bits | watched : bits), 0);
  const redLine = effects.filter((effect) => effect.type === "red-line");
  return {
    id,
    cost,
    signs,
    gains: effects.filter((effect) => effect.type === "gain"),
    each,
    shore: effects.reduce((sum, effect) => (effect.type === "shore" ? sum + effect.amount : sum), 0),
    redLine,
    watchesBeside: watches("adjacent", "own", "every"),
    watchesOwn: watches("own", "every"),
    watchesOthers: watches("every", "others"),
    looksForward: redLine.length > 0 || each.some(({ later }) => later),
  };
}

function onSpace(tile: string, space: number): OnSpace {
  return {
    buy: { type: "buy", tile, space },
    lake: { type: "lake", tile, space },
    discard: { type: "discard", tile, space },
  };
}

function tilesOf({ buildings }: Table): Record<Stack, string[]> {
  const of = (wanted: Stack) =>
    buildings.filter(({ stack }) => stack === wanted).flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  return { A: of("A"), B: of("B"), C: of("C") };
}

/** SPEC 6.2, 6.6: printed lines are looked up, those beyond follow at an even distance. */
function lineCounter({ redLines, beyond }: Table["populationBoard"]): (population: number) => number {
  const last = redLines.at(-1) as number;
  const upTo = Array.from(
    { length: last + 1 },
    (_, population) => redLines.filter((line) => line <= population).length,
  );
  return (population) =>
    population <= last ? (upTo[population] as number) : redLines.length + Math.floor((population - last) / beyond);
}

function lineFinder({ redLines, beyond }: Table["populationBoard"]): (n: number) => number {
  return (n) => redLines[n - 1] ?? (redLines.at(-1) as number) + (n - redLines.length) * beyond;
}
