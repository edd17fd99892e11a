import type { Id } from "./state.ts";

/** Puts a card where it belongs in a sorted pile. */
export function insert(pile: Id[], card: Id): void {
  let at = pile.length;
  pile.push(card);
  while (at > 0 && (pile[at - 1] as Id) > card) {
    pile[at] = pile[at - 1] as Id;
    at--;
  }
  pile[at] = card;
}

/** Takes one copy of a card out of a pile; says whether there was one. */
export function remove(pile: Id[], card: Id): boolean {
  const at = pile.indexOf(card);
  if (at < 0) return false;
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i] as Id;
  pile.pop();
  return true;
}
