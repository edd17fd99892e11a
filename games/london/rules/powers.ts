import type { Count } from "../data/effect.ts";
import { type BoroughRules, boroughOf, cardOf, counts, type Powers, type Rules } from "./ruleset.ts";
import type { Id, Player, Stack, State } from "./state.ts";

const NONE: readonly Powers[] = [];

/** Permanent effects that work for a player now: of cards that show, and of the newest borough (SPEC 5.6, 7.5). */
export function powersOf(rules: Rules, player: Player): readonly Powers[] {
  let found: Powers[] | undefined;
  for (const stack of player.stacks) {
    if (stack.turned) continue;
    const { powers } = cardOf(rules, stack.card);
    if (powers === undefined) continue;
    if (found === undefined) found = [powers];
    else found.push(powers);
  }
  const powers = newestBorough(rules, player)?.powers;
  if (powers === undefined) return found ?? NONE;
  if (found === undefined) return [powers];
  found.push(powers);
  return found;
}

export function newestBorough(rules: Rules, player: Player): BoroughRules | undefined {
  const { boroughs } = player;
  return boroughs.length === 0 ? undefined : boroughOf(rules, boroughs[boroughs.length - 1] as Id);
}

/** How many cards may be drawn at the start of the turn (SPEC 3.3, 10.13). */
export function drawRange(rules: Rules, player: Player): { min: number; max: number } {
  let min = 1;
  let max = 1;
  for (const powers of powersOf(rules, player)) {
    if (powers.drawMin < min) min = powers.drawMin;
    if (powers.drawMax > max) max = powers.drawMax;
  }
  return { min, max };
}

/** How deep the player may look before drawing (SPEC 10.12). */
export function lookDepth(rules: Rules, player: Player): number {
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
export function otherColourSource(rules: Rules, player: Player, pauper: boolean): Id {
  const price = otherColourPrice(powersOf(rules, player), pauper);
  const asks = ({ powers }: { readonly powers: Powers | undefined }): boolean =>
    powers !== undefined && otherColourPrice([powers], pauper) === price;
  const stack = player.stacks.find(({ card, turned }) => !turned && asks(cardOf(rules, card)));
  return stack?.card ?? (player.boroughs.at(-1) as Id);
}

/** The money cost of placing a card while developing (SPEC 5.3, 10.10). */
export function developCost(rules: Rules, player: Player, card: Id): number {
  const { playCost } = cardOf(rules, card).card;
  let cost = playCost;
  for (const { discount, discountMin } of powersOf(rules, player)) {
    if (discount > 0) cost = Math.min(cost, Math.max(discountMin, playCost - discount));
  }
  return cost;
}

/** Components that still allow a swap in this turn (SPEC 10.11). */
export function swapSources(rules: Rules, s: State, player: Player): readonly Id[] {
  let found: Id[] | undefined;
  const offer = (id: Id, powers: Powers | undefined): void => {
    if (powers === undefined || powers.swaps === 0 || found?.includes(id)) return;
    if (s.swapped.length > 0 && timesUsed(s, id) >= powers.swaps * showing(rules, player, id)) return;
    if (found === undefined) found = [id];
    else found.push(id);
  };
  for (const stack of player.stacks) if (!stack.turned) offer(stack.card, cardOf(rules, stack.card).powers);
  const newest = newestBorough(rules, player);
  if (newest !== undefined) offer(newest.borough.id, newest.powers);
  return found ?? NOBODY;
}

const NOBODY: readonly Id[] = [];

function timesUsed(s: State, id: Id): number {
  let times = 0;
  for (const used of s.swapped) if (used === id) times++;
  return times;
}

function showing(rules: Rules, player: Player, id: Id): number {
  if (rules.boroughs.has(id)) return 1;
  let copies = 0;
  for (const stack of player.stacks) if (!stack.turned && stack.card === id) copies++;
  return copies;
}

/** How many things of a kind a player has (SPEC 10.1). */
export function count(rules: Rules, player: Player, per: Count): number {
  switch (per) {
    case "cards":
      return countShowing(player, () => true);
    case "brownCards":
      return countShowing(player, (stack) => cardOf(rules, stack.card).card.colour === "brown");
    case "blueCards":
      return countShowing(player, (stack) => cardOf(rules, stack.card).card.colour === "blue");
    case "pinkCards":
      return countShowing(player, (stack) => cardOf(rules, stack.card).card.colour === "pink");
    default: {
      let n = 0;
      for (const id of player.boroughs) if (counts(boroughOf(rules, id).borough, per)) n++;
      return n;
    }
  }
}

function countShowing(player: Player, fits: (stack: Stack) => boolean): number {
  let n = 0;
  for (const stack of player.stacks) if (!stack.turned && fits(stack)) n++;
  return n;
}
