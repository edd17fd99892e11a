import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { changed } from "./counts.ts";
import { resumePurple } from "./purple.ts";
import type { Card, Ruleset, SwapCard } from "./ruleset.ts";
import type { PhaseOf, Player } from "./state.ts";

/** SPEC 4.13: a card that may change hands in the swap `by` allows. */
export function canSwap(rules: Ruleset, by: string, owner: Player, card: Card): boolean {
  const { except } = (rules.card[by] as SwapCard).effect;
  return (owner.owned[card.index] as number) > 0 && card.symbol !== except;
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
  const taker = state.players[seat] as Player;
  const other = state.players[phase.from] as Player;
  move(other, taker, rules.card[phase.take] as Card);
  move(taker, other, rules.card[card] as Card);
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

function move(from: Player, to: Player, { index }: Card): void {
  from.owned = changed(from.owned, index, -1);
  to.owned = changed(to.owned, index, 1);
}
