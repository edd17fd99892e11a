import type { Id } from "./state.ts";

/** A sorted pile with one more card in its place. */
export function inserted(pile: readonly Id[], card: Id): Id[] {
  const more = pile.slice();
  let index = more.length;
  more.push(card);
  while (index > 0 && (more[index - 1] as Id) > card) {
    more[index] = more[index - 1] as Id;
    index--;
  }
  more[index] = card;
  return more;
}

/** A pile with one copy of a card less; the same pile where there is none. */
export function without(pile: readonly Id[], card: Id): readonly Id[] {
  const index = pile.indexOf(card);
  if (index < 0) return pile;
  const less: Id[] = [];
  for (let i = 0; i < pile.length; i++) if (i !== index) less.push(pile[i] as Id);
  return less;
}
