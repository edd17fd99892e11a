import type { Colour, Effect, Establishment, Landmark, TownHall } from "../../data/table.ts";
import type { EffectPhrases } from "../phrases.ts";
import { called, coins, list, symbolName } from "./nouns.ts";

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

export const effects: EffectPhrases = { establishment, landmark, townHall };
