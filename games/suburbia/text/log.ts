import type { GameEvent, Json } from "@tabletown/kernel";
import { STATS, type Stat } from "../data/table.ts";
import { type Glossary, type Name, named, spaceText } from "./glossary.ts";

/** An event as a sentence. */
export function eventText(glossary: Glossary, event: GameEvent, name: Name): string {
  const { events } = glossary.phrases;
  const about = detailOf(event.detail);
  const who = event.seat === undefined ? named(glossary, "dale") : name(event.seat);
  const of = named(glossary, event.of);
  const at = typeof about.at === "number" ? spaceText(glossary, about.at) : "";
  const space = typeof about.space === "number" ? about.space : undefined;
  switch (event.what) {
    case "kept":
      return events.kept(who, event.of === undefined ? undefined : of);
    case "took":
      return events.took(who, of, space, typeof about.under === "string" ? named(glossary, about.under) : undefined);
    case "placed":
      return events.placed(who, of, at);
    case "invested":
      return events.invested(who, of, event.now ?? 0);
    case "removed":
      return events.removed(of);
    case "turned-up":
      return events.turnedUp(of, space ?? 0);
    case "last-round":
      return event.cause.rule === "12.9" ? events.atOnce : events.lastRound(event.now ?? 0);
    case "red-line":
      return events.redLine(who, event.now ?? 0, (event.by ?? 0) > 0);
    case "goal":
      return events.goal(who, of, event.by ?? 0);
    case "goal-missed":
      return event.seat === undefined ? events.goalOpen(of) : events.goalMissed(who, of);
    case "shown":
      return events.shown(who, of);
    case "exchanged":
      return events.exchanged(who, typeof about.money === "number" ? about.money : 0, event.by ?? 0, event.now ?? 0);
    case "beat-dale":
    case "lost-to-dale":
      return events.dale(who, event.what === "beat-dale");
  }
  if (isStat(event.what)) {
    const meant = typeof about.meant === "number" ? about.meant : undefined;
    const why = reasonText(glossary, event, meant);
    return events.change(who, event.what, event.by ?? 0, event.now ?? 0, why, meant);
  }
  return events.title(who, named(glossary, event.what));
}

function isStat(what: string): what is Stat {
  return STATS.some((stat) => stat === what);
}

function detailOf(detail: Json | undefined): { readonly [key: string]: Json | undefined } {
  return typeof detail === "object" && detail !== null && !Array.isArray(detail)
    ? (detail as { readonly [key: string]: Json | undefined })
    : {};
}

/** Why a number changed: the tile at work and what set it off, or the rule. */
function reasonText(glossary: Glossary, { cause, of, by = 0 }: GameEvent, meant: number | undefined): string {
  const { why } = glossary.phrases;
  const tile = named(glossary, cause.component);
  switch (cause.rule) {
    case "5.1":
    case "4.6":
    case "12.5":
      return why.price(named(glossary, of));
    case "4.4":
    case "4.9":
    case "11.3":
      return why.removal(named(glossary, of));
    case "4.7":
    case "13.2":
      return why.again(tile);
    case "7.1":
      return why.income;
    case "7.2":
      return why.tax;
    case "7.3":
      return why.growth;
    case "7.4":
      return why.decline;
    case "6.2":
    case "6.3":
    case "11.2":
      return (meant ?? by) < 0 ? why.redLine : why.redLineBack;
  }
  return of === undefined ? why.own(tile) : why.because(tile, named(glossary, of));
}
