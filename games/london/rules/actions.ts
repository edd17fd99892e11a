import type { Seat } from "@tabletown/kernel";
import { type Action, ROWS } from "./action.ts";
import { firstTask, type TaskOf } from "./agenda.ts";
import { rowOf } from "./cards.ts";
import type { Context } from "./context.ts";
import { cardsInHand, coverable, discardsFor, placeableCards } from "./develop.ts";
import { effectsOf } from "./effects.ts";
import { mayRepay, playerOf } from "./holdings.ts";
import { drawRange, lookDepth, powersOf, swapSources } from "./powers.ts";
import { boroughOf, type CardRules, cardOf, idOf, type Ruleset } from "./ruleset.ts";
import { canActivate, repeatable, runEffectWaits, standIns } from "./run.ts";
import type { Id, Kind, Player, Stack, State } from "./state.ts";
import { cardsLeft, deckIsDue } from "./turn.ts";

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

const NOTHING: readonly Action[] = [];
const REPAY: Action = { type: "repay" };
const BORROW: Action = { type: "borrow" };
const LOOK: Action = { type: "look" };
const DRAW: Action = { type: "draw" };
const STOP: Action = { type: "stop" };
const RUN: Action = { type: "run" };
const DRAW_MORE: Action = { type: "draw-more" };
const BOROUGH: Action = { type: "borough" };
const DONE: Action = { type: "done" };
const ONTO_NEW: Action = { type: "onto", stack: "new" };

/** Whoever's turn it is; nobody once the game is over. */
export function toAct(s: State): readonly Seat[] {
  return s.agenda.length === 0 ? NOBODY : (ALONE[s.seat] as readonly Seat[]);
}

/** Everything a seat may do now, in a fixed order. */
export function actions(rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  const context: Context = { rules, state: s, emit: undefined };
  const task = firstTask(s);
  if (task === undefined || seat !== s.seat) return NOTHING;
  const player = playerOf(s, seat);
  const out: Action[] = [];
  switch (task.type) {
    case "opening":
      opening(context, player, task, out);
      break;
    case "put-back":
      for (const card of distinctOnTop(rules, s, task.left)) out.push({ type: "return", card });
      break;
    case "choice":
      choice(context, player, out);
      break;
    case "develop":
      plays(rules, player, out);
      asides(context, player, out);
      out.push(DONE);
      break;
    case "placing":
      placing(rules, player, task, out);
      break;
    case "free-places":
      for (const { place } of placeableCards(cardsInHand(rules, player), "no discard")) out.push(place);
      out.push(STOP);
      break;
    case "draw":
      draws(rules, s, out);
      break;
    case "run":
      for (let i = 0; i < player.stacks.length; i++) {
        if (canActivate(context, player, i)) out.push(rules.activate[i] as Action);
      }
      if (runEffectWaits(context, player) !== undefined) out.push(BOROUGH);
      asides(context, player, out);
      out.push(DONE);
      break;
    case "cost":
    case "limit":
      discards(cardsInHand(rules, player), out);
      break;
    case "discards":
      discards(discardable(rules, player, task), out);
      out.push(STOP);
      break;
    case "opponent":
      for (let other = 0; other < s.players.length; other++) {
        if (other !== seat) out.push({ type: "target", seat: other });
      }
      break;
    case "cover":
      covers(rules, s, out);
      break;
    case "repeat":
      for (const stack of repeatable(rules, player, task.stack)) out.push({ type: "repeat", stack });
      break;
    case "turn-over":
      out.push({ type: "turn", stack: task.stack });
      for (const stack of standIns(rules, player, task.stack)) out.push({ type: "turn", stack });
      break;
    case "closing":
      asides(context, player, out);
      out.push(DONE);
      break;
    case "effects":
    case "turning":
    case "assign":
      break;
  }
  return out;
}

/** Start of the turn: repay, look, draw (SPEC 3.2, 3.3). */
function opening(context: Context, player: Player, task: TaskOf<"opening">, out: Action[]): void {
  const { rules, state: s } = context;
  const untouched = task.drawn === 0 && !task.looked;
  if (untouched && mayRepay(rules, player)) out.push(REPAY);
  if (untouched && s.deck.length > 0 && lookDepth(rules, player) > 0) out.push(LOOK);
  if (task.peeked > 0) for (const card of distinctOnTop(rules, s, task.peeked)) out.push({ type: "pick", card });
  else if (s.deck.length > 0) out.push(DRAW);
  const due = deckIsDue(s, task);
  if (!due) takes(rules, s, out);
  if (!due && (task.drawn >= drawRange(rules, player).min || !cardsLeft(s))) out.push(STOP);
  if (untouched) swaps(context, player, out);
}

function distinctOnTop(rules: Ruleset, s: State, depth: number): Id[] {
  const cards: Id[] = [];
  for (let i = s.deck.length - 1; i >= s.deck.length - depth; i--) {
    const card = idOf(rules, s.deck[i] as Kind);
    if (!cards.includes(card)) cards.push(card);
  }
  return cards;
}

function choice(context: Context, player: Player, out: Action[]): void {
  plays(context.rules, player, out);
  const { market } = context.state;
  for (let i = 0; i < market.length; i++) out.push(boroughOf(context.rules, market[i] as Kind).buy);
  out.push(RUN, DRAW_MORE);
  asides(context, player, out);
}

/** Cards to place and action cards to play (SPEC 5.1, 5.7). */
function plays(rules: Ruleset, player: Player, out: Action[]): void {
  const cards = cardsInHand(rules, player);
  const placeable = placeableCards(cards, powersOf(rules, player));
  for (let i = 0; i < placeable.length; i++) out.push((placeable[i] as CardRules).place);
  let last: CardRules | undefined;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardRules;
    if (card.action && card !== last) out.push(card.play);
    last = card;
  }
}

/** What may be done besides, between other things: a swap, a loan (SPEC 3.8). */
function asides(context: Context, player: Player, out: Action[]): void {
  swaps(context, player, out);
  out.push(BORROW);
}

function swaps(context: Context, player: Player, out: Action[]): void {
  if (player.hand.length === 0) return;
  const sources = swapSources(context, player);
  if (sources.length === 0) return;
  const { rules, state } = context;
  const hand = cardsInHand(rules, player);
  const top = distinct(state.top);
  const bottom = distinct(state.bottom);
  for (const source of sources) {
    const by = idOf(rules, source);
    let last: CardRules | undefined;
    for (let i = 0; i < hand.length; i++) {
      const given = hand[i] as CardRules;
      if (given === last) continue;
      last = given;
      const give = given.id;
      for (const card of top) out.push({ type: "swap", by, give, row: "top", card: cardOf(rules, card).id });
      for (const card of bottom) out.push({ type: "swap", by, give, row: "bottom", card: cardOf(rules, card).id });
    }
  }
}

function placing(rules: Ruleset, player: Player, task: TaskOf<"placing">, out: Action[]): void {
  if (task.where !== "open") {
    for (const { discard } of discardsFor(rules, player, task.card)) out.push(discard);
    return;
  }
  for (let i = 0; i < player.stacks.length; i++) {
    if (coverable(player.stacks[i] as Stack)) out.push(rules.onto[i] as Action);
  }
  out.push(ONTO_NEW);
}

function draws(rules: Ruleset, s: State, out: Action[]): void {
  if (s.deck.length > 0) out.push(DRAW);
  takes(rules, s, out);
}

function takes(rules: Ruleset, s: State, out: Action[]): void {
  const top = distinct(s.top);
  const bottom = distinct(s.bottom);
  for (let i = 0; i < top.length; i++) out.push(cardOf(rules, top[i] as Kind).takeFromTop);
  for (let i = 0; i < bottom.length; i++) out.push(cardOf(rules, bottom[i] as Kind).takeFromBottom);
}

/** Every kind of card in a row of the development board, once. */
function distinct(cards: readonly Kind[]): readonly Kind[] {
  for (let i = 1; i < cards.length; i++) {
    if (cards.indexOf(cards[i] as Kind) < i) return cards.filter((card, index) => cards.indexOf(card) === index);
  }
  return cards;
}

function covers(rules: Ruleset, s: State, out: Action[]): void {
  for (const row of ROWS) {
    for (const kind of distinct(rowOf(s, row))) {
      const { placeable, id: card } = cardOf(rules, kind);
      if (placeable) out.push({ type: "cover", row, card });
    }
  }
}

function discardable(rules: Ruleset, player: Player, task: TaskOf<"discards">): readonly CardRules[] {
  const cards = cardsInHand(rules, player);
  const effect = effectsOf(rules, task.from, task.of)[task.index];
  if (effect?.type !== "discardUpTo" || effect.filter === "any") return cards;
  return cards.filter(({ pauper }) => pauper);
}

function discards(cards: readonly CardRules[], out: Action[]): void {
  let last: CardRules | undefined;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardRules;
    if (card !== last) out.push(card.discard);
    last = card;
  }
}
