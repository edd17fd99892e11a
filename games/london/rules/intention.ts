import { cardsInHand, coverable, type Placing, placeableCards, placingOf } from "./develop.ts";
import { playerOf } from "./holdings.ts";
import { powersOf } from "./powers.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State, Task } from "./state.ts";

/** What is asked, as everybody knows it. */
function openTask(s: State): Task | undefined {
  return s.agenda.findLast(({ type }) => type !== "placing");
}

/** Whether the player on turn may be about to place a card (SPEC 12.5). */
export function mayPlace(s: State): boolean {
  const type = openTask(s)?.type;
  return type === "choice" || type === "develop" || type === "free-places";
}

export function placingIn(s: State): Placing | undefined {
  const task = s.agenda.at(-1);
  return task?.type === "placing" ? task : undefined;
}

/** Everything that the player on turn could be about to place (SPEC 5.9). */
export function placings(rules: Ruleset, s: State): Placing[] {
  const player = playerOf(s, s.seat);
  const free = openTask(s)?.type === "free-places";
  const cards = placeableCards(cardsInHand(rules, player), free ? "no discard" : powersOf(rules, player));
  return cards.flatMap(({ kind: card }) => {
    const placing = placingOf(rules, player, card, free);
    // What needs no further choice is placed at once.
    if (placing.free) return placing.where === "open" ? [placing] : [];
    if (placing.where === "new") return [placing];
    const covered = player.stacks.flatMap((stack, index) => (coverable(stack) ? [index] : []));
    return [placing, ...[...covered, "new" as const].map((where) => ({ ...placing, where }))];
  });
}
