import { counted } from "@tabletown/kernel";
import type { EventPhrases, Told } from "../phrases.ts";
import { number } from "../sentence.ts";

const row = ({ detail }: Told): string => (detail.row === "top" ? "верхний ряд" : "нижний ряд");
const cards = (n: number): string => counted("ru", n, { one: "карту", few: "карты", many: "карт", other: "карты" });
const loans = (n: number): string => counted("ru", n, { one: "заём", few: "займа", many: "займов", other: "займа" });
const prestige = (n: number): string =>
  counted("ru", n, { one: "очко престижа", few: "очка престижа", many: "очков престижа", other: "очка престижа" });
const poverty = (n: number): string =>
  counted("ru", n, {
    one: "жетон бедности",
    few: "жетона бедности",
    many: "жетонов бедности",
    other: "жетона бедности",
  });

const FOR: Readonly<Record<string, string>> = {
  stacks: " за стопки в городе",
  loans: " за займы",
  hand: " за карты на руке",
};

const names = (given: unknown, name: (id: string) => string): string =>
  Array.isArray(given) ? given.map((id) => name(String(id))).join(", ") : "";

export const EVENTS: EventPhrases = {
  money: ({ who, by, now }) =>
    by < 0 ? `${who} платит £${-by}, теперь £${now}.` : `${who} получает £${by}, теперь £${now}.`,
  prestige: ({ who, by, now }) =>
    `${who} ${by < 0 ? "теряет" : "получает"} ${prestige(Math.abs(by))}, теперь ${number(now)}.`,
  poverty: ({ who, by, now, detail }) =>
    by < 0
      ? `${who} сбрасывает ${poverty(-by)}, теперь ${now}.`
      : `${who} берёт ${poverty(by)}${FOR[String(detail.for)] ?? ""}, теперь ${now}.`,
  loans: ({ who, by, now }) =>
    by < 0 ? `${who} гасит ${loans(-by)}, остаётся ${loans(now)}.` : `${who} берёт заём, всего ${loans(now)}.`,
  turn: ({ who }) => `${who} начинает ход.`,
  "deck-due": ({ who }) => `${who} обязательно берёт карту из колоды: слишком долго из неё ничего не брали.`,
  looked: ({ who, by, detail, name }) =>
    detail.cards === undefined
      ? `${who} смотрит ${cards(by)} с верха колоды.`
      : `${who} смотрит верх колоды: ${names(detail.cards, name)}.`,
  returned: ({ who, what }) =>
    what === "" ? `${who} возвращает карту на колоду.` : `${who} возвращает на колоду: ${what}.`,
  drawn: ({ who, what, detail }) =>
    what === "" ? `${who} берёт из колоды карту набора ${detail.set}.` : `${who} берёт из колоды: ${what}.`,
  taken: (told) => `${told.who} берёт с поля (${row(told)}): ${told.what}.`,
  swapped: (told) => `${told.who} меняет: ${told.name(String(told.detail.gave))} на ${told.what} (${row(told)}).`,
  "draw-more": ({ who, by }) => `${who} решает взять ${cards(by)}.`,
  chosen: ({ who, what }) => `${who} собирается разместить: ${what}.`,
  "chosen-place": ({ who, what }) => `${who} выбирает место для карты: ${what}.`,
  discarded: (told) => `${told.who} сбрасывает (${row(told)}): ${told.what}.`,
  overflow: ({ detail, name }) => `Поле заполнено; из игры выходят: ${names(detail.cards, name)}.`,
  placed: ({ who, what, detail, name }) =>
    detail.covers === undefined
      ? `${who} размещает новой стопкой: ${what}.`
      : `${who} размещает: ${what}; под ней теперь ${name(String(detail.covers))}.`,
  stored: ({ what, by, now }) =>
    by < 0 ? `С карты уходит £${-by}: ${what}.` : `На карту ложится £${by}, всего £${now}: ${what}.`,
  played: ({ who, what }) => `${who} играет карту действия: ${what}.`,
  bought: ({ who, what }) => `${who} покупает землю: ${what}.`,
  offered: ({ what }) => `Выставлен на продажу район: ${what}.`,
  run: ({ who }) => `${who} запускает город.`,
  activated: ({ who, what }) => `${who} активирует: ${what}.`,
  repeated: ({ who, what }) => `${who} активирует ещё раз: ${what}.`,
  turned: ({ what }) => `Карта переворачивается: ${what}.`,
  "hand-spared": ({ who }) => `${who} не берёт в этом запуске бедность за карты на руке.`,
  "last-turns": ({ who }) => `${who} заканчивает ход, и колода пуста; у всех остальных ещё по одному ходу.`,
  over: () => "Партия окончена.",
  "score-cards": ({ who, by, now }) => `${who}: ${prestige(by)} за карты города, всего ${number(now)}.`,
  "score-money": ({ who, by, now }) => `${who}: ${prestige(by)} за деньги, всего ${number(now)}.`,
  "score-loans": ({ who, by, now }) =>
    `${who}: потеря за непогашенные займы: ${prestige(Math.abs(by))}, всего ${number(now)}.`,
  "score-poverty": ({ who, by, now }) =>
    `${who}: потеря из-за бедности: ${prestige(Math.abs(by))}, всего ${number(now)}.`,
};
