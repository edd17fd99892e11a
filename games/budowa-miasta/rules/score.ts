import { type Emit, rank, type Scored, type Seat, type Standing, winners } from "@tabletown/kernel";
import type { Event } from "./event.ts";
import type { Ruleset } from "./ruleset.ts";
import { spentOn } from "./shares.ts";
import type { State } from "./state.ts";

export function score(rules: Ruleset, s: State): Standing {
  const oneLeft = Math.max(...s.bankrupt) === s.money.length - 1;
  const rule = oneLeft ? "9.6" : "10.4";
  return rank(s.money.map((_, seat) => scored(rules, s, seat, rule)));
}

/** `rule` is why whoever is not bankrupt ranks as they do. */
function scored(rules: Ruleset, s: State, seat: Seat, rule: string): Scored {
  const money = s.money[seat] as number;
  const bankrupt = s.bankrupt[seat] as number;
  return {
    seat,
    score: money,
    parts: [{ what: "money", by: money, cause: { rule: bankrupt > 0 ? "9.3" : rule } }],
    // SPEC 10.7, 10.4, 10.5
    order: bankrupt > 0 ? [0, bankrupt] : [1, money, spentOn(rules, s, seat)],
  };
}

/** Says who won once the goal is joined and, where money alone does not tell, why. */
export function announceEnd(rules: Ruleset, s: State, emit: Emit<Event>): void {
  const won = winners(score(rules, s));
  const most = Math.max(...s.money);
  const richest = s.money.flatMap((money, seat) => (money === most ? [seat] : []));
  if (richest.length > 1) {
    for (const seat of richest) emit({ what: "spent", seat, now: spentOn(rules, s, seat), cause: { rule: "10.5" } });
  }
  const rule = won.length > 1 ? "10.6" : richest.length > 1 ? "10.5" : "10.4";
  for (const seat of won) emit({ what: "won", seat, now: most, cause: { rule } });
}
