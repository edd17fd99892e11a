import { counted } from "@tabletown/kernel";
import type { ReasonPhrases } from "../phrases.ts";
import { beside, between, inObject, money } from "./grammar.ts";
import { objects } from "./names.ts";

export const reasons: ReasonPhrases = {
  "pays-now": ({ about, by }) => `${objects[about]} od razu wypłaca ${money(by)}`,
  "one-missing": ({ by }, { street }) =>
    `jeszcze jeden budynek i ulica ${street === undefined ? "" : between(street)} wypłaci ${money(by)}`,
  "two-missing": ({ by }, { street }) =>
    `jeszcze dwa budynki i ulica ${street === undefined ? "" : between(street)} wypłaci ${money(by)}`,
  first: ({ by }, { street }) =>
    `pierwszy budynek przy ulicy ${street === undefined ? "" : between(street)}, która po zabudowaniu wypłaci ${money(by)}`,
  cheap: ({ by }) => `kosztuje tylko ${money(by)}`,
  "free-share": ({ about }) => `pozwala zdobyć darmowy udział ${inObject(about)}`,
  bonus: ({ by }) => `przynosi ${money(by)} za ostatni budynek`,
  wins: () => "to zwycięstwo",
  "pays-more": ({ about, by }) => `${objects[about]} wypłaci o ${money(by)} więcej za każdą zabudowaną ulicę`,
  "streets-left": ({ about, by }) =>
    `${counted("pl", by, { one: "ulica", few: "ulice", many: "ulic" })} ${beside(about)} do zabudowania`,
  soon: ({ about }) => `jednej z ulic ${beside(about)} brakuje tylko jednego budynku`,
  "costs-nothing": () => "nic nie kosztuje",
  denies: ({ about, with: other }, { who }) =>
    who(other).you
      ? `najwięcej udziałów ${inObject(about)} masz ty i tego już nie zdobędziesz`
      : `najwięcej udziałów ${inObject(about)} ma ${who(other).name} i tego już nie zdobędzie`,
  "keeps-money": ({ by }) => `zostawia w kasie ${money(by)}`,
  raises: ({ by }) => `przynosi ${money(by)}`,
  "nearly-spent": ({ about }) => `${objects[about]}: do zabudowania została już tylko jedna ulica`,
};
