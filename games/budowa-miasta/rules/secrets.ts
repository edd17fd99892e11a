import type { Json, Secret } from "@tabletown/kernel";
import { isPossibleHand } from "./hand.ts";
import type { Lot, Ruleset } from "./ruleset.ts";
import { addLot, countLots, hasLot, removeLot, TABLE } from "./sets.ts";
import type { City, State } from "./state.ts";

/** Buildings not yet built are known to their owner alone, what is in the bag and in which order to nobody. SPEC 1.5 */
export function secrets(rules: Ruleset, s: State): readonly Secret[] {
  const idOf = (lot: number): string => (rules.lots[lot] as Lot).id;
  return [
    ...s.money.flatMap((_, seat) =>
      handOf(rules, s, seat).map((lot) => ({
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
      depth: s.bag.length - index,
    })),
  ];
}

/**
 * The same position with the hidden buildings dealt otherwise; undefined where the values are not these buildings,
 * or where the seat on turn could not be short, or not short, with such a hand.
 */
export function withSecrets(rules: Ruleset, s: State, values: readonly Json[]): State | undefined {
  const lots = values.flatMap((value) => (typeof value === "string" ? (rules.lotOf.get(value) ?? []) : []));
  const hidden = rules.lots.length - countLots(s, TABLE);
  const isDeal = lots.length === values.length && lots.length === hidden && new Set(lots).size === hidden;
  if (!isDeal || lots.some((lot) => hasLot(s.sets, TABLE, lot))) return undefined;
  const sets = [...s.sets];
  let dealt = 0;
  for (const seat of s.money.keys()) {
    const before = handOf(rules, s, seat);
    for (const lot of before) removeLot(sets, seat, lot);
    for (const lot of lots.slice(dealt, dealt + before.length)) addLot(sets, seat, lot);
    dealt += before.length;
  }
  const next: State = { ...s, money: [...s.money], sets, bag: lots.slice(dealt) };
  return isPossibleHand(rules, next, handOf(rules, next, next.turn)) ? next : undefined;
}

/** The buildings of a seat, in the order of the component table. */
function handOf({ lots }: Ruleset, { sets }: City, seat: number): number[] {
  return lots.flatMap((_, lot) => (hasLot(sets, seat, lot) ? [lot] : []));
}
