import type { GameEvent, Language, RuleText, Seat } from "@tabletown/kernel";
import type { ActionEffect, Permanent } from "../data/effect.ts";
import type { Borough, Card, Table } from "../data/table.ts";
import type { EventWord, Term } from "../data/vocabulary.ts";
import type { Action } from "../rules/action.ts";
import type { BySet, View } from "../rules/view.ts";

/** What a sentence can ask for while it is being put together. */
export interface Say {
  /** The name of a card or borough. */
  name(id: string): string;
  player(seat: Seat): string;
}

/** A choice and the position it is made in. */
export interface Choosing extends Say {
  readonly view: View;
  /** "2: Shops", the stack that a choice is about. */
  stack(at: number): string;
}

/** An event with its names filled in. */
export interface Told extends Say {
  readonly event: GameEvent;
  /** Who it is about; empty where it is about nobody. */
  readonly who: string;
  readonly by: number;
  readonly now: number;
  /** The component it is about; empty where it is about none. */
  readonly what: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export type ActionPhrases = {
  readonly [Type in Action["type"]]: (a: Extract<Action, { type: Type }>, say: Choosing) => string;
};

export type EventPhrases = { readonly [What in EventWord]: (told: Told) => string };

export interface EffectPhrases {
  /** Each tells the owner what to do, so that any of them can stand together in one sentence. */
  readonly effects: {
    readonly [Op in ActionEffect["op"]]: (effect: Extract<ActionEffect, { op: Op }>) => string;
  };
  readonly permanents: { readonly [Op in Permanent["op"]]: (effect: Extract<Permanent, { op: Op }>) => string };
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
  readonly stack: (at: number) => string;
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
  readonly names: Readonly<Record<EventWord | Term, string>>;
  readonly effects: EffectPhrases;
  readonly actions: ActionPhrases;
  readonly events: EventPhrases;
  readonly outline: OutlinePhrases;
  rules(table: Table, names: ReadonlyMap<string, string>): readonly RuleText[];
}
