import type { Seat } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import type { Phase, Player, State } from "./state.ts";

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
  const { deck, market, players, removed, turn, phase, dice, total } = s;
  return {
    players: players.map((player) => playerView(rules, player)),
    market: rules.cards
      .map(({ id, cost, index }): Pile => ({ card: id, left: market[index] as number, cost }))
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
function playerView(rules: Ruleset, { coins, owned, built }: Player): PlayerView {
  const copies: Record<string, number> = {};
  for (const { id, index } of rules.cards) {
    const count = owned[index] as number;
    if (count !== 0) copies[id] = count;
  }
  const landmarks: Record<string, boolean> = {};
  for (const { id, index } of rules.landmarks) landmarks[id] = built[index] as boolean;
  return { coins, owned: copies, built: landmarks };
}
