import { counted } from "@tabletown/kernel";
import type { ReasonPhrases } from "../phrases.ts";
import { called, roughly, taken } from "./nouns.ts";

export const reasons: ReasonPhrases = {
  income: ({ by }) => `в среднем на ${roughly(Math.abs(by))} ${by < 0 ? "меньше" : "больше"} за круг`,
  "this-turn": ({ by }) => `приносит в среднем ${roughly(by)} за этот ход`,
  "every-turn": () => "платит в ход любого игрока",
  "from-others": (_, __, numbers) => `забирает монеты у того, кто выбросит ${numbers}`,
  "new-numbers": (_, __, numbers) => `платит при сумме ${numbers}, которая раньше ничего не приносила`,
  later: (_, __, numbers) => `будет платить при сумме ${numbers}, когда можно будет бросать два кубика`,
  raised: ({ about, by }) => `с картой «${called(about)}» будет приносить на ${roughly(by)} больше`,
  cheap: ({ by }) => `стоит всего ${roughly(by)}`,
  feeds: ({ about }) => `карта «${called(about)}» зарабатывает с ней больше`,
  herd: ({ about, by }) =>
    `${counted("ru", by, { one: "карта, на которой", few: "карты, на которых", many: "карт, на которых" })} может заработать «${called(about)}»`,
  fed: ({ by }) => `зарабатывает на уже построенных картах: ${by}`,
  denies: ({ about, with: other }, who) =>
    `это последняя карта «${called(about)}»: ${who(other).does("её уже не купит")}`,
  "costs-other": ({ with: other, by }, who) => `${who(other).does("теряет")} в среднем ${roughly(by)} за круг`,
  landmark: ({ by }) =>
    `останется построить ${counted("ru", by, { one: "достопримечательность", few: "достопримечательности", many: "достопримечательностей" })}`,
  wins: () => "это победа",
  saves: ({ about, by }) => `копит на карту «${called(about)}»: ещё нужно ${taken(by)}`,
  double: () => "это дубль: будет ещё один ход",
  "may-double": () => "каждый шестой бросок — дубль и ещё один ход",
  leader: ({ with: other }, who) => `ближе всех к победе ${who(other).name}`,
};
