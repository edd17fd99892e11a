import { counted } from "@tabletown/kernel";
import type { Row } from "../../rules/action.ts";
import type { EventNamed } from "../../rules/event.ts";
import type { EventPhrases } from "../phrases.ts";
import { number } from "../sentence.ts";

const nameOf = (row: Row): string => (row === "top" ? "górny rząd" : "dolny rząd");
const cards = (n: number): string => counted("pl", n, { one: "kartę", few: "karty", many: "kart", other: "karty" });
const loansNow = (n: number): string =>
  counted("pl", n, { one: "pożyczka", few: "pożyczki", many: "pożyczek", other: "pożyczki" });
const loans = (n: number): string =>
  n === 1 ? "pożyczkę" : counted("pl", n, { one: "pożyczkę", few: "pożyczki", many: "pożyczek", other: "pożyczki" });
const prestige = (n: number): string =>
  counted("pl", n, {
    one: "punkt prestiżu",
    few: "punkty prestiżu",
    many: "punktów prestiżu",
    other: "punktu prestiżu",
  });
const poverty = (n: number): string =>
  counted("pl", n, {
    one: "znacznik ubóstwa",
    few: "znaczniki ubóstwa",
    many: "znaczników ubóstwa",
    other: "znacznika ubóstwa",
  });

const FOR: Readonly<Record<NonNullable<EventNamed<"poverty">["detail"]>["for"], string>> = {
  stacks: " za stosy w mieście",
  loans: " za pożyczki",
  hand: " za karty w ręku",
};

export const events: EventPhrases = {
  money: ({ seat, by, now }, { player }) =>
    by < 0 ? `${player(seat)} płaci £${-by}, teraz ma £${now}.` : `${player(seat)} zyskuje £${by}, teraz ma £${now}.`,
  prestige: ({ seat, by, now }, { player }) =>
    `${player(seat)} ${by < 0 ? "traci" : "zyskuje"} ${prestige(Math.abs(by))}, teraz ma ${number(now)}.`,
  poverty: ({ seat, by, now, detail }, { player }) =>
    by < 0
      ? `${player(seat)} usuwa ${poverty(-by)}, teraz ma ${now}.`
      : `${player(seat)} dobiera ${poverty(by)}${detail === undefined ? "" : FOR[detail.for]}, teraz ma ${now}.`,
  loans: ({ seat, by, now }, { player }) =>
    by < 0
      ? `${player(seat)} spłaca ${loans(-by)}, pozostaje: ${loansNow(now)}.`
      : `${player(seat)} zaciąga pożyczkę, razem ${loansNow(now)}.`,
  turn: ({ seat }, { player }) => `${player(seat)} zaczyna turę.`,
  "deck-due": ({ seat }, { player }) => `${player(seat)} musi dobrać z talii: zbyt długo nie ubyła z niej żadna karta.`,
  looked: ({ seat, by, detail }, { player, name }) =>
    detail === undefined
      ? `${player(seat)} ogląda ${cards(by)} z wierzchu talii.`
      : `${player(seat)} ogląda karty z wierzchu talii: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { player, name }) =>
    about === undefined
      ? `${player(seat)} odkłada kartę na talię.`
      : `${player(seat)} odkłada na talię kartę „${name(about)}”.`,
  drawn: ({ seat, about, detail }, { player, name }) =>
    about === undefined
      ? `${player(seat)} dobiera z talii kartę z zestawu ${detail.set}.`
      : `${player(seat)} dobiera z talii kartę „${name(about)}”.`,
  taken: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} bierze z planszy kartę „${name(about)}” (${nameOf(detail.row)}).`,
  swapped: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} wymienia kartę „${name(detail.gave)}” na „${name(about)}” (${nameOf(detail.row)}).`,
  "draw-more": ({ seat, by }, { player }) => `${player(seat)} decyduje się dobrać ${cards(by)}.`,
  chosen: ({ seat, about }, { player, name }) => `${player(seat)} zamierza zagrać kartę „${name(about)}”.`,
  "chosen-place": ({ seat, about }, { player, name }) => `${player(seat)} wybiera miejsce dla karty „${name(about)}”.`,
  discarded: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} odrzuca kartę „${name(about)}” (${nameOf(detail.row)}).`,
  overflow: ({ detail }, { name }) => `Plansza jest pełna; grę opuszczają: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { player, name }) =>
    detail.covers === undefined
      ? `${player(seat)} zagrywa kartę „${name(about)}” jako nowy stos.`
      : `${player(seat)} zagrywa kartę „${name(about)}” na kartę „${name(detail.covers)}”.`,
  stored: ({ about, by, now }, { name }) =>
    by < 0 ? `Z karty „${name(about)}” znika £${-by}.` : `Na kartę „${name(about)}” trafia £${by}, leży tam £${now}.`,
  played: ({ seat, about }, { player, name }) => `${player(seat)} zagrywa kartę akcji „${name(about)}”.`,
  bought: ({ seat, about }, { player, name }) => `${player(seat)} kupuje dzielnicę ${name(about)}.`,
  offered: ({ about }, { name }) => `Na sprzedaż trafia dzielnica ${name(about)}.`,
  run: ({ seat }, { player }) => `${player(seat)} uruchamia miasto.`,
  activated: ({ seat, about }, { player, name }) => `${player(seat)} aktywuje kartę „${name(about)}”.`,
  repeated: ({ seat, about }, { player, name }) => `${player(seat)} aktywuje ponownie kartę „${name(about)}”.`,
  turned: ({ about }, { name }) => `Karta „${name(about)}” zostaje odwrócona.`,
  "hand-spared": ({ seat }, { player }) => `${player(seat)} nie dobiera w tym uruchomieniu ubóstwa za karty w ręku.`,
  "last-turns": ({ seat }, { player }) =>
    `${player(seat)} kończy turę, a talia jest pusta; wszyscy pozostali mają jeszcze po jednej turze.`,
  over: () => "Gra się skończyła.",
  "score-cards": ({ seat, by, now }, { player }) =>
    `${player(seat)} dostaje ${prestige(by)} za karty w mieście, razem ${number(now)}.`,
  "score-money": ({ seat, by, now }, { player }) =>
    `${player(seat)} dostaje ${prestige(by)} za pieniądze, razem ${number(now)}.`,
  "score-loans": ({ seat, by, now }, { player }) =>
    `${player(seat)} traci ${prestige(Math.abs(by))} za niespłacone pożyczki, razem ${number(now)}.`,
  "score-poverty": ({ seat, by, now }, { player }) =>
    `${player(seat)} traci ${prestige(Math.abs(by))} przez ubóstwo, razem ${number(now)}.`,
};
