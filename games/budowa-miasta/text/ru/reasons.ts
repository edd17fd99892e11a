import type { ReasonPhrases } from "../phrases.ts";
import { between, money, ofObject } from "./grammar.ts";
import { objects } from "./names.ts";

export const reasons: ReasonPhrases = {
  "pays-now": ({ about, by }) => `${objects[about]} сразу платит вам ${money(by)}`,
  "one-missing": ({ by }, { street }) =>
    `ещё одно здание — и улица ${street === undefined ? "" : between(street)} заплатит вам ${money(by)}`,
  "two-missing": ({ by }, { street }) =>
    `ещё два здания — и улица ${street === undefined ? "" : between(street)} заплатит вам ${money(by)}`,
  cheap: ({ by }) => `стоит всего ${money(by)}`,
  "free-share": ({ about }) => `позволяет взять бесплатную акцию ${ofObject(about)}`,
  bonus: ({ by }) => `приносит ${money(by)} за последнее здание`,
  wins: () => "это победа",
  "pays-more": ({ about, by }) =>
    `${objects[about]} будет платить вам на ${money(by)} больше за каждую застроенную улицу`,
  "streets-left": ({ about, by }) => `незастроенных улиц у ${ofObject(about)} ещё ${by}`,
  soon: ({ about }) => `одной из улиц у ${ofObject(about)} не хватает одного здания`,
  "costs-nothing": () => "ничего не стоит",
  denies: ({ about, with: other }, { name }) =>
    `больше всего акций ${ofObject(about)} держит ${name(other)}: больше их не станет`,
  "keeps-money": ({ by }) => `оставляет в запасе ${money(by)}`,
  raises: ({ by }) => `приносит ${money(by)}`,
  "nearly-spent": ({ about }) => `${objects[about]}: осталась одна незастроенная улица`,
};
