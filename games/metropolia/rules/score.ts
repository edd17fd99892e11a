import { rank, type Standing } from "@tabletown/kernel";
import type { Ruleset, Sight } from "./ruleset.ts";
import type { Player, State } from "./state.ts";

/** SPEC 6.3, 6.4: the first to finish wins; the others rank by landmarks, then by what these cost, then by coins. */
export function score(rules: Ruleset, s: State): Standing {
  return rank(
    s.players.map((player, seat) => {
      const built = sightsOf(rules, player);
      const cost = built.reduce((sum, sight) => sum + sight.cost, 0);
      return {
        seat,
        score: built.length,
        parts: built.map((sight) => ({ what: sight.id, by: 1, cause: { rule: "6.4", component: sight.id, seat } })),
        order: [built.length, cost, player.coins],
      };
    }),
  );
}

function sightsOf(rules: Ruleset, player: Player): Sight[] {
  return rules.sights.filter((sight) => player.built[sight.index]);
}
