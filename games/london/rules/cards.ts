import type { Emit, Seat } from "@tabletown/kernel";
import type { Row } from "./action.ts";
import { playerOf, type Why } from "./holdings.ts";
import { added, inserted, without } from "./pile.ts";
import { cardOf, type Rules } from "./ruleset.ts";
import type { Glimpse, Id, State } from "./state.ts";

/** The draw at the start of a turn is forced onto the deck after so many rounds without a card leaving it (SPEC 3.7). */
export const IDLE_ROUNDS = 3;

/** Draws the top card of the deck (SPEC 4.1). Whoever had looked at it knows who has it now. */
export function drawFromDeck(rules: Rules, s: State, seat: Seat, rule: string, emit: Emit | undefined): void {
  const card = s.deck[s.deck.length - 1] as Id;
  s.deck = s.deck.slice(0, -1);
  s.deckMoved = true;
  const witnesses = [seat];
  for (let other = 0; other < s.players.length; other++) {
    const player = playerOf(s, other);
    if (player.foreseen === 0) continue;
    player.foreseen--;
    if (other === seat) continue;
    witnesses.push(other);
    s.glimpses = added(s.glimpses, { by: other, owner: seat, card });
  }
  const drawer = playerOf(s, seat);
  drawer.hand = inserted(drawer.hand, card);
  tellDrawn(rules, seat, card, witnesses, { rule }, true, emit);
}

/** Tells that a hidden card came to a hand; of what set it is can be counted by all (SPEC 12.4). */
function tellDrawn(
  rules: Rules,
  seat: Seat,
  card: Id,
  seenBy: readonly Seat[],
  cause: Why,
  reveals: boolean,
  emit: Emit | undefined,
): void {
  if (emit === undefined) return;
  const news = reveals ? { reveals: true as const } : {};
  const set = cardOf(rules, card).deck;
  const otherwise = { what: "drawn", seat, detail: { set }, cause, ...news };
  emit({ what: "drawn", seat, of: card, cause, ...news, seenBy, otherwise });
}

/** Takes a card from the development board; everybody sees it (SPEC 4.1, 12.3). */
export function takeFromBoard(s: State, seat: Seat, row: Row, card: Id, rule: string, emit: Emit | undefined): void {
  s[row] = without(s[row], card);
  const player = playerOf(s, seat);
  player.hand = inserted(player.hand, card);
  player.shown = inserted(player.shown, card);
  emit?.({ what: "taken", seat, of: card, detail: { row }, cause: { rule } });
}

/** Lets a card leave a hand in the open; what others remembered of that hand shrinks accordingly (SPEC 12.3). */
export function leaveHand(s: State, seat: Seat, card: Id): void {
  const player = playerOf(s, seat);
  player.hand = without(player.hand, card);
  const before = player.shown;
  player.shown = without(before, card);
  if (player.shown !== before || s.glimpses.length === 0) return;
  const kept: Glimpse[] = [];
  const forgotten = new Set<Seat>();
  for (const glimpse of s.glimpses) {
    if (glimpse.owner === seat && glimpse.card === card && !forgotten.has(glimpse.by)) forgotten.add(glimpse.by);
    else kept.push(glimpse);
  }
  s.glimpses = kept;
}

/** Discards a hand card onto the development board (SPEC 4.3, 4.4). */
export function discard(rules: Rules, s: State, seat: Seat, card: Id, why: Why, emit: Emit | undefined): void {
  leaveHand(s, seat, card);
  const spaces = rules.table.settings.spaces[s.players.length as 2 | 3 | 4];
  if (s.top.length >= spaces && s.bottom.length >= spaces) overflow(s, emit);
  const row: Row = s.top.length < spaces ? "top" : "bottom";
  s[row] = added(s[row], card);
  emit?.({ what: "discarded", seat, of: card, detail: { row }, cause: why });
}

function overflow(s: State, emit: Emit | undefined): void {
  const gone = s.bottom;
  s.removed = s.removed.concat(gone);
  s.bottom = s.top;
  s.top = [];
  emit?.({ what: "overflow", detail: { cards: gone }, cause: { rule: "4.4" } });
}

/** Looks at the top cards of the deck (SPEC 10.12); returns how many. */
export function look(s: State, seat: Seat, depth: number, component: Id, emit: Emit | undefined): number {
  const player = playerOf(s, seat);
  const peeked = Math.min(depth, s.deck.length);
  player.foreseen = Math.max(player.foreseen, peeked);
  if (emit !== undefined) {
    const cause = { rule: "10.12", component, seat };
    const cards = s.deck.slice(s.deck.length - peeked).reverse();
    const otherwise = { what: "looked", seat, by: peeked, cause, reveals: true as const };
    emit({ ...otherwise, detail: { cards }, seenBy: [seat], otherwise });
  }
  return peeked;
}

/** Takes one of the cards looked at. Nobody else knows which, nor what lies on top now. */
export function pick(rules: Rules, s: State, seat: Seat, card: Id, peeked: number, emit: Emit | undefined): void {
  s.deck = s.deck.toSpliced(s.deck.indexOf(card, s.deck.length - peeked), 1);
  s.deckMoved = true;
  const player = playerOf(s, seat);
  for (const other of s.players) other.foreseen = other === player ? other.foreseen - 1 : 0;
  player.hand = inserted(player.hand, card);
  tellDrawn(rules, seat, card, [seat], { rule: "10.12" }, false, emit);
}

/** Puts one of the `left` topmost cards below the others of them. */
export function putBack(s: State, seat: Seat, card: Id, left: number, emit: Emit | undefined): void {
  const floor = s.deck.length - left;
  s.deck = s.deck.toSpliced(s.deck.indexOf(card, floor), 1).toSpliced(floor, 0, card);
  for (let other = 0; other < s.players.length; other++) if (other !== seat) playerOf(s, other).foreseen = 0;
  const otherwise = { what: "returned", seat, cause: { rule: "10.12" } };
  emit?.({ ...otherwise, of: card, seenBy: [seat], otherwise });
}
