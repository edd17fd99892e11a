import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";

/**
 * One thing that not everybody may know: a card in a hand or in the deck, a sealed bid.
 *
 * A game lists its secrets apart from its views, because a view that shows too much would otherwise
 * define what is secret. The laws exchange secrets and see whether anybody notices who must not.
 */
export interface Secret {
  /** What it is, for whoever reads that it leaked: "a card in the hand of seat 1", "the deck". */
  readonly name: string;
  /** The seats that may know it; nobody else, spectators included. */
  readonly knownTo: readonly Seat[];
  readonly value: Json;
  /** Secrets of the same pool may change places: cards with the same back. */
  readonly pool?: string;
  /** Its place in the pile that it is drawn from, counted from the top: 1 comes next. */
  readonly depth?: number;
  /** What else it could be, where nothing is exchanged for it: the other sums one could have bid. */
  readonly others?: readonly Json[];
  /** Set where it is settled before any other seat chooses: nobody has to think about it, and a guess need not vary it. */
  readonly fleeting?: true;
}

/** For games in which everything lies open. */
export const NO_SECRETS = {
  secrets: (): readonly Secret[] => [],
  withSecrets: <S>(s: S): S => s,
};
