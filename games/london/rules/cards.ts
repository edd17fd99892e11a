import { added, type EventFields, type Seat } from "@tabletown/kernel";
import type { BoardRow } from "./action.ts";
import { type Context, causeOf } from "./context.ts";
import type { Event } from "./event.ts";
import { playerOf } from "./holdings.ts";
import { inserted, piled, without } from "./pile.ts";
import { cardOf, idOf } from "./ruleset.ts";
import type { Glimpse, Kind, State } from "./state.ts";

/** The draw at the start of a turn is forced onto the deck after so many rounds without a card leaving it (SPEC 3.7). */
export const IDLE_ROUNDS = 3;

const NOBODY: readonly Seat[] = [];

/** Draws the top card of the deck (SPEC 4.1). Whoever had looked at it knows who has it now. */
export function drawFromDeck(context: Context, seat: Seat, rule: string): void {
  const { state } = context;
  const card = state.deck[state.deck.length - 1] as Kind;
  state.deck = state.deck.slice(0, -1);
  state.deckMoved = true;
  let witnesses = NOBODY;
  for (let other = 0; other < state.players.length; other++) {
    const player = playerOf(state, other);
    if (player.foreseen === 0) continue;
    player.foreseen--;
    if (other === seat) continue;
    witnesses = added(witnesses, other);
    state.glimpses = added(state.glimpses, { by: other, owner: seat, card });
  }
  const drawer = playerOf(state, seat);
  drawer.hand = inserted(drawer.hand, card);
  if (context.emit !== undefined)
    tellDrawn(context, seat, card, [seat, ...witnesses], { cause: { rule }, reveals: true });
}

/** Tells that a hidden card came to a hand; of what set it is can be counted by all (SPEC 12.4). */
function tellDrawn(
  { rules, emit }: Context,
  seat: Seat,
  card: Kind,
  seenBy: readonly Seat[],
  news: Pick<EventFields, "cause" | "reveals">,
): void {
  const { deck, id } = cardOf(rules, card);
  const otherwise: Event = { what: "drawn", seat, detail: { set: deck }, ...news };
  emit?.({ ...otherwise, about: id, seenBy, otherwise });
}

// By name: a field that is looked up by a word is several times slower.

export function rowOf(s: State, row: BoardRow): readonly Kind[] {
  return row === "top" ? s.top : s.bottom;
}

export function setRow(s: State, row: BoardRow, cards: readonly Kind[]): void {
  if (row === "top") s.top = cards;
  else s.bottom = cards;
}

/** Takes a card from the development board; everybody sees it (SPEC 4.1, 12.3). */
export function takeFromBoard(context: Context, seat: Seat, row: BoardRow, card: Kind, rule: string): void {
  const { rules, state, emit } = context;
  setRow(state, row, without(rowOf(state, row), card));
  const player = playerOf(state, seat);
  player.hand = inserted(player.hand, card);
  player.shown = inserted(player.shown, card);
  emit?.({ what: "taken", seat, about: idOf(rules, card), detail: { row }, cause: { rule } });
}

/** Lets a card leave a hand in the open; what others remembered of that hand shrinks accordingly (SPEC 12.3). */
export function leaveHand(s: State, seat: Seat, card: Kind): void {
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
export function discard(context: Context, seat: Seat, card: Kind, rule: string, of: Kind): void {
  const { rules, state, emit } = context;
  leaveHand(state, seat, card);
  const spaces = rules.table.settings.spaces[state.players.length as 2 | 3 | 4];
  if (state.top.length >= spaces && state.bottom.length >= spaces) overflow(context);
  const row: BoardRow = state.top.length < spaces ? "top" : "bottom";
  setRow(state, row, piled(rowOf(state, row), card));
  emit?.({ what: "discarded", seat, about: idOf(rules, card), detail: { row }, cause: causeOf(context, rule, of) });
}

function overflow({ rules, state, emit }: Context): void {
  const gone = state.bottom;
  state.removed = state.removed.concat(gone);
  state.bottom = state.top;
  state.top = [];
  emit?.({ what: "overflow", detail: { cards: gone.map((card) => idOf(rules, card)) }, cause: { rule: "4.4" } });
}

/** Looks at the top cards of the deck (SPEC 10.12); returns how many. */
export function look(context: Context, seat: Seat, depth: number, by: Kind): number {
  const { rules, state, emit } = context;
  const player = playerOf(state, seat);
  const peeked = Math.min(depth, state.deck.length);
  player.foreseen = Math.max(player.foreseen, peeked);
  if (emit !== undefined) {
    const cause = causeOf(context, "10.12", by);
    const cards = state.deck
      .slice(state.deck.length - peeked)
      .reverse()
      .map((card) => idOf(rules, card));
    const otherwise: Event = { what: "looked", seat, by: peeked, cause, reveals: true };
    emit({ ...otherwise, detail: { cards }, seenBy: [seat], otherwise });
  }
  return peeked;
}

/** Takes one of the cards looked at. Nobody else knows which, nor what lies on top now. */
export function pick(context: Context, seat: Seat, card: Kind, peeked: number): void {
  const { state } = context;
  state.deck = state.deck.toSpliced(state.deck.indexOf(card, state.deck.length - peeked), 1);
  state.deckMoved = true;
  const player = playerOf(state, seat);
  for (const other of state.players) other.foreseen = other === player ? other.foreseen - 1 : 0;
  player.hand = inserted(player.hand, card);
  if (context.emit !== undefined) tellDrawn(context, seat, card, [seat], { cause: { rule: "10.12" } });
}

/** Puts one of the `left` topmost cards below the others of them. */
export function putBack({ rules, state, emit }: Context, seat: Seat, card: Kind, left: number): void {
  const floor = state.deck.length - left;
  state.deck = state.deck.toSpliced(state.deck.indexOf(card, floor), 1).toSpliced(floor, 0, card);
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) playerOf(state, other).foreseen = 0;
  }
  if (emit === undefined) return;
  const otherwise: Event = { what: "returned", seat, cause: { rule: "10.12" } };
  emit({ ...otherwise, about: idOf(rules, card), seenBy: [seat], otherwise });
}
