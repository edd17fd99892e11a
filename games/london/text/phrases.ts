import type { Language, Person, RuleText, Seat } from "@tabletown/kernel";
import type { ActionEffect, Permanent } from "../data/effect.ts";
import type { Borough, Card, Deck, Table } from "../data/table.ts";
import type { VocabularyTerm } from "../data/vocabulary.ts";
import type { Action } from "../rules/action.ts";
import type { EventName, EventNamed } from "../rules/event.ts";
import type { Reason, ReasonName } from "../rules/reason.ts";
import type { BySet, View } from "../rules/view.ts";

/** What a sentence can ask for while it is being put together. */
export interface Say {
  /** The name of a card or borough. */
  name(id: string): string;
  player(seat: Seat): string;
  /** The same players, as what happened is told of them. */
  who(seat: Seat): Person;
}

/** A choice and the position it is made in. */
export interface Choosing extends Say {
  readonly view: View;
  /** The card that is being placed, if one is. */
  readonly placing: string | undefined;
  /** "Shops (stack 2)", the stack that a choice is about. */
  stack(index: number): string;
  /** The newest borough of who chooses. */
  readonly borough: string;
}

export type ActionPhrases = {
  readonly [Type in Action["type"]]: (a: Extract<Action, { type: Type }>, say: Choosing) => string;
};

export type EventPhrases = { readonly [What in EventName]: (event: EventNamed<What>, say: Say) => string };

/** What can speak for a move, without a full stop. */
export type ReasonPhrases = {
  readonly [What in ReasonName]: (reason: Extract<Reason, { what: What }>, say: Say) => string;
};

export interface EffectPhrases {
  /** Each tells the owner what to do, so that any of them can stand together in one sentence. */
  readonly effects: {
    readonly [Type in ActionEffect["type"]]: (effect: Extract<ActionEffect, { type: Type }>) => string;
  };
  readonly permanents: { readonly [Type in Permanent["type"]]: (effect: Extract<Permanent, { type: Type }>) => string };
  /** What it costs to activate a card, after its name; nothing where that is free. */
  paying(cost: Card["activationCost"]): string;
  /** A card's whole text, from its data and the phrases of its effects. */
  card(card: Card, phrases: CardPhrases): string;
  borough(borough: Borough, phrases: BoroughPhrases): string;
}

export interface CardPhrases {
  readonly activation: readonly string[];
  /** What holds for placing the card itself. */
  readonly placing: readonly string[];
  /** What holds while it shows. */
  readonly permanent: readonly string[];
  readonly action: readonly string[];
}

export interface BoroughPhrases {
  readonly ability: readonly string[];
  readonly runEffect: readonly string[];
}

export interface OutlinePhrases {
  readonly table: string;
  readonly turn: string;
  readonly deck: string;
  readonly deckText: (left: BySet) => string;
  readonly deckTop: string;
  readonly empty: string;
  readonly removed: string;
  readonly market: string;
  readonly marketLeft: (n: number) => string;
  readonly lastTurns: string;
  readonly over: string;
  readonly hand: string;
  readonly unknown: (n: number, set: string) => string;
  /** Counted from 1. */
  readonly stack: (number: number) => string;
  readonly faceDown: string;
  readonly coins: (n: number) => string;
  readonly under: (names: readonly string[]) => string;
  readonly boroughs: string;
  readonly holdings: string;
  readonly holdingsText: (money: number, prestige: number, poverty: number, loans: number) => string;
  readonly price: (n: number) => string;
}

/** Everything one language says about London. */
export interface Phrases {
  readonly language: Language;
  readonly title: string;
  readonly pitch: string;
  /** Between the last two of a list. */
  readonly and: string;
  /** The stack that a choice is about, by the card on top. */
  stack(card: string, number: number): string;
  /** The set that tells a kind of card from another. */
  set(deck: Deck): string;
  readonly names: Readonly<Record<EventName | VocabularyTerm, string>>;
  readonly effects: EffectPhrases;
  readonly actions: ActionPhrases;
  readonly events: EventPhrases;
  readonly reasons: ReasonPhrases;
  readonly outline: OutlinePhrases;
  rules(table: Table, names: ReadonlyMap<string, string>): readonly RuleText[];
}
