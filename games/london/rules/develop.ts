import type { Emit, Seat } from "@tabletown/kernel";
import { discard, leaveHand } from "./cards.ts";
import { pay, playerOf } from "./holdings.ts";
import { added, replaced } from "./pile.ts";
import { developCost, otherColourPrice, otherColourSource, powersOf } from "./powers.ts";
import { type CardRules, cardOf, type Powers, type Rules } from "./ruleset.ts";
import type { Id, Player, Stack, State, Task } from "./state.ts";

type Placing = Extract<Task, { type: "placing" }>;

/** Whether a stack's top card may be covered now (SPEC 5.4). */
export function coverable(stack: Stack): boolean {
  return !stack.fresh;
}

/** Hand cards that may be placed by discarding another, or for nothing (SPEC 5.2, 10.3), each once. */
export function placeableCards(rules: Rules, player: Player, free: boolean): Id[] {
  const { hand } = player;
  const found: Id[] = [];
  const cards: CardRules[] = [];
  for (let i = 0; i < hand.length; i++) cards.push(cardOf(rules, hand[i] as Id));
  const powers = free ? NO_POWERS : powersOf(rules, player);
  for (let i = 0; i < hand.length; i++) {
    const card = cards[i] as CardRules;
    if (!card.placeable || card === cards[i - 1]) continue;
    if (free || card.noDiscard || hasDiscard(cards, i, powers)) found.push(card.id);
  }
  return found;
}

const NO_POWERS: readonly Powers[] = [];

function hasDiscard(cards: readonly CardRules[], at: number, powers: readonly Powers[]): boolean {
  const card = cards[at] as CardRules;
  for (let i = 0; i < cards.length; i++) {
    if (i !== at && discardPrice(card, cards[i] as CardRules, powers) < Number.POSITIVE_INFINITY) return true;
  }
  return false;
}

/** What discarding `given` to place `card` costs in money: nothing if the colours match (SPEC 5.2, 6.1, 10.2). */
function discardPrice(card: CardRules, given: CardRules, powers: readonly Powers[]): number {
  if (!given.pauper && given.colour === card.colour) return 0;
  return powers.length === 0 ? Number.POSITIVE_INFINITY : otherColourPrice(powers, given.pauper);
}

/** Hand cards that may be discarded to place `card`, each once. */
export function discardsFor(rules: Rules, player: Player, card: Id): Id[] {
  const { hand } = player;
  const placed = cardOf(rules, card);
  const powers = powersOf(rules, player);
  const found: Id[] = [];
  const own = hand.indexOf(card);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as Id;
    if (i === own || found[found.length - 1] === id) continue;
    if (discardPrice(placed, cardOf(rules, id), powers) < Number.POSITIVE_INFINITY) found.push(id);
  }
  return found;
}

/** A card is chosen to be placed. Where there is nothing more to choose, it is placed at once (SPEC 5.9). */
export function choosePlacing(
  rules: Rules,
  s: State,
  seat: Seat,
  card: Id,
  free: boolean,
  emit: Emit | undefined,
): void {
  const { noDiscard } = cardOf(rules, card);
  const needsNone = free || noDiscard;
  const where = playerOf(s, seat).stacks.some(coverable) ? "open" : "new";
  const task: Placing = { type: "placing", card, where, free: needsNone };
  s.agenda.push(task);
  const cause = { rule: free ? "10.14" : noDiscard ? "10.3" : "5.1" };
  if (where === "new" && needsNone) commit(rules, s, seat, task, undefined, emit);
  else emit?.({ what: "chosen", seat, of: card, cause, seenBy: [seat] });
}

export function choosePlace(
  rules: Rules,
  s: State,
  seat: Seat,
  task: Placing,
  where: number | "new",
  emit: Emit | undefined,
): void {
  task.where = where;
  if (task.free) commit(rules, s, seat, task, undefined, emit);
  else emit?.({ what: "chosen-place", seat, of: task.card, cause: { rule: "5.4" }, seenBy: [seat] });
}

/** Discards, pays and places (SPEC 5.2 to 5.4). */
export function commit(
  rules: Rules,
  s: State,
  seat: Seat,
  task: Placing,
  given: Id | undefined,
  emit: Emit | undefined,
): void {
  s.agenda.pop();
  const player = playerOf(s, seat);
  const { card } = task;
  if (given !== undefined) {
    const discarded = cardOf(rules, given);
    const price = discardPrice(cardOf(rules, card), discarded, powersOf(rules, player));
    discard(rules, s, seat, given, { rule: "5.2", component: card, seat }, emit);
    if (price > 0) {
      const component = otherColourSource(rules, player, discarded.pauper);
      pay(rules, s, seat, price, { rule: "10.2", component, seat }, emit);
    }
  }
  pay(rules, s, seat, developCost(rules, player, card), { rule: "5.3", component: card, seat }, emit);
  leaveHand(s, seat, card);
  placeCard(rules, s, seat, card, task.where as number | "new", "5.4", emit);
  beginDevelopment(s);
}

/** The first card played makes the turn's action a development; a placement without discard is used up. */
export function beginDevelopment(s: State): void {
  const task = s.agenda[s.agenda.length - 1] as Task;
  if (task.type === "choice") s.agenda[s.agenda.length - 1] = { type: "develop" };
  else if (task.type === "free-places") task.left--;
}

/** Puts a card into a city (SPEC 5.4); shops elsewhere in it take in money (SPEC 10.7). */
export function placeCard(
  rules: Rules,
  s: State,
  seat: Seat,
  card: Id,
  where: number | "new",
  rule: string,
  emit: Emit | undefined,
): void {
  const player = playerOf(s, seat);
  const before = player.stacks;
  if (where === "new") {
    player.stacks = added(before, { card, turned: false, coins: 0, fresh: true, used: false, under: [] });
    emit?.({ what: "placed", seat, of: card, detail: { stack: before.length }, cause: { rule } });
  } else {
    const { card: covered, coins, under } = before[where] as Stack;
    const stack = { card, turned: false, coins: 0, fresh: true, used: false, under: added(under, covered) };
    player.stacks = replaced(before, where, stack);
    emit?.({ what: "placed", seat, of: card, detail: { stack: where, covers: covered }, cause: { rule } });
    tellCoinsLost(coins, seat, covered, emit);
  }
  for (let i = 0; i < before.length; i++) if (i !== where) storeMoney(rules, player, seat, i, emit);
}

function storeMoney(rules: Rules, player: Player, seat: Seat, at: number, emit: Emit | undefined): void {
  const stack = player.stacks[at] as Stack;
  const stores = stack.turned ? 0 : (cardOf(rules, stack.card).powers?.stores ?? 0);
  if (stores === 0) return;
  const coins = stack.coins + stores;
  player.stacks = replaced(player.stacks, at, { ...stack, coins });
  const cause = { rule: "10.7", component: stack.card, seat };
  emit?.({ what: "stored", seat, by: stores, now: coins, of: stack.card, detail: { stack: at }, cause });
}

/** Money on a card that no longer shows is lost (SPEC 10.7). */
export function tellCoinsLost(coins: number, seat: Seat, card: Id, emit: Emit | undefined): void {
  if (coins === 0) return;
  emit?.({ what: "stored", seat, by: -coins, now: 0, of: card, cause: { rule: "10.7", component: card, seat } });
}

/** Plays an action card; it leaves the game (SPEC 5.7). */
export function playActionCard(s: State, seat: Seat, card: Id, emit: Emit | undefined): void {
  leaveHand(s, seat, card);
  s.removed = added(s.removed, card);
  emit?.({ what: "played", seat, of: card, cause: { rule: "5.7" } });
  if (s.agenda[s.agenda.length - 1]?.type === "choice") s.agenda[s.agenda.length - 1] = { type: "develop" };
  s.agenda.push({ type: "effects", from: "action", of: card, stack: -1, at: 0 });
}
