import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { kindOf } from "../rules/ruleset.ts";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { isPointless } from "./absurd.ts";
import { poundWorth, turnsLeft } from "./outlook.ts";
import { type Estimates, PAUPER, traitIn } from "./trait.ts";
import { weigh } from "./worth.ts";

/** Cards to place, places for them and cards to give away that are looked at. */
const CARDS = 3;
const PLACES = 2;
const GIVEN = 2;
const ACTIVATIONS = 2;

/**
 * Options worth thinking about: nothing that is pointless. Loans come by themselves when something is paid for; swaps wait
 * until little else is left.
 */
export function candidates(estimates: Estimates, s: State, seat: Seat, listed: readonly Action[]): readonly Action[] {
  if (listed.length === 1) return listed;
  const actions = usefulOnes(estimates, s, seat, listed);
  if (actions.length === 1) return actions;
  const { rules } = estimates;
  const player = s.players[seat] as Player;
  const turns = turnsLeft(s, seat);
  const pound = poundWorth(rules, turns);
  const value = cardValues(estimates, s, seat);
  const task = s.agenda[s.agenda.length - 1];
  switch (task?.type) {
    case "placing":
      if (task.where === "open") return best(actions, PLACES, (a) => (a.type === "onto" ? -loss(a.stack) : 0));
      return best(actions, GIVEN, (a) => (a.type === "discard" ? -value(kindOf(rules, a.card)) : 0));
    case "cost":
    case "limit":
      return best(actions, GIVEN, (a) => (a.type === "discard" ? -value(kindOf(rules, a.card)) : 0));
    case "choice":
    case "develop": {
      const kept = best(actions, CARDS, (a) =>
        a.type === "place" ? value(kindOf(rules, a.card)) : Number.NEGATIVE_INFINITY,
      );
      return actions.filter((a) => (a.type === "place" ? kept.includes(a) : a.type !== "swap" && a.type !== "borrow"));
    }
    case "run": {
      // The order hardly matters, and the borough has its effect anyway.
      const activations = actions.filter((a) => a.type === "activate");
      const next = best(activations, ACTIVATIONS, (a) => (a.type === "activate" ? use(a.stack) : 0));
      return actions.filter((a) => a.type === "done" || next.includes(a));
    }
    case "closing":
    case "opening": {
      const gain = (a: Action): number =>
        a.type === "swap" ? value(kindOf(rules, a.card)) - value(kindOf(rules, a.give)) : 0;
      const better = best(
        actions.filter((a) => gain(a) > 0),
        GIVEN,
        gain,
      );
      return actions.filter((a) => a.type !== "borrow" && (a.type !== "swap" || better.includes(a)));
    }
    default:
      return actions;
  }

  /** What activating a stack brings; repeating another comes last. */
  function use(stack: number): number {
    const { card } = player.stacks[stack] as Stack;
    const trait = traitIn(estimates, card);
    const { prestige, playCost } = trait.card;
    return trait.rules.needsRepeat ? 0 : value(card) - prestige + playCost * pound;
  }

  /** What covering a stack, or beginning a new one, costs. */
  function loss(stack: number | "new"): number {
    if (stack === "new") return 1 + 0.3 * turns;
    const { card, turned, coins } = player.stacks[stack] as Stack;
    if (turned) return 0;
    const { rules: printedRules, power, card: printed } = traitIn(estimates, card);
    if (printedRules.effects.length === 0) return power * turns;
    return value(card) - printed.prestige + printed.playCost * pound + coins * pound;
  }
}

/** Those that are not pointless; all where there are no others. */
function usefulOnes(estimates: Estimates, s: State, seat: Seat, listed: readonly Action[]): readonly Action[] {
  let useful: Action[] | undefined;
  for (let i = 0; i < listed.length; i++) {
    const action = listed[i] as Action;
    if (isPointless(estimates, action, s, seat)) useful ??= listed.slice(0, i);
    else useful?.push(action);
  }
  return useful === undefined || useful.length === 0 ? listed : useful;
}

/** What each card is worth to a seat that has it in hand. */
export function cardValues(estimates: Estimates, s: State, seat: Seat): (card: Kind) => number {
  const turns = turnsLeft(s, seat);
  const valued = { estimates, state: s, seat, pound: poundWorth(estimates.rules, turns) };
  const worth = { sure: 0, run: 0, relief: 0, all: 0 };
  return (card) => {
    const trait = traitIn(estimates, card);
    if (trait.colour === PAUPER) return -5;
    weigh(valued, trait, turns, worth);
    return worth.all;
  };
}

/** The few options with the highest marks, in their order. */
function best(actions: readonly Action[], most: number, mark: (a: Action) => number): readonly Action[] {
  if (actions.length <= most) return actions;
  const marks: number[] = [];
  const highest: number[] = [];
  for (let i = 0; i < actions.length; i++) {
    const each = mark(actions[i] as Action);
    marks.push(each);
    let place = Math.min(highest.length, most);
    while (place > 0 && (highest[place - 1] as number) < each) {
      highest[place] = highest[place - 1] as number;
      place--;
    }
    if (place < most) highest[place] = each;
  }
  const bar = highest[most - 1] as number;
  let free = most;
  for (let i = 0; i < most; i++) if ((highest[i] as number) > bar) free--;
  const found: Action[] = [];
  for (let i = 0; i < actions.length; i++) {
    const each = marks[i] as number;
    if (each > bar || (each === bar && free-- > 0)) found.push(actions[i] as Action);
  }
  return found;
}
