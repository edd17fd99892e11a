import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { cardsInHand, discardPrice, discardsFor } from "../rules/develop.ts";
import { count, developCost, powersOf } from "../rules/powers.ts";
import { boroughOf, type CardRules, cardOf, kindOf, type Ruleset } from "../rules/ruleset.ts";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { isFinalTurn } from "./outlook.ts";
import { type Estimates, traitIn } from "./trait.ts";

/**
 * What looks silly: stopping while there is something to do, cards drawn in the last turn, which can only stay in hand,
 * land on credit that might as well be left.
 */
export function isAbsurd({ rules }: Estimates, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "stop":
    case "done":
      return true;
    case "draw-more":
      return isFinalTurn(s);
    case "buy":
      return boroughOf(rules, kindOf(rules, action.borough)).borough.price > (s.players[seat] as Player).money;
    default:
      return false;
  }
}

/**
 * What nobody sees any use in: taking paupers, keeping them where they can be discarded as well as something else, a loan
 * to place or activate a card, covering or spending one before it has brought what it brings once, an action card that
 * is then not made use of, waiting, or land on credit, while a city full of money waits to be run, drawing cards with a
 * full hand, ending a run before everything has brought what it brings for nothing.
 */
export function isPointless(estimates: Estimates, action: Action, s: State, seat: Seat): boolean {
  const { rules } = estimates;
  const player = s.players[seat] as Player;
  switch (action.type) {
    case "take":
      return (
        cardOf(rules, kindOf(rules, action.card)).pauper && hasOtherDraws(rules, s) && !usesPaupers(estimates, player)
      );
    case "place":
      return costOfPlacing(rules, player, kindOf(rules, action.card), isFree(s)) > player.money;
    case "discard":
      return isWorseDiscard(estimates, kindOf(rules, action.card), s, player);
    case "activate":
      return isWastedActivation(estimates, player, (player.stacks[action.stack] as Stack).card);
    case "onto":
      return action.stack !== "new" && s.endedBy < 0 && isUnused(estimates, player.stacks[action.stack] as Stack);
    case "done":
      return s.agenda[0]?.type === "run" && hasWaiting(estimates, player);
    case "stop":
      return isFree(s) && hasPlaceable(rules, player);
    case "play":
      return placesCards(rules, kindOf(rules, action.card)) && !hasPlaceable(rules, player);
    case "draw-more":
      return isIdleDraw(estimates, s, player);
    case "buy":
      return (
        boroughOf(rules, kindOf(rules, action.borough)).borough.price > player.money &&
        waitingMoney(estimates, player) >= SOME
      );
    default:
      return false;
  }
}

/** Whether a card can only be activated on credit, or turns over for relief from poverty that is not there. */
function isWastedActivation(estimates: Estimates, { money, poverty }: Player, card: Kind): boolean {
  const { rules, card: printed } = traitIn(estimates, card);
  if (rules.costMoney > money) return true;
  return poverty === 0 && printed.turns && rules.effects.every(({ type }) => type === "removePoverty");
}

/** Who has less than a little runs a city in which so much money waits. */
const SHORT = 4;
const RIPE = 12;
/** Nobody borrows, or draws cards to throw others away, while so much money waits. */
const SOME = 8;

/** Whether cards are drawn into a full hand, or without money while a city full of it waits. */
function isIdleDraw(estimates: Estimates, s: State, player: Player): boolean {
  const { handLimit, drawAction } = estimates.rules.table.settings;
  const cards = player.hand.length;
  // Where none are left, to draw is to pass.
  if (cards >= handLimit) return s.deck.length + s.top.length + s.bottom.length > 0;
  const enough = cards + drawAction > handLimit ? SOME : RIPE;
  return s.endedBy < 0 && player.money < SHORT && waitingMoney(estimates, player) >= enough;
}

/** The money that a run would bring now. */
function waitingMoney(estimates: Estimates, player: Player): number {
  let payable = player.hand.length;
  let waiting = 0;
  for (const stack of player.stacks) {
    const { rules } = traitIn(estimates, stack.card);
    const money = moneyOf(estimates, player, stack);
    if (stack.turned || !rules.active || rules.costCards > payable || money <= 0) continue;
    payable -= rules.costCards;
    waiting += money;
  }
  return waiting;
}

/** The money that activating a stack brings. */
function moneyOf(estimates: Estimates, player: Player, { card, coins }: Stack): number {
  const { money, moneyPer, collects } = traitIn(estimates, card).yields;
  const counted = moneyPer === undefined ? 0 : moneyPer.n * count(estimates.rules, player, moneyPer.per);
  return money + counted + (collects ? coins : 0);
}

function hasWaiting(estimates: Estimates, player: Player): boolean {
  return player.stacks.some((stack) => isWaiting(estimates, player, stack));
}

/** Whether a stack would bring something in the run under way for nothing but its activation. */
function isWaiting(estimates: Estimates, player: Player, stack: Stack): boolean {
  const { rules, yields } = traitIn(estimates, stack.card);
  if (stack.turned || stack.used || !rules.active || rules.costMoney > 0 || rules.costCards > 0) return false;
  if (moneyOf(estimates, player, stack) > 0 || yields.prestige > 0) return true;
  return yields.relief > 0 && yields.relief <= player.poverty;
}

function placesCards(rules: Ruleset, card: Kind): boolean {
  return cardOf(rules, card).card.action.some(({ type }) => type === "placeCards");
}

function hasPlaceable(rules: Ruleset, player: Player): boolean {
  return player.hand.some((card) => cardOf(rules, card).placeable && developCost(rules, player, card) <= player.money);
}

/** Whether cards are placed without discarding others. */
function isFree({ agenda }: State): boolean {
  return agenda[agenda.length - 1]?.type === "free-places";
}

/** What it costs at least to place a card. */
function costOfPlacing(rules: Ruleset, player: Player, card: Kind, free: boolean): number {
  const cost = developCost(rules, player, card);
  const placed = cardOf(rules, card);
  if (free || placed.noDiscard) return cost;
  const powers = powersOf(rules, player);
  // A card of its colour costs nothing to discard, and no others may be.
  if (powers.length === 0) return cost;
  let cheapest = Number.POSITIVE_INFINITY;
  const cards = cardsInHand(rules, player);
  const own = cards.indexOf(placed);
  for (let i = 0; i < cards.length; i++) {
    if (i !== own) cheapest = Math.min(cheapest, discardPrice(placed, cards[i] as CardRules, powers));
  }
  return cost + cheapest;
}

function hasOtherDraws(rules: Ruleset, { deck, top, bottom }: State): boolean {
  const isUseful = (card: Kind): boolean => !cardOf(rules, card).pauper;
  return deck.length > 0 || top.some(isUseful) || bottom.some(isUseful);
}

/** Whether a player has a card that makes something of paupers alone. */
function usesPaupers(estimates: Estimates, { hand, stacks }: Player): boolean {
  for (let i = 0; i < hand.length; i++) if (traitIn(estimates, hand[i] as Kind).usesPaupers) return true;
  for (let i = 0; i < stacks.length; i++) {
    const { card, turned } = stacks[i] as Stack;
    if (!turned && traitIn(estimates, card).usesPaupers) return true;
  }
  return false;
}

/** Whether a card is given away, though paupers are at hand and would do for no more, or one that takes no loan. */
function isWorseDiscard(estimates: Estimates, card: Kind, { agenda }: State, player: Player): boolean {
  const { rules } = estimates;
  const given = cardOf(rules, card);
  const task = agenda[agenda.length - 1];
  if (task?.type !== "placing") {
    return !given.pauper && hasPauper(cardsInHand(rules, player)) && !usesPaupers(estimates, player);
  }
  const powers = powersOf(rules, player);
  // All are of the colour of the card that is placed.
  if (powers.length === 0) return false;
  const placed = cardOf(rules, task.card);
  const wanted = given.pauper || usesPaupers(estimates, player);
  const price = discardPrice(placed, given, powers);
  const short = price > player.money - developCost(rules, player, task.card);
  const others = discardsFor(rules, player, task.card);
  for (let i = 0; i < others.length; i++) {
    const other = others[i] as CardRules;
    const otherPrice = discardPrice(placed, other, powers);
    if ((short && otherPrice < price) || (!wanted && other.pauper && otherPrice <= price)) return true;
  }
  return false;
}

function hasPauper(cards: readonly CardRules[]): boolean {
  for (let i = 0; i < cards.length; i++) if ((cards[i] as CardRules).pauper) return true;
  return false;
}

/** Whether a card that brings something once has yet to bring it. */
function isUnused(estimates: Estimates, { card, turned }: Stack): boolean {
  const trait = traitIn(estimates, card);
  return !turned && trait.card.turns && trait.rules.effects.length > 0;
}
