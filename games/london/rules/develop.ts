import { added, replaced, type Seat } from "@tabletown/kernel";
import { discard, leaveHand } from "./cards.ts";
import type { Context } from "./context.ts";
import { pay, playerOf } from "./holdings.ts";
import { developCost, otherColourPrice, otherColourSource, powersOf } from "./powers.ts";
import { type CardRules, cardOf, type Powers, type Ruleset } from "./ruleset.ts";
import type { Id, Player, Stack, State, Task } from "./state.ts";

export type Placing = Extract<Task, { type: "placing" }>;

/** Whether a stack's top card may be covered now (SPEC 5.4). */
export function coverable(stack: Stack): boolean {
  return !stack.fresh;
}

function mayCover({ stacks }: Player): boolean {
  for (let i = 0; i < stacks.length; i++) if (coverable(stacks[i] as Stack)) return true;
  return false;
}

/** The cards of a hand as the rules use them, in its order: equal ones stand together. */
export function cardsInHand({ cards, asked }: Ruleset, { hand }: Player): readonly CardRules[] {
  // Hands are never changed in place, and mostly one is asked about several times in a row.
  if (asked.hand !== hand) {
    const found: CardRules[] = [];
    for (let i = 0; i < hand.length; i++) found.push(cards.get(hand[i] as Id) as CardRules);
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
export function discardsFor(rules: Ruleset, player: Player, card: Id): CardRules[] {
  const cards = cardsInHand(rules, player);
  const placed = cardOf(rules, card);
  const powers = powersOf(rules, player);
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
export function placingOf(rules: Ruleset, player: Player, card: Id, free: boolean): Placing {
  const where = mayCover(player) ? "open" : "new";
  return { type: "placing", card, where, free: free || cardOf(rules, card).noDiscard };
}

/** A card is chosen to be placed. Where there is nothing more to choose, it is placed at once (SPEC 5.9). */
export function choosePlacing(context: Context, seat: Seat, card: Id, free: boolean): void {
  const { rules, state } = context;
  const task = placingOf(rules, playerOf(state, seat), card, free);
  state.agenda.push(task);
  if (task.where === "new" && task.free) {
    commit(context, seat, task, undefined);
    return;
  }
  const cause = { rule: free ? "10.14" : task.free ? "10.3" : "5.1" };
  context.emit?.({ what: "chosen", seat, about: card, cause, seenBy: [seat] });
}

export function choosePlace(context: Context, seat: Seat, task: Placing, where: number | "new"): void {
  task.where = where;
  if (task.free) commit(context, seat, task, undefined);
  else context.emit?.({ what: "chosen-place", seat, about: task.card, cause: { rule: "5.4" }, seenBy: [seat] });
}

/** Discards, pays and places (SPEC 5.2 to 5.4). */
export function commit(context: Context, seat: Seat, task: Placing, given: Id | undefined): void {
  const { rules, state } = context;
  state.agenda.pop();
  const player = playerOf(state, seat);
  const { card } = task;
  if (given !== undefined) {
    const discarded = cardOf(rules, given);
    const price = discardPrice(cardOf(rules, card), discarded, powersOf(rules, player));
    discard(context, seat, given, { rule: "5.2", component: card, seat });
    if (price > 0) {
      const component = otherColourSource(rules, player, discarded.pauper);
      pay(context, seat, price, { rule: "10.2", component, seat });
    }
  }
  pay(context, seat, developCost(rules, player, card), { rule: "5.3", component: card, seat });
  leaveHand(state, seat, card);
  placeCard(context, seat, card, task.where as number | "new", "5.4");
  beginDevelopment(state);
}

/** The first card played makes the turn's action a development; a placement without discard is used up. */
function beginDevelopment(s: State): void {
  const task = s.agenda[s.agenda.length - 1] as Task;
  if (task.type === "choice") s.agenda[s.agenda.length - 1] = { type: "develop" };
  else if (task.type === "free-places") task.left--;
}

/** Puts a card into a city (SPEC 5.4); shops elsewhere in it take in money (SPEC 10.7). */
export function placeCard(context: Context, seat: Seat, card: Id, where: number | "new", rule: string): void {
  const player = playerOf(context.state, seat);
  const before = player.stacks;
  if (where === "new") {
    player.stacks = added(before, { card, turned: false, coins: 0, fresh: true, used: false, under: [] });
    context.emit?.({ what: "placed", seat, about: card, detail: { stack: before.length }, cause: { rule } });
  } else {
    const covered = before[where] as Stack;
    const under = added(covered.under, covered.card);
    player.stacks = replaced(before, where, { card, turned: false, coins: 0, fresh: true, used: false, under });
    const detail = { stack: where, covers: covered.card };
    context.emit?.({ what: "placed", seat, about: card, detail, cause: { rule } });
    tellCoinsLost(context, seat, where, covered);
  }
  for (let i = 0; i < before.length; i++) if (i !== where) storeMoney(context, seat, i);
}

function storeMoney({ rules, state, emit }: Context, seat: Seat, index: number): void {
  const player = playerOf(state, seat);
  const stack = player.stacks[index] as Stack;
  const stores = stack.turned ? 0 : (cardOf(rules, stack.card).powers?.stores ?? 0);
  if (stores === 0) return;
  const coins = stack.coins + stores;
  player.stacks = replaced(player.stacks, index, { ...stack, coins });
  const cause = { rule: "10.7", component: stack.card, seat };
  emit?.({ what: "stored", seat, by: stores, now: coins, about: stack.card, detail: { stack: index }, cause });
}

/** Money on a card that no longer shows is lost (SPEC 10.7). `hidden` is the stack as it was. */
export function tellCoinsLost({ emit }: Context, seat: Seat, index: number, hidden: Stack): void {
  const { card, coins } = hidden;
  if (coins === 0) return;
  const cause = { rule: "10.7", component: card, seat };
  emit?.({ what: "stored", seat, by: -coins, now: 0, about: card, detail: { stack: index }, cause });
}

/** Plays an action card; it leaves the game (SPEC 5.7). */
export function playActionCard({ state, emit }: Context, seat: Seat, card: Id): void {
  leaveHand(state, seat, card);
  state.removed = added(state.removed, card);
  emit?.({ what: "played", seat, about: card, cause: { rule: "5.7" } });
  const { agenda } = state;
  if (agenda[agenda.length - 1]?.type === "choice") agenda[agenda.length - 1] = { type: "develop" };
  agenda.push({ type: "effects", from: "action", of: card, stack: -1, index: 0 });
}
