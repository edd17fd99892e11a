import { counted } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { money } from "./effects.ts";

const tiles = (n: number) => counted("pl", n, { one: "kafelek", few: "kafelki", many: "kafelków" });

export const outline: Phrases["outline"] = {
  table: "Stół",
  round: "Runda",
  turn: "Tura",
  phase: {
    goals: "Wszyscy wybierają cel prywatny",
    turn: "Umieść kafelek albo znacznik inwestycji",
    place: "Wybierz miejsce dla kafelka",
    basic: "Usuń kafelek z rynku po umieszczeniu kafelka podstawowego",
    marker: "Usuń kafelek z rynku po umieszczeniu znacznika inwestycji",
    extra: "Usuń z rynku jeszcze jeden kafelek",
    over: "Gra się skończyła",
  },
  last: (last, round) => (last === round ? "to ostatnia runda" : `ostatnia będzie runda ${last}`),
  stack: "Stosy",
  tiles,
  market: "Rynek",
  space: (space, price) => `Pole ${space} (+${money(price)})`,
  emptySpace: "puste",
  tile: (cost, type, effect) => `${money(cost)}, ${type.toLowerCase()}. ${effect}`,
  supply: "Kafelki podstawowe",
  left: (count) => `pozostało: ${count}`,
  goals: "Cele publiczne",
  privateGoal: "Cel prywatny",
  noneYet: "jeszcze nie wybrano",
  borough: (who) => `Dzielnica: ${who}`,
  nextLine: (line) => `następna czerwona linia przy ${line}`,
  invested: "inwestycja",
};
