import type { Chance, Seat } from "@tabletown/kernel";
import type { Card, Ruleset } from "./ruleset.ts";
import type { Phase, Player, State } from "./state.ts";

/** What everybody at the table may know: all but the order of the deck. Components go by their ids. */
export interface View {
  readonly players: readonly SeenPlayer[];
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

export interface SeenPlayer {
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
    players: players.map((player) => seen(rules, player)),
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

function seen(rules: Ruleset, { coins, owned, built }: Player): SeenPlayer {
  return {
    coins,
    owned: Object.fromEntries(
      rules.cards.filter(({ index }) => owned[index] !== 0).map(({ id, index }) => [id, owned[index] as number]),
    ),
    built: Object.fromEntries(rules.sights.map(({ id, index }) => [id, built[index] as boolean])),
  };
}

/** The cards that lie nowhere in sight are in the deck, in an order nobody knows. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const { players, market, removed, turn, phase, dice, total } = v;
  const s: State = {
    players: players.map(({ coins, owned, built }) => ({
      coins,
      owned: rules.cards.map(({ id }) => owned[id] ?? 0),
      built: rules.sights.map(({ id }) => built[id] === true),
    })),
    market: rules.cards.map(({ id }) => market.find((pile) => pile.card === id)?.left ?? 0),
    deck: [],
    removed,
    turn,
    phase,
    dice,
    total,
  };
  const deck = rules.cards.flatMap((card) => Array<string>(unseen(rules, s, card)).fill(card.id));
  chance.shuffle(deck);
  s.deck = deck;
  return s;
}

/** Copies that are neither in a city nor on show nor removed. */
function unseen(rules: Ruleset, s: State, { id, index, copies }: Card): number {
  let hidden = copies - (s.market[index] as number) - s.removed.filter((gone) => gone === id).length;
  // The cards players start with are not from the supply.
  for (const { owned } of s.players) hidden -= (owned[index] as number) - (rules.startOwned[index] as number);
  return hidden;
}
