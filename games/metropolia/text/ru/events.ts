import type { EventNamed } from "../../rules/event.ts";
import { diceText } from "../numbers.ts";
import type { EventPhrases, WhoOf } from "../phrases.ts";
import { called, object, subject, taken } from "./nouns.ts";

/** Names of players stay in the nominative and verbs in the present tense, which fits everybody. */
export const events: EventPhrases = {
  roll: ({ seat, now, detail, cause }, who) =>
    `${who(seat).does(cause.rule === "3.4" ? "снова бросает" : "бросает")}: ${diceText(detail.dice, now)}.`,
  catch: ({ seat, now, detail, cause }, who) =>
    `${called(cause.component)}: ${who(seat).does("бросает")}: ${diceText(detail.dice, now)}.`,
  kept: ({ seat, now }, who) => `${who(seat).does("оставляет")} сумму ${now}.`,
  total: ({ seat, by, now }, who) => `${who(seat).does("прибавляет")} ${by}: теперь сумма ${now}.`,
  coins: payment,
  charged: ({ seat, with: payer, cause }, who) =>
    `${called(cause.component)}: ${who(seat).does("выбирает")}, кто платит. ${who(payer).you ? "Платите вы" : `Платит ${who(payer).name}`}.`,
  declined: ({ seat }, who) => `${who(seat).does("ничего не обменивает")}.`,
  asked: ({ seat, about, with: owner }, who) =>
    `${who(seat).does("собирается")} взять ${who(owner).you ? `у вас ${object(about)}` : `${object(about)} у игрока ${who(owner).name}`}.`,
  swapped: ({ seat, about, with: owner, detail }, who) =>
    `Обмен: ${who(seat).does("берёт")} ${object(about)}, а ${who(owner).does("получает")} ${object(detail.given)}.`,
  built: ({ seat, about }, who) => `${who(seat).does("строит")} ${object(about)}.`,
  passed: ({ seat, cause }, who) =>
    cause.rule === "5.6" ? `${who(seat).does("не может")} ничего построить.` : `${who(seat).does("ничего не строит")}.`,
  "extra-turn": ({ seat }, who) => `Дубль: ${who(seat).does("делает")} дополнительный ход.`,
  turn: ({ seat }, who) => (who(seat).you ? "Теперь ваш ход." : `Теперь ходит ${who(seat).name}.`),
  revealed: ({ about, now }) =>
    now === 1
      ? `На рынке появляется ${subject(about)}.`
      : `На рынке появляется ${subject(about)}; теперь таких карт там ${now}.`,
  removed: ({ about }) => `С рынка уходит ${subject(about)}: купить эту карту больше никто не может.`,
  won: ({ seat }, who) =>
    `${who(seat).does("строит")} последнюю достопримечательность и ${who(seat).verb("побеждает")}!`,
};

function payment(event: EventNamed<"coins">, who: WhoOf): string {
  const { seat, by, cause } = event;
  const source = called(cause.component);
  if (event.with === undefined) {
    return by < 0
      ? `${who(seat).does("платит")} ${taken(-by)} за ${object(cause.component)}.`
      : `${source}: ${who(seat).does("получает")} ${taken(by)} из банка.`;
  }
  const payer = who(event.with);
  if (by === 0) return `${source}: ${payer.does("не может")} заплатить, и ${who(seat).does("ничего не получает")}.`;
  const { due } = event.detail;
  const short = due > by ? ` (причиталось ${due}, но больше нет)` : "";
  return `${source}: ${payer.you ? "платите вы" : `платит ${payer.name}`}, ${who(seat).does("получает")} ${taken(by)}${short}.`;
}
