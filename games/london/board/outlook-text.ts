import { counted, type Language, type Texts } from "@tabletown/kernel";
import { cards } from "./text.ts";

/** What a run would bring before it is begun. */
export const runOutlook: Readonly<
  Record<
    Language,
    {
      readonly title: string;
      money(sum: string, parts: string): string;
      prestige(sum: string, parts: string): string;
      poverty(sum: string, parts: string): string;
      open(cards: string): string;
    }
  >
> = {
  en: {
    title: "If you activate everything that asks for no choice and no loan:",
    money: (sum, parts) => `Money ${sum}${inBrackets(parts)}`,
    prestige: (sum, parts) => `Prestige ${sum}${inBrackets(parts)}`,
    poverty: (sum, parts) => `Poverty ${sum}${inBrackets(parts)}`,
    open: (cards) => `Besides, as you choose: ${cards}`,
  },
  pl: {
    title: "Jeśli aktywujesz wszystko, co nie wymaga wyboru ani pożyczki:",
    money: (sum, parts) => `Pieniądze ${sum}${inBrackets(parts)}`,
    prestige: (sum, parts) => `Prestiż ${sum}${inBrackets(parts)}`,
    poverty: (sum, parts) => `Ubóstwo ${sum}${inBrackets(parts)}`,
    open: (cards) => `Poza tym według twojego wyboru: ${cards}`,
  },
  ru: {
    title: "Если активировать всё, что не требует выбора и займа:",
    money: (sum, parts) => `Деньги ${sum}${inBrackets(parts)}`,
    prestige: (sum, parts) => `Престиж ${sum}${inBrackets(parts)}`,
    poverty: (sum, parts) => `Бедность ${sum}${inBrackets(parts)}`,
    open: (cards) => `Кроме того, по вашему выбору: ${cards}`,
  },
};

function inBrackets(parts: string): string {
  return parts === "" ? "" : ` (${parts})`;
}

/** What stays unused when a run ends. */
export const unusedOutlook: Texts = {
  en: "You have not activated yet:",
  pl: "Jeszcze nie aktywowano:",
  ru: "Ещё не активировано:",
};

/** What a loan costs later. SPEC 8.7, 9.4, 11.7 */
export const loanOutlook: Readonly<
  Record<
    Language,
    { readonly title: string; repaid(cost: number): string; readonly run: string; unpaid(prestige: number): string }
  >
> = {
  en: {
    title: "What it costs later:",
    repaid: (cost) => `£${cost} to repay it, at the start of one of your turns`,
    run: "Until then +1 poverty in each run",
    unpaid: (prestige) => `−${prestige} prestige if it is unpaid in the end`,
  },
  pl: {
    title: "Ile to kosztuje później:",
    repaid: (cost) => `Spłata: £${cost} na początku jednej z twoich tur`,
    run: "Do tego czasu +1 znacznik ubóstwa przy każdym uruchomieniu",
    unpaid: (prestige) => `Niespłacona na koniec gry: −${prestige} prestiżu`,
  },
  ru: {
    title: "Чего это стоит потом:",
    repaid: (cost) => `Погасить: £${cost} в начале одного из ваших ходов`,
    run: "До тех пор +1 жетон бедности при каждом запуске",
    unpaid: (prestige) => `Непогашенный в конце игры: −${prestige} престижа`,
  },
};

type Causes = Readonly<Record<"stacks" | "loans" | "hand", number>>;

const CAUSES: Readonly<Record<Language, Readonly<Record<keyof Causes, string>>>> = {
  en: { stacks: "stacks", loans: "loans", hand: "cards in hand" },
  pl: { stacks: "stosy", loans: "pożyczki", hand: "karty w ręku" },
  ru: { stacks: "стопки", loans: "займы", hand: "карты на руке" },
};

/** Poverty at the end of a run by cause: "stacks +5", "loans +2". SPEC 8.7 */
export function runCauses(language: Language, causes: Causes): readonly string[] {
  return (["stacks", "loans", "hand"] as const).flatMap((cause) =>
    causes[cause] === 0 ? [] : [`${CAUSES[language][cause]} +${causes[cause]}`],
  );
}

/** Why poverty would cost what it would cost. SPEC 11.3, 11.8, 11.9 */
export const lossWhy: Readonly<
  Record<
    Language,
    {
      readonly label: string;
      burden(poverty: number, hand: number): string;
      least(name: string, burden: number): string;
      counts(n: number): string;
      costs(n: number): string;
    }
  >
> = {
  en: {
    label: "Poverty",
    burden: (poverty, hand) => `Poverty ${poverty} and ${cards.en(hand)} left in hand: ${poverty + hand}.`,
    least: (name, burden) => `Everybody gives back as much as the player with the least: ${name}, ${burden}.`,
    counts: (n) => `That leaves ${n}.`,
    costs: (n) => `The poverty table takes ${n} prestige for it.`,
  },
  pl: {
    label: "Ubóstwo",
    burden: (poverty, hand) => `Ubóstwo ${poverty} i w ręku ${cards.pl(hand)}: razem ${poverty + hand}.`,
    least: (name, burden) => `Wszyscy oddają tyle, ile ma najmniej obciążony gracz: ${name}, ${burden}.`,
    counts: (n) => `Zostaje ${n}.`,
    costs: (n) => `Tabela ubóstwa odbiera za to prestiż: ${n}.`,
  },
  ru: {
    label: "Бедность",
    burden: (poverty, hand) => `Бедность ${poverty} и на руке ${cards.ru(hand)}: всего ${poverty + hand}.`,
    least: (name, burden) => `Каждый сбрасывает столько, сколько есть у наименее бедного игрока: ${name}, ${burden}.`,
    counts: (n) => `Остаётся ${n}.`,
    costs: (n) => `По таблице бедности это стоит престижа: ${n}.`,
  },
};

/** A move that needs loans asks for them by name. SPEC 9.2 */
export const borrowAndConfirm: Readonly<Record<Language, (n: number) => string>> = {
  en: (n) => `Take ${n === 1 ? "a loan" : `${n} loans`} and do it`,
  pl: (n) =>
    `Zaciągnij ${n === 1 ? "pożyczkę" : counted("pl", n, { one: "pożyczkę", few: "pożyczki", many: "pożyczek", other: "pożyczki" })} i zatwierdź`,
  ru: (n) =>
    `Взять ${n === 1 ? "заём" : counted("ru", n, { one: "заём", few: "займа", many: "займов", other: "займа" })} и подтвердить`,
};
