import type { Person, Seat } from "@tabletown/kernel";
import { STATS } from "../data/table.ts";
import type { PlainReason, Reason } from "../rules/reason.ts";
import { type Glossary, named } from "./glossary.ts";

/** What speaks for a move. */
export function reasonText(glossary: Glossary, reason: Reason, people: (seat: Seat) => Person): string {
  const { reasons } = glossary.phrases;
  for (const stat of STATS) {
    if (reason.what === `own-${stat}`) return reasons.own(stat, reason.by ?? 0);
    if (reason.what === `other-${stat}`) return reasons.other(stat, reason.by ?? 0, named(glossary, reason.about));
  }
  return plainText(glossary, reason as PlainReason, people);
}

function plainText(glossary: Glossary, reason: PlainReason, people: (seat: Seat) => Person): string {
  const { reasons } = glossary.phrases;
  switch (reason.what) {
    case "cheap":
      return reasons.cheap(reason.by);
    case "cheap-removal":
      return reasons.cheapRemoval(reason.by);
    case "goal-lead":
      return reasons.goalLead(named(glossary, reason.about), reason.by);
    case "goal-nearer":
      return reasons.goalNearer(named(glossary, reason.about));
    case "goal-denied":
      return reasons.goalDenied(named(glossary, reason.about), people(reason.with));
    case "goal-worth":
      return reasons.goalWorth(reason.by);
    case "denies":
      return reasons.denies(named(glossary, reason.about), people(reason.with));
  }
}
