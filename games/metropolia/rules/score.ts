import { rank, type Standing } from "@tabletown/kernel";
import { has } from "./city.ts";
import { coinsOf } from "./counts.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

/** SPEC 6.3, 6.4: the first to finish wins; the others rank by landmarks, then by what these cost, then by coins. */
export function score(rules: Ruleset, s: State): Standing {
  return rank(
    Array.from({ length: s.seats }, (_, seat) => {
      const built = rules.landmarks.filter((landmark) => has(s, seat, landmark));
      const cost = built.reduce((sum, landmark) => sum + landmark.cost, 0);
      return {
        seat,
        score: built.length,
        parts: built.map(({ id }) => ({ what: id, by: 1, cause: { rule: "6.4", component: id, seat } })),
        order: [built.length, cost, coinsOf(s.counts, seat)],
      };
    }),
  );
}
