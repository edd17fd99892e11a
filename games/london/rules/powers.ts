import { added } from "@tabletown/kernel";
import type { Count } from "../data/effect.ts";
import type { Colour } from "../data/table.ts";
import type { Context } from "./context.ts";
import { boroughOf, cardOf, counts, type Powers, type Ruleset } from "./ruleset.ts";
import type { Kind, Player, Stack, State } from "./state.ts";

/** Permanent effects that work for a player now: of cards that show, and of the newest borough (SPEC 5.6, 7.5). */
export function powersOf(rules: Ruleset, { stacks, boroughs }: Pick<Player, "stacks" | "boroughs">): readonly Powers[] {
  const { asked } = rules;
  // Asked many times in a turn; the lists are never changed in place, so the same ones have the same answer.
  if (asked.stacks !== stacks || asked.boroughs !== boroughs) {
    asked.stacks = stacks;
    asked.boroughs = boroughs;
    asked.powers = working(rules, stacks, boroughs);
  }
  return asked.powers;
}

function working(rules: Ruleset, stacks: readonly Stack[], boroughs: readonly Kind[]): readonly Powers[] {
  let found: Powers[] | undefined;
  for (let i = 0; i < stacks.length; i++) {
    const { turned, card } = stacks[i] as Stack;
    const powers = turned ? undefined : cardOf(rules, card).powers;
    if (powers !== undefined) found = found === undefined ? [powers] : added(found, powers);
  }
  const newest = boroughs.length === 0 ? undefined : boroughOf(rules, boroughs[boroughs.length - 1] as Kind).powers;
  if (newest !== undefined) found = found === undefined ? [newest] : added(found, newest);
  return found ?? NO_POWERS;
}

const NO_POWERS: readonly Powers[] = [];

/** How many cards may be drawn at the start of the turn (SPEC 3.3, 10.13). */
export function drawRange(rules: Ruleset, player: Pick<Player, "stacks" | "boroughs">): { min: number; max: number } {
  let min = 1;
  let max = 1;
  for (const powers of powersOf(rules, player)) {
    if (powers.drawMin < min) min = powers.drawMin;
    if (powers.drawMax > max) max = powers.drawMax;
  }
  return { min, max };
}

/** How deep the player may look before drawing (SPEC 10.12). */
export function lookDepth(rules: Ruleset, player: Player): number {
  let depth = 0;
  for (const powers of powersOf(rules, player)) if (powers.look > depth) depth = powers.look;
  return depth;
}

/** What discarding a card of another colour costs; Infinity where that is not allowed (SPEC 10.2). */
export function otherColourPrice(powers: readonly Powers[], pauper: boolean): number {
  let price = Number.POSITIVE_INFINITY;
  for (const power of powers) price = Math.min(price, pauper ? power.anyPauper : power.anyColour);
  return price;
}

/** The component that lets a card of another colour be discarded for the lowest price: a card before the borough. */
export function otherColourSource(rules: Ruleset, player: Player, pauper: boolean): Kind {
  const powers = powersOf(rules, player);
  const price = otherColourPrice(powers, pauper);
  return (powers.find((power) => otherColourPrice([power], pauper) === price) as Powers).of;
}

/** The money cost of placing a card while developing (SPEC 5.3, 10.10). */
export function developCost(rules: Ruleset, player: Pick<Player, "stacks" | "boroughs">, card: Kind): number {
  const { playCost } = cardOf(rules, card).card;
  let cost = playCost;
  for (const { discount, discountMin } of powersOf(rules, player)) {
    if (discount > 0) cost = Math.min(cost, Math.max(discountMin, playCost - discount));
  }
  return cost;
}

/** Components that still allow a swap in this turn (SPEC 10.11). */
export function swapSources({ rules, state }: Context, player: Player): readonly Kind[] {
  const powers = powersOf(rules, player);
  let found: Kind[] | undefined;
  for (let i = 0; i < powers.length; i++) {
    const { of, swaps } = powers[i] as Powers;
    if (swaps === 0 || found?.includes(of)) continue;
    if (state.swapped.length > 0 && timesUsed(state, of) >= swaps * showing(powers, of)) continue;
    if (found === undefined) found = [of];
    else found.push(of);
  }
  return found ?? NOBODY;
}

const NOBODY: readonly Kind[] = [];

function timesUsed(s: State, by: Kind): number {
  let times = 0;
  for (const used of s.swapped) if (used === by) times++;
  return times;
}

function showing(powers: readonly Powers[], kind: Kind): number {
  let copies = 0;
  for (const { of } of powers) if (of === kind) copies++;
  return copies;
}

/** How many things of a kind a player has (SPEC 10.1). */
export function count(rules: Ruleset, player: Player, per: Count): number {
  switch (per) {
    case "cards":
      return countShowing(player);
    case "brownCards":
      return countColour(rules, player, "brown");
    case "blueCards":
      return countColour(rules, player, "blue");
    case "pinkCards":
      return countColour(rules, player, "pink");
    default: {
      let n = 0;
      for (const kind of player.boroughs) if (counts(boroughOf(rules, kind).borough, per)) n++;
      return n;
    }
  }
}

function countShowing({ stacks }: Player): number {
  let n = 0;
  for (let i = 0; i < stacks.length; i++) if (!(stacks[i] as Stack).turned) n++;
  return n;
}

function countColour(rules: Ruleset, { stacks }: Player, colour: Colour): number {
  let n = 0;
  for (let i = 0; i < stacks.length; i++) {
    const { turned, card } = stacks[i] as Stack;
    if (!turned && cardOf(rules, card).colour === colour) n++;
  }
  return n;
}
