import type { ReasonPhrases } from "../phrases.ts";
import { quoted, roughly } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  income: ({ by }) =>
    `średnio o ${roughly(Math.abs(by))} ${by < 0 ? "mniej" : "więcej"} od jednej twojej tury do następnej`,
  "this-turn": ({ by }) => `daje średnio ${roughly(by)} w tej turze`,
  "every-turn": () => "płaci w turze każdego gracza, nie tylko w twojej",
  "from-others": (_, __, numbers) => `zabiera monety temu, kto wyrzuci ${numbers}`,
  "new-numbers": (_, __, numbers) => `płaci przy wyniku ${numbers}, przy którym dotąd nic nie płaciło`,
  feeds: ({ about }) => `${quoted(about)} zarabia dzięki temu więcej`,
  herd: ({ about, by }) => `kart, na których zarobi ${quoted(about)}, masz wtedy ${by}`,
  fed: ({ by }) => `zarabia na kartach, które już masz: ${by}`,
  denies: ({ about, with: other }, name) => `to ostatnia karta ${quoted(about)}: ${name(other)} już jej nie kupi`,
  "costs-other": ({ with: other, by }, name) => `${name(other)} traci średnio ${roughly(by)} na rundę`,
  landmark: ({ by }) => `nieruchomości specjalne, których jeszcze brakuje: ${by}`,
  wins: () => "wygrywa grę",
  saves: ({ about, by }) => `oszczędza na kartę ${quoted(about)}: brakuje jeszcze: ${by}`,
  double: () => "to dublet: będzie dodatkowa tura",
  "may-double": () => "co szósty rzut to dublet i daje dodatkową turę",
  leader: ({ with: other }, name) => `najbliżej zwycięstwa jest ${name(other)}`,
};
