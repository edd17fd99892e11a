import { counted, withMinus } from "@tabletown/kernel";
import type { BoardRow } from "../../rules/action.ts";
import type { EventNamed } from "../../rules/event.ts";
import type { EventPhrases } from "../phrases.ts";
import { isPlacingDiscard } from "../sentence.ts";
import { cards, poverty, prestige } from "./nouns.ts";

const fromRow = (row: BoardRow): string => (row === "top" ? "z górnego rzędu" : "z dolnego rzędu");
const toRow = (row: BoardRow): string => (row === "top" ? "do górnego rzędu" : "do dolnego rzędu");
const loansNow = (n: number): string =>
  counted("pl", n, { one: "pożyczka", few: "pożyczki", many: "pożyczek", other: "pożyczki" });
const loansHeld = (n: number): string =>
  counted("pl", n, { one: "pożyczkę", few: "pożyczki", many: "pożyczek", other: "pożyczki" });
const loans = (n: number): string => (n === 1 ? "pożyczkę" : loansHeld(n));

const FOR: Readonly<Record<NonNullable<EventNamed<"poverty">["detail"]>["for"], string>> = {
  stacks: " za stosy w mieście",
  loans: " za pożyczki",
  hand: " za karty w ręku",
};

export const events: EventPhrases = {
  money: ({ seat, by, now }, { who }) =>
    by < 0
      ? `${who(seat).does("płaci")} £${-by}, teraz ${who(seat).verb("ma")} £${now}.`
      : `${who(seat).does("zyskuje")} £${by}, teraz ${who(seat).verb("ma")} £${now}.`,
  prestige: ({ seat, by, now }, { who }) =>
    `${who(seat).does(by < 0 ? "traci" : "zyskuje")} ${prestige(Math.abs(by))}, teraz ${who(seat).verb("ma")} ${withMinus(now)}.`,
  poverty: ({ seat, by, now, detail }, { who }) =>
    by < 0
      ? `${who(seat).does("usuwa")} ${poverty(-by)}, teraz ${who(seat).verb("ma")} ${now}.`
      : `${who(seat).does("dobiera")} ${poverty(by)}${detail === undefined ? "" : FOR[detail.for]}, teraz ${who(seat).verb("ma")} ${now}.`,
  loans: ({ seat, by, now }, { who }) =>
    by < 0
      ? `${who(seat).does("spłaca")} ${loans(-by)}, ${now === 0 ? "nie pozostaje żadna" : `pozostaje: ${loansNow(now)}`}.`
      : `${who(seat).does("zaciąga")} pożyczkę, teraz ${who(seat).verb("ma")} ${loansHeld(now)}.`,
  turn: ({ seat }, { who }) => `${who(seat).does("zaczyna")} turę.`,
  "deck-due": ({ seat }, { who }) =>
    `${who(seat).does("musi")} dobrać z talii: zbyt długo nie ubyła z niej żadna karta.`,
  looked: ({ seat, by, detail }, { who, name }) =>
    detail === undefined
      ? `${who(seat).does("ogląda")} ${cards(by)} z wierzchu talii.`
      : `${who(seat).does("ogląda")} karty z wierzchu talii: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { who, name }) =>
    about === undefined
      ? `${who(seat).does("odkłada")} kartę na talię.`
      : `${who(seat).does("odkłada")} na talię kartę „${name(about)}”.`,
  drawn: ({ seat, about, detail }, { who, name }) =>
    about === undefined
      ? `${who(seat).does("dobiera")} z talii kartę z zestawu ${detail.set}.`
      : `${who(seat).does("dobiera")} z talii kartę „${name(about)}”.`,
  taken: ({ seat, about, detail }, { who, name }) =>
    `${who(seat).does("bierze")} kartę „${name(about)}” ${fromRow(detail.row)}.`,
  swapped: ({ seat, about, detail }, { who, name }) =>
    `${who(seat).does("wymienia")} kartę „${name(detail.gave)}” na kartę „${name(about)}” ${fromRow(detail.row)}.`,
  "draw-more": ({ seat, by }, { who }) => `${who(seat).does("decyduje")} się dobrać ${cards(by)}.`,
  chosen: ({ seat, about }, { who, name }) => `${who(seat).does("zamierza")} zagrać kartę „${name(about)}”.`,
  "chosen-place": ({ seat, about }, { who, name }) =>
    `${who(seat).does("wybiera")} miejsce dla karty „${name(about)}”.`,
  discarded: ({ seat, about, detail, cause }, { who, name }) =>
    `${who(seat).does("odrzuca")} kartę „${name(about)}” ${toRow(detail.row)}${isPlacingDiscard(cause) ? `, aby zagrać kartę „${name(cause.component)}”` : ""}.`,
  overflow: ({ detail }, { name }) => `Plansza jest pełna; grę opuszczają: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { who, name }) =>
    detail.covers === undefined
      ? `${who(seat).does("zagrywa")} kartę „${name(about)}” jako nowy stos.`
      : `${who(seat).does("zagrywa")} kartę „${name(about)}” na kartę „${name(detail.covers)}”.`,
  stored: ({ about, by, now }, { name }) =>
    by < 0 ? `Z karty „${name(about)}” znika £${-by}.` : `Na kartę „${name(about)}” trafia £${by}, leży tam £${now}.`,
  played: ({ seat, about }, { who, name }) => `${who(seat).does("zagrywa")} kartę akcji „${name(about)}”.`,
  bought: ({ seat, about }, { who, name }) => `${who(seat).does("kupuje")} dzielnicę ${name(about)}.`,
  offered: ({ about }, { name }) => `Na sprzedaż trafia dzielnica ${name(about)}.`,
  run: ({ seat }, { who }) => `${who(seat).does("uruchamia")} miasto.`,
  activated: ({ seat, about }, { who, name }) => `${who(seat).does("aktywuje")} kartę „${name(about)}”.`,
  repeated: ({ seat, about }, { who, name }) => `${who(seat).does("aktywuje")} ponownie kartę „${name(about)}”.`,
  turned: ({ about }, { name }) => `Karta „${name(about)}” zostaje odwrócona.`,
  "hand-spared": ({ seat }, { who }) => `${who(seat).does("nie dobiera")} w tym uruchomieniu ubóstwa za karty w ręku.`,
  "last-turns": ({ seat }, { who }) =>
    `${who(seat).does("kończy")} turę, a talia jest pusta; wszyscy pozostali mają jeszcze po jednej turze.`,
  over: () => "Gra się skończyła.",
  "score-cards": ({ seat, by, now }, { who }) =>
    `${who(seat).does("dostaje")} ${prestige(by)} za karty w mieście, razem ${withMinus(now)}.`,
  "score-money": ({ seat, by, now }, { who }) =>
    `${who(seat).does("dostaje")} ${prestige(by)} za pieniądze, razem ${withMinus(now)}.`,
  "score-loans": ({ seat, by, now }, { who }) =>
    `${who(seat).does("traci")} ${prestige(Math.abs(by))} za niespłacone pożyczki, razem ${withMinus(now)}.`,
  "score-poverty": ({ seat, by, now }, { who }) =>
    `${who(seat).does("traci")} ${prestige(Math.abs(by))} przez ubóstwo, razem ${withMinus(now)}.`,
};
