import type { Id } from "./state.ts";

/** A sorted pile with one more card in its place. */
export function inserted(pile: readonly Id[], card: Id): Id[] {
  const more = pile.slice();
  let at = more.length;
  more.push(card);
  while (at > 0 && (more[at - 1] as Id) > card) {
    more[at] = more[at - 1] as Id;
    at--;
  }
  more[at] = card;
  return more;
}

/** A pile with one copy of a card less; the same pile where there is none. */
export function without(pile: readonly Id[], card: Id): readonly Id[] {
  const at = pile.indexOf(card);
  if (at < 0) return pile;
  const less: Id[] = [];
  for (let i = 0; i < pile.length; i++) if (i !== at) less.push(pile[i] as Id);
  return less;
}

/** A list with one item replaced. */
export function replaced<T>(items: readonly T[], at: number, item: T): T[] {
  const others = items.slice();
  others[at] = item;
  return others;
}

/** A list with one more item at its end. */
export function added<T>(items: readonly T[], item: T): T[] {
  const more = items.slice();
  more.push(item);
  return more;
}
