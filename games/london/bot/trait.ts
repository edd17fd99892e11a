import type { ActionEffect, Count, Effect, Permanent } from "../data/effect.ts";
import type { Card } from "../data/table.ts";
import type { CardRules, Ruleset } from "../rules/ruleset.ts";
import type { Kind } from "../rules/state.ts";
import type { Habits } from "./habits.ts";

/** So many for each thing of a kind that its owner has. */
export interface PerCount {
  readonly n: number;
  readonly per: Count;
}

export interface PerDiscard {
  readonly most: number;
  readonly paupersOnly: boolean;
  readonly money: number;
  readonly prestige: number;
  readonly relief: number;
}

/** What one activation, or one run of a borough, brings; costs are taken off. */
export interface Yield {
  readonly money: number;
  readonly moneyPer: PerCount | undefined;
  readonly prestige: number;
  readonly prestigePer: PerCount | undefined;
  /** Poverty removed; negative where it brings some. */
  readonly relief: number;
  /** Poverty for another player. */
  readonly harm: number;
  /** Money everybody else pays, once and for each of their boroughs. */
  readonly levy: number;
  readonly levyPerBorough: number;
  /** Cards drawn less cards discarded as a cost. */
  readonly cards: number;
  readonly sparesHand: boolean;
  /** What each discarded card brings, and how many may be. */
  readonly perDiscard: PerDiscard | undefined;
  readonly collects: boolean;
  /** What cannot be put in figures: repeating another card, placing one from the board, standing in for one. */
  readonly other: number;
}

/** Repeating the best card of a run; placing a card from the board; saving the best card from turning over. */
const REPEATING = 3.5;
const PLACING = 2;
const STANDING_IN = 2;
/** A card placed without discarding another. */
const FREE_PLACE = 1.5;

/** A city card as a player thinks of it. */
export interface Trait {
  readonly card: Card;
  readonly rules: CardRules;
  /** 0 to 2; paupers have 3. */
  readonly colour: number;
  readonly yields: Yield;
  /** What its permanent effect is worth for each turn to come. */
  readonly power: number;
  /** Whether it makes something of paupers alone. */
  readonly usesPaupers: boolean;
}

/** A borough as a player thinks of it. */
export interface LandTrait {
  /** What it brings when the city is run. */
  readonly run: Yield;
  /** What its ability is worth for each turn to come. */
  readonly ability: number;
}

/** What a card brings once it is placed: at once, and when the city is run. */
export interface Worth {
  sure: number;
  run: number;
  relief: number;
  /** All of it in one figure, to compare cards. */
  all: number;
}

/** A card of a hand that is being planned with, and the next best one that may be used for it. */
export interface HeldCard extends Worth {
  cost: number;
  next: HeldCard | undefined;
}

/** What every component of a table is worth to a player, in the order of their numbers. */
export interface Estimates {
  readonly rules: Ruleset;
  readonly habits: Habits;
  readonly traits: readonly Trait[];
  readonly landTraits: readonly LandTrait[];
  /** Room for a card, and for those of a hand, while they are weighed: search weighs millions of them. */
  readonly worth: Worth;
  readonly held: HeldCard[];
  /** The same for the best of many options: their marks and their places, the best first. */
  readonly marks: number[];
  readonly marked: number[];
}

const COLOUR = { brown: 0, blue: 1, pink: 2, grey: 3 } as const;
export const PAUPER = COLOUR.grey;

export function estimatesOf(rules: Ruleset, habits: Habits): Estimates {
  return {
    rules,
    habits,
    traits: rules.cardList.map((card) => traitOf(card, habits)),
    landTraits: rules.boroughList.map(({ borough: { runEffect, ability } }) => ({
      run: yieldOf(runEffect, {}),
      ability: habits.powers * powerOf(ability),
    })),
    worth: { sure: 0, run: 0, relief: 0, all: 0 },
    held: [],
    marks: [],
    marked: [],
  };
}

export function traitIn(estimates: Estimates, card: Kind): Trait {
  return estimates.traits[card] as Trait;
}

export function landTraitIn({ traits, landTraits }: Estimates, borough: Kind): LandTrait {
  return landTraits[borough - traits.length] as LandTrait;
}

function traitOf(rules: CardRules, { powers }: Habits): Trait {
  const { card } = rules;
  const yields = yieldOf(rules.action ? card.action : card.activation, card.activationCost);
  return {
    card,
    rules,
    colour: COLOUR[card.colour],
    yields,
    power: powers * powerOf(card.permanent),
    usesPaupers: yields.perDiscard?.paupersOnly ?? false,
  };
}

function yieldOf(effects: readonly ActionEffect[], cost: Card["activationCost"]): Yield {
  const sum = {
    money: -(cost.money ?? 0),
    moneyPer: undefined as PerCount | undefined,
    prestige: 0,
    prestigePer: undefined as PerCount | undefined,
    relief: 0,
    harm: 0,
    levy: 0,
    levyPerBorough: 0,
    cards: -(cost.cards ?? 0),
    sparesHand: false,
    perDiscard: undefined as PerDiscard | undefined,
    collects: false,
    other: 0,
  };
  const add = (effect: Effect): void => {
    switch (effect.type) {
      case "gainMoney":
        sum.money += effect.n;
        break;
      case "gainPrestige":
        sum.prestige += effect.n;
        break;
      case "removePoverty":
        sum.relief += effect.n;
        break;
      case "gainPoverty":
        sum.relief -= effect.n;
        break;
      case "gainMoneyPer":
        sum.moneyPer = effect;
        break;
      case "gainPrestigePer":
        sum.prestigePer = effect;
        break;
      case "drawCards":
        sum.cards += effect.n;
        break;
      case "discardUpTo": {
        const { money, prestige, relief } = yieldOf(effect.each, {});
        const most = effect.max ?? Number.POSITIVE_INFINITY;
        sum.perDiscard = { most, paupersOnly: effect.filter === "paupers", money, prestige, relief };
        break;
      }
      case "takeFromEach":
        sum.money += effect.n;
        sum.levy += effect.n;
        break;
      case "eachPaysPerBorough":
        sum.levyPerBorough += effect.n;
        break;
      case "givePoverty":
        sum.relief += effect.n;
        sum.harm += effect.n;
        break;
      case "causePoverty":
        sum.harm += effect.n;
        break;
      case "spareHand":
        sum.sparesHand = true;
        break;
      case "collectStored":
        sum.collects = true;
        break;
      case "turnThisInstead":
        sum.other += STANDING_IN;
        break;
      case "placeFromBoard":
        sum.other += PLACING;
        break;
      case "repeatCard":
        sum.other += REPEATING;
        break;
    }
  };
  for (const effect of effects) {
    if (effect.type === "placeCards") sum.other += effect.n * FREE_PLACE;
    else add(effect);
  }
  return sum;
}

function powerOf(permanent: readonly Permanent[]): number {
  let worth = 0;
  for (const effect of permanent) {
    switch (effect.type) {
      case "anyColourDiscard":
        worth += effect.price === 0 ? 0.3 : 0.2;
        break;
      case "loanPays":
        worth += 0.05;
        break;
      case "loanRepay":
        worth += 0.1;
        break;
      case "swap":
        worth += 0.15 * effect.times;
        break;
      case "look":
        worth += 0.15;
        break;
      case "drawRange":
        worth += 0.3;
        break;
      case "discount":
        worth += 0.15 * effect.n;
        break;
      case "storeMoney":
        worth += 0.2 * effect.n;
        break;
      case "noDiscard":
        break;
    }
  }
  return worth;
}
