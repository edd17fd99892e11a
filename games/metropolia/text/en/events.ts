import type { EventNamed } from "../../rules/event.ts";
import { diceText } from "../numbers.ts";
import type { EventPhrases, WhoOf } from "../phrases.ts";
import { called, coins } from "./nouns.ts";

export const events: EventPhrases = {
  roll: ({ seat, now, detail, cause }, who) =>
    `${who(seat).does(cause.rule === "3.4" ? "rolls again:" : "rolls")} ${diceText(detail.dice, now)}.`,
  catch: ({ seat, now, detail, cause }, who) =>
    `${who(seat).does("rolls")} for the ${called(cause.component)}: ${diceText(detail.dice, now)}.`,
  kept: ({ seat, now }, who) => `${who(seat).does("keeps")} the total of ${now}.`,
  total: ({ seat, by, now }, who) => `${who(seat).does("adds")} ${by}: the total is ${now}.`,
  coins: payment,
  charged: ({ seat, with: payer, cause }, who) =>
    `${who(seat).does("has chosen")} ${who(payer).name} to pay: ${called(cause.component)}.`,
  declined: ({ seat }, who) => `${who(seat).does("swaps")} nothing.`,
  asked: ({ seat, about, with: owner }, who) =>
    `${who(seat).does("is")} about to take ${called(about)} from ${who(owner).name}.`,
  swapped: ({ seat, about, with: owner, detail }, who) =>
    `${who(seat).does("takes")} ${called(about)} from ${who(owner).name} and ${who(seat).verb("gives")} ${called(detail.given)} for it.`,
  built: ({ seat, about }, who) => `${who(seat).does("builds")} ${called(about)}.`,
  passed: ({ seat, cause }, who) =>
    cause.rule === "5.6" ? `${who(seat).does("cannot")} build anything.` : `${who(seat).does("builds")} nothing.`,
  "extra-turn": ({ seat }, who) => `${who(seat).does("rolled")} a double and ${who(seat).verb("takes")} another turn.`,
  turn: ({ seat }, who) => (who(seat).you ? "It is your turn." : `It is ${who(seat).name}’s turn.`),
  revealed: ({ about, now }) =>
    now === 1
      ? `${called(about)} comes to the market.`
      : `${called(about)} comes to the market and joins its pile of ${now}.`,
  removed: ({ about }) => `${called(about)} leaves the market: nobody can buy it any more.`,
  won: ({ seat }, who) => `${who(seat).does("has built")} every landmark and ${who(seat).verb("wins")}!`,
};

function payment(event: EventNamed<"coins">, who: WhoOf): string {
  const { seat, by, cause } = event;
  const source = called(cause.component);
  if (event.with === undefined) {
    return by < 0
      ? `${who(seat).does("pays")} ${coins(-by)} for ${source}.`
      : `${source}: ${who(seat).does("takes")} ${coins(by)} from the bank.`;
  }
  const payer = who(event.with);
  if (by === 0) return `${source}: ${payer.does("has")} nothing to pay ${who(seat).name}.`;
  const { due } = event.detail;
  const short = due > by ? ` of the ${due} due, and ${payer.verb("has")} no more` : "";
  return `${source}: ${payer.does("pays")} ${who(seat).name} ${coins(by)}${short}.`;
}
