import { rank, type ScorePart, type Standing } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import type { Player, State } from "./state.ts";

const LOWER = -2;

export function score(rules: Ruleset, { players }: State): Standing {
  return rank(
    players.map((player, seat) => {
      const parts = partsOf(rules, player);
      const total = parts.reduce((sum, { by }) => sum + by, 0);
      // SPEC 4.6
      return { seat, score: total, parts, order: [total, player.street.length] };
    }),
  );
}

function partsOf(rules: Ruleset, { street, corners, coins }: Player): ScorePart[] {
  const heightOf = (building: string | undefined): number => rules.heights.get(building ?? "") ?? 0;
  const built = street.flatMap((component, i): ScorePart[] => {
    const height = heightOf(component);
    // SPEC 4.2, 4.3
    const part = { what: "height", by: height, cause: { rule: "4.2", component } };
    const lower = { what: "lower", by: LOWER, cause: { rule: "4.3", component } };
    return height < heightOf(street[i - 1]) ? [part, lower] : [part];
  });
  // SPEC 4.4, 4.5
  const won = { what: "corners", by: corners * rules.cornerPoints, cause: { rule: "4.4", component: rules.corner } };
  const left = { what: "coins", by: coins, cause: { rule: "4.5" } };
  return [...built, won, left].filter(({ by }) => by !== 0);
}
