import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { kindsAt, moveCopy } from "./counts.ts";
import { resumePurple } from "./purple.ts";
import type { Card, Ruleset } from "./ruleset.ts";
import type { PhaseOf, State } from "./state.ts";

/** SPEC 4.13: the owner's cards that may change hands in the swap `by` allows, one bit each. */
export function swappable(rules: Ruleset, s: State, by: string, owner: Seat): number {
  return kindsAt(s.counts, owner) & (rules.swappableKinds.get(by) as number);
}

export function decline(context: Context, { by }: PhaseOf<"swap">): void {
  const seat = context.state.turn;
  context.emit?.({ what: "declined", seat, cause: { rule: "4.13", component: by, seat } });
  resumePurple(context, by);
}

export function take({ state, emit }: Context, { by }: PhaseOf<"swap">, card: string, from: Seat): void {
  const seat = state.turn;
  state.phase = { type: "give", by, from, take: card };
  emit?.({ what: "asked", seat, about: card, with: from, cause: { rule: "4.13", component: by, seat } });
}

export function give(context: Context, phase: PhaseOf<"give">, card: string): void {
  const { rules, state, emit } = context;
  const seat = state.turn;
  moveCopy(state.counts, phase.from, seat, rules.card.get(phase.take) as Card);
  moveCopy(state.counts, seat, phase.from, rules.card.get(card) as Card);
  emit?.({
    what: "swapped",
    seat,
    about: phase.take,
    with: phase.from,
    detail: { given: card },
    cause: { rule: "4.13", component: phase.by, seat },
  });
  resumePurple(context, phase.by);
}
