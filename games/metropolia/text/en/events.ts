import type { EventNamed } from "../../rules/event.ts";
import { diceText } from "../numbers.ts";
import type { EventPhrases, NameOf } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

export const events: EventPhrases = {
  roll: ({ seat, now, detail, cause }, name) =>
    `${name(seat)} ${cause.rule === "3.4" ? "rolls again:" : "rolls"} ${diceText(detail.dice, now)}.`,
  catch: ({ seat, now, detail, cause }, name) =>
    `${name(seat)} rolls for the ${called(cause.component)}: ${diceText(detail.dice, now)}.`,
  kept: ({ seat, now }, name) => `${name(seat)} keeps the total of ${now}.`,
  total: ({ seat, by, now }, name) => `${name(seat)} adds ${by}: the total is ${now}.`,
  coins: payment,
  charged: ({ seat, with: payer, cause }, name) =>
    `${name(seat)} has chosen ${name(payer)} to pay: ${called(cause.component)}.`,
  declined: ({ seat }, name) => `${name(seat)} swaps nothing.`,
  asked: ({ seat, about, with: owner }, name) => `${name(seat)} is about to take ${called(about)} from ${name(owner)}.`,
  swapped: ({ seat, about, with: owner, detail }, name) =>
    `${name(seat)} takes ${called(about)} from ${name(owner)} and gives ${called(detail.given)} for it.`,
  built: ({ seat, about }, name) => `${name(seat)} builds ${called(about)}.`,
  passed: ({ seat, cause }, name) =>
    cause.rule === "5.6" ? `${name(seat)} cannot build anything.` : `${name(seat)} builds nothing.`,
  "extra-turn": ({ seat }, name) => `${name(seat)} rolled a double and takes another turn.`,
  turn: ({ seat }, name) => `It is ${name(seat)}’s turn.`,
  revealed: ({ about, now }) =>
    now === 1
      ? `${called(about)} comes to the market.`
      : `${called(about)} comes to the market and joins its pile of ${now}.`,
  removed: ({ about }) => `${called(about)} leaves the market: nobody can buy it any more.`,
  won: ({ seat }, name) => `${name(seat)} has built every landmark and wins!`,
};

function payment(event: EventNamed<"coins">, name: NameOf): string {
  const { seat, by, cause } = event;
  const who = name(seat);
  const source = called(cause.component);
  if (event.with === undefined) {
    return by < 0 ? `${who} pays ${coins(-by)} for ${source}.` : `${source}: ${who} takes ${coins(by)} from the bank.`;
  }
  const payer = name(event.with);
  if (by === 0) return `${source}: ${payer} has nothing to pay ${who}.`;
  const { due } = event.detail;
  const short = due > by ? ` of the ${due} due, and has no more` : "";
  return `${source}: ${payer} pays ${who} ${coins(by)}${short}.`;
}
