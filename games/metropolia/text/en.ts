import { counted, type GameEvent } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import type { CardSymbol, Colour, Effect, Establishment, Landmark, TownHall } from "../rules/component.ts";
import type { Phase } from "../rules/state.ts";
import { diceOf, dueOf, givenOf } from "./event-detail.ts";
import { names } from "./names-en.ts";
import { diceText } from "./outline.ts";
import { rules } from "./rules-en.ts";
import type { NameOf, Tongue } from "./tongue.ts";

const coins = (n: number): string => counted("en", n, { one: "coin", other: "coins" });
const called = (id: string | undefined): string => names[id ?? ""] ?? id ?? "";
const list = (words: readonly string[]): string => words.join(" or ");
const symbolName = (symbol: CardSymbol): string => names[`symbol.${symbol}`] ?? symbol;

const when: Record<Colour, string> = {
  blue: "In anyone’s turn",
  green: "In your turn",
  red: "In another player’s turn",
  purple: "In your turn",
};

function does(effect: Effect): string {
  switch (effect.type) {
    case "bank":
      return `take ${coins(effect.amount)} from the bank`;
    case "bank-per-symbol":
      return `take ${coins(effect.amount)} from the bank for each of your ${symbolName(effect.symbol)} cards`;
    case "bank-per-card":
      return `take ${coins(effect.amount)} from the bank for each ${called(effect.card)} you own`;
    case "bank-roll":
      return `${effect.dice === 1 ? "one die is" : "two dice are"} rolled once for everybody; take that many coins from the bank`;
    case "roller-pays":
      return `take ${coins(effect.amount)} from the player who rolled`;
    case "each-pays":
      return `take ${coins(effect.amount)} from every other player`;
    case "each-pays-per-symbol":
      return `take ${coins(effect.amount)} from every other player for each ${list(effect.symbols.map(symbolName))} card they own`;
    case "each-pays-half":
      return `take half their coins, rounded down, from every other player who has ${effect.from} or more`;
    case "one-pays":
      return `take ${coins(effect.amount)} from one other player of your choice`;
    case "swap":
      return `you may swap one of your establishments for another player’s, no ${symbolName(effect.except)} cards`;
  }
}

function establishment({ colour, effect, needs }: Establishment): string {
  const condition = needs === undefined ? "" : `, if you have built the ${called(needs)}`;
  return `${when[colour]}${condition}: ${does(effect)}.`;
}

function landmark({ effect }: Landmark): string {
  switch (effect.type) {
    case "two-dice":
      return "You may roll one die or two.";
    case "raise":
      return `Each of your ${effect.symbols.map(symbolName).join(" and ")} cards earns ${coins(effect.amount)} more each time it pays; a card that pays for each card it counts earns that much more for each of them.`;
    case "extra-turn":
      return "If you roll a double, take another turn after this one.";
    case "reroll":
      return "Once a turn you may roll again.";
    case "add":
      return `If your total is ${effect.from} or more, you may add ${effect.amount} to it.`;
    case "idle-income":
      return `If you build nothing in your turn, take ${coins(effect.amount)} from the bank.`;
  }
}

function townHall({ amount }: TownHall): string {
  return `Take ${coins(amount)} from the bank at the start of your turn (with the option for it: before building, and only if you have none).`;
}

function action(chosen: Action, name: NameOf, figure: number): string {
  switch (chosen.type) {
    case "roll":
      return chosen.dice === 1 ? "Roll one die" : "Roll two dice";
    case "keep":
      return "Keep the roll";
    case "add":
      return `Raise the total to ${figure}`;
    case "leave":
      return "Leave the total as it is";
    case "charge":
      return `Take the coins from ${name(chosen.seat)}`;
    case "decline":
      return "Swap nothing";
    case "take":
      return `Take ${called(chosen.card)} from ${name(chosen.from)}`;
    case "give":
      return `Give ${called(chosen.card)}`;
    case "build":
      return `Build ${called(chosen.card)} for ${coins(figure)}`;
    case "found":
      return `Build ${called(chosen.landmark)} for ${coins(figure)}`;
    case "pass":
      return "Build nothing";
  }
}

function event(happened: GameEvent, name: NameOf): string {
  const who = name(happened.seat ?? 0);
  const other = name(happened.with ?? 0);
  const what = called(happened.of);
  const source = called(happened.cause.component);
  const now = happened.now ?? 0;
  switch (happened.what) {
    case "roll":
      return `${who} ${happened.cause.rule === "3.4" ? "rolls again:" : "rolls"} ${diceText(diceOf(happened), now)}.`;
    case "catch":
      return `${who} rolls for the ${source}: ${diceText(diceOf(happened), now)}.`;
    case "kept":
      return `${who} keeps the total of ${now}.`;
    case "total":
      return `${who} adds ${happened.by}: the total is ${now}.`;
    case "coins":
      return coinsMoved(happened, who, other, source);
    case "charged":
      return `${who} has chosen ${other} to pay: ${source}.`;
    case "declined":
      return `${who} swaps nothing.`;
    case "asked":
      return `${who} is about to take ${what} from ${other}.`;
    case "swapped":
      return `${who} takes ${what} from ${other} and gives ${called(givenOf(happened))} for it.`;
    case "built":
      return `${who} builds ${what}.`;
    case "passed":
      return happened.cause.rule === "5.6" ? `${who} cannot build anything.` : `${who} builds nothing.`;
    case "extra-turn":
      return `${who} rolled a double and takes another turn.`;
    case "turn":
      return `It is ${who}’s turn.`;
    case "revealed":
      return now === 1 ? `${what} comes to the market.` : `${what} comes to the market and joins its pile of ${now}.`;
    case "removed":
      return `${what} leaves the market: nobody can buy it any more.`;
    case "won":
      return `${who} has built every landmark and wins!`;
    default:
      return happened.what;
  }
}

function coinsMoved(happened: GameEvent, who: string, other: string, source: string): string {
  const by = happened.by ?? 0;
  if (happened.with === undefined) {
    return by < 0 ? `${who} pays ${coins(-by)} for ${source}.` : `${source}: ${who} takes ${coins(by)} from the bank.`;
  }
  if (by === 0) return `${source}: ${other} has nothing to pay ${who}.`;
  const due = dueOf(happened);
  const short = due > by ? ` of the ${due} due, and has no more` : "";
  return `${source}: ${other} pays ${who} ${coins(by)}${short}.`;
}

function phase(now: Phase): string {
  switch (now.at) {
    case "roll":
      return "rolls the dice";
    case "reroll":
      return "may roll again";
    case "harbor":
      return "may add to the total";
    case "charge":
      return `chooses who pays: ${called(now.by)}`;
    case "swap":
      return `may swap an establishment: ${called(now.by)}`;
    case "give":
      return `chooses what to give for ${called(now.take)}`;
    case "build":
      return "may build";
    case "over":
      return "has won";
  }
}

export const en: Tongue = {
  language: "en",
  title: "Metropolia",
  pitch: "Roll the dice, open bakeries, cafés and mines, and be the first to complete your city’s landmarks.",
  names,
  rules,
  establishment,
  landmark,
  townHall,
  action,
  event,
  phase,
  coins,
  outline: {
    turn: "Turn",
    dice: "Dice",
    market: "Market",
    deck: "Deck",
    landmarks: "Landmarks",
    built: "built",
    unbuilt: (price) => `not built, ${price}`,
    left: (n) => `${n} left`,
    cards: (n) => counted("en", n, { one: "card", other: "cards" }),
  },
};
