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

/** Written with loops: everybody who watches gets a view after every move, and programs that learn get thousands a second. */
export function view(rules: Ruleset, s: State, _viewer: Seat | undefined): View {
  const { seats, deck, counts, removed, turn, phase, dice, total } = s;
  const players: PlayerView[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(playerView(rules, counts, seat));
  const market: Pile[] = [];
  for (const card of rules.cards) {
    const left = copiesAt(counts, MARKET, card);
    if (left > 0) market.push({ card: card.id, left, cost: card.cost });
  }
  return { players, market, deck: deck.length, removed, turn, phase, dice, total };
}

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
