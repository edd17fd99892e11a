import type { Seat } from "@tabletown/kernel";
import { builtBy, type Counts, coinsOf, copiesAt, MARKET } from "./counts.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Phase, State } from "./state.ts";

/** What everybody may know: all but the order of the deck. Components go by their ids. */
export interface View {
  readonly players: readonly PlayerView[];
  /** The piles on show, in the order of the component table. */
  readonly market: readonly Pile[];
  /** Cards face down. */
  readonly deck: number;
  readonly removed: readonly string[];
  readonly turn: Seat;
  readonly phase: Phase;
  readonly dice: readonly number[];
  readonly total: number;
}

export interface PlayerView {
  readonly coins: number;
  /** Copies by id, those the player has. */
  readonly owned: Readonly<Record<string, number>>;
  /** Whether each landmark in play is built, by id. */
  readonly built: Readonly<Record<string, boolean>>;
}

export interface Pile {
  readonly card: string;
  readonly left: number;
  readonly cost: number;
}

export function view(rules: Ruleset, s: State): View {
  const { seats, deck, counts, removed, turn, phase, dice, total } = s;
  return {
    players: Array.from({ length: seats }, (_, seat) => playerView(rules, counts, seat)),
    market: rules.cards
      .map((card): Pile => ({ card: card.id, left: copiesAt(counts, MARKET, card), cost: card.cost }))
      .filter((pile) => pile.left > 0),
    deck: deck.length,
    removed,
    turn,
    phase,
    dice,
    total,
  };
}

/** Written with loops: everybody who watches gets a view after every move, and programs that learn get thousands a second. */
function playerView(rules: Ruleset, counts: Counts, seat: Seat): PlayerView {
  const owned: Record<string, number> = {};
  for (const card of rules.cards) {
    const copies = copiesAt(counts, seat, card);
    if (copies !== 0) owned[card.id] = copies;
  }
  const built: Record<string, boolean> = {};
  for (const { id, index } of rules.landmarks) built[id] = (builtBy(counts, seat) & (1 << index)) !== 0;
  return { coins: coinsOf(counts, seat), owned, built };
}
