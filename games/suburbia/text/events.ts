import { begun, type Person, type Seat, somebody } from "@tabletown/kernel";
import type { ChangeEvent, Event } from "../rules/event.ts";
import { type Glossary, named } from "./glossary.ts";
import { placeText } from "./place.ts";

/** An event as a sentence. */
export function eventText(glossary: Glossary, event: Event, people: (seat: Seat) => Person): string {
  // Whoever has a borough and no seat is Dale.
  const who = event.seat === undefined ? somebody(named(glossary, "dale")) : people(event.seat);
  return begun(sentence(glossary, event, who), who);
}

function sentence(glossary: Glossary, event: Event, who: Person): string {
  const { events } = glossary.phrases;
  const about = named(glossary, event.about);
  switch (event.what) {
    case "kept":
      return events.kept(who, event.about === undefined ? undefined : about);
    case "took": {
      const { space, under } = event.detail;
      return events.took(who, about, space, under === undefined ? undefined : named(glossary, under));
    }
    case "placed":
      return events.placed(who, about, placeText(glossary, event.detail.around, event.detail.hex));
    case "invested":
      return events.invested(who, about, event.now);
    case "removed":
      return events.removed(about);
    case "turned-up":
      return events.turnedUp(about, event.detail.space);
    case "last-round":
      return event.cause.rule === "12.9" ? events.atOnce : events.lastRound(event.now);
    case "red-line":
      return events.redLine(who, event.now, event.by > 0);
    case "goal":
      return events.goal(who, about, event.by);
    case "goal-missed":
      return event.seat === undefined ? events.goalOpen(about) : events.goalMissed(who, about);
    case "shown":
      return events.shown(who, about);
    case "exchanged":
      return events.exchanged(who, event.detail.money, event.by, event.now);
    case "beat-dale":
    case "lost-to-dale":
      return events.dale(who, event.what === "beat-dale");
    case "title":
      return events.title(who, about);
    case "money":
    case "income":
    case "reputation":
    case "population": {
      const { what: stat, by, now, detail } = event;
      return events.change(who, { stat, by, now, why: reasonText(glossary, event), meant: detail.meant });
    }
  }
}

/** Why a number changed: the tile at work and what set it off, or the rule. */
function reasonText(glossary: Glossary, { cause, about, by, detail }: ChangeEvent): string {
  const { why } = glossary.phrases;
  const tile = named(glossary, cause.component);
  switch (cause.rule) {
    case "5.1":
    case "4.6":
    case "12.5":
      return why.price(named(glossary, about));
    case "4.4":
    case "4.9":
    case "11.3":
      return why.removal(named(glossary, about));
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
      return (detail.meant ?? by) < 0 ? why.redLine : why.redLineBack;
  }
  return about === undefined ? why.own(tile) : why.because(tile, named(glossary, about));
}
