import { type Moves, movesOf } from "./action.ts";
import type { Effect, Establishment, Landmark, LandmarkEffect, Table, TownHall } from "./component.ts";
import { type Options, PRINTED_SUSHI_BAR } from "./options.ts";
import type { Phase } from "./state.ts";

/** A landmark in play. */
export interface Sight<E extends LandmarkEffect = LandmarkEffect> extends Landmark<E> {
  readonly index: number;
}

/** An establishment in play, with what its effect refers to already looked up. */
export interface Card<E extends Effect = Effect> extends Omit<Establishment, "needs"> {
  readonly index: number;
  readonly effect: E;
  readonly needs: Sight | undefined;
  /** The establishments whose copies the effect multiplies by, where it does. */
  readonly counts: readonly number[];
  /** What the shopping mall adds to its amount. */
  readonly raise: number;
}

type EffectOf<Type extends Effect["type"]> = Extract<Effect, { type: Type }>;
export type BankCard = Card<EffectOf<"bank" | "bank-per-symbol" | "bank-per-card">>;
export type BoatCard = Card<EffectOf<"bank-roll">>;
export type RedCard = Card<EffectOf<"roller-pays">>;
export type ChargeCard = Card<EffectOf<"one-pays">>;
export type SwapCard = Card<EffectOf<"swap">>;

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

type SightOf<Type extends LandmarkEffect["type"]> = Sight<Extract<LandmarkEffect, { type: Type }>> | undefined;

/** Components and options, compiled into what the rules ask for. Variants differ in these values and nowhere else. */
export interface Ruleset {
  readonly options: Options;
  readonly startCoins: number;
  readonly startOwned: readonly number[];
  readonly cards: readonly Card[];
  readonly card: Readonly<Record<string, Card>>;
  readonly sights: readonly Sight[];
  readonly sight: Readonly<Record<string, Sight>>;
  /** By total. */
  readonly activated: readonly Activated[];
  readonly station: SightOf<"two-dice">;
  readonly mall: SightOf<"raise">;
  readonly park: SightOf<"extra-turn">;
  readonly tower: SightOf<"reroll">;
  readonly harbor: SightOf<"add">;
  readonly airport: SightOf<"idle-income">;
  readonly townHall: (TownHall & { readonly pays: Options["townHall"] }) | undefined;
  /** How many different piles the market shows; undefined where all lie open. */
  readonly marketPiles: number | undefined;
  readonly stuckPilesLeave: boolean;
  readonly moves: Moves;
  /** The questions that establishments put, by id. */
  readonly charge: Readonly<Record<string, Phase>>;
  readonly swap: Readonly<Record<string, Phase>>;
}

export function rulesetOf(options: Options, table: Table): Ruleset {
  const inPlay = (component: { readonly box: string }): boolean => options.plus || component.box === "base";
  const sights = table.landmarks.filter(inPlay).map((landmark, index): Sight => ({ ...landmark, index }));
  const sightWith = <Type extends LandmarkEffect["type"]>(type: Type): SightOf<Type> =>
    sights.find((sight) => sight.effect.type === type) as SightOf<Type>;
  const mall = sightWith("raise");
  const harbor = sightWith("add");
  const establishments = table.establishments.filter(inPlay).map((card) => priced(card, options));
  const cards = establishments.map(
    (establishment, index): Card => ({
      ...establishment,
      index,
      needs: sights.find((sight) => sight.id === establishment.needs),
      counts: countedBy(establishment.effect, establishments),
      raise: mall?.effect.symbols.includes(establishment.symbol) ? mall.effect.amount : 0,
    }),
  );
  const highest = 12 + (harbor?.effect.amount ?? 0);
  return {
    options,
    startCoins: table.start.coins,
    startOwned: cards.map(({ id }) => table.start.establishments.filter((start) => start === id).length),
    cards,
    card: Object.fromEntries(cards.map((card) => [card.id, card])),
    sights,
    sight: Object.fromEntries(sights.map((sight) => [sight.id, sight])),
    activated: Array.from({ length: highest + 1 }, (_, total) => activatedBy(cards, total)),
    station: sightWith("two-dice"),
    mall,
    park: sightWith("extra-turn"),
    tower: sightWith("reroll"),
    harbor,
    airport: sightWith("idle-income"),
    townHall: options.plus ? { ...table.townHall, pays: options.townHall } : undefined,
    marketPiles: options.plus ? table.marketPiles : undefined,
    stuckPilesLeave: options.stuckPiles === "leave",
    moves: movesOf(cards, sights),
    charge: Object.fromEntries(cards.map(({ id }) => [id, Object.freeze({ at: "charge", by: id })])),
    swap: Object.fromEntries(cards.map(({ id }) => [id, Object.freeze({ at: "swap", by: id })])),
  };
}

/** SPEC 8.1: printings disagree about one price; the option's first value leaves the table's own. */
function priced(card: Establishment, options: Options): Establishment {
  return card.id === "sushi-bar" && options.sushiBar !== PRINTED_SUSHI_BAR ? { ...card, cost: options.sushiBar } : card;
}

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
  const lit = cards.filter((card) => card.numbers.includes(total));
  const blue = lit.filter((card) => card.colour === "blue");
  return {
    red: lit.filter((card) => card.colour === "red") as RedCard[],
    green: lit.filter((card) => card.colour === "green") as BankCard[],
    blue: blue.filter((card) => card.effect.type !== "bank-roll") as BankCard[],
    boats: blue.filter((card) => card.effect.type === "bank-roll") as BoatCard[],
    purple: lit.filter((card) => card.colour === "purple").sort((a, b) => order(a.effect) - order(b.effect)),
  };
}

function order(effect: Effect): number {
  return effect.type === "swap" ? 2 : effect.type === "one-pays" ? 1 : 0;
}
