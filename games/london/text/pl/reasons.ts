import type { ReasonPhrases } from "../phrases.ts";
import { cards, poverty, prestige } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  money: ({ by }) => `przynosi £${by}`,
  prestige: ({ by }) => `przynosi ${prestige(by)}`,
  "less-poverty": ({ by }) => `usuwa ${poverty(by)}`,
  "city-prestige": ({ by }) => `na koniec o ${prestige(by)} więcej za karty w mieście`,
  earns: ({ about, by }, { name }) => `${name(about)}: £${by} przy uruchomieniu miasta`,
  scores: ({ about, by }, { name }) => `${name(about)}: ${prestige(by)} przy uruchomieniu miasta`,
  relieves: ({ about, by }, { name }) => `${name(about)}: o ${poverty(by)} mniej przy uruchomieniu miasta`,
  activates: ({ about }, { name }) => `kartę „${name(about)}” można aktywować przy uruchomieniu miasta`,
  lasts: ({ about }, { name }) => `karta „${name(about)}” pomaga, dopóki leży odkryta`,
  covers: ({ about }, { name }) =>
    `przykrywa kartę, która nic już nie daje (${name(about)}), i nie tworzy nowego stosu`,
  "fewer-cards": ({ by }) => `o ${cards(by)} mniej w ręku, więc mniej ubóstwa`,
  cards: ({ by }) => `o ${cards(by)} więcej do zagrania`,
  deck: () => "z talii może przyjść coś lepszego niż odkryte karty",
  choice: () => "najpierw widać, co jest do wyboru",
  enough: () => "zostawia resztę na później",
  "all-worked": () => "wszystkie karty, które mogły zadziałać w tym uruchomieniu, już zadziałały",
  plays: ({ about }, { name }) => `kartę „${name(about)}” można zagrać z ręki dla jej efektu`,
  least: ({ about }, { name }) => `najmniej warta karta w ręku to „${name(about)}”`,
  colour: ({ about }, { name }) => `w ręku jest karta w kolorze potrzebnym do zagrania karty „${name(about)}”`,
  harvest: ({ by }) => `w mieście można aktywować ${cards(by)}`,
  "small-hand": ({ by }) => `mało kart w ręku (${by}), więc mało ubóstwa`,
  "hand-spared": () => "karty w ręku nie przynoszą ubóstwa w tym uruchomieniu",
  "no-debt": () => "mniej długu: bez ubóstwa przy uruchomieniu i bez straty prestiżu na koniec",
  ability: ({ about }, { name }) => `${name(about)}: pomaga aż do zakupu kolejnej dzielnicy`,
};
