import type { Chance, Seat } from "@tabletown/kernel";
import { costOf } from "./city.ts";
import { handLimits } from "./hand.ts";
import type { Ruleset } from "./ruleset.ts";
import { countLots, setsIn } from "./sets.ts";
import { BAG, type City, HIDDEN, type PublicState, type State, type Whereabouts } from "./state.ts";
import { positionIn, type View } from "./view.ts";

/** A whole state that agrees with a view: hidden buildings are dealt anew. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const seen = positionIn(v);
  const buildings = v.buildings.map((place): Whereabouts => (place === HIDDEN ? BAG : place));
  const hidden = v.buildings.flatMap((place, lot) => (place === HIDDEN ? [lot] : []));
  chance.shuffle(hidden);
  const missing = (seat: Seat): number => (v.hands[seat] as number) - countLots(seen, seat);
  const first = handOnTurn(rules, seen, hidden, missing(v.turn), chance);
  for (const lot of first) buildings[lot] = v.turn;
  const rest = hidden.filter((lot) => !first.includes(lot));
  for (const seat of v.hands.keys()) {
    if (seat === v.turn) continue;
    for (const lot of rest.splice(0, missing(seat))) buildings[lot] = seat;
  }
  return {
    turn: v.turn,
    step: v.step,
    short: v.short,
    raised: v.raised,
    site: v.site,
    money: [...v.money],
    bankrupt: [...v.bankrupt],
    returned: [...v.returned],
    sets: setsIn(buildings, v.shares, v.money.length),
    bag: rest,
  };
}

/** Buildings for the seat on turn: only those hands that its being short, or not, allows, each of them equally. */
function handOnTurn(
  rules: Ruleset,
  seen: PublicState & City,
  hidden: readonly number[],
  count: number,
  chance: Chance,
): number[] {
  const limits = handLimits(rules, seen);
  if (count === 0 || limits === undefined) return hidden.slice(0, count);
  const { tooDear, payable } = limits;
  const possible = hidden.filter((lot) => costOf(rules, seen, lot) > tooDear);
  if (possible.length < count || !possible.some((lot) => costOf(rules, seen, lot) <= payable)) {
    throw new Error("no hand agrees with this view");
  }
  for (;;) {
    chance.shuffle(possible);
    const hand = possible.slice(0, count);
    if (hand.some((lot) => costOf(rules, seen, lot) <= payable)) return hand;
  }
}
