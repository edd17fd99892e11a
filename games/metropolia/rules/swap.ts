import type { Emit, Seat } from "@tabletown/kernel";
import { resumePurple } from "./purple.ts";
import type { Card, Ruleset, SwapCard } from "./ruleset.ts";
import { changed, type Phase, type Player, type State } from "./state.ts";

/** SPEC 4.13: a card that may change hands in the swap `by` allows. */
export function canSwap(rules: Ruleset, by: string, owner: Player, card: Card): boolean {
  const { except } = (rules.card[by] as SwapCard).effect;
  return (owner.owned[card.index] as number) > 0 && card.symbol !== except;
}

export function decline(rules: Ruleset, s: State, phase: Extract<Phase, { at: "swap" }>, emit?: Emit): void {
  emit?.({ what: "declined", seat: s.turn, cause: { rule: "4.13", component: phase.by, seat: s.turn } });
  resumePurple(rules, s, phase.by, emit);
}

export function take(s: State, phase: Extract<Phase, { at: "swap" }>, card: string, from: Seat, emit?: Emit): void {
  s.phase = { at: "give", by: phase.by, from, take: card };
  emit?.({
    what: "asked",
    seat: s.turn,
    of: card,
    with: from,
    cause: { rule: "4.13", component: phase.by, seat: s.turn },
  });
}

export function give(rules: Ruleset, s: State, phase: Extract<Phase, { at: "give" }>, card: string, emit?: Emit): void {
  const taker = s.players[s.turn] as Player;
  const other = s.players[phase.from] as Player;
  move(other, taker, rules.card[phase.take] as Card);
  move(taker, other, rules.card[card] as Card);
  emit?.({
    what: "swapped",
    seat: s.turn,
    of: phase.take,
    with: phase.from,
    detail: { given: card },
    cause: { rule: "4.13", component: phase.by, seat: s.turn },
  });
  resumePurple(rules, s, phase.by, emit);
}

function move(from: Player, to: Player, { index }: Card): void {
  from.owned = changed(from.owned, index, -1);
  to.owned = changed(to.owned, index, 1);
}
