import type { ReasonPhrases } from "../phrases.ts";
import { between, money, share, the } from "./grammar.ts";

export const reasons: ReasonPhrases = {
  "pays-now": ({ about, by }) => `${the(about)} pays ${money(by)} at once`,
  "one-missing": ({ by }, { street }) =>
    `one building more ${street === undefined ? "" : between(street)} and that street pays ${money(by)}`,
  "two-missing": ({ by }, { street }) =>
    `two buildings more ${street === undefined ? "" : between(street)} and that street pays ${money(by)}`,
  first: ({ by }, { street }) =>
    `the first building ${street === undefined ? "" : between(street)}; once finished, that street pays ${money(by)}`,
  cheap: ({ by }) => `costs only ${money(by)}`,
  "free-share": ({ about }) => `the free ${share(about)} can be taken`,
  bonus: ({ by }) => `brings ${money(by)} for the last building`,
  wins: () => "wins the game",
  "pays-more": ({ about, by }) => `${the(about)} will pay ${money(by)} more for each finished street`,
  "streets-left": ({ about, by }) => `${by === 1 ? "1 street" : `${by} streets`} of ${the(about)} still to be finished`,
  soon: ({ about }) => `a street of ${the(about)} lacks only one building`,
  "costs-nothing": () => "costs nothing",
  denies: ({ about, with: other }, { who }) =>
    `nobody has more ${share(about)}s than ${who(other).name}, and this one goes elsewhere`,
  "keeps-money": ({ by }) => `keeps ${money(by)} at hand`,
  raises: ({ by }) => `brings ${money(by)}`,
  "nearly-spent": ({ about }) => `${the(about)} has one street left to pay for`,
};
