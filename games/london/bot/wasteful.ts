import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { coverable, discardPrice, discardsFor } from "../rules/develop.ts";
import { count, developCost, powersOf } from "../rules/powers.ts";
import { boroughOf, type CardRules, cardOf, kindOf } from "../rules/ruleset.ts";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { CardValues } from "./candidates.ts";
import { isFinalTurn } from "./outlook.ts";
import { type Estimates, PAUPER, type Trait, traitIn, type Yield } from "./trait.ts";

/**
 * What weak levels do not do either, though who thinks ahead may weigh it: covering a card that works, or beginning a
 * stack, beside one that is spent; a loan for a card of the board, or for land in the last turn; relief from poverty
 * placed by who has none; the better of two like cards given away; cards drawn into a full hand, or when it is
 * too late to place them, or taken from the board to be thrown back.
 */
export function isWasteful(estimates: Estimates, action: Action, s: State, seat: Seat): boolean {
  const { rules } = estimates;
  const player = s.players[seat] as Player;
  switch (action.type) {
    case "onto":
      return action.stack === "new"
        ? player.stacks.some((stack) => coverable(stack) && stack.turned)
        : works(estimates, player.stacks[action.stack] as Stack) && hasSpentStack(estimates, player);
    case "place":
      return isUnneededPlacement(estimates, player, kindOf(rules, action.card), s);
    case "discard":
      return isBetterOfLikeCards(estimates, player, kindOf(rules, action.card), s);
    case "cover":
      return cardOf(rules, kindOf(rules, action.card)).card.playCost > player.money;
    case "activate":
      return placesOnCredit(estimates, s, player, (player.stacks[action.stack] as Stack).card);
    case "play":
      return drawsCards(estimates, kindOf(rules, action.card)) && isIdleDraw(estimates, s, player);
    case "take":
      return isThrownBack(estimates, s, seat, kindOf(rules, action.card));
    case "buy":
      return isFinalTurn(s) && boroughOf(rules, kindOf(rules, action.borough)).borough.price > player.money;
    default:
      return false;
  }
}

/** Whether a stack's card can still do anything. */
function works(estimates: Estimates, { card, turned }: Stack): boolean {
  const { rules, power } = traitIn(estimates, card);
  return !turned && (rules.effects.length > 0 || power > 0);
}

function hasSpentStack(estimates: Estimates, { stacks }: Player): boolean {
  return stacks.some((stack) => coverable(stack) && !works(estimates, stack));
}

function isUnneededPlacement(estimates: Estimates, player: Player, card: Kind, s: State): boolean {
  return isUnneededRelief(estimates, player, card) || takesBetterCard(estimates, player, card, s);
}

/** Relief that a card brings once, for next to no prestige, where there is no poverty. */
function isUnneededRelief(estimates: Estimates, { poverty }: Player, kind: Kind): boolean {
  const { card, rules } = traitIn(estimates, kind);
  const relieves =
    card.turns && rules.effects.length > 0 && rules.effects.every(({ type }) => type === "removePoverty");
  return poverty === 0 && relieves && card.prestige <= 1;
}

/** Whether a card can only be placed by giving away one that might be placed instead and brings more. */
function takesBetterCard(estimates: Estimates, player: Player, card: Kind, { agenda }: State): boolean {
  if (cardOf(estimates.rules, card).noDiscard || agenda[agenda.length - 1]?.type === "free-places") return false;
  return discardsFor(estimates.rules, player, card).every(({ kind }) => isBetterToPlace(estimates, player, kind, card));
}

/** Whether a card might be placed instead of another one of its colour, and brings more. */
function isBetterToPlace(estimates: Estimates, player: Player, card: Kind, other: Kind): boolean {
  return surpasses(estimates, player, card, other) && developCost(estimates.rules, player, card) <= player.money;
}

/**
 * Whether a card is given away though another one would do that is no dearer to give and brings less, be it the one that
 * is being placed.
 */
function isBetterOfLikeCards(estimates: Estimates, player: Player, given: Kind, { agenda }: State): boolean {
  const { rules } = estimates;
  const task = agenda[agenda.length - 1];
  if (task?.type !== "placing") return player.hand.some((other) => surpasses(estimates, player, given, other));
  if (isBetterToPlace(estimates, player, given, task.card)) return true;
  const powers = powersOf(rules, player);
  const price = (card: CardRules): number => discardPrice(cardOf(rules, task.card), card, powers);
  return discardsFor(rules, player, task.card).some(
    (other) => price(other) <= price(cardOf(rules, given)) && surpasses(estimates, player, given, other.kind),
  );
}

/** What a card's activation brings in figures, money aside. */
const FIGURES = ["prestige", "relief", "harm", "levy", "levyPerBorough", "cards", "other"] as const;

/** Whether one card is of the same colour as another, no worse in anything and better in something. */
function surpasses(estimates: Estimates, player: Player, card: Kind, otherCard: Kind): boolean {
  const [one, other] = [traitIn(estimates, card), traitIn(estimates, otherCard)];
  if (one.colour !== other.colour || one.colour === PAUPER || !(isPlain(one) && isPlain(other))) return false;
  // What counts things may count one more some day.
  if (one.yields.moneyPer !== undefined) return false;
  const gains = [
    one.card.prestige - other.card.prestige,
    other.card.playCost - one.card.playCost,
    other.rules.costMoney - one.rules.costMoney,
    other.rules.costCards - one.rules.costCards,
    Number(other.card.turns) - Number(one.card.turns),
    one.yields.money - moneyIn(estimates, player, other.yields),
    ...FIGURES.map((figure) => one.yields[figure] - other.yields[figure]),
  ];
  return gains.every((gain) => gain >= 0) && gains.some((gain) => gain > 0);
}

/** The money that an activation brings, with one more of whatever it counts. */
function moneyIn({ rules }: Estimates, player: Player, { money, moneyPer }: Yield): number {
  return moneyPer === undefined ? money : money + moneyPer.n * (count(rules, player, moneyPer.per) + 1);
}

/** Whether all that a card brings can be told in figures. */
function isPlain({ rules, power, yields }: Trait): boolean {
  const { prestigePer, perDiscard, collects, sparesHand }: Yield = yields;
  const varies = prestigePer !== undefined || perDiscard !== undefined || collects || sparesHand;
  return !(rules.action || rules.noDiscard || power > 0 || varies);
}

/** Whether a card would have another one of the board placed, and none can be paid for. */
function placesOnCredit({ rules }: Estimates, { top, bottom }: State, { money }: Player, by: Kind): boolean {
  if (!cardOf(rules, by).needsBoard) return false;
  return [...top, ...bottom].every((card) => {
    const { placeable, card: printed } = cardOf(rules, card);
    return !placeable || printed.playCost > money;
  });
}

/** Whether the hand is full without the card that draws, or the deck is empty and nothing on the board of any use any more. */
function isIdleDraw({ rules }: Estimates, { deck, top, bottom }: State, { hand, money }: Player): boolean {
  if (hand.length > rules.table.settings.handLimit) return true;
  if (deck.length > 0) return false;
  return [...top, ...bottom].every((kind) => {
    const { placeable, card } = cardOf(rules, kind);
    return !placeable || card.playCost > money || card.prestige === 0;
  });
}

function drawsCards({ rules }: Estimates, kind: Kind): boolean {
  return cardOf(rules, kind).card.action.some(({ type }) => type === "drawCards");
}

/** Whether so many cards must be thrown away when the turn ends that one taken from the board would be among them. */
function isThrownBack(estimates: Estimates, s: State, seat: Seat, taken: Kind): boolean {
  const { agenda } = s;
  const task = agenda[agenda.length - 1];
  if (task?.type !== "draw" || agenda.some(({ type }) => type === "develop")) return false;
  const { hand } = s.players[seat] as Player;
  const surplus = hand.length + task.left - estimates.rules.table.settings.handLimit;
  if (surplus <= 0) return false;
  const values = new CardValues(estimates, s, seat);
  return hand.filter((card) => values.of(card) < values.of(taken)).length < surplus;
}
