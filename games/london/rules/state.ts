import type { Seat } from "@tabletown/kernel";

/** A kind of city card or a borough, by its id in the component table. */
export type Id = string;

/** Cards lying on each other in a player's city. Only the top one, `card`, can still do anything. */
export interface Stack {
  readonly card: Id;
  /** Whether the top card lies face down. */
  readonly turned: boolean;
  /** Money lying on the top card. */
  readonly coins: number;
  /** Whether the top card was placed in this turn: it may not be covered. */
  readonly fresh: boolean;
  /** Whether the top card has been activated in this turn. */
  readonly used: boolean;
  /** Covered cards, the lowest first. */
  readonly under: readonly Id[];
}

/** Lists of cards and stacks are replaced, never changed in place: copies of a state may share them. */
export interface Player {
  money: number;
  loans: number;
  poverty: number;
  prestige: number;
  /** In alphabetical order of ids, so that the order tells nothing. */
  hand: readonly Id[];
  /** Those hand cards that everybody has seen go there. */
  shown: readonly Id[];
  stacks: readonly Stack[];
  /** Bought land, the newest last. */
  boroughs: readonly Id[];
  /** How many of the topmost cards of the deck this player knows, having looked at them. */
  foreseen: number;
}

/** Somebody saw a card on the deck that another player then drew. */
export interface Glimpse {
  readonly by: Seat;
  readonly owner: Seat;
  readonly card: Id;
}

/** Whose list of effects is being carried out. */
export type Source = "card" | "borough" | "action";

/** What waits to be decided or carried out; the last one of the agenda comes first. */
export type Task =
  /** Start of the turn: repay, look, draw. `peeked` cards of those looked at still lie on top of the deck. */
  | { type: "opening"; drawn: number; looked: boolean; peeked: number }
  /** Cards that were looked at go back: the top `left` cards of the deck have no settled order yet. */
  | { type: "put-back"; left: number }
  | { type: "choice" }
  | { type: "develop" }
  /** A card chosen to be placed; `free` needs no discard. Nobody else sees this yet. */
  | { type: "placing"; card: Id; where: number | "new" | "open"; free: boolean }
  /** Cards may be placed without discarding. */
  | { type: "free-places"; of: Id; left: number }
  | { type: "draw"; left: number }
  | { type: "run" }
  /** Cards to be discarded for an activation. */
  | { type: "cost"; stack: number; left: number }
  /** `index`: which effect of the list comes next. */
  | { type: "effects"; from: Source; of: Id; stack: number; index: number }
  | { type: "turning"; stack: number }
  /** Which card turns over: the one activated or one that takes its place. */
  | { type: "turn-over"; stack: number }
  | { type: "discards"; from: Source; of: Id; index: number; left: number }
  | { type: "opponent"; from: Source; of: Id; index: number }
  | { type: "cover"; stack: number }
  | { type: "repeat"; stack: number }
  | { type: "assign" }
  | { type: "closing" }
  | { type: "limit" };

/** The whole truth about a game. As with players, lists of cards are replaced, never changed in place; the agenda is. */
export interface State {
  /** Whose turn it is. */
  seat: Seat;
  /** Empty once the game is over. */
  agenda: Task[];
  /** Face down; the top card is the last. */
  deck: readonly Id[];
  /** The two rows of the development board. */
  top: readonly Id[];
  bottom: readonly Id[];
  /** Out of the game. */
  removed: readonly Id[];
  /** Land for sale. */
  market: readonly Id[];
  /** Land face down; the top card is the last. */
  land: readonly Id[];
  players: Player[];
  glimpses: readonly Glimpse[];
  /** Components whose swap has been used in this turn. */
  swapped: readonly Id[];
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
