import type { Json, Secret } from "@tabletown/kernel";
import { isPossibleHand } from "./hand.ts";
import { setsIn } from "./hands.ts";
import type { Lot, Ruleset } from "./ruleset.ts";
import { BAG, BOARD, type State, type Whereabouts } from "./state.ts";

/** Buildings not yet built are known to their owner alone, what is in the bag and in which order to nobody. SPEC 1.5 */
export function secrets(rules: Ruleset, s: State): readonly Secret[] {
  const idOf = (lot: number): string => (rules.lots[lot] as Lot).id;
  return [
    ...s.money.flatMap((_, seat) =>
      handOf(s, seat).map((lot) => ({
        name: `a building in the hand of seat ${seat}`,
        knownTo: [seat],
        value: idOf(lot),
        pool: "buildings",
      })),
    ),
    ...s.bag.map((lot, index) => ({
      name: `building ${s.bag.length - index} to be drawn from the bag`,
      knownTo: [],
      value: idOf(lot),
      pool: "buildings",
    })),
  ];
}

/**
 * The same position with the hidden buildings dealt otherwise; undefined where the values are not these buildings,
 * or where the seat on turn could not be short, or not short, with such a hand.
 */
export function withSecrets(rules: Ruleset, s: State, values: readonly Json[]): State | undefined {
  const lots = values.flatMap((value) => (typeof value === "string" ? (rules.lotOf.get(value) ?? []) : []));
  const hidden = s.buildings.reduce((count, place) => (place === BOARD ? count : count + 1), 0);
  const isDeal = lots.length === values.length && lots.length === hidden && new Set(lots).size === hidden;
  if (!isDeal || lots.some((lot) => s.buildings[lot] === BOARD)) return undefined;
  const buildings = s.buildings.map((place): Whereabouts => (place === BOARD ? BOARD : BAG));
  let dealt = 0;
  for (const seat of s.money.keys()) {
    const count = handOf(s, seat).length;
    for (const lot of lots.slice(dealt, dealt + count)) buildings[lot] = seat;
    dealt += count;
  }
  const next: State = {
    ...s,
    money: [...s.money],
    shares: [...s.shares],
    buildings,
    sets: setsIn(buildings, s.money.length),
    bag: lots.slice(dealt),
  };
  return isPossibleHand(rules, next, handOf(next, next.turn)) ? next : undefined;
}

/** The buildings of a seat, in the order of the component table. */
function handOf(s: State, seat: number): number[] {
  return s.buildings.flatMap((place, lot) => (place === seat ? [lot] : []));
}
