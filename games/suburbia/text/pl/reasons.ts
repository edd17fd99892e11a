import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

export const reasons: Phrases["reasons"] = {
  own: (stat, by) => `sam kafelek daje ${amountOf(stat, by)}`,
  other: (stat, by, tile) => `kafelek „${tile}” daje dzięki temu ${amountOf(stat, by)}`,
  cheap: (price) => `kosztuje tylko ${money(price)}`,
  cheapRemoval: (price) =>
    price === 0 ? "usunięcie nic nie kosztuje" : `usunięcie kosztuje ${money(price)}, najmniej na rynku`,
  goalLead: (goal, points) => `daje samodzielne prowadzenie w celu „${goal}”: +${points} populacji na koniec`,
  goalNearer: (goal) => `krok w stronę celu „${goal}”`,
  goalDenied: (goal, who) => `w celu „${goal}” ${who.does("nie prowadzi")} już samodzielnie`,
  goalWorth: (points) => `wart +${points} populacji na koniec`,
  denies: (tile, who) => `kafelka „${tile}” ${who.you ? "już nie kupisz" : `${who.name} już nie kupi`}`,
};
