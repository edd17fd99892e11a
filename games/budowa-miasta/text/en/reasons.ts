import type { ReasonPhrases } from "../phrases.ts";
import { between, money, share, the } from "./grammar.ts";

export const reasons: ReasonPhrases = {
  "pays-now": ({ about, by }) => `${the(about)} pays you ${money(by)} at once`,
  "one-missing": ({ by }, { street }) =>
    `one building more ${street === undefined ? "" : between(street)} and that street pays you ${money(by)}`,
  "two-missing": ({ by }, { street }) =>
    `two buildings more ${street === undefined ? "" : between(street)} and that street pays you ${money(by)}`,
  cheap: ({ by }) => `costs only ${money(by)}`,
  "free-share": ({ about }) => `lets you take the free ${share(about)}`,
  bonus: ({ by }) => `brings ${money(by)} for the last building`,
  wins: () => "wins the game",
  "pays-more": ({ about, by }) => `${the(about)} will pay you ${money(by)} more for each finished street`,
  "streets-left": ({ about, by }) => `${by} streets of ${the(about)} are still to be finished`,
  soon: ({ about }) => `a street of ${the(about)} lacks one building only`,
  "costs-nothing": () => "costs nothing",
  denies: ({ about, with: other }, { name }) => `denies ${name(other)}, who has most of them, a ${share(about)}`,
  "keeps-money": ({ by }) => `keeps ${money(by)} at hand`,
  raises: ({ by }) => `brings ${money(by)}`,
  "nearly-spent": ({ about }) => `${the(about)} has one street left to pay for`,
};
