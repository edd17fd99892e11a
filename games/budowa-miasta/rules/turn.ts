import type { Emit, Seat } from "@tabletown/kernel";
import { goBankrupt } from "./bankruptcy.ts";
import { canPayForOne, cheapestOf, dearestLeft } from "./city.ts";
import type { Context } from "./context.ts";
import type { Event } from "./event.ts";
import { type Lot, NONE, type Ruleset } from "./ruleset.ts";
import { addLot, countLots } from "./sets.ts";
import { resaleOf } from "./shares.ts";
import type { State } from "./state.ts";

/** Starts a seat's turn; where that seat is bankrupt, the next one's. */
export function beginTurn(context: Context, first: Seat): void {
  const { rules, state, emit } = context;
  for (let seat = first; ; seat = seatAfter(state, seat)) {
    state.turn = seat;
    state.short = false;
    state.raised = 0;
    state.site = NONE;
    if (emit !== undefined) announceTurn(rules, state, emit);
    const money = state.money[seat] as number;
    if (canPayForOne(rules, state, seat, money)) {
      state.step = "build";
      return;
    }
    const cheapest = cheapestOf(rules, state, seat);
    if (cheapest === Number.POSITIVE_INFINITY) {
      state.step = "share"; // SPEC 3.2
      emit?.({ what: "idle", seat, cause: { rule: "3.2" } });
      return;
    }
    state.step = "build";
    if (cheapest <= money + resaleOf(rules, state, seat)) {
      state.short = true; // SPEC 8.1
      emit?.({ what: "short", seat, cause: { rule: "8.1" } });
      return;
    }
    goBankrupt(context, seat); // SPEC 9.1
    const next = seatAfter(state, seat);
    if (seatAfter(state, next) !== next) continue;
    state.turn = next; // SPEC 9.6
    state.step = "over";
    emit?.({ what: "survivor", seat: next, cause: { rule: "9.6" } });
    return;
  }
}

/**
 * Whose turn it is. How the turn goes on shows something of the hidden buildings,
 * unless the seat could pay for any that are left.
 */
function announceTurn(rules: Ruleset, s: State, emit: Emit<Event>): void {
  const tells = countLots(s, s.turn) > 0 && (s.money[s.turn] as number) < dearestLeft(rules, s);
  emit({ what: "turn", seat: s.turn, cause: { rule: "2.4" }, ...(tells && { reveals: true }) });
}

/** The next seat, clockwise, that is still in the game. */
function seatAfter(s: State, seat: Seat): Seat {
  let next = seat;
  do next = next + 1 === s.money.length ? 0 : next + 1;
  while (s.bankrupt[next] !== 0);
  return next;
}

/** Draws and hands the turn on. */
export function endTurn(context: Context): void {
  const { rules, state, emit } = context;
  const seat = state.turn;
  const lot = state.bag.at(-1);
  if (lot === undefined) {
    emit?.({ what: "no-draw", seat, cause: { rule: "7.2" } });
  } else {
    state.bag = state.bag.slice(0, -1);
    addLot(state.sets, seat, lot); // SPEC 7.1
    if (emit !== undefined) {
      const seen = { what: "drawn", seat, now: state.bag.length, cause: { rule: "7.1" }, reveals: true } as const;
      emit({ ...seen, about: (rules.lots[lot] as Lot).id, seenBy: [seat], otherwise: seen });
    }
  }
  beginTurn(context, seatAfter(state, seat));
}
