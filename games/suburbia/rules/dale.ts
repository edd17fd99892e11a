import type { Emit } from "@tabletown/kernel";
import { copyBorough } from "./copy.ts";
import { placeAtHome, placeTile } from "./effects.ts";
import type { At } from "./hex.ts";
import { leave, priceOf, tileOn } from "./market.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import { type Borough, EMPTY, type State } from "./state.ts";
import { change, detailOf, seatOf } from "./tracks.ts";

/** Dale buys and places his tile (SPEC 12.5, 12.6). He decides nothing that is not written down. */
export function daleMoves(rules: Ruleset, s: State, who: number, emit: Emit | undefined): void {
  const space = dearest(rules, s);
  if (space === undefined || rules.dale === undefined) return;
  const kind = rules.kinds.get(tileOn(s, space)) as Kind;
  const at = bestSpace(rules, s, who, kind);
  const paid = Math.min(rules.dale.pays, (s.boroughs[who] as Borough).money);
  emit?.({
    what: "took",
    ...seatOf(rules, who),
    of: kind.id,
    ...detailOf(rules, who, { space }),
    cause: { rule: "12.5" },
  });
  if (paid > 0) change(rules, s, who, "money", -paid, emit && { cause: { rule: "12.5" }, of: kind.id }, emit);
  leave(s, space);
  placeTile(rules, s, who, kind, at, "", emit);
}

/** The market tile of the highest price; the leftmost among equals. */
function dearest(rules: Ruleset, s: State): number | undefined {
  let best: number | undefined;
  let highest = -1;
  for (let space = 1; space <= s.market.length; space++) {
    const tile = tileOn(s, space);
    if (tile === EMPTY) continue;
    const price = (rules.kinds.get(tile) as Kind).cost + priceOf(rules, space);
    if (price <= highest) continue;
    highest = price;
    best = space;
  }
  return best;
}

/** Where income and reputation together really rise most, then reputation; the first in reading order among equals. */
function bestSpace(rules: Ruleset, s: State, who: number, kind: Kind): At {
  const now = s.boroughs[who] as Borough;
  let best = now.frontier[0] as At;
  let mostSum = Number.NEGATIVE_INFINITY;
  let mostReputation = Number.NEGATIVE_INFINITY;
  for (const at of now.frontier) {
    const tried = { ...s, boroughs: s.boroughs.with(who, copyBorough(now)) };
    placeAtHome(rules, tried, who, kind, at, "", undefined);
    const { income, reputation } = tried.boroughs[who] as Borough;
    const sum = income + reputation;
    if (sum < mostSum || (sum === mostSum && reputation <= mostReputation)) continue;
    best = at;
    mostSum = sum;
    mostReputation = reputation;
  }
  return best;
}
