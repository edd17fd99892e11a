import type { Action } from "./action.ts";
import { PASS, type Ruleset, SHARES } from "./ruleset.ts";

/** "build A1", "sell pool 7", "take theatre", "buy cafe", "pass". */
export function format(action: Action): string {
  switch (action.type) {
    case "build":
      return `build ${action.lot}`;
    case "sell":
      return `sell ${action.object} ${action.price}`;
    case "take":
    case "buy":
      return `${action.type} ${action.object}`;
    case "pass":
      return "pass";
  }
}

export function parse(rules: Ruleset, notation: string): Action | undefined {
  const [verb, id = "", price, ...rest] = notation.split(" ");
  if (rest.length > 0 || (verb === "sell") !== (price !== undefined)) return undefined;
  if (verb === "pass") return notation === "pass" ? PASS : undefined;
  if (verb === "build") return rules.build[rules.lotOf.get(id) ?? -1];
  const object = rules.objectOf.get(id) ?? -1;
  if (verb === "take") return rules.take[object];
  if (verb === "buy") return rules.buy[object];
  if (verb !== "sell" || object < 0) return undefined;
  const rank = rules.cards
    .slice(object * SHARES, (object + 1) * SHARES)
    .findIndex((card) => String(card.price) === price);
  return rank > 0 ? rules.sell[object * SHARES + rank] : undefined;
}
