import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { buildable } from "./build.ts";
import { buildList } from "./build-lists.ts";
import { has } from "./city.ts";
import { listed } from "./moves.ts";
import type { Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";
import { swappable } from "./swap.ts";

const NONE: readonly Action[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

/** Always the seat whose turn it is, and nobody once the game is over. */
export function toAct(s: State): readonly Seat[] {
  return s.phase.type === "over" ? NOBODY : (ALONE[s.turn] as readonly Seat[]);
}

export function actions(rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  if (seat !== s.turn) return NONE;
  const { type } = s.phase;
  if (type === "build") return buildList(rules.buildLists, buildable(rules, s, seat));
  if (type === "roll") return has(s, seat, rules.station) ? rules.moves.rollOneOrTwo : rules.moves.rollOne;
  return answers(rules, s, seat);
}

/** What may be answered to the questions that not every turn puts. */
function answers(rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  const { moves } = rules;
  switch (s.phase.type) {
    case "reroll":
      return has(s, seat, rules.station) ? moves.keepOrRollOneOrTwo : moves.keepOrRollOne;
    case "harbor":
      return moves.addOrLeave;
    case "charge":
      return charges(rules, s);
    case "swap":
      return swaps(rules, s, s.phase.by);
    case "give": {
      const gifts: Action[] = [];
      listed(swappable(rules, s, s.phase.by, seat), moves.give, gifts);
      return gifts;
    }
    default:
      return NONE;
  }
}

function charges(rules: Ruleset, s: State): readonly Action[] {
  const list: Action[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== s.turn) list.push(rules.moves.charge[seat] as Action);
  }
  return list;
}

function swaps(rules: Ruleset, s: State, by: string): readonly Action[] {
  const list = [rules.moves.decline];
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.turn) continue;
    listed(swappable(rules, s, by, seat), rules.moves.take[seat] as readonly Action[], list);
  }
  return list;
}
