import { added, replaced, type Seat } from "@tabletown/kernel";
import { addTask, changeTask, DEVELOP, dropTask, firstTask, type TaskOf } from "./agenda.ts";
import { discard, leaveHand } from "./cards.ts";
import { type Context, causeOf } from "./context.ts";
import { pay, playerOf } from "./holdings.ts";
import { piled } from "./pile.ts";
import { developCost, otherColourPrice, otherColourSource, powersOf } from "./powers.ts";
import { type CardRules, cardOf, idOf, type Powers, type Ruleset } from "./ruleset.ts";
import { type Kind, NO_KIND, type Player, type Stack, type State } from "./state.ts";

export type Placing = TaskOf<"placing">;

/** Whether a stack's top card may be covered now (SPEC 5.4). */
export function coverable(stack: Stack): boolean {
  return !stack.fresh;
}

function mayCover({ stacks }: Player): boolean {
  for (let i = 0; i < stacks.length; i++) if (coverable(stacks[i] as Stack)) return true;
  return false;
}

/** The cards of a hand as the rules use them, in its order: equal ones stand together. */
export function cardsInHand({ cardList, asked }: Ruleset, { hand }: Player): readonly CardRules[] {
  // Hands are never changed in place, and mostly one is asked about several times in a row.
  if (asked.hand !== hand) {
    const found = new Array<CardRules>(hand.length);
    for (let i = 0; i < hand.length; i++) found[i] = cardList[hand[i] as Kind] as CardRules;
    asked.hand = hand;
    asked.cards = found;
  }
  return asked.cards;
}

/** Hand cards that may be placed by discarding another (SPEC 5.2, 10.3), or all where none need be discarded; each once. */
export function placeableCards(cards: readonly CardRules[], powers: readonly Powers[] | "no discard"): CardRules[] {
  const found: CardRules[] = [];
  const fitting = powers === "no discard" ? ALL_COLOURS : placeableColours(cards, powers);
  let last: CardRules | undefined;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardRules;
    if (card.placeable && card !== last && (card.noDiscard || (card.colourBit & fitting) !== 0)) found.push(card);
    last = card;
  }
  return found;
}

const ALL_COLOURS = -1;

/** The colours, one bit each, of which a card of a hand can be placed because another one may be discarded for it. */
function placeableColours(cards: readonly CardRules[], powers: readonly Powers[]): number {
  let once = 0;
  let twice = 0;
  let paupers = 0;
  for (let i = 0; i < cards.length; i++) {
    const { colourBit, pauper } = cards[i] as CardRules;
    twice |= once & colourBit;
    once |= colourBit;
    if (pauper) paupers++;
  }
  if (powers.length === 0) return twice;
  if (paupers > 0 && otherColourPrice(powers, true) < Number.POSITIVE_INFINITY) return ALL_COLOURS;
  const others = cards.length - paupers > 1 && otherColourPrice(powers, false) < Number.POSITIVE_INFINITY;
  return others ? ALL_COLOURS : twice;
}

/** What discarding `given` to place `card` costs in money: nothing if the colours match (SPEC 5.2, 6.1, 10.2). */
export function discardPrice(card: CardRules, given: CardRules, powers: readonly Powers[]): number {
  if (!given.pauper && given.colour === card.colour) return 0;
  return powers.length === 0 ? Number.POSITIVE_INFINITY : otherColourPrice(powers, given.pauper);
}

/** Hand cards that may be discarded to place `card`, each once. */
export function discardsFor(rules: Ruleset, player: Player, card: Kind): readonly CardRules[] {
  const { asked } = rules;
  const cards = cardsInHand(rules, player);
  const placed = cardOf(rules, card);
  const powers = powersOf(rules, player);
  // Search asks about each of them whether it is the one to discard.
  if (asked.placed !== placed || asked.placedFrom !== cards || asked.placedWith !== powers) {
    asked.placed = placed;
    asked.placedFrom = cards;
    asked.placedWith = powers;
    asked.discards = fittingDiscards(cards, placed, powers);
  }
  return asked.discards;
}

function fittingDiscards(cards: readonly CardRules[], placed: CardRules, powers: readonly Powers[]): CardRules[] {
  const found: CardRules[] = [];
  const own = cards.indexOf(placed);
  let last: CardRules | undefined;
  for (let i = 0; i < cards.length; i++) {
    const given = cards[i] as CardRules;
    if (i === own || given === last) continue;
    if (discardPrice(placed, given, powers) < Number.POSITIVE_INFINITY) found.push(given);
    last = given;
  }
  return found;
}

/** What is still to be chosen once a card is chosen to be placed; `free` where an effect asks no discard (SPEC 5.9). */
export function placingOf(rules: Ruleset, player: Player, card: Kind, free: boolean): Placing {
  const where = mayCover(player) ? "open" : "new";
  return { type: "placing", card, where, free: free || cardOf(rules, card).noDiscard };
}

/** A card is chosen to be placed. Where there is nothing more to choose, it is placed at once (SPEC 5.9). */
export function choosePlacing(context: Context, seat: Seat, card: Kind, free: boolean): void {
  const { rules, state } = context;
  const task = placingOf(rules, playerOf(state, seat), card, free);
  addTask(state, task);
  if (task.where === "new" && task.free) {
    commit(context, seat, task, NO_KIND);
    return;
  }
  if (context.emit === undefined) return;
  const cause = { rule: free ? "10.14" : task.free ? "10.3" : "5.1" };
  context.emit({ what: "chosen", seat, about: idOf(rules, card), cause, seenBy: [seat] });
}

export function choosePlace(context: Context, seat: Seat, task: Placing, where: number | "new"): void {
  const { rules, state, emit } = context;
  const placing: Placing = { type: "placing", card: task.card, where, free: task.free };
  changeTask(state, placing);
  if (task.free) commit(context, seat, placing, NO_KIND);
  else emit?.({ what: "chosen-place", seat, about: idOf(rules, task.card), cause: { rule: "5.4" }, seenBy: [seat] });
}

/** Discards, where a card is given, pays and places (SPEC 5.2 to 5.4). */
export function commit(context: Context, seat: Seat, task: Placing, given: Kind): void {
  const { rules, state } = context;
  dropTask(state);
  const player = playerOf(state, seat);
  const { card } = task;
  if (given !== NO_KIND) {
    const discarded = cardOf(rules, given);
    const price = discardPrice(cardOf(rules, card), discarded, powersOf(rules, player));
    discard(context, seat, given, "5.2", card);
    if (price > 0) pay(context, seat, price, "10.2", otherColourSource(rules, player, discarded.pauper));
  }
  pay(context, seat, developCost(rules, player, card), "5.3", card);
  leaveHand(state, seat, card);
  placeCard(context, seat, card, task.where as number | "new", "5.4");
  beginDevelopment(state);
}

/** The first card played makes the turn's action a development; a placement without discard is used up. */
function beginDevelopment(s: State): void {
  const task = firstTask(s);
  if (task?.type === "choice") changeTask(s, DEVELOP);
  else if (task?.type === "free-places") changeTask(s, { ...task, left: task.left - 1 });
}

/** Puts a card into a city (SPEC 5.4); shops elsewhere in it take in money (SPEC 10.7). */
export function placeCard(context: Context, seat: Seat, card: Kind, where: number | "new", rule: string): void {
  const { rules, state, emit } = context;
  const player = playerOf(state, seat);
  const before = player.stacks;
  if (where === "new") {
    player.stacks = added(before, { card, turned: false, coins: 0, fresh: true, used: false, under: [] });
    emit?.({ what: "placed", seat, about: idOf(rules, card), detail: { stack: before.length }, cause: { rule } });
  } else {
    const covered = before[where] as Stack;
    const under = piled(covered.under, covered.card);
    player.stacks = replaced(before, where, { card, turned: false, coins: 0, fresh: true, used: false, under });
    if (emit !== undefined) {
      const detail = { stack: where, covers: idOf(rules, covered.card) };
      emit({ what: "placed", seat, about: idOf(rules, card), detail, cause: { rule } });
    }
    tellCoinsLost(context, seat, where, covered);
  }
  for (let i = 0; i < before.length; i++) if (i !== where) storeMoney(context, seat, i);
}

function storeMoney(context: Context, seat: Seat, index: number): void {
  const { rules, state } = context;
  const player = playerOf(state, seat);
  const stack = player.stacks[index] as Stack;
  const stores = stack.turned ? 0 : (cardOf(rules, stack.card).powers?.stores ?? 0);
  if (stores === 0) return;
  const coins = stack.coins + stores;
  player.stacks = replaced(player.stacks, index, { ...stack, coins });
  tellStored(context, seat, index, stack, coins);
}

/** Tells that the money on a card has changed; `was` is its stack before that. */
export function tellStored(context: Context, seat: Seat, stack: number, was: Stack, now: number): void {
  if (context.emit === undefined) return;
  const about = idOf(context.rules, was.card);
  const cause = causeOf(context, "10.7", was.card);
  context.emit({ what: "stored", seat, by: now - was.coins, now, about, detail: { stack }, cause });
}

/** Money on a card that no longer shows is lost (SPEC 10.7). `hidden` is the stack as it was. */
export function tellCoinsLost(context: Context, seat: Seat, index: number, hidden: Stack): void {
  if (hidden.coins > 0) tellStored(context, seat, index, hidden, 0);
}

/** Plays an action card; it leaves the game (SPEC 5.7). */
export function playActionCard({ rules, state, emit }: Context, seat: Seat, card: Kind): void {
  leaveHand(state, seat, card);
  state.removed = piled(state.removed, card);
  emit?.({ what: "played", seat, about: idOf(rules, card), cause: { rule: "5.7" } });
  if (firstTask(state)?.type === "choice") changeTask(state, DEVELOP);
  addTask(state, { type: "effects", from: "action", of: card, stack: -1, index: 0 });
}
