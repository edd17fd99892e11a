import type { EventNamed } from "../../rules/event.ts";
import { diceText } from "../numbers.ts";
import type { EventPhrases, NameOf } from "../phrases.ts";
import { called, object, subject, taken } from "./nouns.ts";

/** Names of players stay in the nominative and verbs in the present tense, which fits everybody. */
export const events: EventPhrases = {
  roll: ({ seat, now, detail, cause }, name) =>
    `${name(seat)} ${cause.rule === "3.4" ? "rzuca ponownie" : "rzuca"}: ${diceText(detail.dice, now)}.`,
  catch: ({ seat, now, detail, cause }, name) =>
    `${called(cause.component)}: ${name(seat)} rzuca: ${diceText(detail.dice, now)}.`,
  kept: ({ seat, now }, name) => `${name(seat)} zostawia wynik ${now}.`,
  total: ({ seat, by, now }, name) => `${name(seat)} dodaje ${by}: wynik to teraz ${now}.`,
  coins: payment,
  charged: ({ seat, with: payer, cause }, name) =>
    `${called(cause.component)}: ${name(seat)} wybiera, kto płaci. Płaci ${name(payer)}.`,
  declined: ({ seat }, name) => `${name(seat)} niczego nie wymienia.`,
  asked: ({ seat, about, with: owner }, name) => `${name(seat)} chce wziąć ${object(about)} (${name(owner)}).`,
  swapped: ({ seat, about, with: owner, detail }, name) =>
    `Wymiana: ${name(seat)} bierze ${object(about)}, a ${name(owner)} dostaje ${object(detail.given)}.`,
  built: ({ seat, about }, name) => `${name(seat)} buduje ${object(about)}.`,
  passed: ({ seat, cause }, name) =>
    cause.rule === "5.6" ? `${name(seat)} nie może niczego zbudować.` : `${name(seat)} niczego nie buduje.`,
  "extra-turn": ({ seat }, name) => `Dublet! ${name(seat)} rozgrywa dodatkową turę.`,
  turn: ({ seat }, name) => `Teraz gra ${name(seat)}.`,
  revealed: ({ about, now }) =>
    now === 1
      ? `Na rynek trafia ${subject(about)}.`
      : `Na rynek trafia ${subject(about)}; tych kart jest tam teraz ${now}.`,
  removed: ({ about }) => `Z rynku znika ${subject(about)}: nikt nie może już kupić tej karty.`,
  won: ({ seat }, name) => `${name(seat)} buduje ostatnią nieruchomość specjalną i wygrywa!`,
};

function payment(event: EventNamed<"coins">, name: NameOf): string {
  const { seat, by, cause } = event;
  const who = name(seat);
  const source = called(cause.component);
  if (event.with === undefined) {
    return by < 0
      ? `${who} płaci ${taken(-by)} za ${object(cause.component)}.`
      : `${source}: ${who} bierze ${taken(by)} z banku.`;
  }
  const payer = name(event.with);
  if (by === 0) return `${source}: ${payer} nie ma czym zapłacić i ${who} nic nie dostaje.`;
  const { due } = event.detail;
  const short = due > by ? ` (należało się ${due}, więcej nie ma)` : "";
  return `${source}: płaci ${payer}, ${who} dostaje ${taken(by)}${short}.`;
}
