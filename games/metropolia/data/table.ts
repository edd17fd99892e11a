import type { Provenance } from "@tabletown/kernel";

/** The component table of Metropolia. Rules read effects and never ask a card for its name. */

export const ESTABLISHMENT_FIELDS = ["colour", "symbol", "numbers", "cost", "copies", "effect", "needs"] as const;
export const LANDMARK_FIELDS = ["cost", "effect"] as const;
export const TOWN_HALL_FIELDS = ["amount"] as const;

/** Where values of a component come from, where somebody knows better than our own notes. */
type SourcesOf<Fields extends readonly string[]> = { readonly [Field in Fields[number]]?: Provenance };

export type Colour = "blue" | "green" | "red" | "purple";

export const SYMBOLS = ["wheat", "cow", "gear", "bread", "factory", "fruit", "cup", "boat", "tower"] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Which box a component comes from. */
export type Box = "base" | "plus";

/** What an establishment does once its number is rolled; its colour says in whose turn and who pays. */
export type Effect =
  /** The bank pays `amount`. */
  | { readonly type: "bank"; readonly amount: number }
  /** The bank pays `amount` for each of the owner's cards with this symbol. */
  | { readonly type: "bank-per-symbol"; readonly symbol: CardSymbol; readonly amount: number }
  /** The bank pays `amount` for each copy of `card` the owner has. */
  | { readonly type: "bank-per-card"; readonly card: string; readonly amount: number }
  /** The bank pays what `dice` extra dice show. */
  | { readonly type: "bank-roll"; readonly dice: number }
  /** The player who rolled pays `amount`. */
  | { readonly type: "roller-pays"; readonly amount: number }
  /** Every other player pays `amount`. */
  | { readonly type: "each-pays"; readonly amount: number }
  /** Every other player pays `amount` for each of their own cards with one of these symbols. */
  | { readonly type: "each-pays-per-symbol"; readonly symbols: readonly CardSymbol[]; readonly amount: number }
  /** Every other player who holds `from` coins or more pays half of them, rounded down. */
  | { readonly type: "each-pays-half"; readonly from: number }
  /** One other player, chosen by the owner, pays `amount`. */
  | { readonly type: "one-pays"; readonly amount: number }
  /** The owner may swap one establishment with another player; cards with the symbol `except` stay out of it. */
  | { readonly type: "swap"; readonly except: CardSymbol };

export interface Establishment {
  readonly id: string;
  readonly box: Box;
  readonly colour: Colour;
  readonly symbol: CardSymbol;
  /** The totals that activate it. */
  readonly numbers: readonly number[];
  readonly cost: number;
  /** Copies in the supply; the cards players start with are extra. */
  readonly copies: number;
  readonly effect: Effect;
  /** The landmark its owner must have built before it works. */
  readonly needs?: string;
  readonly provenance?: SourcesOf<typeof ESTABLISHMENT_FIELDS>;
}

/** What a landmark does for its owner once it is built. */
export type LandmarkEffect =
  /** May roll two dice instead of one. */
  | { readonly type: "two-dice" }
  /** Establishments with these symbols earn `amount` more. */
  | { readonly type: "raise"; readonly symbols: readonly CardSymbol[]; readonly amount: number }
  /** A double brings another turn. */
  | { readonly type: "extra-turn" }
  /** May roll again, once a turn. */
  | { readonly type: "reroll" }
  /** May add `amount` to a total of `from` or more. */
  | { readonly type: "add"; readonly from: number; readonly amount: number }
  /** The bank pays `amount` for a turn in which nothing was built. */
  | { readonly type: "idle-income"; readonly amount: number };

export interface Landmark<E extends LandmarkEffect = LandmarkEffect> {
  readonly id: string;
  readonly box: Box;
  readonly cost: number;
  readonly effect: E;
  readonly provenance?: SourcesOf<typeof LANDMARK_FIELDS>;
}

/** A card that stands from the start and is no landmark to be built: the town hall of PLUS. */
export interface TownHall {
  readonly id: string;
  readonly box: Box;
  readonly amount: number;
  readonly provenance?: SourcesOf<typeof TOWN_HALL_FIELDS>;
}

export interface Start {
  readonly coins: number;
  /** Establishments every player begins with, apart from the supply. */
  readonly establishments: readonly string[];
}

export interface Table {
  readonly start: Start;
  readonly establishments: readonly Establishment[];
  readonly landmarks: readonly Landmark[];
  readonly townHall: TownHall;
  /** Piles with different names that the market of PLUS shows. */
  readonly marketPiles: number;
}
