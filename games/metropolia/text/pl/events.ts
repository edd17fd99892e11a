import type { EventNamed } from "../../rules/event.ts";
import { diceText } from "../numbers.ts";
import type { EventPhrases, WhoOf } from "../phrases.ts";
import { called, object, subject, taken } from "./nouns.ts";

/** Names of players stay in the nominative and verbs in the present tense, which fits everybody. */
export const events: EventPhrases = {
  roll: ({ seat, now, detail, cause }, who) =>
    `${who(seat).does(cause.rule === "3.4" ? "ponownie rzuca" : "rzuca")}: ${diceText(detail.dice, now)}.`,
  catch: ({ seat, now, detail, cause }, who) =>
    `${called(cause.component)} – ${who(seat).does("rzuca")}: ${diceText(detail.dice, now)}.`,
  kept: ({ seat, now }, who) => `${who(seat).does("zostawia")} wynik ${now}.`,
  total: ({ seat, by, now }, who) => `${who(seat).does("dodaje")} ${by}: wynik to teraz ${now}.`,
  coins: payment,
  charged: ({ seat, with: payer, cause }, who) =>
    `${called(cause.component)}: ${who(seat).does("wybiera")}, kto płaci. ${who(payer).you ? "Płacisz ty" : `Płaci ${who(payer).name}`}.`,
  declined: ({ seat }, who) => `${who(seat).does("niczego nie wymienia")}.`,
  asked: ({ seat, about, with: owner }, who) =>
    `${who(seat).does("chce")} wziąć ${who(owner).you ? `od ciebie ${object(about)}` : `${object(about)} od gracza ${who(owner).name}`}.`,
  swapped: ({ seat, about, with: owner, detail }, who) =>
    `Wymiana: ${who(seat).does("bierze")} ${object(about)}, a ${who(owner).you ? "ty " : ""}${who(owner).does("dostaje")} ${object(detail.given)}.`,
  built: ({ seat, about }, who) => `${who(seat).does("buduje")} ${object(about)}.`,
  passed: ({ seat, cause }, who) =>
    cause.rule === "5.6"
      ? `${who(seat).does("nie może")} niczego zbudować.`
      : `${who(seat).does("niczego nie buduje")}.`,
  "extra-turn": ({ seat }, who) => `Dublet: ${who(seat).does("rozgrywa")} dodatkową turę.`,
  turn: ({ seat }, who) => (who(seat).you ? "Teraz grasz ty." : `Teraz gra ${who(seat).name}.`),
  revealed: ({ about, now }) =>
    now === 1
      ? `Na rynek trafia ${subject(about)}.`
      : `Na rynek trafia ${subject(about)}; tych kart jest tam teraz ${now}.`,
  removed: ({ about }) => `Z rynku znika ${subject(about)}: nikt nie może już kupić tej karty.`,
  won: ({ seat }, who) => `${who(seat).does("buduje")} ostatnią nieruchomość specjalną i ${who(seat).verb("wygrywa")}!`,
};

function payment(event: EventNamed<"coins">, who: WhoOf): string {
  const { seat, by, cause } = event;
  const source = called(cause.component);
  if (event.with === undefined) {
    return by < 0
      ? `${who(seat).does("płaci")} ${taken(-by)} za ${object(cause.component)}.`
      : `${source}: ${who(seat).does("bierze")} ${taken(by)} z banku.`;
  }
  const payer = who(event.with);
  if (by === 0) return `${source}: ${payer.does("nie ma")} czym zapłacić i ${who(seat).does("nic nie dostaje")}.`;
  const { due } = event.detail;
  const short = due > by ? ` z ${due} należnych, bo więcej nie ma` : "";
  return `${source}: ${payer.you ? "płacisz ty" : `płaci ${payer.name}`}, ${who(seat).does("dostaje")} ${taken(by)}${short}.`;
}
