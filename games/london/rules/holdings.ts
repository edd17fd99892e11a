import type { Cause, Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import type { EventNamed } from "./event.ts";
import { powersOf } from "./powers.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Player, State } from "./state.ts";

export function playerOf(s: State, seat: Seat): Player {
  return s.players[seat] as Player;
}

export function addMoney({ state, emit }: Context, seat: Seat, by: number, cause: Cause): void {
  if (by === 0) return;
  const player = playerOf(state, seat);
  player.money += by;
  emit?.({ what: "money", seat, by, now: player.money, cause });
}

export function addPrestige({ state, emit }: Context, seat: Seat, by: number, cause: Cause): void {
  if (by === 0) return;
  const player = playerOf(state, seat);
  player.prestige += by;
  emit?.({ what: "prestige", seat, by, now: player.prestige, cause });
}

/** Adds poverty, or removes as much as there is (SPEC 8.5). */
export function addPoverty(
  { state, emit }: Context,
  seat: Seat,
  by: number,
  cause: Cause,
  detail?: EventNamed<"poverty">["detail"],
): void {
  const player = playerOf(state, seat);
  const change = Math.max(by, -player.poverty);
  if (change === 0) return;
  player.poverty += change;
  emit?.({ what: "poverty", seat, by: change, now: player.poverty, cause, ...(detail !== undefined && { detail }) });
}

/** What a loan pays this player (SPEC 9.1, 10.8). */
export function loanPays(rules: Ruleset, player: Pick<Player, "stacks" | "boroughs">): number {
  let pays = rules.table.settings.loan.pays;
  for (const power of powersOf(rules, player)) if (power.loanPays > pays) pays = power.loanPays;
  return pays;
}

/** Takes one loan (SPEC 9.1). */
export function borrow(context: Context, seat: Seat, rule: string): void {
  const player = playerOf(context.state, seat);
  const pays = loanPays(context.rules, player);
  player.loans++;
  context.emit?.({ what: "loans", seat, by: 1, now: player.loans, cause: { rule } });
  addMoney(context, seat, pays, { rule });
}

/** Pays, borrowing exactly as often as needed (SPEC 9.2). */
export function pay(context: Context, seat: Seat, amount: number, cause: Cause): void {
  const player = playerOf(context.state, seat);
  while (player.money < amount) borrow(context, seat, "9.2");
  addMoney(context, seat, -amount, cause);
}

/** What it costs this player to repay a loan at the start of the turn (SPEC 9.4, 10.9). */
export function repayCost(rules: Ruleset, player: Pick<Player, "stacks" | "boroughs">): number {
  let cost = rules.table.settings.loan.repay;
  for (const { loanRepay } of powersOf(rules, player)) if (loanRepay < cost) cost = loanRepay;
  return cost;
}

export function mayRepay(rules: Ruleset, player: Pick<Player, "loans" | "money" | "stacks" | "boroughs">): boolean {
  return player.loans > 0 && player.money >= repayCost(rules, player);
}

export function repay(context: Context, seat: Seat): void {
  const player = playerOf(context.state, seat);
  addMoney(context, seat, -repayCost(context.rules, player), { rule: "9.4" });
  player.loans--;
  context.emit?.({ what: "loans", seat, by: -1, now: player.loans, cause: { rule: "9.4" } });
}
