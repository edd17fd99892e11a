import type { Kind } from "./state.ts";

// A list made in its size is quicker than one that grows.

/** A sorted pile with one more card in its place. */
export function inserted(pile: readonly Kind[], card: Kind): Kind[] {
  const more = new Array<Kind>(pile.length + 1);
  let index = 0;
  for (; index < pile.length && (pile[index] as Kind) <= card; index++) more[index] = pile[index] as Kind;
  more[index] = card;
  for (; index < pile.length; index++) more[index + 1] = pile[index] as Kind;
  return more;
}

/** A pile with one copy of a card less; the same pile where there is none. */
export function without(pile: readonly Kind[], card: Kind): readonly Kind[] {
  let index = 0;
  while (index < pile.length && pile[index] !== card) index++;
  if (index === pile.length) return pile;
  const less = new Array<Kind>(pile.length - 1);
  for (let i = 0; i < index; i++) less[i] = pile[i] as Kind;
  for (let i = index; i < less.length; i++) less[i] = pile[i + 1] as Kind;
  return less;
}

/** A pile with one more card on top. */
export function piled(pile: readonly Kind[], card: Kind): Kind[] {
  const more = new Array<Kind>(pile.length + 1);
  for (let i = 0; i < pile.length; i++) more[i] = pile[i] as Kind;
  more[pile.length] = card;
  return more;
}

/** The order of a hand. */
export function byNumber(a: Kind, b: Kind): number {
  return a - b;
}
