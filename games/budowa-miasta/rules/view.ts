import type { Seat } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import { countLots, placesOfCards, placesOfLots, setsIn } from "./sets.ts";
import { BOARD, type City, HIDDEN, type PublicState, type State, type Whereabouts } from "./state.ts";

/** What one viewer may know. */
export interface View extends PublicState {
  /** Absent for a spectator. */
  viewer?: Seat;
  /** Place of every share card: five for each object, in order of price. */
  shares: Whereabouts[];
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
    shares: placesOfCards(s),
    returned: [...s.returned],
    // Only a seat has buildings of its own, whatever number a viewer claims to be.
    buildings: placesOfLots(s).map((place) => (place === BOARD || (place >= 0 && place === viewer) ? place : HIDDEN)),
    hands: s.money.map((_, seat) => countLots(s, seat)),
    bag: s.bag.length,
  };
}

/** A view as the rules read it: with sets of all that the viewer sees. */
export function positionIn(view: View): PublicState & City {
  return { ...view, sets: setsIn(view.buildings, view.shares, view.money.length) };
}
