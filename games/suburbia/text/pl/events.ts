import { counted, signed, withMinus } from "@tabletown/kernel";
import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

const markersLeft = (n: number) =>
  n === 0
    ? "to ostatni znacznik"
    : `pozostaje: ${counted("pl", n, { one: "znacznik", few: "znaczniki", many: "znaczników" })}`;

export const events: Phrases["events"] = {
  kept: (who, goal) =>
    goal === undefined ? `${who.does("zachowuje")} cel.` : `${who.does("zachowuje")} cel „${goal}”.`,
  took: (who, tile, space, under) => {
    if (under !== undefined) return `${who.does("bierze")} z pola ${space} kafelek „${under}”, by stworzyć jezioro.`;
    return space === undefined
      ? `${who.does("bierze")} z zasobów kafelek „${tile}”.`
      : `${who.does("bierze")} z pola ${space} kafelek „${tile}”.`;
  },
  placed: (who, tile, where) => `${who.does("umieszcza")} kafelek „${tile}” ${where}.`,
  invested: (who, tile, left) => `${who.does("inwestuje")} w kafelek „${tile}”; ${markersLeft(left)}.`,
  removed: (tile) => `Kafelek „${tile}” znika z rynku i z gry.`,
  turnedUp: (tile, space) => `Na polu ${space} pojawia się kafelek „${tile}”.`,
  lastRound: (round) => `Odkryto kafelek „Jeszcze 1 runda”: runda ${round} będzie ostatnia.`,
  atOnce: "Odkryto kafelek „Jeszcze 1 runda”: gra natychmiast się kończy.",
  redLine: (who, line, up) => `${who.does("przekracza")} ${up ? "w górę" : "w dół"} czerwoną linię przy ${line}.`,
  change: (who, { stat, by, now, why, meant }) => {
    const limit = meant === undefined ? "," : ` zamiast ${signed(meant)}, bo tor się kończy;`;
    return `${who.name}: ${amountOf(stat, by)}${limit} teraz ${stat === "money" ? money(now) : withMinus(now)} (${why}).`;
  },
  goal: (who, goal, points) => `Cel „${goal}”: ${who.does("dostaje")} +${points} populacji.`,
  goalOpen: (goal) => `Cel „${goal}”: nikt nie prowadzi samodzielnie, więc nikt nie dostaje premii.`,
  goalMissed: (who, goal) => `Cel „${goal}”: ${who.does("nic nie dostaje")}.`,
  shown: (who, goal) => `${who.does("odkrywa")} cel prywatny „${goal}”.`,
  exchanged: (who, held, by, total) =>
    by === 0
      ? `${who.does("nie ma")} dość pieniędzy na wymianę: wynik końcowy ${total}.`
      : `${who.does("wymienia")} ${money(held)}: +${by} populacji, wynik końcowy ${total}.`,
  title: (who, title) => `${who.does("zdobywa")} tytuł: ${title.replace(/^Tytuł: /, "")}.`,
  dale: (who, beaten) => (beaten ? `${who.does("wygrywa")} z Dale’em.` : `${who.does("przegrywa")} z Dale’em.`),
};

export const why: Phrases["why"] = {
  price: (tile) => `koszt kafelka „${tile}”`,
  removal: (tile) => `usunięcie kafelka „${tile}”`,
  own: (tile) => tile,
  because: (tile, trigger) => `${tile}; powód: ${trigger}`,
  again: (tile) => `inwestycja w kafelek „${tile}”`,
  income: "dochód",
  tax: "ujemny dochód",
  growth: "reputacja",
  decline: "ujemna reputacja",
  redLine: "czerwona linia",
  redLineBack: "cofnięcie się za czerwoną linię",
};
