import type { State } from "./state.ts";

/** A copy to play on with; lists that are only ever replaced are shared. */
export function copy(s: State): State {
  return {
    turn: s.turn,
    step: s.step,
    short: s.short,
    raised: s.raised,
    site: s.site,
    money: s.money.slice(),
    bankrupt: s.bankrupt,
    returned: s.returned,
    sets: s.sets.slice(),
    bag: s.bag,
  };
}
