import type { Effect, Establishment, Landmark, LandmarkEffect, Table, TownHall } from "../data/table.ts";
import type { Action } from "./action.ts";
import { type BuildLists, buildListsOf } from "./build-lists.ts";
import { type Counted, countedAt, landmarkBit } from "./counts.ts";
import { type Moves, movesOf } from "./moves.ts";
import { byNotationOf } from "./notation.ts";
import { type Options, PRINTED_SUSHI_BAR } from "./options.ts";
import { MOST_SEATS } from "./seats.ts";
import type { Phase } from "./state.ts";

const MULTIPLIES: ReadonlySet<Effect["type"]> = new Set(["bank-per-symbol", "bank-per-card", "each-pays-per-symbol"]);

export interface LandmarkInPlay<E extends LandmarkEffect = LandmarkEffect> extends Landmark<E> {
  readonly index: number;
  /** Its bit in sets that hold establishments as well. */
  readonly bit: number;
}

/** An establishment in play, with what its effect refers to already looked up. */
export interface Card<E extends Effect = Effect> extends Omit<Establishment, "needs">, Counted {
  readonly effect: E;
  /** Whether nobody may have two of it: SPEC 5.2. */
  readonly unique: boolean;
  /** The rule of SPEC.md it works by. */
  readonly rule: string;
  readonly needs: LandmarkInPlay | undefined;
  /** The bit of that landmark; none where it needs none. */
  readonly neededBit: number;
  /** What its effect pays, or pays for each card that it counts; 0 where that is no fixed amount. */
  readonly amount: number;
  /** Whether the effect multiplies by copies of other establishments, and by which. */
  readonly multiplies: boolean;
  readonly counts: readonly Counted[];
  /** Copies that every player begins with. */
  readonly atStart: number;
  /** Whether a copy always pays its amount: it needs nothing, counts nothing, and no mall raises it. */
  readonly constant: boolean;
  /** What the shopping mall adds to its amount, and the bit of the mall; none where it adds nothing. */
  readonly raise: number;
  readonly raisedBy: number;
}

type EffectOf<Type extends Effect["type"]> = Extract<Effect, { type: Type }>;
export type BankCard = Card<EffectOf<"bank" | "bank-per-symbol" | "bank-per-card">>;
export type BoatCard = Card<EffectOf<"bank-roll">>;
export type RedCard = Card<EffectOf<"roller-pays">>;
export type ChargeCard = Card<EffectOf<"one-pays">>;

/** What a total activates, in the order of SPEC 4.2. */
export interface Activated {
  readonly red: readonly RedCard[];
  readonly green: readonly BankCard[];
  readonly blue: readonly BankCard[];
  /** Blue cards whose income takes another roll. */
  readonly boats: readonly BoatCard[];
  /** Money first, then choices of who pays, swaps last (SPEC 4.14). */
  readonly purple: readonly Card[];
}

type LandmarkThat<Type extends LandmarkEffect["type"]> = LandmarkInPlay<Extract<LandmarkEffect, { type: Type }>>;
type LandmarkWith<Type extends LandmarkEffect["type"]> = LandmarkThat<Type> | undefined;
export type Harbor = LandmarkThat<"add">;

export type TownHallInPlay = TownHall & { readonly pays: Options["townHall"] };

/** Components and options, compiled into what the rules ask for. Variants differ in these values and nowhere else. */
export interface Ruleset {
  readonly options: Options;
  readonly startCoins: number;
  readonly cards: readonly Card[];
  readonly card: ReadonlyMap<string, Card>;
  readonly landmarks: readonly LandmarkInPlay[];
  readonly landmark: ReadonlyMap<string, LandmarkInPlay>;
  /** What so many coins pay for, the last for that many and more: a set of establishments and landmarks. */
  readonly affordable: readonly number[];
  /** What the dearest of all costs. */
  readonly dearest: number;
  /** All landmarks of such a set: a finished city has them. */
  readonly everyLandmark: number;
  /** What nobody may have twice, in such a set: some establishments, all landmarks. */
  readonly uniques: number;
  /** The establishments that a swap may move, one bit each, by the id of the card that allows it. */
  readonly swappableKinds: ReadonlyMap<string, number>;
  /** By total. */
  readonly activated: readonly Activated[];
  readonly station: LandmarkWith<"two-dice">;
  readonly mall: LandmarkWith<"raise">;
  readonly park: LandmarkWith<"extra-turn">;
  readonly tower: LandmarkWith<"reroll">;
  readonly harbor: Harbor | undefined;
  readonly airport: LandmarkWith<"idle-income">;
  readonly townHall: TownHallInPlay | undefined;
  /** How many different piles the market shows; undefined where all lie open. */
  readonly marketPiles: number | undefined;
  readonly stuckPilesLeave: boolean;
  readonly moves: Moves;
  readonly buildLists: BuildLists;
  readonly byNotation: ReadonlyMap<string, Action>;
  /** The questions that establishments put, by id. */
  readonly charge: Readonly<Record<string, Phase>>;
  readonly swap: Readonly<Record<string, Phase>>;
}

export function rulesetOf(options: Options, table: Table): Ruleset {
  const inPlay = (component: { readonly box: string }): boolean => options.plus || component.box === "base";
  const landmarks = table.landmarks
    .filter(inPlay)
    .map(
      ({ id, box, cost, effect }, index): LandmarkInPlay => ({ id, box, cost, effect, index, bit: landmarkBit(index) }),
    );
  const landmarkWith = <Type extends LandmarkEffect["type"]>(type: Type): LandmarkWith<Type> =>
    landmarks.find((landmark) => landmark.effect.type === type) as LandmarkWith<Type>;
  const mall = landmarkWith("raise");
  const harbor = landmarkWith("add");
  const establishments = table.establishments.filter(inPlay).map((card) => priced(card, options));
  const startingWith = (id: string): number => table.start.establishments.filter((start) => start === id).length;
  const most = Math.max(...establishments.map(({ id, copies }) => copies + MOST_SEATS * startingWith(id)));
  const cards = establishments.map((establishment, index): Card => {
    const counted = countedAt(index, most);
    const needs = landmarks.find((landmark) => landmark.id === establishment.needs);
    const raised = mall?.effect.symbols.includes(establishment.symbol) ? mall : undefined;
    return {
      // Field by field: search asks cards for these more than for anything else, and a spread is slower to read.
      id: establishment.id,
      box: establishment.box,
      colour: establishment.colour,
      symbol: establishment.symbol,
      numbers: establishment.numbers,
      cost: establishment.cost,
      copies: establishment.copies,
      effect: establishment.effect,
      index,
      row: counted.row,
      shift: counted.shift,
      mask: counted.mask,
      unique: establishment.colour === "purple",
      rule: ruleOf(establishment),
      needs,
      neededBit: needs?.bit ?? 0,
      amount: "amount" in establishment.effect ? establishment.effect.amount : 0,
      multiplies: MULTIPLIES.has(establishment.effect.type),
      counts: countedBy(establishment.effect, establishments).map((other) => countedAt(other, most)),
      atStart: startingWith(establishment.id),
      constant: needs === undefined && raised === undefined && !MULTIPLIES.has(establishment.effect.type),
      raise: raised?.effect.amount ?? 0,
      raisedBy: raised?.bit ?? 0,
    };
  });
  const moves = movesOf(cards, landmarks);
  const everyLandmark = landmarkSet(landmarks, () => true);
  const affordable = affordableWith(cards, landmarks);
  const highest = 12 + (harbor?.effect.amount ?? 0);
  return {
    options,
    startCoins: table.start.coins,
    cards,
    card: new Map(cards.map((card) => [card.id, card])),
    landmarks,
    landmark: new Map(landmarks.map((landmark) => [landmark.id, landmark])),
    affordable,
    dearest: affordable.length - 1,
    everyLandmark,
    uniques: setOf(cards, ({ unique }) => unique) | everyLandmark,
    swappableKinds: new Map(
      cards.flatMap(({ id, effect }) =>
        effect.type === "swap" ? [[id, setOf(cards, ({ symbol }) => symbol !== effect.except)]] : [],
      ),
    ),
    activated: Array.from({ length: highest + 1 }, (_, total) => activatedBy(cards, total)),
    station: landmarkWith("two-dice"),
    mall,
    park: landmarkWith("extra-turn"),
    tower: landmarkWith("reroll"),
    harbor,
    airport: landmarkWith("idle-income"),
    townHall: options.plus ? { ...table.townHall, pays: options.townHall } : undefined,
    marketPiles: options.plus ? table.marketPiles : undefined,
    stuckPilesLeave: options.stuckPiles === "leave",
    moves,
    buildLists: buildListsOf(moves),
    byNotation: byNotationOf(moves.all),
    charge: Object.fromEntries(cards.map(({ id }) => [id, Object.freeze({ type: "charge", by: id })])),
    swap: Object.fromEntries(cards.map(({ id }) => [id, Object.freeze({ type: "swap", by: id })])),
  };
}

/** SPEC 8.1: printings disagree about one price; the option's first value leaves the table's own. */
export function priced(card: Establishment, options: Options): Establishment {
  return card.id === "sushi-bar" && options.sushiBar !== PRINTED_SUSHI_BAR ? { ...card, cost: options.sushiBar } : card;
}

function ruleOf({ colour, effect }: Establishment): string {
  switch (effect.type) {
    case "bank":
    case "bank-per-symbol":
    case "bank-per-card":
      return colour === "blue" ? "4.4" : "4.5";
    case "bank-roll":
      return "7.10";
    case "roller-pays":
      return "4.3";
    case "each-pays":
      return "4.11";
    case "each-pays-per-symbol":
      return "7.12";
    case "each-pays-half":
      return "7.13";
    case "one-pays":
      return "4.12";
    case "swap":
      return "4.13";
  }
}

/** The establishments that fit, one bit each. */
function setOf(cards: readonly Card[], fits: (card: Card) => boolean): number {
  return cards.reduce((set, card) => (fits(card) ? set | (1 << card.index) : set), 0);
}

/** The landmarks that fit, above all establishments. */
function landmarkSet(landmarks: readonly LandmarkInPlay[], fits: (landmark: LandmarkInPlay) => boolean): number {
  return landmarks.reduce((set, landmark) => (fits(landmark) ? set | landmark.bit : set), 0);
}

function affordableWith(cards: readonly Card[], landmarks: readonly LandmarkInPlay[]): number[] {
  const dearest = Math.max(...[...cards, ...landmarks].map(({ cost }) => cost));
  return Array.from({ length: dearest + 1 }, (_, coins) => {
    const paid = ({ cost }: { readonly cost: number }): boolean => cost <= coins;
    return setOf(cards, paid) | landmarkSet(landmarks, paid);
  });
}

/** The numbers of the establishments whose copies an effect counts. */
function countedBy(effect: Effect, establishments: readonly Establishment[]): number[] {
  const counted = (card: Establishment): boolean => {
    switch (effect.type) {
      case "bank-per-symbol":
        return card.symbol === effect.symbol;
      case "bank-per-card":
        return card.id === effect.card;
      case "each-pays-per-symbol":
        return effect.symbols.includes(card.symbol);
      default:
        return false;
    }
  };
  return establishments.flatMap((card, index) => (counted(card) ? [index] : []));
}

function activatedBy(cards: readonly Card[], total: number): Activated {
  const activated = cards.filter((card) => card.numbers.includes(total));
  const blue = activated.filter((card) => card.colour === "blue");
  return {
    red: activated.filter((card) => card.colour === "red") as RedCard[],
    green: activated.filter((card) => card.colour === "green") as BankCard[],
    blue: blue.filter((card) => card.effect.type !== "bank-roll") as BankCard[],
    boats: blue.filter((card) => card.effect.type === "bank-roll") as BoatCard[],
    purple: activated.filter((card) => card.colour === "purple").sort((a, b) => order(a.effect) - order(b.effect)),
  };
}

function order(effect: Effect): number {
  return effect.type === "swap" ? 2 : effect.type === "one-pays" ? 1 : 0;
}
