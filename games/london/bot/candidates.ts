import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { kindOf } from "../rules/ruleset.ts";
import type { Kind, Player, Stack, State } from "../rules/state.ts";
import { isPointless } from "./absurd.ts";
import { poundWorth, turnsLeft } from "./outlook.ts";
import { type Estimates, PAUPER, type Trait, traitIn } from "./trait.ts";
import { type Valued, weigh } from "./worth.ts";

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
  const task = s.agenda[s.agenda.length - 1];
  switch (task?.type) {
    case "placing":
      if (task.where === "open") return leastLost(estimates, s, seat, actions);
      return leastGiven(estimates, s, seat, actions);
    case "cost":
    case "limit":
      return leastGiven(estimates, s, seat, actions);
    case "choice":
    case "develop":
      return withoutAsides(actions, bestPlaces(estimates, s, seat, actions), NONE);
    case "run":
      // The order hardly matters, and the borough has its effect anyway.
      return runsOn(actions, bestActivations(estimates, s, seat, actions));
    case "closing":
    case "opening":
      return withoutAsides(actions, ALL, bestSwaps(estimates, s, seat, actions));
    default:
      return actions;
  }
}

const ALL = "all";
const NONE: readonly Action[] = [];

/** The options without loans, and of cards to place and of swaps only these. */
function withoutAsides(
  actions: readonly Action[],
  places: readonly Action[] | typeof ALL,
  swaps: readonly Action[],
): readonly Action[] {
  let kept: Action[] | undefined;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    const { type } = action;
    const drops =
      type === "borrow" ||
      (type === "swap" && !swaps.includes(action)) ||
      (type === "place" && places !== ALL && !places.includes(action));
    if (drops) kept ??= actions.slice(0, i);
    else kept?.push(action);
  }
  return kept ?? actions;
}

function ofType(actions: readonly Action[], type: Action["type"]): readonly Action[] {
  let found: Action[] | undefined;
  for (let i = 0; i < actions.length; i++) {
    if ((actions[i] as Action).type !== type) continue;
    if (found === undefined) found = [actions[i] as Action];
    else found.push(actions[i] as Action);
  }
  return found ?? NONE;
}

function leastGiven(estimates: Estimates, s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (actions.length <= GIVEN) return actions;
  const values = new CardValues(estimates, s, seat);
  return best(estimates, actions, GIVEN, (a) =>
    a.type === "discard" ? -values.of(kindOf(estimates.rules, a.card)) : 0,
  );
}

function leastLost(estimates: Estimates, s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (actions.length <= PLACES) return actions;
  const values = new CardValues(estimates, s, seat);
  return best(estimates, actions, PLACES, (a) => (a.type === "onto" ? -values.loss(a.stack) : 0));
}

function bestPlaces(
  estimates: Estimates,
  s: State,
  seat: Seat,
  actions: readonly Action[],
): readonly Action[] | typeof ALL {
  const places = ofType(actions, "place");
  if (places.length <= CARDS) return ALL;
  const values = new CardValues(estimates, s, seat);
  return best(estimates, places, CARDS, (a) => (a.type === "place" ? values.of(kindOf(estimates.rules, a.card)) : 0));
}

function bestActivations(estimates: Estimates, s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const activations = ofType(actions, "activate");
  if (activations.length <= ACTIVATIONS) return activations;
  const values = new CardValues(estimates, s, seat);
  return best(estimates, activations, ACTIVATIONS, (a) => (a.type === "activate" ? values.use(a.stack) : 0));
}

function runsOn(actions: readonly Action[], next: readonly Action[]): readonly Action[] {
  const kept: Action[] = [];
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    if (action.type === "done" || (action.type === "activate" && next.includes(action))) kept.push(action);
  }
  return kept;
}

/** Those that gain most; none that do not gain. */
function bestSwaps(estimates: Estimates, s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const swaps = ofType(actions, "swap");
  if (swaps.length === 0) return swaps;
  const { rules } = estimates;
  const values = new CardValues(estimates, s, seat);
  const gain = (a: Action): number =>
    a.type === "swap" ? values.of(kindOf(rules, a.card)) - values.of(kindOf(rules, a.give)) : 0;
  return best(
    estimates,
    swaps.filter((a) => gain(a) > 0),
    GIVEN,
    gain,
  );
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

/** What cards are worth to a seat. */
export class CardValues implements Valued {
  readonly estimates: Estimates;
  readonly state: State;
  readonly seat: Seat;
  readonly pound: number;
  private readonly turns: number;

  constructor(estimates: Estimates, s: State, seat: Seat) {
    this.estimates = estimates;
    this.state = s;
    this.seat = seat;
    this.turns = turnsLeft(estimates.habits, s, seat);
    this.pound = poundWorth(estimates, this.turns);
  }

  /** A card in hand. */
  of(card: Kind): number {
    const { estimates } = this;
    const trait = traitIn(estimates, card);
    if (trait.colour === PAUPER) return -5;
    weigh(this, trait, this.turns, estimates.worth);
    return estimates.worth.all;
  }

  /** What activating a stack brings; repeating another comes last. */
  use(stack: number): number {
    const { card } = this.stackAt(stack);
    const trait = traitIn(this.estimates, card);
    return trait.rules.needsRepeat ? 0 : this.activation(card, trait);
  }

  /** What covering a stack, or beginning a new one, costs. */
  loss(stack: number | "new"): number {
    if (stack === "new") return 1 + 0.3 * this.turns;
    const { card, turned, coins } = this.stackAt(stack);
    if (turned) return 0;
    const trait = traitIn(this.estimates, card);
    if (trait.rules.effects.length === 0) return trait.power * this.turns;
    return this.activation(card, trait) + coins * this.pound;
  }

  private activation(card: Kind, { card: { prestige, playCost } }: Trait): number {
    return this.of(card) - prestige + playCost * this.pound;
  }

  private stackAt(stack: number): Stack {
    return (this.state.players[this.seat] as Player).stacks[stack] as Stack;
  }
}

/** The few options with the highest marks, in their order. */
function best(
  { marks, marked }: Estimates,
  actions: readonly Action[],
  most: number,
  mark: (a: Action) => number,
): readonly Action[] {
  if (actions.length <= most) return actions;
  for (let i = 0; i < actions.length; i++) {
    const each = mark(actions[i] as Action);
    let place = Math.min(i, most);
    while (place > 0 && (marks[place - 1] as number) < each) {
      marks[place] = marks[place - 1] as number;
      marked[place] = marked[place - 1] as number;
      place--;
    }
    marks[place] = each;
    marked[place] = i;
  }
  const found: Action[] = [];
  for (let i = 0; i < actions.length; i++) {
    for (let place = 0; place < most; place++) if (marked[place] === i) found.push(actions[i] as Action);
  }
  return found;
}
