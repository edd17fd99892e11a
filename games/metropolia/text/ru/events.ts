import type { EventNamed } from "../../rules/event.ts";
import { diceText } from "../numbers.ts";
import type { EventPhrases, NameOf } from "../phrases.ts";
import { called, object, subject, taken } from "./nouns.ts";

/** Names of players stay in the nominative and verbs in the present tense, which fits everybody. */
export const events: EventPhrases = {
  roll: ({ seat, now, detail, cause }, name) =>
    `${name(seat)} ${cause.rule === "3.4" ? "бросает снова" : "бросает"}: ${diceText(detail.dice, now)}.`,
  catch: ({ seat, now, detail, cause }, name) =>
    `${called(cause.component)}: ${name(seat)} бросает: ${diceText(detail.dice, now)}.`,
  kept: ({ seat, now }, name) => `${name(seat)} оставляет сумму ${now}.`,
  total: ({ seat, by, now }, name) => `${name(seat)} прибавляет ${by}: теперь сумма ${now}.`,
  coins: payment,
  charged: ({ seat, with: payer, cause }, name) =>
    `${called(cause.component)}: ${name(seat)} выбирает, кто платит. Платит ${name(payer)}.`,
  declined: ({ seat }, name) => `${name(seat)} ничего не обменивает.`,
  asked: ({ seat, about, with: owner }, name) => `${name(seat)} хочет взять ${object(about)} (${name(owner)}).`,
  swapped: ({ seat, about, with: owner, detail }, name) =>
    `Обмен: ${name(seat)} берёт ${object(about)}, а ${name(owner)} получает ${object(detail.given)}.`,
  built: ({ seat, about }, name) => `${name(seat)} строит ${object(about)}.`,
  passed: ({ seat, cause }, name) =>
    cause.rule === "5.6" ? `${name(seat)} не может ничего построить.` : `${name(seat)} ничего не строит.`,
  "extra-turn": ({ seat }, name) => `Дубль! ${name(seat)} делает дополнительный ход.`,
  turn: ({ seat }, name) => `Теперь ходит ${name(seat)}.`,
  revealed: ({ about, now }) =>
    now === 1
      ? `На рынке появляется ${subject(about)}.`
      : `На рынке появляется ${subject(about)}; теперь таких карт там ${now}.`,
  removed: ({ about }) => `С рынка уходит ${subject(about)}: купить эту карту больше никто не может.`,
  won: ({ seat }, name) => `${name(seat)} строит последнюю достопримечательность и побеждает!`,
};

function payment(event: EventNamed<"coins">, name: NameOf): string {
  const { seat, by, cause } = event;
  const who = name(seat);
  const source = called(cause.component);
  if (event.with === undefined) {
    return by < 0
      ? `${who} платит ${taken(-by)} за ${object(cause.component)}.`
      : `${source}: ${who} получает ${taken(by)} из банка.`;
  }
  const payer = name(event.with);
  if (by === 0) return `${source}: ${payer} не может заплатить, и ${who} ничего не получает.`;
  const { due } = event.detail;
  const short = due > by ? ` (причиталось ${due}, больше нет)` : "";
  return `${source}: платит ${payer}, ${who} получает ${taken(by)}${short}.`;
}
