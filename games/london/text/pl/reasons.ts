import { counted } from "@tabletown/kernel";
import type { ReasonPhrases } from "../phrases.ts";

const cards = (n: number): string => counted("pl", n, { one: "kartę", few: "karty", many: "kart", other: "karty" });
const prestige = (n: number): string =>
  counted("pl", n, {
    one: "punkt prestiżu",
    few: "punkty prestiżu",
    many: "punktów prestiżu",
    other: "punktu prestiżu",
  });

export const reasons: ReasonPhrases = {
  money: ({ by }) => `przynosi £${by}`,
  prestige: ({ by }) => `przynosi ${prestige(by)}`,
  "less-poverty": ({ by }) => `usuwa ubóstwo: ${by}`,
  "city-prestige": ({ by }) => `na koniec ${prestige(by)} więcej za karty w mieście`,
  earns: ({ about, by }, { name }) => `${name(about)}: £${by} przy uruchomieniu miasta`,
  scores: ({ about, by }, { name }) => `${name(about)}: ${prestige(by)} przy uruchomieniu miasta`,
  relieves: ({ about, by }, { name }) => `${name(about)}: mniej ubóstwa przy uruchomieniu miasta (−${by})`,
  activates: ({ about }, { name }) => `${name(about)}: do aktywacji, gdy uruchomisz miasto`,
  lasts: ({ about }, { name }) => `${name(about)}: pomaga, dopóki jest widoczna`,
  covers: ({ about }, { name }) =>
    `przykrywa kartę, która nic już nie daje (${name(about)}), i nie tworzy nowego stosu`,
  "fewer-cards": ({ by }) => `o ${cards(by)} mniej w ręku, więc mniej ubóstwa`,
  cards: ({ by }) => `o ${cards(by)} więcej do zagrania`,
  deck: () => "z talii może przyjść coś lepszego niż odkryte karty",
  choice: () => "widzisz, co jest do wyboru, zanim wybierzesz",
  enough: () => "zostawia resztę na później",
  least: ({ about }, { name }) => `z kart w ręku najmniej warta jest „${name(about)}”`,
  colour: ({ about }, { name }) => `masz w ręku kartę w kolorze, za który zagrasz kartę „${name(about)}”`,
  harvest: ({ by }) => `kart do aktywowania w mieście: ${by}`,
  "small-hand": ({ by }) => `mało kart w ręku (${by}), więc mało ubóstwa`,
  "hand-spared": () => "karty w ręku nie przynoszą ubóstwa w tym uruchomieniu",
  "no-debt": () => "mniej długu: bez ubóstwa przy uruchomieniu i bez straty prestiżu na koniec",
  ability: ({ about }, { name }) => `${name(about)}: pomaga aż do zakupu kolejnej ziemi`,
};
