import {
  canonical,
  type Game,
  type GameEvent,
  type Json,
  quickChance,
  type Seat,
  type Secret,
} from "@tabletown/kernel";

/** Puts what nobody knows into the order in which a seat draws it. */
export type ArrangePiles<S> = (s: S, seat: Seat) => void;

/**
 * Piles in which every seat draws by an order of its own: what others have drawn before moves nothing up. In two games
 * of one deal a seat so draws the same cards at the same points of its own game, whatever the others do, unless they
 * were there first.
 *
 * To whoever plays it is as if the pile had been shuffled once: each seat's order is as random as any other, and where
 * somebody has taken the next card of it, the one after that is any of the rest, no likelier than chance would have it.
 */
export function pilesBySeat<S, A>(game: Game<S, A>, seed: string): ArrangePiles<S> {
  const orders: Map<string, number>[] = [];
  const rankOf = (seat: Seat, card: string): number => {
    orders[seat] ??= new Map();
    const order = orders[seat];
    const known = order.get(card);
    if (known !== undefined) return known;
    const rank = quickChance(`${seed}/pile/${seat}/${card}`).int(RANKS);
    order.set(card, rank);
    return rank;
  };
  return (s, seat) => {
    const secrets = game.secrets(s);
    const values = secrets.map(({ value }) => value);
    for (const pile of pilesIn(secrets)) {
      const cards = numbered(pile.map((index) => canonical(values[index])));
      const inOrder = pile
        .map((index, n) => ({ value: values[index] as Json, rank: rankOf(seat, cards[n] as string) }))
        .sort((a, b) => a.rank - b.rank);
      for (const [n, { value }] of inOrder.entries()) values[pile[n] as number] = value;
    }
    const arranged = game.withSecrets(s, values);
    if (arranged !== undefined) Object.assign(s as object, arranged);
  };
}

/** The same game with its piles arranged for whoever moves. */
export function withArrangedPiles<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  arrange: ArrangePiles<S>,
): Game<S, A, V, O, E> {
  return {
    ...game,
    apply(s, seat, action, chance, emit) {
      arrange(s, seat);
      game.apply(s, seat, action, chance, emit);
    },
  };
}

const RANKS = 2 ** 31;

/** Where the secrets of each pile stand that nobody knows, the next to be drawn first. */
function pilesIn(secrets: readonly Secret[]): Iterable<readonly number[]> {
  const piles = new Map<string, number[]>();
  for (const [index, { depth, knownTo, pool }] of secrets.entries()) {
    if (depth === undefined || pool === undefined || knownTo.length > 0) continue;
    const pile = piles.get(pool);
    if (pile === undefined) piles.set(pool, [index]);
    else pile.push(index);
  }
  const depthOf = (index: number): number => secrets[index]?.depth ?? 0;
  for (const pile of piles.values()) pile.sort((a, b) => depthOf(a) - depthOf(b));
  return piles.values();
}

/** Equal cards are told apart by number: the second of three is another card than the first. */
function numbered(cards: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    return `${card}/${count}`;
  });
}
