import type { BoardRow } from "../../rules/action.ts";
import type { ActionPhrases } from "../phrases.ts";

const fromRow = (row: BoardRow): string => (row === "top" ? "z górnego rzędu" : "z dolnego rzędu");

export const actions: ActionPhrases = {
  repay: () => "Spłać pożyczkę",
  borrow: () => "Zaciągnij pożyczkę",
  look: () => "Obejrzyj wierzch talii",
  pick: (a, { name }) => `Weź kartę „${name(a.card)}” z obejrzanych`,
  return: (a, { name }) => `Odłóż kartę „${name(a.card)}” pod pozostałe`,
  draw: () => "Dobierz z talii",
  take: (a, { name }) => `Weź kartę „${name(a.card)}” ${fromRow(a.row)}`,
  stop: () => "Zakończ wybieranie",
  swap: (a, { name }) => `Wymień kartę „${name(a.give)}” na kartę „${name(a.card)}” ${fromRow(a.row)} (${name(a.by)})`,
  place: (a, { name }) => `Zagraj do miasta kartę „${name(a.card)}”`,
  onto: (a, { stack, placing }) =>
    `Zagraj kartę „${placing}” ${a.stack === "new" ? "jako nowy stos" : `na kartę ${stack(a.stack)}`}`,
  play: (a, { name }) => `Zagraj kartę akcji „${name(a.card)}”`,
  discard: (a, { name, placing }) =>
    placing === undefined
      ? `Odrzuć kartę „${name(a.card)}”`
      : `Zagraj do miasta kartę „${placing}”, odrzucając kartę „${name(a.card)}”`,
  buy: (a, { name }) => `Kup dzielnicę ${name(a.borough)}`,
  "draw-more": () => "Dobierz karty jako swoją akcję",
  run: () => "Uruchom miasto",
  activate: (a, { stack }) => `Aktywuj kartę ${stack(a.stack)}`,
  borough: (_, { borough }) => `Rozpatrz efekt dzielnicy ${borough}`,
  target: (a, { player }) => `Wybierz gracza: ${player(a.seat)}`,
  cover: (a, { name }) => `Połóż na wierzchu kartę „${name(a.card)}” ${fromRow(a.row)}`,
  repeat: (a, { stack }) => `Aktywuj ponownie kartę ${stack(a.stack)}`,
  turn: (a, { stack }) => `Odwróć kartę ${stack(a.stack)}`,
  done: (_, { view }) => {
    switch (view.agenda.at(-1)?.type) {
      case "develop":
        return "Zakończ rozwój";
      case "run":
        return "Zakończ uruchomienie";
      default:
        return "Zakończ turę";
    }
  },
};
