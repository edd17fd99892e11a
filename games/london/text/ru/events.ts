import { counted, withMinus } from "@tabletown/kernel";
import type { BoardRow } from "../../rules/action.ts";
import type { EventNamed } from "../../rules/event.ts";
import type { EventPhrases } from "../phrases.ts";
import { isPlacingDiscard } from "../sentence.ts";
import { cards, poverty, prestige } from "./nouns.ts";

const fromRow = (row: BoardRow): string => (row === "top" ? "из верхнего ряда" : "из нижнего ряда");
const toRow = (row: BoardRow): string => (row === "top" ? "в верхний ряд" : "в нижний ряд");
const topCards = (n: number): string =>
  counted("ru", n, { one: "верхнюю карту", few: "верхние карты", many: "верхних карт", other: "верхней карты" });
const loans = (n: number): string => counted("ru", n, { one: "заём", few: "займа", many: "займов", other: "займа" });

const FOR: Readonly<Record<NonNullable<EventNamed<"poverty">["detail"]>["for"], string>> = {
  stacks: " за стопки в городе",
  loans: " за займы",
  hand: " за карты на руке",
};

export const events: EventPhrases = {
  money: ({ seat, by, now }, { who }) =>
    by < 0
      ? `${who(seat).does("платит")} £${-by}, теперь £${now}.`
      : `${who(seat).does("получает")} £${by}, теперь £${now}.`,
  prestige: ({ seat, by, now }, { who }) =>
    `${who(seat).does(by < 0 ? "теряет" : "получает")} ${prestige(Math.abs(by))}, теперь ${withMinus(now)}.`,
  poverty: ({ seat, by, now, detail }, { who }) =>
    by < 0
      ? `${who(seat).does("сбрасывает")} ${poverty(-by)}, теперь ${now}.`
      : `${who(seat).does("берёт")} ${poverty(by)}${detail === undefined ? "" : FOR[detail.for]}, теперь ${now}.`,
  loans: ({ seat, by, now }, { who }) =>
    by < 0
      ? `${who(seat).does("гасит")} ${loans(-by)}, ${now === 0 ? "займов больше нет" : `остаётся ${loans(now)}`}.`
      : `${who(seat).does("берёт")} заём, всего ${loans(now)}.`,
  turn: ({ seat }, { who }) => `${who(seat).does("начинает")} ход.`,
  "deck-due": ({ seat }, { who }) =>
    `${who(seat).does("обязательно берёт")} карту из колоды: слишком долго из неё ничего не брали.`,
  looked: ({ seat, by, detail }, { who, name }) =>
    detail === undefined
      ? `${who(seat).does("смотрит")} ${topCards(by)} колоды.`
      : `${who(seat).does("смотрит")} верхние карты колоды: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { who, name }) =>
    about === undefined
      ? `${who(seat).does("возвращает")} карту на колоду.`
      : `${who(seat).does("возвращает")} на колоду карту «${name(about)}».`,
  drawn: ({ seat, about, detail }, { who, name }) =>
    about === undefined
      ? `${who(seat).does("берёт")} из колоды карту набора ${detail.set}.`
      : `${who(seat).does("берёт")} из колоды карту «${name(about)}».`,
  taken: ({ seat, about, detail }, { who, name }) =>
    `${who(seat).does("берёт")} карту «${name(about)}» ${fromRow(detail.row)}.`,
  swapped: ({ seat, about, detail }, { who, name }) =>
    `${who(seat).does("меняет")} карту «${name(detail.gave)}» на карту «${name(about)}» ${fromRow(detail.row)}.`,
  "draw-more": ({ seat, by }, { who }) => `${who(seat).does("решает")} взять ${cards(by)}.`,
  chosen: ({ seat, about }, { who, name }) => `${who(seat).does("собирается")} разыграть карту «${name(about)}».`,
  "chosen-place": ({ seat, about }, { who, name }) => `${who(seat).does("выбирает")} место для карты «${name(about)}».`,
  discarded: ({ seat, about, detail, cause }, { who, name }) =>
    `${who(seat).does("сбрасывает")} карту «${name(about)}» ${toRow(detail.row)}${isPlacingDiscard(cause) ? `, чтобы разыграть карту «${name(cause.component)}»` : ""}.`,
  overflow: ({ detail }, { name }) => `Поле заполнено; из игры выходят: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { who, name }) =>
    detail.covers === undefined
      ? `${who(seat).does("разыгрывает")} карту «${name(about)}» новой стопкой.`
      : `${who(seat).does("разыгрывает")} карту «${name(about)}» поверх карты «${name(detail.covers)}».`,
  stored: ({ about, by, now }, { name }) =>
    by < 0
      ? `С карты «${name(about)}» уходит £${-by}.`
      : `На карту «${name(about)}» ложится £${by}, всего там £${now}.`,
  played: ({ seat, about }, { who, name }) => `${who(seat).does("разыгрывает")} карту действия «${name(about)}».`,
  bought: ({ seat, about }, { who, name }) => `${who(seat).does("покупает")} район ${name(about)}.`,
  offered: ({ about }, { name }) => `На продажу выставлен район ${name(about)}.`,
  run: ({ seat }, { who }) => `${who(seat).does("запускает")} город.`,
  activated: ({ seat, about }, { who, name }) => `${who(seat).does("активирует")} карту «${name(about)}».`,
  repeated: ({ seat, about }, { who, name }) => `${who(seat).does("ещё раз активирует")} карту «${name(about)}».`,
  turned: ({ about }, { name }) => `Карта «${name(about)}» переворачивается.`,
  "hand-spared": ({ seat }, { who }) => `${who(seat).does("не берёт")} в этом запуске бедность за карты на руке.`,
  "last-turns": ({ seat }, { who }) =>
    `${who(seat).does("заканчивает")} ход, а колода пуста: у остальных ещё по одному ходу.`,
  over: () => "Партия окончена.",
  "score-cards": ({ seat, by, now }, { who }) =>
    `${who(seat).does("получает")} ${prestige(by)} за карты города, всего ${withMinus(now)}.`,
  "score-money": ({ seat, by, now }, { who }) =>
    `${who(seat).does("получает")} ${prestige(by)} за деньги, всего ${withMinus(now)}.`,
  "score-loans": ({ seat, by, now }, { who }) =>
    `${who(seat).does("теряет")} ${prestige(Math.abs(by))} за непогашенные займы, всего ${withMinus(now)}.`,
  "score-poverty": ({ seat, by, now }, { who }) =>
    `${who(seat).does("теряет")} ${prestige(Math.abs(by))} из-за бедности, всего ${withMinus(now)}.`,
};
