import type { ReasonPhrases } from "../phrases.ts";
import { called, roughly, taken } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  income: ({ by }) =>
    `в среднем на ${roughly(Math.abs(by))} ${by < 0 ? "меньше" : "больше"} от вашего хода до следующего`,
  "this-turn": ({ by }) => `приносит в среднем ${roughly(by)} за этот ход`,
  "every-turn": () => "платит на ходу любого игрока, а не только на вашем",
  "from-others": (_, __, numbers) => `забирает монеты у того, кто выбросит ${numbers}`,
  "new-numbers": (_, __, numbers) => `платит при сумме ${numbers}, где раньше ничего не платило`,
  feeds: ({ about }) => `карта «${called(about)}» зарабатывает с ней больше`,
  herd: ({ about, by }) => `карт для будущей карты «${called(about)}» теперь ${by}`,
  fed: ({ by }) => `зарабатывает на картах, которые у вас уже есть: ${by}`,
  denies: ({ about, with: other }, name) => `это последняя карта «${called(about)}»: ${name(other)} её уже не купит`,
  "costs-other": ({ with: other, by }, name) => `${name(other)} теряет в среднем ${roughly(by)} за круг`,
  landmark: ({ by }) => `останется построить достопримечательностей: ${by}`,
  wins: () => "это победа",
  saves: ({ about, by }) => `копит на карту «${called(about)}»: ещё нужно ${taken(by)}`,
  double: () => "это дубль: будет ещё один ход",
  "may-double": () => "каждый шестой бросок — дубль и ещё один ход",
  leader: ({ with: other }, name) => `ближе всех к победе ${name(other)}`,
};
