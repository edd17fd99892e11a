import type { TableFault, Texts } from "@tabletown/kernel";
import { standard } from "./standard.ts";
import type { Colour, Effect, Establishment, Table } from "./table.ts";

/** Effects that make sense in each colour: it says in whose turn a card works and who pays. */
const fitting: Record<Colour, readonly Effect["type"][]> = {
  blue: ["bank", "bank-per-symbol", "bank-per-card", "bank-roll"],
  green: ["bank", "bank-per-symbol", "bank-per-card"],
  red: ["roller-pays"],
  purple: ["each-pays", "each-pays-per-symbol", "each-pays-half", "one-pays", "swap"],
};

const colours: Record<Colour, Texts> = {
  blue: { en: "blue", pl: "niebieska", ru: "синяя" },
  green: { en: "green", pl: "zielona", ru: "зелёная" },
  red: { en: "red", pl: "czerwona", ru: "красная" },
  purple: { en: "purple", pl: "fioletowa", ru: "фиолетовая" },
};

/** What no single value can show: parts of a table that do not fit each other, or not the rules. */
export function* contradictions(table: Table): Generator<TableFault> {
  yield* sameIds("establishments", standard.establishments, table.establishments);
  yield* sameIds("landmarks", standard.landmarks, table.landmarks);
  for (const field of ["id", "box"] as const) {
    const must = standard.townHall[field];
    if (table.townHall[field] !== must) yield { path: `townHall.${field}`, says: mustBe(must) };
  }
  for (const [index, card] of table.establishments.entries()) {
    for (const [field, says] of cardFaults(table, card)) {
      yield { path: `establishments.${index}.${field}`, component: card.id, says };
    }
  }
  for (const [index, landmark] of table.landmarks.entries()) {
    const type = standard.landmarks[index]?.effect.type ?? "";
    if (landmark.effect.type !== type) {
      yield { path: `landmarks.${index}.effect.type`, component: landmark.id, says: mustBe(type) };
    }
  }
  for (const start of table.start.establishments) {
    const card = table.establishments.find(({ id, box }) => id === start && box === "base");
    if (card === undefined) yield { path: "start.establishments", says: noBaseCard(start) };
    else if (card.colour === "purple") yield { path: "start.establishments", says: isPurple(start) };
  }
  if (!bringsCoins(table)) yield { path: "start.establishments", says: NO_COINS };
}

/** The sides of one die: with it everybody begins. */
const SIDES = 6;

/** Whether the bank pays for what everybody begins with, whatever else is built: else a game might never end. */
function bringsCoins({ start, establishments }: Table): boolean {
  const cards = establishments.filter(({ id }) => start.establishments.includes(id));
  return cards.some(({ numbers, effect, needs }) => {
    if (needs !== undefined || !numbers.some((number) => number <= SIDES)) return false;
    if (effect.type === "bank-per-symbol") return cards.some(({ symbol }) => symbol === effect.symbol);
    if (effect.type === "bank-per-card") return start.establishments.includes(effect.card);
    return effect.type === "bank" || effect.type === "bank-roll";
  });
}

type Listed = readonly { readonly id: string; readonly box: string }[];

function* sameIds(list: string, known: Listed, given: Listed): Generator<TableFault> {
  for (let i = 0; i < Math.max(known.length, given.length); i++) {
    const must = known[i];
    if (must === undefined) yield { path: `${list}.${i}`, says: ONE_TOO_MANY };
    else if (given[i]?.id !== must.id) yield { path: `${list}.${i}.id`, says: mustBe(must.id) };
    else if (given[i]?.box !== must.box) yield { path: `${list}.${i}.box`, says: mustBe(must.box) };
  }
}

function* cardFaults(table: Table, card: Establishment): Generator<readonly [field: keyof Establishment, Texts]> {
  const { colour, effect, needs } = card;
  if (!fitting[colour].includes(effect.type)) yield ["effect", notInColour(colour, effect.type)];
  if (new Set(card.numbers).size !== card.numbers.length) yield ["numbers", LISTED_TWICE];
  if ((colour === "purple") !== (card.symbol === "tower")) yield ["symbol", TOWER_IS_PURPLE];
  if (effect.type === "swap" && effect.except !== "tower") yield ["effect", NO_TOWER_SWAPPED];
  const together = (other: { readonly box: string } | undefined): boolean =>
    other !== undefined && (other.box === "base" || card.box === "plus");
  if (needs !== undefined && !together(table.landmarks.find((landmark) => landmark.id === needs))) {
    yield ["needs", noLandmark(needs)];
  }
  if (effect.type === "bank-per-card" && !together(table.establishments.find(({ id }) => id === effect.card))) {
    yield ["effect", notCounted(effect.card)];
  }
}

function mustBe(value: string): Texts {
  return { en: `must be ${value}`, pl: `musi być ${value}`, ru: `должно быть ${value}` };
}

const ONE_TOO_MANY: Texts = { en: "one too many", pl: "o jedno za dużo", ru: "здесь одно лишнее" };

function noBaseCard(id: string): Texts {
  return {
    en: `${id} is no establishment of the base game`,
    pl: `${id} nie jest nieruchomością z gry podstawowej`,
    ru: `${id} — не предприятие базовой игры`,
  };
}

function isPurple(id: string): Texts {
  return {
    en: `${id} is purple, and nobody begins with a purple card`,
    pl: `${id} to karta fioletowa, a z taką nikt nie zaczyna`,
    ru: `${id} — фиолетовая карта, с такой никто не начинает`,
  };
}

const NO_COINS: Texts = {
  en: "at least one of these must bring coins from the bank on a roll of one die, or nobody may ever earn any",
  pl: "przynajmniej jedna z nich musi dawać monety z banku przy rzucie jedną kostką, inaczej może nikt nigdy nic nie zarobić",
  ru: "хотя бы одно из них должно приносить монеты из банка при броске одного кубика, иначе никто может так ничего и не заработать",
};

function notInColour(colour: Colour, effect: Effect["type"]): Texts {
  const { en, pl, ru } = colours[colour];
  return {
    en: `a ${en} card cannot have the effect ${effect}`,
    pl: `karta ${pl} nie może mieć działania ${effect}`,
    ru: `${ru} карта с действием ${effect} невозможна`,
  };
}

const LISTED_TWICE: Texts = {
  en: "a number is listed twice",
  pl: "jedna liczba występuje dwa razy",
  ru: "одно число стоит дважды",
};
const TOWER_IS_PURPLE: Texts = {
  en: "purple cards, and only they, show the tower",
  pl: "wieżę mają karty fioletowe i tylko one",
  ru: "башня бывает на фиолетовых картах и только на них",
};
const NO_TOWER_SWAPPED: Texts = {
  en: "cards with the tower cannot be swapped",
  pl: "kart z wieżą nie można wymieniać",
  ru: "карты с башней обменивать нельзя",
};

function noLandmark(id: string): Texts {
  return {
    en: `needs ${id}, which is no landmark of its box`,
    pl: `potrzebuje ${id}, a to nie jest nieruchomość specjalna z jej pudełka`,
    ru: `нужна ${id}, а это не достопримечательность из её коробки`,
  };
}

function notCounted(id: string): Texts {
  return {
    en: `counts ${id}, which is no establishment of its box`,
    pl: `liczy ${id}, a to nie jest nieruchomość z jej pudełka`,
    ru: `считает ${id}, а это не предприятие из её коробки`,
  };
}
