import { counted } from "@tabletown/kernel";
import type { ReasonPhrases } from "../phrases.ts";
import { quoted, roughly } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  income: ({ by }) => `średnio o ${roughly(Math.abs(by))} ${by < 0 ? "mniej" : "więcej"} na rundę`,
  "this-turn": ({ by }) => `daje średnio ${roughly(by)} w tej turze`,
  "every-turn": () => "płaci w turze każdego gracza",
  "from-others": (_, __, numbers) => `zabiera monety temu, kto wyrzuci ${numbers}`,
  "new-numbers": (_, __, numbers) => `płaci przy wyniku ${numbers}, przy którym dotąd nic nie płaciło`,
  later: (_, __, numbers) => `zapłaci przy wyniku ${numbers}, gdy będzie można rzucać dwiema kostkami`,
  raised: ({ about, by }) => `zarobi o ${roughly(by)} więcej, gdy powstanie ${quoted(about)}`,
  cheap: ({ by }) => `kosztuje tylko ${roughly(by)}`,
  feeds: ({ about }) => `${quoted(about)} zarabia dzięki temu więcej`,
  herd: ({ about, by }) =>
    `${counted("pl", by, { one: "karta, na której", few: "karty, na których", many: "kart, na których" })} może zarobić ${quoted(about)}`,
  fed: ({ by }) =>
    `zarabia na ${counted("pl", by, { one: "karcie zbudowanej", few: "kartach zbudowanych", many: "kartach zbudowanych" })} wcześniej`,
  denies: ({ about, with: other }, who) => `to ostatnia karta ${quoted(about)}: ${who(other).does("już jej nie kupi")}`,
  "costs-other": ({ with: other, by }, who) => `${who(other).does("traci")} średnio ${roughly(by)} na rundę`,
  landmark: ({ by }) =>
    `${by === 1 ? "brakuje potem już tylko" : "brakuje potem jeszcze"} ${counted("pl", by, { one: "nieruchomości specjalnej", few: "nieruchomości specjalnych", many: "nieruchomości specjalnych" })}`,
  wins: () => "to zwycięstwo",
  saves: ({ about, by }) =>
    `zbiera na kartę ${quoted(about)}: brakuje jeszcze ${counted("pl", by, { one: "monety", few: "monet", many: "monet" })}`,
  double: () => "to dublet: będzie dodatkowa tura",
  "may-double": () => "co szósty rzut to dublet i daje dodatkową turę",
  leader: ({ with: other }, who) => `najbliżej zwycięstwa ${who(other).you ? "jesteś ty" : `jest ${who(other).name}`}`,
};
