import { counted } from "@tabletown/kernel";
import type { Row } from "../../rules/action.ts";
import type { EventNamed } from "../../rules/event.ts";
import type { EventPhrases } from "../phrases.ts";
import { number } from "../sentence.ts";

const nameOf = (row: Row): string => (row === "top" ? "верхний ряд" : "нижний ряд");
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

const FOR: Readonly<Record<NonNullable<EventNamed<"poverty">["detail"]>["for"], string>> = {
  stacks: " за стопки в городе",
  loans: " за займы",
  hand: " за карты на руке",
};

export const events: EventPhrases = {
  money: ({ seat, by, now }, { player }) =>
    by < 0 ? `${player(seat)} платит £${-by}, теперь £${now}.` : `${player(seat)} получает £${by}, теперь £${now}.`,
  prestige: ({ seat, by, now }, { player }) =>
    `${player(seat)} ${by < 0 ? "теряет" : "получает"} ${prestige(Math.abs(by))}, теперь ${number(now)}.`,
  poverty: ({ seat, by, now, detail }, { player }) =>
    by < 0
      ? `${player(seat)} сбрасывает ${poverty(-by)}, теперь ${now}.`
      : `${player(seat)} берёт ${poverty(by)}${detail === undefined ? "" : FOR[detail.for]}, теперь ${now}.`,
  loans: ({ seat, by, now }, { player }) =>
    by < 0
      ? `${player(seat)} гасит ${loans(-by)}, остаётся ${loans(now)}.`
      : `${player(seat)} берёт заём, всего ${loans(now)}.`,
  turn: ({ seat }, { player }) => `${player(seat)} начинает ход.`,
  "deck-due": ({ seat }, { player }) =>
    `${player(seat)} обязательно берёт карту из колоды: слишком долго из неё ничего не брали.`,
  looked: ({ seat, by, detail }, { player, name }) =>
    detail === undefined
      ? `${player(seat)} смотрит ${cards(by)} с верха колоды.`
      : `${player(seat)} смотрит верхние карты колоды: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { player, name }) =>
    about === undefined
      ? `${player(seat)} возвращает карту на колоду.`
      : `${player(seat)} возвращает на колоду карту «${name(about)}».`,
  drawn: ({ seat, about, detail }, { player, name }) =>
    about === undefined
      ? `${player(seat)} берёт из колоды карту набора ${detail.set}.`
      : `${player(seat)} берёт из колоды карту «${name(about)}».`,
  taken: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} берёт с поля карту «${name(about)}» (${nameOf(detail.row)}).`,
  swapped: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} меняет карту «${name(detail.gave)}» на «${name(about)}» (${nameOf(detail.row)}).`,
  "draw-more": ({ seat, by }, { player }) => `${player(seat)} решает взять ${cards(by)}.`,
  chosen: ({ seat, about }, { player, name }) => `${player(seat)} собирается разыграть карту «${name(about)}».`,
  "chosen-place": ({ seat, about }, { player, name }) => `${player(seat)} выбирает место для карты «${name(about)}».`,
  discarded: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} сбрасывает карту «${name(about)}» (${nameOf(detail.row)}).`,
  overflow: ({ detail }, { name }) => `Поле заполнено; из игры выходят: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { player, name }) =>
    detail.covers === undefined
      ? `${player(seat)} разыгрывает карту «${name(about)}» новой стопкой.`
      : `${player(seat)} разыгрывает карту «${name(about)}» поверх карты «${name(detail.covers)}».`,
  stored: ({ about, by, now }, { name }) =>
    by < 0
      ? `С карты «${name(about)}» уходит £${-by}.`
      : `На карту «${name(about)}» ложится £${by}, всего там £${now}.`,
  played: ({ seat, about }, { player, name }) => `${player(seat)} разыгрывает карту действия «${name(about)}».`,
  bought: ({ seat, about }, { player, name }) => `${player(seat)} покупает район ${name(about)}.`,
  offered: ({ about }, { name }) => `На продажу выставлен район ${name(about)}.`,
  run: ({ seat }, { player }) => `${player(seat)} запускает город.`,
  activated: ({ seat, about }, { player, name }) => `${player(seat)} активирует карту «${name(about)}».`,
  repeated: ({ seat, about }, { player, name }) => `${player(seat)} ещё раз активирует карту «${name(about)}».`,
  turned: ({ about }, { name }) => `Карта «${name(about)}» переворачивается.`,
  "hand-spared": ({ seat }, { player }) => `${player(seat)} не берёт в этом запуске бедность за карты на руке.`,
  "last-turns": ({ seat }, { player }) =>
    `${player(seat)} заканчивает ход, а колода пуста: у остальных ещё по одному ходу.`,
  over: () => "Партия окончена.",
  "score-cards": ({ seat, by, now }, { player }) =>
    `${player(seat)} получает ${prestige(by)} за карты города, всего ${number(now)}.`,
  "score-money": ({ seat, by, now }, { player }) =>
    `${player(seat)} получает ${prestige(by)} за деньги, всего ${number(now)}.`,
  "score-loans": ({ seat, by, now }, { player }) =>
    `${player(seat)} теряет ${prestige(Math.abs(by))} за непогашенные займы, всего ${number(now)}.`,
  "score-poverty": ({ seat, by, now }, { player }) =>
    `${player(seat)} теряет ${prestige(Math.abs(by))} из-за бедности, всего ${number(now)}.`,
};
