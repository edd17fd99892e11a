import type { Provenance, Texts } from "@tabletown/kernel";
import type { Ability, ActionEffect, Effect, Permanent } from "./effect.ts";

export const COLOURS = ["brown", "blue", "pink", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

export const DECKS = ["A", "B", "C"] as const;
export type Deck = (typeof DECKS)[number];

export const SIDES = ["north", "south"] as const;
export type Side = (typeof SIDES)[number];

export type Name = Texts;

export const CARD_FIELDS = [
  "name",
  "deck",
  "colour",
  "copies",
  "playCost",
  "activationCost",
  "activation",
  "turns",
  "permanent",
  "action",
  "prestige",
] as const;

/** A kind of city card. Grey ones are paupers; those with an `action` are action cards; all others can be placed. */
export interface Card {
  readonly id: string;
  readonly name: Name;
  readonly deck: Deck;
  readonly colour: Colour;
  readonly copies: number;
  readonly playCost: number;
  /** Money, or cards of any colour from the hand. */
  readonly activationCost: { readonly money?: number; readonly cards?: number };
  readonly activation: readonly Effect[];
  /** Whether it turns over after being activated. */
  readonly turns: boolean;
  readonly permanent: readonly Permanent[];
  readonly action: readonly ActionEffect[];
  /** Prestige at the end of the game. */
  readonly prestige: number;
  /** Fields that are not listed are as sure as `provenance.cards` of the table says. */
  readonly provenance: { readonly [Field in (typeof CARD_FIELDS)[number]]?: Provenance };
}

export const BOROUGH_FIELDS = [
  "name",
  "side",
  "riverside",
  "price",
  "cards",
  "prestige",
  "poverty",
  "ability",
  "runEffect",
] as const;

export interface Borough {
  readonly id: string;
  readonly name: Name;
  /** One of those that lie open at the start. */
  readonly starter: boolean;
  readonly side: Side;
  readonly riverside: boolean;
  readonly price: number;
  /** On purchase: cards to draw, prestige to gain, poverty to remove. */
  readonly cards: number;
  readonly prestige: number;
  readonly poverty: number;
  readonly ability: readonly Ability[];
  readonly runEffect: readonly Effect[];
  readonly provenance: { readonly [Field in (typeof BOROUGH_FIELDS)[number]]?: Provenance };
}

export const SETTING_FIELDS = [
  "startMoney",
  "startHand",
  "handLimit",
  "drawAction",
  "boroughsShown",
  "spaces",
  "loan",
  "moneyPerPrestige",
] as const;

/** The figures of the rulebook and the board. */
export interface Settings {
  readonly startMoney: number;
  readonly startHand: number;
  readonly handLimit: number;
  /** How many cards the fourth action draws. */
  readonly drawAction: number;
  readonly boroughsShown: number;
  /** Spaces in each of the two rows of the development board, by number of players. */
  readonly spaces: { readonly 2: number; readonly 3: number; readonly 4: number };
  readonly loan: { readonly pays: number; readonly repay: number; readonly prestigeLost: number };
  readonly moneyPerPrestige: number;
  readonly provenance: { readonly [Field in (typeof SETTING_FIELDS)[number]]?: Provenance };
}

/** Prestige lost at the end: `lost[n]` for n poverty, and `beyond` more for each poverty past the end of that list. */
export interface PovertyTable {
  readonly lost: readonly number[];
  readonly beyond: number;
  readonly provenance: { readonly lost?: Provenance; readonly beyond?: Provenance };
}

/** Everything printed on the components, in one replaceable value. */
export interface Table {
  readonly settings: Settings;
  readonly poverty: PovertyTable;
  /** How many cards there are: the lists below are held against it. */
  readonly counts: {
    readonly cards: number;
    readonly paupers: number;
    readonly actionCards: number;
    readonly boroughs: number;
  };
  /** How sure the fields are that do not say so themselves. */
  readonly provenance: {
    readonly settings: Provenance;
    readonly poverty: Provenance;
    readonly cards: Provenance;
    readonly boroughs: Provenance;
  };
  readonly cards: readonly Card[];
  readonly boroughs: readonly Borough[];
}
