import { begun, glossaryIn, grouped, type Language, peopleIn, type Seat, type Words } from "@tabletown/kernel";
import type { ActionEffect, Permanent } from "../data/effect.ts";
import { standard } from "../data/standard.ts";
import type { Card, Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Reason } from "../rules/reason.ts";
import type { View } from "../rules/view.ts";
import { en } from "./en/index.ts";
import { nameText } from "./name-text.ts";
import { outline } from "./outline.ts";
import type { Phrases, Say } from "./phrases.ts";
import { pl } from "./pl/index.ts";
import { ru } from "./ru/index.ts";
import { doing, isPlacingDiscard } from "./sentence.ts";
import { terms } from "./terms.ts";

const PHRASES: Readonly<Record<Language, Phrases>> = { en, pl, ru };

/** What London says in one language about one component table. */
export function wordsIn(language: Language, table: Table = standard): Words<Action, View, Event> {
  const phrases = PHRASES[language];
  const components = componentNames(language, table, phrases);
  const told = namesInSentences(language, table, components);
  const apart = (id: string): string => components.get(id) ?? id;
  const plain = (id: string): string => told.get(id) ?? id;
  const saidWith = (name: Say["name"], player: Say["player"], you?: Seat): Say => ({
    name,
    player,
    who: peopleIn(language, player, you),
  });
  return {
    title: phrases.title,
    pitch: phrases.pitch,
    names: { ...phrases.names, ...Object.fromEntries(components) },
    effect: (component) => effectText(phrases, table, component),
    action: (action, view, player) => {
      const within = new Set(cardsToChoose(view).filter((id) => plain(id) !== apart(id)));
      const shared = (id: string): boolean => [...within].some((other) => other !== id && plain(other) === plain(id));
      const say = saidWith((id) => (shared(id) ? apart(id) : plain(id)), player);
      return actionText(phrases, table, action, view, say);
    },
    event: (event, player, you) => eventText(phrases, event, saidWith(plain, player, you)),
    reason: (reason: Reason, player) => reasonText(phrases, reason, saidWith(plain, player)),
    outline: (view, player) =>
      outline(phrases, table, view, { ...saidWith(apart, player), effect: (id) => effectText(phrases, table, id) }),
    rules: phrases.rules(table, components),
    glossary: glossaryIn(language, terms),
  };
}

/** Kinds of cards that share a name are told apart by their colour, by their set, or by both. */
function componentNames(language: Language, table: Table, phrases: Phrases): Map<string, string> {
  const alike = grouped(table.cards, (card) => nameText(card.name, language));
  const names = new Map<string, string>();
  for (const card of table.cards) {
    const name = nameText(card.name, language);
    const sharing = alike.get(name) ?? [];
    names.set(card.id, sharing.length > 1 ? `${name} (${distinction(card, sharing, phrases)})` : name);
  }
  for (const { id, name } of table.boroughs) names.set(id, nameText(name, language));
  return names;
}

function distinction(card: Card, alike: readonly Card[], phrases: Phrases): string {
  const colour = phrases.names[`colour.${card.colour}`];
  const inColour = alike.filter((other) => other.colour === card.colour);
  if (inColour.length === 1) return colour;
  const inSet = alike.filter((other) => other.deck === card.deck);
  if (inSet.length === 1) return phrases.set(card.deck);
  if (inSet.filter((other) => other.colour === card.colour).length === 1) return `${colour}, ${phrases.set(card.deck)}`;
  return `${colour}, ${phrases.set(card.deck)}, ${inSet.indexOf(card) + 1}`;
}

/** Kinds that differ in nothing but their set are one to whoever plays: nothing on the card shows it. */
function namesInSentences(language: Language, table: Table, apart: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map(apart);
  const print = ({ id: _, deck: __, copies: ___, provenance: ____, ...printed }: Card): string =>
    JSON.stringify(printed);
  const named = grouped(table.cards, (card) => nameText(card.name, language));
  for (const [name, cards] of named) {
    if (new Set(cards.map(print)).size === 1) for (const { id } of cards) names.set(id, name);
  }
  return names;
}

/** Every card that a choice can name, except those in a city, which are known by their stack. */
function cardsToChoose({ seat, players, top, bottom, deck }: View): readonly string[] {
  return [...(players[seat]?.hand ?? []), ...(top ?? []), ...(bottom ?? []), ...(deck?.top ?? [])];
}

/** What a component does, put together from its data. */
function effectText(phrases: Phrases, table: Table, component: string): string {
  const { effects } = phrases;
  const card = table.cards.find(({ id }) => id === component);
  if (card !== undefined) {
    return effects.card(card, {
      activation: card.activation.map((effect) => effectPhrase(phrases, effect)),
      placing: card.permanent.filter(isPlacing).map((effect) => permanentPhrase(phrases, effect)),
      permanent: card.permanent
        .filter((effect) => !isPlacing(effect))
        .map((effect) => permanentPhrase(phrases, effect)),
      action: card.action.map((effect) => effectPhrase(phrases, effect)),
    });
  }
  const borough = table.boroughs.find(({ id }) => id === component);
  if (borough === undefined) return "";
  return effects.borough(borough, {
    ability: borough.ability.map((effect) => permanentPhrase(phrases, effect)),
    runEffect: borough.runEffect.map((effect) => effectPhrase(phrases, effect)),
  });
}

function isPlacing({ type }: Permanent): boolean {
  return type === "noDiscard";
}

function effectPhrase({ effects }: Phrases, effect: ActionEffect): string {
  // The phrase under a type takes exactly the effect of that type.
  return (effects.effects[effect.type] as (given: ActionEffect) => string)(effect);
}

function permanentPhrase({ effects }: Phrases, effect: Permanent): string {
  return (effects.permanents[effect.type] as (given: Permanent) => string)(effect);
}

function actionText(phrases: Phrases, table: Table, action: Action, view: View, say: Say): string {
  const { stacks = [], boroughs = [] } = view.players[view.seat] ?? {};
  const stack = (index: number): string => phrases.stack(say.name(stacks[index]?.card ?? ""), index + 1);
  const phrase = phrases.actions[action.type] as (given: Action, choosing: object) => string;
  const task = view.agenda.at(-1);
  const told = phrase(action, {
    ...say,
    view,
    stack,
    placing: task?.type === "placing" ? say.name(task.card) : undefined,
    borough: say.name(boroughs.at(-1) ?? ""),
  });
  const does = effectsOf(phrases, table, action, stacks);
  const card = action.type === "activate" ? cardOf(table, stacks[action.stack]?.card) : undefined;
  const paid = card === undefined ? told : `${told}${phrases.effects.paying(card.activationCost)}`;
  return does.length === 0 ? paid : `${paid}: ${doing(does, phrases.and)}`;
}

function cardOf({ cards }: Table, id: string | undefined): Card | undefined {
  return cards.find((card) => card.id === id);
}

/** What a card that is played or activated does, as its owner is told to do it. */
function effectsOf(
  phrases: Phrases,
  table: Table,
  action: Action,
  stacks: readonly { readonly card: string }[],
): readonly string[] {
  switch (action.type) {
    case "play":
      return cardOf(table, action.card)?.action.map((effect) => effectPhrase(phrases, effect)) ?? [];
    case "activate":
    case "repeat":
      return cardOf(table, stacks[action.stack]?.card)?.activation.map((effect) => effectPhrase(phrases, effect)) ?? [];
    default:
      return [];
  }
}

function reasonText({ reasons }: Phrases, reason: Reason, say: Say): string {
  // The phrase under a name takes exactly the reason of that name.
  return (reasons[reason.what] as (given: Reason, say: Say) => string)(reason, say);
}

function eventText(phrases: Phrases, event: Event, say: Say): string {
  // The phrase under a name takes exactly the event of that name.
  const phrase = phrases.events[event.what] as (given: Event, say: Say) => string;
  const told = phrase(event, say);
  const sentence = event.seat === undefined ? told : begun(told, say.who(event.seat));
  const { component } = event.cause;
  const said = component === event.about || isPlacingDiscard(event.cause);
  const because = component !== undefined && !said ? ` (${unbracketed(say.name(component))})` : "";
  return sentence.replace(/\.$/, `${because}.`);
}

/** A name that stands in brackets itself. */
function unbracketed(name: string): string {
  return name.replace(" (", ", ").replace(")", "");
}
