import { rank, type ScorePart, type Standing } from "@tabletown/kernel";
import type { HouseId, Rules, State } from "./state.ts";

const SLUMP = -2;

export function score(rules: Rules, s: State): Standing {
  return rank(
    s.players.map(({ street }, seat) => {
      const parts = street.flatMap((house, i) => partsOf(rules, house, street[i - 1]));
      const total = parts.reduce((sum, part) => sum + part.by, 0);
      return { seat, score: total, parts, order: [total, street.length] };
    }),
  );
}

function partsOf(rules: Rules, house: HouseId, before: HouseId | undefined): ScorePart[] {
  const height = rules.heights.get(house) ?? 0;
  const built = { what: "height", by: height, cause: { rule: "3.2", component: house } };
  const lower = before !== undefined && height < (rules.heights.get(before) ?? 0);
  return lower ? [built, { what: "slump", by: SLUMP, cause: { rule: "3.3", component: house } }] : [built];
}
