import type { Seat } from "@tabletown/kernel";

/** A kind of city card or a borough, by its id in the component table. */
export type Id = string;

/**
 * The same by number: city cards first, in the alphabetical order of their ids, then boroughs in the order of the table.
 * The rules use numbers, everybody else reads ids: views, events, moves and records have them.
 */
export type Kind = number;

/** Where no component is meant. */
export const NO_KIND: Kind = -1;

/** Cards lying on each other in a player's city. Only the top one, `card`, can still do anything. */
export interface Stack<Of = Kind> {
  readonly card: Of;
  /** Whether the top card lies face down. */
  readonly turned: boolean;
  /** Money lying on the top card. */
  readonly coins: number;
  /** Whether the top card was placed in this turn: it may not be covered. */
  readonly fresh: boolean;
  /** Whether the top card has been activated in this turn. */
  readonly used: boolean;
  /** Covered cards, the lowest first. */
  readonly under: readonly Of[];
}

/** Lists of cards and stacks are replaced, never changed in place: copies of a state may share them. */
export interface Player<Of = Kind> {
  money: number;
  loans: number;
  poverty: number;
  prestige: number;
  /** In alphabetical order of ids, so that the order tells nothing. */
  hand: readonly Of[];
  /** Those hand cards that everybody has seen go there. */
  shown: readonly Of[];
  stacks: readonly Stack<Of>[];
  /** Bought land, the newest last. */
  boroughs: readonly Of[];
  /** How many of the topmost cards of the deck this player knows, having looked at them. */
  foreseen: number;
}

/** Somebody saw a card on the deck that another player then drew. */
export interface Glimpse<Of = Kind> {
  readonly by: Seat;
  readonly owner: Seat;
  readonly card: Of;
}

/** Whose list of effects is being carried out. */
export type Source = "card" | "borough" | "action";

/** What waits to be decided or carried out. */
export type Task<Of = Kind> =
  /** Start of the turn: repay, look, draw. `peeked` cards of those looked at still lie on top of the deck. */
  | { readonly type: "opening"; readonly drawn: number; readonly looked: boolean; readonly peeked: number }
  /** Cards that were looked at go back: the top `left` cards of the deck have no settled order yet. */
  | { readonly type: "put-back"; readonly left: number }
  | { readonly type: "choice" }
  | { readonly type: "develop" }
  /** A card chosen to be placed; `free` needs no discard. Nobody else sees this yet. */
  | { readonly type: "placing"; readonly card: Of; readonly where: number | "new" | "open"; readonly free: boolean }
  /** Cards may be placed without discarding. */
  | { readonly type: "free-places"; readonly of: Of; readonly left: number }
  | { readonly type: "draw"; readonly left: number }
  | { readonly type: "run" }
  /** Cards to be discarded for an activation. */
  | { readonly type: "cost"; readonly stack: number; readonly left: number }
  /** `index`: which effect of the list comes next. */
  | {
      readonly type: "effects";
      readonly from: Source;
      readonly of: Of;
      readonly stack: number;
      readonly index: number;
    }
  | { readonly type: "turning"; readonly stack: number }
  /** Which card turns over: the one activated or one that takes its place. */
  | { readonly type: "turn-over"; readonly stack: number }
  | {
      readonly type: "discards";
      readonly from: Source;
      readonly of: Of;
      readonly index: number;
      readonly left: number;
    }
  | { readonly type: "opponent"; readonly from: Source; readonly of: Of; readonly index: number }
  | { readonly type: "cover"; readonly stack: number }
  | { readonly type: "repeat"; readonly stack: number }
  | { readonly type: "assign" }
  | { readonly type: "closing" }
  | { readonly type: "limit" };

/** The whole truth about a game. As with players, lists are replaced, never changed in place. */
export interface State<Of = Kind> {
  /** Whose turn it is. */
  seat: Seat;
  /** The last one comes first. Empty once the game is over. */
  agenda: readonly Task<Of>[];
  /** Face down; the top card is the last. */
  deck: readonly Of[];
  /** The two rows of the development board. */
  top: readonly Of[];
  bottom: readonly Of[];
  /** Out of the game. */
  removed: readonly Of[];
  /** Land for sale. */
  market: readonly Of[];
  /** Land face down; the top card is the last. */
  land: readonly Of[];
  players: Player<Of>[];
  glimpses: readonly Glimpse<Of>[];
  /** Components whose swap has been used in this turn. */
  swapped: readonly Of[];
  /** Whether the newest borough's run effect has been carried out in this run. */
  boroughDone: boolean;
  /** Whether cards in hand bring no poverty in this run. */
  handSpared: boolean;
  /** Whether a card has left the deck in this turn. */
  deckMoved: boolean;
  /** Turns in a row in which no card left the deck. */
  idle: number;
  /** The seat at the end of whose turn the deck was empty; -1 before that. */
  endedBy: Seat | -1;
}
