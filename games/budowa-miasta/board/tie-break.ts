import type { Place } from "@tabletown/kernel";
import type { TieBreak } from "@tabletown/ui";
import { tieBreaks } from "./text.ts";

/** What decides between two places with as much money: who is bankrupt has none, and no shares either. */
export function tieBreakOf(place: Place, equal: Place): TieBreak {
  const bankrupt = [place, equal].filter(isBankrupt).length;
  if (bankrupt === 2) return { rule: "10.7", by: tieBreaks.bankruptcies };
  return bankrupt === 1 ? { rule: "10.7", by: tieBreaks.bankruptcy } : { rule: "10.5", by: tieBreaks.spent };
}

/** SPEC 9.3 */
function isBankrupt({ parts }: Place): boolean {
  return parts.some(({ cause }) => cause.rule === "9.3");
}
