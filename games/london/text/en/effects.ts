import { capital } from "@tabletown/kernel";
import type { Count } from "../../data/effect.ts";
import type { EffectPhrases } from "../phrases.ts";
import { doing } from "../sentence.ts";
import { cards } from "./nouns.ts";

const PER: Readonly<Record<Count, string>> = {
  cards: "city card showing in your city",
  brownCards: "brown card showing in your city",
  blueCards: "blue card showing in your city",
  pinkCards: "pink card showing in your city",
  boroughs: "borough you own",
  northBoroughs: "borough you own north of the Thames",
  southBoroughs: "borough you own south of the Thames",
  riversideBoroughs: "riverside borough you own",
  inlandBoroughs: "borough you own away from the river",
};

const someCards = (n: number): string => (n === 1 ? "a card" : cards(n));
const paying: EffectPhrases["paying"] = ({ money, cards: given }) =>
  money !== undefined ? ` for £${money}` : given !== undefined ? ` by discarding ${someCards(given)}` : "";

const gains = {
  gainMoney: ({ n }: { n: number }) => `gain £${n}`,
  gainPrestige: ({ n }: { n: number }) => `gain ${n} prestige`,
  removePoverty: ({ n }: { n: number }) => `remove ${n} poverty`,
  gainPoverty: ({ n }: { n: number }) => `take ${n} poverty`,
};

export const effects: EffectPhrases = {
  effects: {
    ...gains,
    gainMoneyPer: ({ n, per }) => `gain £${n} for each ${PER[per]}`,
    gainPrestigePer: ({ n, per }) => `gain ${n} prestige for each ${PER[per]}`,
    drawCards: ({ n }) => `draw ${someCards(n)}`,
    discardUpTo: ({ max, filter, each }) => {
      const kind = filter === "paupers" ? "paupers" : "cards from your hand";
      const gained = each.map((effect) => gains[effect.type](effect));
      return `discard ${max === undefined ? "any number of" : `up to ${max}`} ${kind}; for each ${doing(gained, "and")}`;
    },
    takeFromEach: ({ n }) => `take £${n} from every other player`,
    eachPaysPerBorough: ({ n }) => `make every other player pay the supply £${n} for each of their boroughs`,
    givePoverty: ({ n }) => `hand ${n} of your poverty to a player of your choice`,
    causePoverty: ({ n }) => `give ${n} poverty from the supply to a player of your choice`,
    spareHand: () => "take no poverty for the cards in your hand in this run",
    collectStored: () => "take the money on this card",
    turnThisInstead: () => "when another card would turn over after its activation, you may turn this one over instead",
    placeFromBoard: () =>
      "pay the money cost of a card on the development board and put it on top of this one; it may be activated in the same run",
    repeatCard: () => "activate a card of this run once more, without its activation cost",
    placeCards: ({ n }) => `place up to ${someCards(n)} from your hand without discarding for them`,
  },
  permanents: {
    anyColourDiscard: ({ price, paupers }) => {
      const cost = price === 0 ? "" : `, for £${price} each time`;
      return `the card you discard to place another may have any colour${paupers ? ", paupers included" : ""}${cost}`;
    },
    loanPays: ({ n }) => `each loan you take pays £${n}`,
    loanRepay: ({ n }) => `at the start of your turn you repay each loan for £${n}`,
    swap: ({ times }) =>
      `${times === 1 ? "once" : `${times} times`} in your turn you may swap a card from your hand for one on the development board`,
    look: ({ n }) =>
      `before the draw at the start of your turn you may look at the top ${someCards(n)} of the deck and draw from them; the others go back in any order`,
    drawRange: ({ min, max }) => `at the start of your turn you draw ${min} to ${someCards(max)}`,
    discount: ({ n, min }) =>
      `each card you place while developing costs £${n} less${min > 0 ? `, but at least £${min}` : ""}`,
    storeMoney: ({ n }) => `put £${n} on this card whenever you place another`,
    noDiscard: () => "this card is placed without discarding",
  },
  paying,
  card(card, { activation, placing, permanent, action }) {
    if (card.colour === "grey") {
      return "Cannot be placed, nor discarded to place a card unless an effect allows it.";
    }
    const sentences: string[] = [];
    if (action.length > 0) {
      sentences.push(
        `Action while developing, without a discard: ${doing(action, "and")}`,
        "Leaves the game when played",
      );
    }
    if (card.playCost > 0) sentences.push(`Costs £${card.playCost} to place`);
    sentences.push(...placing);
    if (permanent.length > 0) sentences.push(`While it shows: ${permanent.join("; ")}`);
    if (activation.length > 0) {
      const cost = paying(card.activationCost);
      const standsIn = card.activation.some(({ type }) => type === "turnThisInstead");
      sentences.push(standsIn ? `${activation[0]}${cost}` : `Activated${cost}: ${doing(activation, "and")}`);
      if (!standsIn) sentences.push(card.turns ? "Turns over" : "Stays face up");
    }
    if (card.prestige > 0) sentences.push(`${card.prestige} prestige at the end`);
    if (sentences.length === 0) sentences.push("No effect");
    return sentences.map((sentence) => `${capital(sentence)}.`).join(" ");
  },
  borough(borough, { ability, runEffect }) {
    const gained = [
      ...(borough.prestige > 0 ? [`${borough.prestige} prestige`] : []),
      ...(borough.poverty > 0 ? [`${borough.poverty} poverty removed`] : []),
      ...(borough.cards > 0 ? [someCards(borough.cards)] : []),
    ];
    const side = borough.side === "north" ? "North" : "South";
    const sentences = [
      `${side} of the Thames, ${borough.riverside ? "on the river" : "away from the river"}`,
      `Costs £${borough.price}`,
    ];
    if (gained.length > 0) sentences.push(`On purchase: ${doing(gained, "and")}`);
    if (ability.length > 0) sentences.push(`Ability while it is your newest: ${ability.join("; ")}`);
    if (runEffect.length > 0) sentences.push(`Each run: ${doing(runEffect, "and")}`);
    return sentences.map((sentence) => `${sentence}.`).join(" ");
  },
};
