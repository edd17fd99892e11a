import { idsIn, type TableFault, type Texts, takenId } from "@tabletown/kernel";
import { EVENT_NAMES } from "../rules/event.ts";
import type { Card, Table } from "./table.ts";
import { TERMS } from "./vocabulary.ts";

const isPauper = ({ colour }: Card): boolean => colour === "grey";
const isAction = ({ action }: Card): boolean => action.length > 0;

/** What no single value can show: parts of a table that do not fit each other. */
export function contradiction(table: Table): TableFault | undefined {
  const ids = [...idsIn("cards", table.cards), ...idsIn("boroughs", table.boroughs)];
  return takenId(ids, OWN_WORDS) ?? impossibleCard(table) ?? otherStarters(table) ?? otherCount(table);
}

const OWN_WORDS: ReadonlySet<string> = new Set([...EVENT_NAMES, ...TERMS]);

const wrongCards = {
  bothCosts: {
    en: "is money or cards, not both",
    pl: "to pieniądze albo karty, nie jedno i drugie",
    ru: "это деньги или карты, но не то и другое",
  },
  costForNothing: {
    en: "there is nothing to activate",
    pl: "nie ma tu czego aktywować",
    ru: "здесь нечего активировать",
  },
  turnsAlone: {
    en: "a card that turns over in place of another does nothing else",
    pl: "karta, którą odwraca się zamiast innej, nie robi nic więcej",
    ru: "карта, которую переворачивают вместо другой, больше ничего не делает",
  },
  pauper: {
    en: "a grey card is a pauper and does nothing",
    pl: "szara karta to Biedota i nic nie robi",
    ru: "серая карта — это Беднота, она ничего не делает",
  },
  actionOnly: {
    en: "an action card has no cost, activated or permanent effect",
    pl: "karta akcji nie ma kosztu ani efektu aktywowanego czy stałego",
    ru: "у карты действия нет стоимости, эффекта активации и постоянного эффекта",
  },
} as const satisfies Record<string, Texts>;

function impossibleCard(table: Table): TableFault | undefined {
  for (const [i, card] of table.cards.entries()) {
    const wrong = (field: keyof Card, says: Texts): TableFault => ({
      path: `cards.${i}.${field}`,
      component: card.id,
      says,
    });
    const { activationCost: cost, activation } = card;
    if (cost.money !== undefined && cost.cards !== undefined) return wrong("activationCost", wrongCards.bothCosts);
    if (activation.length === 0 && (cost.money ?? cost.cards) !== undefined) {
      return wrong("activationCost", wrongCards.costForNothing);
    }
    if (activation.length > 1 && activation.some(({ type }) => type === "turnThisInstead")) {
      return wrong("activation", wrongCards.turnsAlone);
    }
    const idle = activation.length === 0 && card.permanent.length === 0 && card.playCost === 0;
    if (isPauper(card) && (!idle || isAction(card))) return wrong("colour", wrongCards.pauper);
    if (isAction(card) && !idle) return wrong("action", wrongCards.actionOnly);
  }
  return undefined;
}

function otherStarters({ boroughs, settings: { boroughsShown } }: Table): TableFault | undefined {
  const starters = boroughs.filter(({ starter }) => starter).length;
  if (starters === boroughsShown) return undefined;
  return {
    path: "settings.boroughsShown",
    says: {
      en: `is ${boroughsShown}, but ${starters} boroughs are open at the start`,
      pl: `jest ${boroughsShown}, a dzielnic odkrytych na początku: ${starters}`,
      ru: `указано ${boroughsShown}, а районов, открытых в начале: ${starters}`,
    },
  };
}

/** Three times as many as there are: decks beyond that only take time to shuffle. */
const MOST_CARDS = 330;

function otherCount({ cards, boroughs, counts, settings }: Table): TableFault | undefined {
  const copies = (some: readonly Card[]): number => some.reduce((sum, card) => sum + card.copies, 0);
  const found = {
    cards: copies(cards),
    paupers: copies(cards.filter(isPauper)),
    actionCards: copies(cards.filter(isAction)),
    boroughs: boroughs.length,
  };
  for (const field of ["cards", "paupers", "actionCards", "boroughs"] as const) {
    if (found[field] !== counts[field]) return { path: `counts.${field}`, says: holds(counts[field], found[field]) };
  }
  if (found.cards > MOST_CARDS) return { path: "cards", says: tooMany(found.cards) };
  const dealt = 4 * settings.startHand;
  return found.cards <= dealt ? { path: "cards", says: tooFew(found.cards, dealt) } : undefined;
}

function holds(count: number, found: number): Texts {
  return {
    en: `is ${count}, but the table holds ${found}`,
    pl: `jest ${count}, a w tabeli znalazło się ${found}`,
    ru: `указано ${count}, а в таблице нашлось ${found}`,
  };
}

function tooMany(cards: number): Texts {
  return {
    en: `${cards} cards, no more than ${MOST_CARDS} may be`,
    pl: `kart jest ${cards}, a może być najwyżej ${MOST_CARDS}`,
    ru: `карт ${cards}, а может быть не больше ${MOST_CARDS}`,
  };
}

function tooFew(cards: number, dealt: number): Texts {
  return {
    en: `${cards} are too few to deal ${dealt} and play`,
    pl: `${cards} to za mało, żeby rozdać ${dealt} i grać`,
    ru: `${cards} — слишком мало, чтобы раздать ${dealt} и играть`,
  };
}
