import type { Borough, State } from "./state.ts";

/** What is never changed in place is shared between copies. */
export function copy(s: State): State {
  return {
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    round: s.round,
    last: s.last,
    boroughs: s.boroughs.map(copyBorough),
    market: s.market.slice(),
    supply: s.supply,
    stack: s.stack,
    drawn: s.drawn,
    removed: s.removed,
    goals: s.goals,
    hands: s.hands,
  };
}

export function copyBorough(borough: Borough): Borough {
  return {
    money: borough.money,
    income: borough.income,
    reputation: borough.reputation,
    population: borough.population,
    markers: borough.markers,
    tiles: borough.tiles,
    kinds: borough.kinds,
    frontier: borough.frontier,
  };
}
