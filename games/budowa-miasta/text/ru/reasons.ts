import { counted } from "@tabletown/kernel";
import type { ReasonPhrases } from "../phrases.ts";
import { between, money, ofObject } from "./grammar.ts";
import { objects } from "./names.ts";

export const reasons: ReasonPhrases = {
  "pays-now": ({ about, by }) => `${objects[about]} сразу платит ${money(by)}`,
  "one-missing": ({ by }, { street }) =>
    `ещё одно здание — и улица ${street === undefined ? "" : between(street)} заплатит ${money(by)}`,
  "two-missing": ({ by }, { street }) =>
    `ещё два здания — и улица ${street === undefined ? "" : between(street)} заплатит ${money(by)}`,
  first: ({ by }, { street }) =>
    `первое здание на улице ${street === undefined ? "" : between(street)}: когда её застроят, она заплатит ${money(by)}`,
  cheap: ({ by }) => `стоит всего ${money(by)}`,
  "free-share": ({ about }) => `позволяет взять бесплатную акцию ${ofObject(about)}`,
  bonus: ({ by }) => `приносит ${money(by)} за последнее здание`,
  wins: () => "это победа",
  "pays-more": ({ about, by }) => `${objects[about]} будет платить на ${money(by)} больше за каждую застроенную улицу`,
  "streets-left": ({ about, by }) =>
    `у ${ofObject(about)} ещё ${counted("ru", by, { one: "незастроенная улица", few: "незастроенные улицы", many: "незастроенных улиц" })}`,
  soon: ({ about }) => `одной из улиц у ${ofObject(about)} не хватает одного здания`,
  "costs-nothing": () => "ничего не стоит",
  denies: ({ about, with: other }, { who }) =>
    who(other).you
      ? `больше всего акций ${ofObject(about)} у вас, а эту вы уже не получите`
      : `больше всего акций ${ofObject(about)} держит ${who(other).name}, а эту уже не получит`,
  "keeps-money": ({ by }) => `оставляет в запасе ${money(by)}`,
  raises: ({ by }) => `приносит ${money(by)}`,
  "nearly-spent": ({ about }) => `${objects[about]}: осталась одна незастроенная улица`,
};
