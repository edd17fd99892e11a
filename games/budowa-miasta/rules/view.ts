import type { Seat } from "@tabletown/kernel";
import { BOARD, countAt, HIDDEN, type State, type View } from "./state.ts";

/** What a seat, or a spectator, may know. SPEC 1.5 */
export function view(s: State, viewer: Seat | undefined): View {
  return {
    ...(viewer !== undefined && { viewer }),
    turn: s.turn,
    step: s.step,
    short: s.short,
    raised: s.raised,
    site: s.site,
    money: [...s.money],
    bankrupt: [...s.bankrupt],
    shares: [...s.shares],
    returned: [...s.returned],
    // Only a seat has buildings of its own, whatever number a viewer claims to be.
    buildings: s.buildings.map((place) => (place === BOARD || (place >= 0 && place === viewer) ? place : HIDDEN)),
    hands: s.money.map((_, seat) => countAt(s, seat)),
    bag: s.bag.length,
  };
}
