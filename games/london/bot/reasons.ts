import type { TriedMove } from "@tabletown/bots";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import { count } from "../rules/powers.ts";
import type { Reason } from "../rules/reason.ts";
import { cardOf, idOf, kindOf } from "../rules/ruleset.ts";
import { canActivate } from "../rules/run.ts";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { isFinalTurn, poundWorth, turnsLeft } from "./outlook.ts";
import { type Estimates, landTraitIn, PAUPER, traitIn } from "./trait.ts";

/** What a poverty is worth, what a card less in hand is, and what one that was drawn is. */
const POVERTY = 1.2;
const CARD_LESS = 0.7;
const CARD = 0.8;
/** What it is worth that a card can be activated, placed by its colour, or covers a useless one. */
const ACTIVATION = 2;
const COLOUR = 1;
const COVERING = 1.5;
/** What a loan costs in the end. */
const LOAN = 4;
/** A pound, roughly; how surely a card that is taken will be placed. */
const POUND = 0.5;
const TAKEN = 0.5;
/** So many cards in hand are few in a run. */
const FEW = 2;

type Tried = TriedMove<State, Action, Event>;

/** What speaks for a move, in prestige. It asks for nothing that the seat does not see: only its own hand. */
export function reasonsIn(estimates: Estimates): (tried: Tried) => readonly Reason[] {
  return (tried) => {
    const { before, after, seat } = tried;
    const [was, is] = [before.players[seat] as Player, after.players[seat] as Player];
    return [...ofEvents(estimates, tried), ...ofCity(estimates, tried, was, is), ...ofHand(estimates, tried, was, is)];
  };
}

/** What comes at once. */
function ofEvents(estimates: Estimates, { before, after, events, seat }: Tried): Reason[] {
  const turns = turnsLeft(estimates.habits, before, seat);
  let [money, prestige, poverty] = [0, 0, 0];
  let borrowed = false;
  const found: Reason[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    switch (event.what) {
      case "money":
        money += event.by;
        break;
      case "prestige":
        prestige += event.by;
        break;
      case "poverty":
        poverty += event.by;
        break;
      case "loans":
        if (event.by < 0) found.push({ what: "no-debt", weight: -LOAN * event.by });
        else borrowed = true;
        break;
      case "hand-spared":
        found.push({ what: "hand-spared", weight: POVERTY * FEW });
        break;
      case "bought": {
        const { ability } = landTraitIn(estimates, kindOf(estimates.rules, event.about));
        if (ability > 0 && !isFinalTurn(after)) {
          found.push({ what: "ability", about: event.about, weight: ability * Math.min(3, turns) });
        }
        break;
      }
    }
  }
  // What a loan pays is no gain.
  if (money > 0 && !borrowed) found.push({ what: "money", by: money, weight: money * poundWorth(estimates, turns) });
  if (prestige > 0) found.push({ what: "prestige", by: prestige, weight: prestige });
  if (poverty < 0) found.push({ what: "less-poverty", by: -poverty, weight: -POVERTY * poverty });
  return found;
}

/** Whether a card that is placed now can still work in a run: in the one under way, or in a later turn. */
function isRunAhead({ before, after }: Tried): boolean {
  return before.agenda.some(({ type }) => type === "run") || !isFinalTurn(after);
}

/** Whether cards in hand can still be placed or played: in the turn under way, or in a later one. */
function isPlacingAhead({ after, seat }: Tried): boolean {
  if (!isFinalTurn(after)) return true;
  const action = after.seat === seat ? after.agenda[0]?.type : undefined;
  return action === "opening" || action === "choice" || action === "develop";
}

/** What changes in the city. */
function ofCity(estimates: Estimates, tried: Tried, was: Player, is: Player): Reason[] {
  const found: Reason[] = [];
  const runs = isRunAhead(tried);
  const by = shownBy(estimates, is) - shownBy(estimates, was);
  if (by > 0) found.push({ what: "city-prestige", by, weight: by });
  for (const [index, stack] of is.stacks.entries()) {
    const old = was.stacks[index];
    if (old?.card === stack.card && old.under.length === stack.under.length) continue;
    const { power, rules } = traitIn(estimates, stack.card);
    if (runs) found.push(...ofActivation(estimates, tried, is, { card: stack.card, sure: 1 }));
    if (power > 0) found.push({ what: "lasts", about: rules.id, weight: ACTIVATION * power });
    if (old !== undefined && isIdle(estimates, old))
      found.push({ what: "covers", about: idOf(estimates.rules, old.card), weight: COVERING });
  }
  return found;
}

function shownBy(estimates: Estimates, { stacks }: Player): number {
  const prestige = (card: Kind): number => traitIn(estimates, card).card.prestige;
  return stacks.reduce(
    (sum, { card, under }) => under.reduce((all, covered) => all + prestige(covered), sum + prestige(card)),
    0,
  );
}

/** Whether the top card of a stack brings nothing any more. */
function isIdle(estimates: Estimates, { card, turned }: Stack): boolean {
  const { rules, power } = traitIn(estimates, card);
  return turned || (rules.effects.length === 0 && power === 0);
}

/** How many cards of a city can be activated in a run that has just begun, with the cards in hand to pay for all of them. */
function countReady({ rules }: Estimates, s: State, owner: Player): number {
  const costs = owner.stacks
    .filter((_, index) => canActivate({ rules, state: s, emit: undefined }, owner, index))
    .map(({ card }) => cardOf(rules, card).costCards)
    .sort((a, b) => a - b);
  let [ready, left] = [0, owner.hand.length];
  for (const cost of costs) {
    if (cost > left) break;
    ready++;
    left -= cost;
  }
  return ready;
}

/** What changes in the hand, and what it means for a run. */
function ofHand(estimates: Estimates, tried: Tried, was: Player, is: Player): Reason[] {
  const { action, before, after, seat } = tried;
  const found: Reason[] = [];
  const fewer = was.hand.length - is.hand.length;
  if (fewer > 0) found.push({ what: "fewer-cards", by: fewer, weight: CARD_LESS * fewer });
  if (action.type === "run") {
    const ready = countReady(estimates, after, is);
    if (ready > 0) found.push({ what: "harvest", by: ready, weight: ACTIVATION * ready });
    if (was.hand.length <= FEW) found.push({ what: "small-hand", by: was.hand.length, weight: POVERTY });
    return found;
  }
  const turns = Math.min(1, turnsLeft(estimates.habits, before, seat) / 3);
  switch (action.type) {
    case "draw":
      if (countOpen(before) > 0) found.push({ what: "deck", weight: CARD });
      break;
    case "look":
      found.push({ what: "choice", weight: CARD });
      break;
    case "done":
    case "stop":
      // In a run nothing stays for later, nor do paupers, nor anything in a last turn, and who draws no more keeps nothing back.
      if (before.agenda[0]?.type !== "run") {
        const keeps = was.hand.some((card) => traitIn(estimates, card).colour !== PAUPER) && !isFinalTurn(after);
        if (keeps && before.agenda[0]?.type !== "opening") found.push({ what: "enough", weight: CARD });
      } else if (was.stacks.every((stack) => stack.used || isIdle(estimates, stack))) {
        found.push({ what: "all-worked", weight: CARD });
      }
      break;
    case "discard": {
      const worth = worthOf(estimates, kindOf(estimates.rules, action.card));
      if (was.hand.every((card) => worthOf(estimates, card) >= worth)) {
        found.push({ what: "least", about: action.card, weight: COLOUR });
      }
      break;
    }
    case "take":
    case "pick":
    case "swap":
      found.push(...ofTaking(estimates, tried, is, kindOf(estimates.rules, action.card)));
      break;
    case "draw-more": {
      const drawn = Math.min(estimates.rules.table.settings.drawAction, before.deck.length + countOpen(before));
      found.push(...ofMoreCards(tried, drawn, CARD * turns));
      break;
    }
    default:
      found.push(...ofMoreCards(tried, -fewer, -CARD * fewer * turns));
  }
  return found;
}

function ofMoreCards(tried: Tried, by: number, weight: number): Reason[] {
  return by > 0 && isPlacingAhead(tried) ? [{ what: "cards", by, weight }] : [];
}

/** The cards that lie on the development board. */
function countOpen({ top, bottom }: State): number {
  return top.length + bottom.length;
}

/** What a card that comes to the hand is good for. */
function ofTaking(estimates: Estimates, tried: Tried, player: Player, taken: Kind): Reason[] {
  if (!isPlacingAhead(tried)) return [];
  const { colour, card, rules } = traitIn(estimates, taken);
  const found: Reason[] = isFinalTurn(tried.after)
    ? []
    : ofActivation(estimates, tried, player, { card: taken, sure: TAKEN });
  const isPaidByColour = rules.placeable && !rules.noDiscard;
  const alike = player.hand.filter((held) => traitIn(estimates, held).colour === colour);
  if (isPaidByColour && alike.length > 1) found.push({ what: "colour", about: card.id, weight: COLOUR });
  if (card.prestige > 0) found.push({ what: "city-prestige", by: card.prestige, weight: TAKEN * card.prestige });
  if (card.action.length > 0) found.push({ what: "plays", about: card.id, weight: COLOUR });
  return found;
}

/** A card that may be activated, and how surely it will be there. */
interface Activated {
  readonly card: Kind;
  readonly sure: number;
}

/** What a card brings its owner in a run. */
function ofActivation(estimates: Estimates, { before }: Tried, owner: Player, { card, sure }: Activated): Reason[] {
  const { rules, yields } = traitIn(estimates, card);
  if (!rules.active) return [];
  const { id } = rules;
  const { prestige, relief, levy } = yields;
  // What everybody else pays is counted once there, as between two.
  const money = yields.money + levy * (before.players.length - 2);
  const found: Reason[] = [];
  if (money > 0) found.push({ what: "earns", about: id, by: money, weight: sure * POUND * money });
  if (prestige > 0) found.push({ what: "scores", about: id, by: prestige, weight: sure * prestige });
  if (relief > 0) found.push({ what: "relieves", about: id, by: relief, weight: sure * POVERTY * relief });
  const per = yields.moneyPer ?? yields.prestigePer;
  // A card that counts boroughs is of no use to who has none yet.
  if (found.length > 0 || (per !== undefined && count(estimates.rules, owner, per.per) === 0)) return found;
  return [{ what: "activates", about: id, weight: sure * ACTIVATION }];
}

/** Roughly what a card is worth, whatever else there is. */
function worthOf(estimates: Estimates, kind: Kind): number {
  const { card, rules, power, yields } = traitIn(estimates, kind);
  const { money, prestige, relief } = yields;
  const activation = rules.active ? 1 + POUND * money + prestige + POVERTY * relief : 0;
  return card.prestige + activation + ACTIVATION * power;
}
