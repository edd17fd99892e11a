import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { canBuild, canBuildLandmark } from "./build.ts";
import { has } from "./city.ts";
import type { Card, LandmarkInPlay, Ruleset } from "./ruleset.ts";
import type { Player, State } from "./state.ts";
import { canSwap } from "./swap.ts";

const NONE: readonly Action[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));
const NOBODY: readonly Seat[] = Object.freeze([]);

/** Always the seat whose turn it is, and nobody once the game is over. */
export function toAct(s: State): readonly Seat[] {
  return s.phase.type === "over" ? NOBODY : (ALONE[s.turn] as readonly Seat[]);
}

export function actions(rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  if (seat !== s.turn) return NONE;
  const { moves } = rules;
  const player = s.players[seat] as Player;
  switch (s.phase.type) {
    case "roll":
      return has(player, rules.station) ? moves.rollOneOrTwo : moves.rollOne;
    case "reroll":
      return has(player, rules.station) ? moves.keepOrRollOneOrTwo : moves.keepOrRollOne;
    case "harbor":
      return moves.addOrLeave;
    case "charge":
      return moves.charge.filter((_, payer) => payer !== seat && payer < s.players.length);
    case "swap":
      return swaps(rules, s, s.phase.by);
    case "give":
      return gifts(rules, player, s.phase.by);
    case "build":
      return buildings(rules, s, player);
    case "over":
      return NONE;
  }
}

function swaps(rules: Ruleset, s: State, by: string): readonly Action[] {
  const list = [rules.moves.decline];
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === s.turn) continue;
    const owner = s.players[seat] as Player;
    const takes = rules.moves.take[seat] as readonly Action[];
    for (let i = 0; i < takes.length; i++) {
      if (canSwap(rules, by, owner, rules.cards[i] as Card)) list.push(takes[i] as Action);
    }
  }
  return list;
}

function gifts(rules: Ruleset, player: Player, by: string): readonly Action[] {
  return rules.moves.give.filter((_, i) => canSwap(rules, by, player, rules.cards[i] as Card));
}

function buildings(rules: Ruleset, s: State, player: Player): readonly Action[] {
  const { cards, landmarks, moves } = rules;
  const list: Action[] = [];
  for (let i = 0; i < cards.length; i++) {
    if (canBuild(s, player, cards[i] as Card)) list.push(moves.build[i] as Action);
  }
  for (let i = 0; i < landmarks.length; i++) {
    if (canBuildLandmark(player, landmarks[i] as LandmarkInPlay)) list.push(moves.buildLandmark[i] as Action);
  }
  list.push(moves.pass);
  return list;
}
