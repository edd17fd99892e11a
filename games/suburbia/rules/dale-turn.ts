import type { Context } from "./context.ts";
import { copyBorough } from "./copy.ts";
import { seatOf } from "./dale.ts";
import { placeAtHome, placeTile } from "./effects.ts";
import type { Hex } from "./hex.ts";
import { kindOn, leave, priceOf } from "./market.ts";
import type { Kind, Ruleset } from "./ruleset.ts";
import type { Borough, State } from "./state.ts";
import { change } from "./tracks.ts";

/** Dale buys and places his tile (SPEC 12.5, 12.6). He decides nothing that is not written down. */
export function daleMoves(context: Context, dale: number): void {
  const { rules, state, emit } = context;
  const space = dearest(rules, state);
  if (space === undefined || rules.dale === undefined) return;
  const kind = kindOn(rules, state, space) as Kind;
  const hex = bestHex(context, dale, kind);
  const paid = Math.min(rules.dale.pays, (state.boroughs[dale] as Borough).money);
  emit?.({
    what: "took",
    ...seatOf(state, dale),
    about: kind.id,
    detail: { borough: dale, space },
    cause: { rule: "12.5" },
  });
  if (paid > 0) change(context, dale, "money", -paid, emit && { cause: { rule: "12.5" }, about: kind.id });
  leave(state, space);
  placeTile(context, dale, kind, hex, "");
}

/** The market tile of the highest price; the leftmost among equals. */
function dearest(rules: Ruleset, s: State): number | undefined {
  let best: number | undefined;
  let highest = -1;
  for (let space = 1; space <= s.market.length; space++) {
    const kind = kindOn(rules, s, space);
    if (kind === undefined) continue;
    const price = kind.cost + priceOf(rules, space);
    if (price <= highest) continue;
    highest = price;
    best = space;
  }
  return best;
}

/** Where income and reputation together really rise most, then reputation; the first in reading order among equals. */
function bestHex({ rules, state }: Context, dale: number, kind: Kind): Hex {
  const now = state.boroughs[dale] as Borough;
  const tried: State = { ...state };
  const trial: Context = { rules, state: tried, emit: undefined };
  let best = now.frontier[0]?.hex as Hex;
  let mostSum = Number.NEGATIVE_INFINITY;
  let mostReputation = Number.NEGATIVE_INFINITY;
  for (const { hex } of now.frontier) {
    tried.boroughs = state.boroughs.with(dale, copyBorough(now));
    placeAtHome(trial, dale, kind, hex, "");
    const { income, reputation } = tried.boroughs[dale] as Borough;
    const sum = income + reputation;
    if (sum < mostSum || (sum === mostSum && reputation <= mostReputation)) continue;
    best = hex;
    mostSum = sum;
    mostReputation = reputation;
  }
  return best;
}
