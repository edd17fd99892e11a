import { idsIn, notRising, type TableFault, type Texts, takenId } from "@tabletown/kernel";
import type { StreetRow, Table } from "./table.ts";

/** Of a street. */
export const LOTS = 4;

/** What no single value can show: parts of a table that do not fit each other. */
export function contradiction(table: Table): TableFault | undefined {
  return wrongShare(table) ?? wrongMap(table) ?? wrongLot(table) ?? tooLittleMoney(table);
}

/** Prices and payouts rise, the free share lies on top. */
function wrongShare(table: Table): TableFault | undefined {
  for (const [i, { id, shares, payouts }] of table.objects.entries()) {
    const prices = shares.map(({ price }) => price);
    const wrong = (field: string, says: Texts): TableFault => ({
      path: `objects.${i}.${field}`,
      component: id,
      says,
    });
    if (prices[0] !== 0) return wrong("shares.0.price", TOP_IS_FREE);
    const price = notRising(prices);
    if (price !== undefined) return wrong(`shares.${price}.price`, ABOVE_SHARE);
    const payout = notRising(payouts);
    if (payout !== undefined) return wrong(`payouts.${payout}`, ABOVE_PAYOUT);
  }
  return undefined;
}

const TOP_IS_FREE: Texts = {
  en: "the share on top is free, so it must be 0",
  pl: "udział na górze jest darmowy, więc musi tu być 0",
  ru: "верхняя акция бесплатна, поэтому здесь должен быть 0",
};
const ABOVE_SHARE: Texts = {
  en: "must be above the share before it",
  pl: "musi być droższy niż poprzedni udział",
  ru: "должна быть дороже предыдущей акции",
};
const ABOVE_PAYOUT: Texts = {
  en: "must be above the amount before it",
  pl: "kwota musi być wyższa od poprzedniej",
  ru: "сумма должна быть больше предыдущей",
};

/** Objects stand apart, streets join two of them, and the two of the goal can be joined. */
function wrongMap({ objects, streets, goal: [start, target] }: Table): TableFault | undefined {
  const ends = streets.map(({ first, last }) => [first, last].sort().join(", "));
  const twice =
    takenId(idsIn("objects", objects)) ??
    repeated({ list: "objects", values: objects.map(({ row, column }) => `${row}, ${column}`), what: PLACES }) ??
    takenId(idsIn("streets", streets)) ??
    repeated({ list: "streets", values: ends, what: ENDS });
  if (twice !== undefined) return twice;
  for (const [i, { id, first, last }] of streets.entries()) {
    if (first === last) return { path: `streets.${i}.last`, component: id, says: TWO_OBJECTS };
  }
  for (const [i, { id }] of objects.entries()) {
    if (!streets.some(({ first, last }) => first === id || last === id)) {
      return { path: `objects.${i}`, component: id, says: NO_STREET };
    }
  }
  if (start === target) return { path: "goal.1", says: OTHER_THAN_START };
  return reach(streets, start).has(target) ? undefined : { path: "goal", says: unreachable(start, target) };
}

const TWO_OBJECTS: Texts = {
  en: "a street joins two different objects",
  pl: "ulica łączy dwa różne obiekty",
  ru: "улица соединяет два разных объекта",
};
const NO_STREET: Texts = {
  en: "no street leads here",
  pl: "nie prowadzi tu żadna ulica",
  ru: "сюда не ведёт ни одна улица",
};
const OTHER_THAN_START: Texts = {
  en: "must be another object than the first",
  pl: "musi to być inny obiekt niż pierwszy",
  ru: "это должен быть другой объект, не первый",
};

function unreachable(start: string, target: string): Texts {
  return {
    en: `no streets lead from ${start} to ${target}`,
    pl: `żadne ulice nie prowadzą od ${start} do ${target}`,
    ru: `от ${start} до ${target} не ведут никакие улицы`,
  };
}

function reach(streets: readonly StreetRow[], start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const here of reached) {
    for (const { first, last } of streets) {
      if (first === here) reached.add(last);
      if (last === here) reached.add(first);
    }
  }
  return reached;
}

/** Every lot has its building and every building its lot; no symbol means two things. */
function wrongLot({ streets, buildings }: Table): TableFault | undefined {
  const lots = streets.flatMap((street) => street.lots);
  const known = buildings.map(({ id }) => id);
  const twice =
    repeated({ list: "streets", values: lots, what: LOT, each: LOTS }) ?? takenId(idsIn("buildings", buildings));
  if (twice !== undefined) return twice;
  for (const [i, lot] of lots.entries()) {
    const path = `streets.${Math.floor(i / LOTS)}.lots.${i % LOTS}`;
    if (!known.includes(lot)) return { path, says: noBuilding(lot) };
    if (streets.some(({ id }) => id === lot)) return { path, says: streetName(lot) };
  }
  return undefined;
}

function noBuilding(lot: string): Texts {
  return { en: `there is no building ${lot}`, pl: `nie ma budynku ${lot}`, ru: `здания ${lot} нет` };
}

function streetName(lot: string): Texts {
  return { en: `${lot} is the name of a street`, pl: `${lot} to nazwa ulicy`, ru: `${lot} — название улицы` };
}

/** Money that pays for no first building leaves everybody bankrupt before the game begins (SPEC 4.2, 4.3, 9.1). */
function tooLittleMoney({ startingMoney, streets, buildings }: Table): TableFault | undefined {
  const ends = new Set(streets.flatMap(({ lots }) => [lots[0], lots.at(-1)]));
  const cheapest = Math.min(...buildings.map(({ id, cost }) => (ends.has(id) ? cost : 2 * cost)));
  const [players] = Object.entries(startingMoney).find(([, money]) => money < cheapest) ?? [];
  return players === undefined ? undefined : { path: `startingMoney.${players}`, says: belowCheapest(cheapest) };
}

function belowCheapest(cheapest: number): Texts {
  return {
    en: `does not pay for any building: must be at least ${cheapest}`,
    pl: `nie wystarczy na żaden budynek: musi być co najmniej ${cheapest}`,
    ru: `этого не хватит ни на одно здание: нужно не меньше ${cheapest}`,
  };
}

const PLACES: Texts = { en: "row and column", pl: "rząd i kolumna", ru: "ряд и столбец" };
const ENDS: Texts = { en: "ends", pl: "końce", ru: "концы" };
const LOT: Texts = { en: "lots", pl: "działki", ru: "участки" };

interface Values {
  readonly list: string;
  readonly values: readonly string[];
  /** What the values are. */
  readonly what: Texts;
  /** How many belong to each item of the list. */
  readonly each?: number;
}

function repeated({ list, values, what, each = 1 }: Values): TableFault | undefined {
  const index = values.findIndex((value, i) => values.indexOf(value) !== i);
  if (index < 0) return undefined;
  const value = values[index] ?? "";
  return {
    path: `${list}.${Math.floor(index / each)}`,
    says: {
      en: `${what.en} "${value}" appears twice`,
      pl: `${what.pl}: „${value}” występuje dwa razy`,
      ru: `${what.ru}: «${value}» встречается дважды`,
    },
  };
}
