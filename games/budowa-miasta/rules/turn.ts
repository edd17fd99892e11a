import type { Chance, Emit, Seat } from "@tabletown/kernel";
import { goBankrupt } from "./bankruptcy.ts";
import { cheapestOf, dearestLeft } from "./city.ts";
import { type Lot, NONE, type Ruleset } from "./ruleset.ts";
import { resaleOf } from "./shares.ts";
import { countAt, type State } from "./state.ts";

/** Starts a seat's turn; where that seat is bankrupt, the next one's. */
export function beginTurn(rules: Ruleset, s: State, first: Seat, chance: Chance, emit?: Emit): void {
  for (let seat = first; ; seat = seatAfter(s, seat)) {
    s.turn = seat;
    s.short = false;
    s.raised = 0;
    s.site = NONE;
    if (emit !== undefined) announce(rules, s, emit);
    const cheapest = cheapestOf(rules, s, seat);
    if (cheapest === Number.POSITIVE_INFINITY) {
      s.step = "share"; // SPEC 3.2
      emit?.({ what: "idle", seat, cause: { rule: "3.2" } });
      return;
    }
    s.step = "build";
    const money = s.money[seat] as number;
    if (cheapest <= money) return;
    if (cheapest <= money + resaleOf(rules, s, seat)) {
      s.short = true; // SPEC 8.1
      emit?.({ what: "short", seat, cause: { rule: "8.1" } });
      return;
    }
    goBankrupt(rules, s, seat, chance, emit); // SPEC 9.1
    const next = seatAfter(s, seat);
    if (seatAfter(s, next) !== next) continue;
    s.turn = next; // SPEC 9.6
    s.step = "over";
    emit?.({ what: "survivor", seat: next, cause: { rule: "9.6" } });
    return;
  }
}

/**
 * Whose turn it is. How the turn goes on shows something of the hidden buildings,
 * unless the seat could pay for any that are left.
 */
function announce(rules: Ruleset, s: State, emit: Emit): void {
  const tells = countAt(s, s.turn) > 0 && (s.money[s.turn] as number) < dearestLeft(rules, s);
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
export function endTurn(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  const seat = s.turn;
  const lot = s.bag.pop();
  if (lot === undefined) {
    emit?.({ what: "no-draw", seat, cause: { rule: "7.2" } });
  } else {
    s.buildings[lot] = seat; // SPEC 7.1
    if (emit !== undefined) {
      const seen = { what: "drawn", seat, now: s.bag.length, cause: { rule: "7.1" }, reveals: true } as const;
      emit({ ...seen, of: (rules.lots[lot] as Lot).id, seenBy: [seat], otherwise: seen });
    }
  }
  beginTurn(rules, s, seatAfter(s, seat), chance, emit);
}
