import type { Count, Effect, Permanent } from "../data/effect.ts";
import type { Borough, Card, Colour, Deck, Table } from "../data/table.ts";
import type { Action } from "./action.ts";
import type { Options } from "./options.ts";
import type { Id, Kind, Stack } from "./state.ts";

/** The part of a component that works as long as it shows, ready for use. */
export interface Powers {
  readonly of: Kind;
  /** Price of discarding another colour, Infinity where it does not help; the same for paupers. */
  readonly anyColour: number;
  readonly anyPauper: number;
  readonly loanPays: number;
  readonly loanRepay: number;
  readonly swaps: number;
  readonly look: number;
  readonly drawMin: number;
  readonly drawMax: number;
  readonly discount: number;
  readonly discountMin: number;
  readonly stores: number;
}

/** A city card as the rules use it. */
export interface CardRules {
  readonly card: Card;
  readonly id: Id;
  readonly kind: Kind;
  readonly deck: Deck;
  readonly colour: Card["colour"];
  /** The same as a bit, to be put into sets; none for paupers, which match nothing. */
  readonly colourBit: number;
  readonly pauper: boolean;
  readonly action: boolean;
  readonly placeable: boolean;
  readonly noDiscard: boolean;
  readonly costMoney: number;
  readonly costCards: number;
  readonly turnsInstead: boolean;
  /** Whether it can be activated on its own, as a matter of principle. */
  readonly active: boolean;
  readonly needsBoard: boolean;
  readonly needsRepeat: boolean;
  readonly effects: readonly Effect[];
  /** Absent where it has none: most cards. */
  readonly powers: Powers | undefined;
  /** The moves that are made with it again and again, made once. */
  readonly place: Action;
  readonly play: Action;
  readonly discard: Action;
  readonly takeFromTop: Action;
  readonly takeFromBottom: Action;
}

export interface BoroughRules {
  readonly borough: Borough;
  readonly id: Id;
  readonly kind: Kind;
  readonly powers: Powers | undefined;
  readonly buy: Action;
}

/** Options and component table, turned into what the rules ask for again and again. */
export interface Ruleset {
  readonly table: Table;
  /** In the order of the table. */
  readonly cards: ReadonlyMap<Id, CardRules>;
  readonly boroughs: ReadonlyMap<Id, BoroughRules>;
  /** The same by number; boroughs begin where cards end. */
  readonly cardList: readonly CardRules[];
  readonly boroughList: readonly BoroughRules[];
  /** The ids of both by number, and the other way round. */
  readonly ids: readonly Id[];
  readonly kinds: ReadonlyMap<Id, Kind>;
  /** Moves that concern a stack of a city, by its number: no city has more stacks than there are cards to place. */
  readonly onto: readonly Action[];
  readonly activate: readonly Action[];
  /** Every city card there is, set by set. */
  readonly decks: Readonly<Record<Deck, readonly Kind[]>>;
  /** Whose powers were asked for last, and which they are; the same of the cards in a hand, and of discards for a card. */
  readonly asked: {
    stacks: readonly Stack[];
    boroughs: readonly Kind[];
    powers: readonly Powers[];
    hand: readonly Kind[];
    cards: readonly CardRules[];
    placed: CardRules | undefined;
    placedFrom: readonly CardRules[];
    placedWith: readonly Powers[];
    discards: readonly CardRules[];
  };
}

export function rulesetOf(_options: Options, table: Table): Ruleset {
  const order = table.cards.map(({ id }) => id).sort();
  const cards = new Map(table.cards.map((card) => [card.id, cardRules(card, order.indexOf(card.id))]));
  const cardList = order.map((id) => cards.get(id) as CardRules);
  const boroughList = table.boroughs.map((borough, index) => boroughRules(borough, order.length + index));
  const ids = [...order, ...table.boroughs.map(({ id }) => id)];
  const stacks = Array.from({ length: mostStacks(cardList) }, (_, stack) => stack);
  const copiesIn = (deck: Deck): Kind[] =>
    [...cards.values()].flatMap(({ kind, card }) => (card.deck === deck ? Array<Kind>(card.copies).fill(kind) : []));
  return {
    table,
    cards,
    boroughs: new Map(boroughList.map((borough) => [borough.id, borough])),
    cardList,
    boroughList,
    ids,
    kinds: new Map(ids.map((id, kind) => [id, kind])),
    onto: stacks.map((stack) => ({ type: "onto", stack })),
    activate: stacks.map((stack) => ({ type: "activate", stack })),
    decks: { A: copiesIn("A"), B: copiesIn("B"), C: copiesIn("C") },
    asked: {
      stacks: [],
      boroughs: [],
      powers: [],
      hand: [],
      cards: [],
      placed: undefined,
      placedFrom: [],
      placedWith: [],
      discards: [],
    },
  };
}

/** How many cards there are that can be placed. */
function mostStacks(cards: readonly CardRules[]): number {
  return cards.reduce((copies, { card, placeable }) => copies + (placeable ? card.copies : 0), 0);
}

/** Grey is for paupers. */
const COLOUR_BITS: Readonly<Record<Colour, number>> = { brown: 1, blue: 2, pink: 4, grey: 0 };

function cardRules(card: Card, kind: Kind): CardRules {
  const does = (type: Effect["type"]): boolean => card.activation.some((effect) => effect.type === type);
  const turnsInstead = does("turnThisInstead");
  const pauper = card.colour === "grey";
  const action = card.action.length > 0;
  return {
    card,
    id: card.id,
    kind,
    deck: card.deck,
    colour: card.colour,
    colourBit: COLOUR_BITS[card.colour],
    pauper,
    action,
    placeable: !pauper && !action,
    noDiscard: card.permanent.some(({ type }) => type === "noDiscard"),
    costMoney: card.activationCost.money ?? 0,
    costCards: card.activationCost.cards ?? 0,
    turnsInstead,
    active: card.activation.length > 0 && !turnsInstead,
    needsBoard: does("placeFromBoard"),
    needsRepeat: does("repeatCard"),
    effects: card.activation,
    powers: powersOf(kind, card.permanent),
    place: { type: "place", card: card.id },
    play: { type: "play", card: card.id },
    discard: { type: "discard", card: card.id },
    takeFromTop: { type: "take", row: "top", card: card.id },
    takeFromBottom: { type: "take", row: "bottom", card: card.id },
  };
}

function boroughRules(borough: Borough, kind: Kind): BoroughRules {
  const { id, ability } = borough;
  return { borough, id, kind, powers: powersOf(kind, ability), buy: { type: "buy", borough: id } };
}

function powersOf(of: Kind, effects: readonly Permanent[]): Powers | undefined {
  if (effects.every(({ type }) => type === "noDiscard")) return undefined;
  const powers = {
    of,
    anyColour: Number.POSITIVE_INFINITY,
    anyPauper: Number.POSITIVE_INFINITY,
    loanPays: 0,
    loanRepay: Number.POSITIVE_INFINITY,
    swaps: 0,
    look: 0,
    drawMin: 1,
    drawMax: 1,
    discount: 0,
    discountMin: 0,
    stores: 0,
  };
  for (const effect of effects) {
    switch (effect.type) {
      case "anyColourDiscard":
        powers.anyColour = effect.price;
        if (effect.paupers) powers.anyPauper = effect.price;
        break;
      case "loanPays":
        powers.loanPays = effect.n;
        break;
      case "loanRepay":
        powers.loanRepay = effect.n;
        break;
      case "swap":
        powers.swaps += effect.times;
        break;
      case "look":
        powers.look = effect.n;
        break;
      case "drawRange":
        powers.drawMin = effect.min;
        powers.drawMax = effect.max;
        break;
      case "discount":
        powers.discount = effect.n;
        powers.discountMin = effect.min;
        break;
      case "storeMoney":
        powers.stores += effect.n;
        break;
      case "noDiscard":
        break;
    }
  }
  return powers;
}

export function cardOf(rules: Ruleset, kind: Kind): CardRules {
  return rules.cardList[kind] as CardRules;
}

export function boroughOf(rules: Ruleset, kind: Kind): BoroughRules {
  return rules.boroughList[kind - rules.cardList.length] as BoroughRules;
}

export function idOf(rules: Ruleset, kind: Kind): Id {
  return rules.ids[kind] as Id;
}

export function kindOf(rules: Ruleset, id: Id): Kind {
  return rules.kinds.get(id) as Kind;
}

/** Whether a borough is among those a card counts (SPEC 10.1). */
export function counts(borough: Borough, per: Count): boolean {
  switch (per) {
    case "boroughs":
      return true;
    case "northBoroughs":
      return borough.side === "north";
    case "southBoroughs":
      return borough.side === "south";
    case "riversideBoroughs":
      return borough.riverside;
    case "inlandBoroughs":
      return !borough.riverside;
    default:
      return false;
  }
}
