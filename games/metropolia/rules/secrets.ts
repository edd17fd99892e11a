import type { Json, Secret } from "@tabletown/kernel";
import { copy } from "./copy.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** The order of the deck is known to nobody (SPEC 7.3); which cards are in it follows from those in sight. */
export function secrets(_rules: Ruleset, s: State): readonly Secret[] {
  return s.deck.map((card, index) => ({
    name: `card ${s.deck.length - index} of the deck`,
    knownTo: [],
    value: card,
    pool: "deck",
  }));
}

/** The same cards in another order; other cards cannot be there. */
export function withSecrets(_rules: Ruleset, s: State, values: readonly Json[]): State | undefined {
  const deck = values.filter((value) => typeof value === "string");
  if (deck.toSorted().join() !== s.deck.toSorted().join()) return undefined;
  return { ...copy(s), deck };
}
