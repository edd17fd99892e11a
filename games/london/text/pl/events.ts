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
      : `${player(seat)} ogląda wierzch talii: ${detail.cards.map(name).join(", ")}.`,
  returned: ({ seat, about }, { player, name }) =>
    about === undefined
      ? `${player(seat)} odkłada kartę na talię.`
      : `${player(seat)} odkłada na talię: ${name(about)}.`,
  drawn: ({ seat, about, detail }, { player, name }) =>
    about === undefined
      ? `${player(seat)} dobiera z talii kartę z zestawu ${detail.set}.`
      : `${player(seat)} dobiera z talii: ${name(about)}.`,
  taken: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} bierze z planszy (${nameOf(detail.row)}): ${name(about)}.`,
  swapped: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} wymienia: ${name(detail.gave)} na ${name(about)} (${nameOf(detail.row)}).`,
  "draw-more": ({ seat, by }, { player }) => `${player(seat)} postanawia dobrać ${cards(by)}.`,
  chosen: ({ seat, about }, { player, name }) => `${player(seat)} zamierza zagrać: ${name(about)}.`,
  "chosen-place": ({ seat, about }, { player, name }) => `${player(seat)} wybiera miejsce dla karty: ${name(about)}.`,
  discarded: ({ seat, about, detail }, { player, name }) =>
    `${player(seat)} odrzuca (${nameOf(detail.row)}): ${name(about)}.`,
  overflow: ({ detail }, { name }) => `Plansza jest pełna; grę opuszczają: ${detail.cards.map(name).join(", ")}.`,
  placed: ({ seat, about, detail }, { player, name }) =>
    detail.covers === undefined
      ? `${player(seat)} zagrywa jako nowy stos: ${name(about)}.`
      : `${player(seat)} zagrywa: ${name(about)}; zakryta karta: ${name(detail.covers)}.`,
  stored: ({ about, by, now }, { name }) =>
    by < 0 ? `Z karty znika £${-by}: ${name(about)}.` : `Na kartę trafia £${by}, leży tam £${now}: ${name(about)}.`,
  played: ({ seat, about }, { player, name }) => `${player(seat)} zagrywa kartę akcji: ${name(about)}.`,
  bought: ({ seat, about }, { player, name }) => `${player(seat)} kupuje ziemię: ${name(about)}.`,
  offered: ({ about }, { name }) => `Na sprzedaż trafia dzielnica: ${name(about)}.`,
  run: ({ seat }, { player }) => `${player(seat)} uruchamia miasto.`,
  activated: ({ seat, about }, { player, name }) => `${player(seat)} aktywuje: ${name(about)}.`,
  repeated: ({ seat, about }, { player, name }) => `${player(seat)} aktywuje ponownie: ${name(about)}.`,
  turned: ({ about }, { name }) => `Karta zostaje odwrócona: ${name(about)}.`,
  "hand-spared": ({ seat }, { player }) => `${player(seat)} nie dobiera w tym uruchomieniu ubóstwa za karty w ręku.`,
  "last-turns": ({ seat }, { player }) =>
    `${player(seat)} kończy turę, a talia jest pusta; wszyscy pozostali mają jeszcze po jednej turze.`,
  over: () => "Gra się skończyła.",
  "score-cards": ({ seat, by, now }, { player }) =>
    `${player(seat)}: ${prestige(by)} za karty w mieście, razem ${number(now)}.`,
  "score-money": ({ seat, by, now }, { player }) =>
    `${player(seat)}: ${prestige(by)} za pieniądze, razem ${number(now)}.`,
  "score-loans": ({ seat, by, now }, { player }) =>
    `${player(seat)}: strata za niespłacone pożyczki: ${prestige(Math.abs(by))}, razem ${number(now)}.`,
  "score-poverty": ({ seat, by, now }, { player }) =>
    `${player(seat)}: strata przez ubóstwo: ${prestige(Math.abs(by))}, razem ${number(now)}.`,
};
