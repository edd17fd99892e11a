import { quickChance, type Seat } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import { guess } from "../rules/guess.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { score } from "../rules/score.ts";
import type { View } from "../rules/view.ts";

/** What everybody would score if the game ended now. Of a hand only its size counts, so any guess at it will do. SPEC 11 */
export function pointsWith(table: Table): (view: View, seat: Seat) => number {
  const rules = rulesetOf({}, table);
  const known = new WeakMap<View, ReadonlyMap<Seat, number>>();
  const pointsIn = (view: View): ReadonlyMap<Seat, number> => {
    const standing = score(rules, guess(rules, view, quickChance("points")));
    return new Map(standing.map((place) => [place.seat, place.score]));
  };
  return (view, seat) => {
    const points = known.get(view) ?? pointsIn(view);
    known.set(view, points);
    return points.get(seat) ?? 0;
  };
}
