import type { Phrases } from "../phrases.ts";
import { amountOf, money } from "./effects.ts";

export const reasons: Phrases["reasons"] = {
  own: (stat, by) => `samo z siebie daje ${amountOf(stat, by)}`,
  other: (stat, by, tile) => `kafelek „${tile}” daje dzięki temu ${amountOf(stat, by)}`,
  cheap: (price) => `kosztuje tylko ${money(price)}`,
  cheapRemoval: (price) =>
    `usunięcie ${price === 0 ? "nic nie kosztuje" : `kosztuje tylko ${money(price)}`}, a innych kafelków więcej`,
  goalLead: (goal, points) => `daje samodzielne prowadzenie w celu „${goal}”: +${points} populacji na koniec`,
  goalNearer: (goal) => `krok w stronę celu „${goal}”`,
  goalDenied: (goal, who) => `w celu „${goal}” ${who.does("nie prowadzi")} już samodzielnie`,
  goalWorth: (points) => `wart +${points} populacji na koniec`,
  denies: (tile, who) => `kafelka „${tile}” ${who.you ? "już nie kupisz" : `${who.name} już nie kupi`}`,
};
