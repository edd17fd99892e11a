import type { Seat } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import { BOARD, countOf, HIDDEN, type PublicState, type State, type Whereabouts } from "./state.ts";

/** What one viewer may know. */
export interface View extends PublicState {
  /** Absent for a spectator. */
  viewer?: Seat;
  /** Place of every building; HIDDEN unless it is on the board or the viewer's own. */
  buildings: Whereabouts[];
  /** How many buildings each seat holds. */
  hands: number[];
  /** How many are in the bag. */
  bag: number;
}

/** What a seat, or a spectator, may know. SPEC 1.5 */
export function view(_rules: Ruleset, s: State, viewer: Seat | undefined): View {
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
    hands: s.money.map((_, seat) => countOf(s, seat)),
    bag: s.bag.length,
  };
}
