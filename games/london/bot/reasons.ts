import type { TriedMove } from "@tabletown/bots";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import { count } from "../rules/powers.ts";
import type { Reason } from "../rules/reason.ts";
import { idOf, kindOf } from "../rules/ruleset.ts";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { poundWorth, turnsLeft } from "./outlook.ts";
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
    return [...ofEvents(estimates, tried), ...ofCity(estimates, was, is), ...ofHand(estimates, tried, was, is)];
  };
}

/** What comes at once. */
function ofEvents(estimates: Estimates, { before, events, seat }: Tried): Reason[] {
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
        if (ability > 0) found.push({ what: "ability", about: event.about, weight: ability * Math.min(3, turns) });
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

/** What changes in the city. */
function ofCity(estimates: Estimates, was: Player, is: Player): Reason[] {
  const found: Reason[] = [];
  const by = shownBy(estimates, is) - shownBy(estimates, was);
  if (by > 0) found.push({ what: "city-prestige", by, weight: by });
  for (const [index, stack] of is.stacks.entries()) {
    const old = was.stacks[index];
    if (old?.card === stack.card && old.under.length === stack.under.length) continue;
    const { power, rules } = traitIn(estimates, stack.card);
    found.push(...ofActivation(estimates, is, stack.card, 1));
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

/** What changes in the hand, and what it means for a run. */
function ofHand(estimates: Estimates, { action, before, seat }: Tried, was: Player, is: Player): Reason[] {
  const found: Reason[] = [];
  const fewer = was.hand.length - is.hand.length;
  if (fewer > 0) found.push({ what: "fewer-cards", by: fewer, weight: CARD_LESS * fewer });
  if (action.type === "run") {
    const ready = was.stacks.filter(({ card, turned }) => !turned && traitIn(estimates, card).rules.active).length;
    if (ready > 0) found.push({ what: "harvest", by: ready, weight: ACTIVATION * ready });
    if (was.hand.length <= FEW) found.push({ what: "small-hand", by: was.hand.length, weight: POVERTY });
    return found;
  }
  const turns = Math.min(1, turnsLeft(estimates.habits, before, seat) / 3);
  switch (action.type) {
    case "draw":
      found.push({ what: "deck", weight: CARD });
      break;
    case "look":
      found.push({ what: "choice", weight: CARD });
      break;
    case "done":
    case "stop":
      // In a run nothing stays for later, nor do paupers, and who draws no more keeps nothing back.
      if (before.agenda[0]?.type !== "run") {
        const keeps = was.hand.some((card) => traitIn(estimates, card).colour !== PAUPER);
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
      found.push(...ofTaking(estimates, was, kindOf(estimates.rules, action.card)));
      break;
    case "draw-more":
      found.push({ what: "cards", by: estimates.rules.table.settings.drawAction, weight: CARD * turns });
      break;
    default:
      if (fewer < 0) found.push({ what: "cards", by: -fewer, weight: -CARD * fewer * turns });
  }
  return found;
}

/** What a card that comes to the hand is good for. */
function ofTaking(estimates: Estimates, player: Player, taken: Kind): Reason[] {
  const { colour, card, rules } = traitIn(estimates, taken);
  const found: Reason[] = ofActivation(estimates, player, taken, TAKEN);
  const isPaidByColour = rules.placeable && !rules.noDiscard;
  const match = player.hand.some((held) => traitIn(estimates, held).colour === colour);
  if (isPaidByColour && match) found.push({ what: "colour", about: card.id, weight: COLOUR });
  if (card.prestige > 0) found.push({ what: "city-prestige", by: card.prestige, weight: TAKEN * card.prestige });
  if (card.action.length > 0) found.push({ what: "plays", about: card.id, weight: COLOUR });
  return found;
}

/** What a card brings its owner in a run, counted by how surely it will be there. */
function ofActivation(estimates: Estimates, owner: Player, card: Kind, sure: number): Reason[] {
  const { rules, yields } = traitIn(estimates, card);
  if (!rules.active) return [];
  const { id } = rules;
  const { money, prestige, relief } = yields;
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
