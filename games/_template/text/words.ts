import { begun, counted, type Language, type Person, peopleIn, type Seat, signed, type Words } from "@tabletown/kernel";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import type { View } from "../rules/view.ts";
import { en } from "./en/index.ts";
import { outline } from "./outline.ts";
import type { Phrases } from "./phrases.ts";
import { pl } from "./pl/index.ts";
import { ru } from "./ru/index.ts";

const languages: Readonly<Record<Language, Phrases>> = { en, pl, ru };

/** Everything the game says, in one language. */
export function wordsIn(language: Language, table: Table): Words<Action, View, Event> {
  const phrases = languages[language];
  const { names, rules, title, pitch } = phrases;
  const nameOf = (id: string): string => names[id] ?? id;
  return {
    title,
    pitch,
    names,
    rules,
    effect: (component) => phrases.effects.scores(counted(language, pointsOf(table, component), phrases.points)),
    action: (action) =>
      action.type === "build"
        ? phrases.actions.build(nameOf(action.building))
        : phrases.actions.bid(counted(language, action.coins, phrases.coins)),
    event: (event, name, you) => sentence({ language, phrases, who: peopleIn(language, name, you) }, event),
    reason: (reason: Reason) => reasonText(language, phrases, reason),
    outline: (view, name) => outline(phrases, view, name),
  };
}

function pointsOf({ buildings, corner }: Table, component: string): number {
  if (component === corner.id) return corner.points;
  return buildings.find(({ id }) => id === component)?.height ?? 0;
}

function reasonText(language: Language, { names, reasons, points, coins }: Phrases, reason: Reason): string {
  switch (reason.what) {
    case "height":
      return reasons.height(names[reason.about] ?? reason.about, counted(language, reason.by, points));
    case "room-above":
      return reasons.roomAbove;
    case "unbeatable":
      return reasons.unbeatable(counted(language, reason.by, coins));
    case "keeps":
      return reasons.keeps(counted(language, reason.by, coins));
  }
}

interface Speaker {
  readonly language: Language;
  readonly phrases: Phrases;
  who(seat: Seat): Person;
}

function sentence(speaker: Speaker, event: Event): string {
  const told = sentenceOf(speaker, event);
  return event.seat === undefined ? told : begun(told, speaker.who(event.seat));
}

function sentenceOf({ language, phrases, who }: Speaker, event: Event): string {
  const { events, names } = phrases;
  const nameOf = (id: string): string => names[id] ?? id;
  const coins = (n: number): string => counted(language, n, phrases.coins);
  switch (event.what) {
    case "built":
      return events.built(who(event.seat), nameOf(event.about));
    case "drew":
      return events.drew(who(event.seat), event.about === undefined ? undefined : nameOf(event.about));
    case "bid":
      return events.bid(who(event.seat), event.now === undefined ? undefined : coins(event.now));
    case "opened":
      return events.opened(event.detail.bids.map((bid, seat) => `${who(seat).name} ${bid}`).join(", "));
    case "coins":
      return events.coins(who(event.seat), signed(event.by), coins(event.now));
    case "won":
      return events.won(who(event.seat), nameOf(event.about));
    case "unsold":
      return events.unsold(nameOf(event.about));
  }
}
