import type { ReasonPhrases } from "../phrases.ts";
import { beside, between, inObject, money } from "./grammar.ts";
import { objects } from "./names.ts";

export const reasons: ReasonPhrases = {
  "pays-now": ({ about, by }) => `${objects[about]} od razu wypłaca ci ${money(by)}`,
  "one-missing": ({ by }, { street }) =>
    `jeszcze jeden budynek i ulica ${street === undefined ? "" : between(street)} wypłaci ci ${money(by)}`,
  "two-missing": ({ by }, { street }) =>
    `jeszcze dwa budynki i ulica ${street === undefined ? "" : between(street)} wypłaci ci ${money(by)}`,
  cheap: ({ by }) => `kosztuje tylko ${money(by)}`,
  "free-share": ({ about }) => `pozwala zdobyć darmowy udział ${inObject(about)}`,
  bonus: ({ by }) => `przynosi ${money(by)} za ostatni budynek`,
  wins: () => "wygrywa grę",
  "pays-more": ({ about, by }) => `${objects[about]} wypłaci ci o ${money(by)} więcej za każdą zabudowaną ulicę`,
  "streets-left": ({ about, by }) => `ulice ${beside(about)}, które czekają na zabudowę: ${by}`,
  soon: ({ about }) => `jednej z ulic ${beside(about)} brakuje tylko jednego budynku`,
  "costs-nothing": () => "nic nie kosztuje",
  denies: ({ about, with: other }, { name }) =>
    `najwięcej udziałów ${inObject(about)} ma ${name(other)}: teraz ich nie przybędzie`,
  "keeps-money": ({ by }) => `zostawia w kasie ${money(by)}`,
  raises: ({ by }) => `przynosi ${money(by)}`,
  "nearly-spent": ({ about }) => `${objects[about]}: do zabudowania została już tylko jedna ulica`,
};
