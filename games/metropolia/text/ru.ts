import { counted, type GameEvent } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import type { CardSymbol, Colour, Effect, Establishment, Landmark, TownHall } from "../rules/component.ts";
import type { Phase } from "../rules/state.ts";
import { diceOf, dueOf, givenOf } from "./event-detail.ts";
import { names } from "./names-ru.ts";
import { diceText } from "./outline.ts";
import { rules } from "./rules-ru.ts";
import type { NameOf, Tongue } from "./tongue.ts";

/** «1 монета, 2 монеты, 5 монет». */
const coins = (n: number): string => counted("ru", n, { one: "монета", few: "монеты", many: "монет" });
/** The same as an object: «получает 1 монету». */
const taken = (n: number): string => counted("ru", n, { one: "монету", few: "монеты", many: "монет" });
const called = (id: string | undefined): string => names[id ?? ""] ?? id ?? "";
const list = (words: readonly string[]): string => words.join(" или ");

const ofSymbol: Record<CardSymbol, string> = {
  wheat: "пшеницы",
  cow: "коровы",
  gear: "шестерни",
  bread: "хлеба",
  factory: "фабрики",
  fruit: "фрукта",
  cup: "чашки",
  boat: "лодки",
  tower: "башни",
};

const when: Record<Colour, string> = {
  blue: "В ход любого игрока",
  green: "В ваш ход",
  red: "В ход другого игрока",
  purple: "В ваш ход",
};

function does(effect: Effect): string {
  switch (effect.type) {
    case "bank":
      return `получите ${taken(effect.amount)} из банка`;
    case "bank-per-symbol":
      return `получите ${taken(effect.amount)} из банка за каждую свою карту с символом ${ofSymbol[effect.symbol]}`;
    case "bank-per-card":
      return `получите ${taken(effect.amount)} из банка за каждую свою карту «${called(effect.card)}»`;
    case "bank-roll":
      return `${effect.dice === 1 ? "один кубик бросают" : "два кубика бросают"} один раз для всех; получите из банка столько монет, сколько выпало`;
    case "roller-pays":
      return `получите ${taken(effect.amount)} от игрока, который бросал`;
    case "each-pays":
      return `получите ${taken(effect.amount)} от каждого другого игрока`;
    case "each-pays-per-symbol":
      return `получите от каждого другого игрока ${taken(effect.amount)} за каждую его карту с символом ${list(effect.symbols.map((symbol) => ofSymbol[symbol]))}`;
    case "each-pays-half":
      return `каждый другой игрок, у которого монет не меньше ${effect.from}, отдаёт вам половину, с округлением вниз`;
    case "one-pays":
      return `получите ${taken(effect.amount)} от одного игрока по вашему выбору`;
    case "swap":
      return `можете обменять одно своё предприятие на предприятие другого игрока; карты с символом ${ofSymbol[effect.except]} не обмениваются`;
  }
}

function establishment({ colour, effect, needs }: Establishment): string {
  const condition = needs === undefined ? "" : `, если у вас построен «${called(needs)}»`;
  return `${when[colour]}${condition}: ${does(effect)}.`;
}

function landmark({ effect }: Landmark): string {
  switch (effect.type) {
    case "two-dice":
      return "Вы можете бросать один кубик или два.";
    case "raise":
      return `Каждая ваша карта с символом ${list(effect.symbols.map((symbol) => ofSymbol[symbol]))} приносит на ${taken(effect.amount)} больше; карта, которая платит за другие карты, — на столько же больше за каждую из них.`;
    case "extra-turn":
      return "Если выпал дубль, после этого хода вы делаете ещё один.";
    case "reroll":
      return "Раз за ход вы можете перебросить кубики.";
    case "add":
      return `Если ваша сумма не меньше ${effect.from}, вы можете прибавить к ней ${effect.amount}.`;
    case "idle-income":
      return `Если за свой ход вы ничего не построили, получите ${taken(effect.amount)} из банка.`;
  }
}

function townHall({ amount }: TownHall): string {
  return `В начале своего хода получите ${taken(amount)} из банка (в варианте других изданий: перед постройкой и только если у вас нет монет).`;
}

function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Бросить один кубик" : "Бросить два кубика";
    case "keep":
      return "Оставить этот бросок";
    case "add":
      return `Увеличить сумму до ${figure}`;
    case "leave":
      return "Оставить сумму как есть";
    case "charge":
      return `Пусть заплатит ${name(chosen.seat)}`;
    case "decline":
      return "Ничего не обменивать";
    case "take":
      return `Взять: ${called(chosen.card)} (${name(chosen.from)})`;
    case "give":
      return `Отдать: ${called(chosen.card)}`;
    case "build":
      return `Построить: ${called(chosen.card)} за ${taken(figure)}`;
    case "found":
      return `Построить: ${called(chosen.landmark)} за ${taken(figure)}`;
    case "pass":
      return "Ничего не строить";
  }
}

/** Names of players stay in the nominative and verbs in the present tense, which fits everybody. */
function event(happened: GameEvent, name: NameOf): string {
  const who = name(happened.seat ?? 0);
  const other = name(happened.with ?? 0);
  const what = called(happened.of);
  const source = called(happened.cause.component);
  const now = happened.now ?? 0;
  switch (happened.what) {
    case "roll":
      return `${who} ${happened.cause.rule === "3.4" ? "бросает снова" : "бросает"}: ${diceText(diceOf(happened), now)}.`;
    case "catch":
      return `${source}: ${who} бросает ${diceText(diceOf(happened), now)}.`;
    case "kept":
      return `${who} оставляет сумму ${now}.`;
    case "total":
      return `${who} прибавляет ${happened.by}: теперь сумма ${now}.`;
    case "coins":
      return coinsMoved(happened, who, other, source);
    case "charged":
      return `${source}: ${who} выбирает, кто платит. Платит ${other}.`;
    case "declined":
      return `${who} ничего не обменивает.`;
    case "asked":
      return `${who} собирается взять карту «${what}», которой владеет ${other}.`;
    case "swapped":
      return `Обмен: ${who} берёт «${what}», ${other} получает «${called(givenOf(happened))}».`;
    case "built":
      return `${who} строит: ${what}.`;
    case "passed":
      return happened.cause.rule === "5.6" ? `${who} не может ничего построить.` : `${who} ничего не строит.`;
    case "extra-turn":
      return `Дубль! ${who} делает дополнительный ход.`;
    case "turn":
      return `Теперь ходит ${who}.`;
    case "revealed":
      return now === 1 ? `На рынке появляется: ${what}.` : `На рынке появляется: ${what} (в стопке: ${now}).`;
    case "removed":
      return `С рынка уходит: ${what}. Купить это больше никто не может.`;
    case "won":
      return `${who} строит последнюю достопримечательность и побеждает!`;
    default:
      return happened.what;
  }
}

function coinsMoved(happened: GameEvent, who: string, other: string, source: string): string {
  const by = happened.by ?? 0;
  if (happened.with === undefined) {
    return by < 0 ? `${who} платит ${taken(-by)} (${source}).` : `${source}: ${who} получает ${taken(by)} из банка.`;
  }
  if (by === 0) return `${source}: платить нечем (${other}), ${who} ничего не получает.`;
  const due = dueOf(happened);
  const short = due > by ? ` (причиталось ${due}, больше нет)` : "";
  return `${source}: платит ${other}, ${who} получает ${taken(by)}${short}.`;
}

function phase(now: Phase): string {
  switch (now.at) {
    case "roll":
      return "бросает кубики";
    case "reroll":
      return "может перебросить";
    case "harbor":
      return "может прибавить к сумме";
    case "charge":
      return `выбирает, кто платит: ${called(now.by)}`;
    case "swap":
      return `может обменять предприятие: ${called(now.by)}`;
    case "give":
      return `выбирает, что отдать за карту «${called(now.take)}»`;
    case "build":
      return "может строить";
    case "over":
      return "побеждает";
  }
}

export const ru: Tongue = {
  language: "ru",
  title: "Метрополия",
  pitch: "Бросайте кубики, открывайте пекарни, кафе и шахты и первым достройте достопримечательности своего города.",
  names,
  rules,
  establishment,
  landmark,
  townHall,
  action,
  event,
  phase,
  coins,
  outline: {
    turn: "Ход",
    dice: "Кубики",
    market: "Рынок",
    deck: "Колода",
    landmarks: "Достопримечательности",
    built: "построено",
    unbuilt: (price) => `не построено, ${price}`,
    left: (n) => `осталось ${n}`,
    cards: (n) => counted("ru", n, { one: "карта", few: "карты", many: "карт" }),
  },
};
