import { counted } from "@tabletown/kernel";
import type { EventPhrases, Told } from "../phrases.ts";
import { number } from "../sentence.ts";

const row = ({ detail }: Told): string => (detail.row === "top" ? "górny rząd" : "dolny rząd");
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

const FOR: Readonly<Record<string, string>> = {
  stacks: " za stosy w mieście",
  loans: " za pożyczki",
  hand: " za karty w ręku",
};

const names = (given: unknown, name: (id: string) => string): string =>
  Array.isArray(given) ? given.map((id) => name(String(id))).join(", ") : "";

export const EVENTS: EventPhrases = {
  money: ({ who, by, now }) =>
    by < 0 ? `${who} płaci £${-by}, teraz ma £${now}.` : `${who} zyskuje £${by}, teraz ma £${now}.`,
  prestige: ({ who, by, now }) =>
    `${who} ${by < 0 ? "traci" : "zyskuje"} ${prestige(Math.abs(by))}, teraz ma ${number(now)}.`,
  poverty: ({ who, by, now, detail }) =>
    by < 0
      ? `${who} usuwa ${poverty(-by)}, teraz ma ${now}.`
      : `${who} dobiera ${poverty(by)}${FOR[String(detail.for)] ?? ""}, teraz ma ${now}.`,
  loans: ({ who, by, now }) =>
    by < 0
      ? `${who} spłaca ${loans(-by)}, pozostaje: ${loansNow(now)}.`
      : `${who} zaciąga pożyczkę, razem ${loansNow(now)}.`,
  turn: ({ who }) => `${who} zaczyna turę.`,
  "deck-due": ({ who }) => `${who} musi dobrać z talii: zbyt długo nie ubyła z niej żadna karta.`,
  looked: ({ who, by, detail, name }) =>
    detail.cards === undefined
      ? `${who} ogląda ${cards(by)} z wierzchu talii.`
      : `${who} ogląda wierzch talii: ${names(detail.cards, name)}.`,
  returned: ({ who, what }) => (what === "" ? `${who} odkłada kartę na talię.` : `${who} odkłada na talię: ${what}.`),
  drawn: ({ who, what, detail }) =>
    what === "" ? `${who} dobiera z talii kartę z zestawu ${detail.set}.` : `${who} dobiera z talii: ${what}.`,
  taken: (told) => `${told.who} bierze z planszy (${row(told)}): ${told.what}.`,
  swapped: (told) => `${told.who} wymienia: ${told.name(String(told.detail.gave))} na ${told.what} (${row(told)}).`,
  "draw-more": ({ who, by }) => `${who} postanawia dobrać ${cards(by)}.`,
  chosen: ({ who, what }) => `${who} zamierza zagrać: ${what}.`,
  "chosen-place": ({ who, what }) => `${who} wybiera miejsce dla karty: ${what}.`,
  discarded: (told) => `${told.who} odrzuca (${row(told)}): ${told.what}.`,
  overflow: ({ detail, name }) => `Plansza jest pełna; grę opuszczają: ${names(detail.cards, name)}.`,
  placed: ({ who, what, detail, name }) =>
    detail.covers === undefined
      ? `${who} zagrywa jako nowy stos: ${what}.`
      : `${who} zagrywa: ${what}; zakryta karta: ${name(String(detail.covers))}.`,
  stored: ({ what, by, now }) =>
    by < 0 ? `Z karty znika £${-by}: ${what}.` : `Na kartę trafia £${by}, leży tam £${now}: ${what}.`,
  played: ({ who, what }) => `${who} zagrywa kartę akcji: ${what}.`,
  bought: ({ who, what }) => `${who} kupuje ziemię: ${what}.`,
  offered: ({ what }) => `Na sprzedaż trafia dzielnica: ${what}.`,
  run: ({ who }) => `${who} uruchamia miasto.`,
  activated: ({ who, what }) => `${who} aktywuje: ${what}.`,
  repeated: ({ who, what }) => `${who} aktywuje ponownie: ${what}.`,
  turned: ({ what }) => `Karta zostaje odwrócona: ${what}.`,
  "hand-spared": ({ who }) => `${who} nie dobiera w tym uruchomieniu ubóstwa za karty w ręku.`,
  "last-turns": ({ who }) => `${who} kończy turę, a talia jest pusta; wszyscy pozostali mają jeszcze po jednej turze.`,
  over: () => "Gra się skończyła.",
  "score-cards": ({ who, by, now }) => `${who}: ${prestige(by)} za karty w mieście, razem ${number(now)}.`,
  "score-money": ({ who, by, now }) => `${who}: ${prestige(by)} za pieniądze, razem ${number(now)}.`,
  "score-loans": ({ who, by, now }) =>
    `${who}: strata za niespłacone pożyczki: ${prestige(Math.abs(by))}, razem ${number(now)}.`,
  "score-poverty": ({ who, by, now }) =>
    `${who}: strata przez ubóstwo: ${prestige(Math.abs(by))}, razem ${number(now)}.`,
};
