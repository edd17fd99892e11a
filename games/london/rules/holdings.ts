import type { Seat } from "@tabletown/kernel";
import { type Context, causeOf } from "./context.ts";
import type { EventNamed } from "./event.ts";
import { powersOf } from "./powers.ts";
import type { Ruleset } from "./ruleset.ts";
import { type Kind, NO_KIND, type Player, type State } from "./state.ts";

export function playerOf(s: State, seat: Seat): Player {
  return s.players[seat] as Player;
}

export function addMoney(context: Context, seat: Seat, by: number, rule: string, of: Kind): void {
  if (by === 0) return;
  const player = playerOf(context.state, seat);
  player.money += by;
  context.emit?.({ what: "money", seat, by, now: player.money, cause: causeOf(context, rule, of) });
}

export function addPrestige(context: Context, seat: Seat, by: number, rule: string, of: Kind): void {
  if (by === 0) return;
  const player = playerOf(context.state, seat);
  player.prestige += by;
  context.emit?.({ what: "prestige", seat, by, now: player.prestige, cause: causeOf(context, rule, of) });
}

/** Adds poverty, or removes as much as there is (SPEC 8.5). */
export function addPoverty(context: Context, seat: Seat, by: number, rule: string, of: Kind): void {
  const player = playerOf(context.state, seat);
  const change = Math.max(by, 0 - player.poverty);
  if (change === 0) return;
  player.poverty += change;
  const { emit } = context;
  emit?.({ what: "poverty", seat, by: change, now: player.poverty, cause: causeOf(context, rule, of) });
}

/** Poverty at the end of a run, told with what brings it (SPEC 8.7). */
export function addRunPoverty({ state, emit }: Context, seat: Seat, by: number, from: PovertySource): void {
  if (by === 0) return;
  const player = playerOf(state, seat);
  player.poverty += by;
  emit?.({ what: "poverty", seat, by, now: player.poverty, cause: { rule: "8.7" }, detail: { for: from } });
}

type PovertySource = NonNullable<EventNamed<"poverty">["detail"]>["for"];

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
  addMoney(context, seat, pays, rule, NO_KIND);
}

/** Pays, borrowing exactly as often as needed (SPEC 9.2). */
export function pay(context: Context, seat: Seat, amount: number, rule: string, of: Kind): void {
  const player = playerOf(context.state, seat);
  while (player.money < amount) borrow(context, seat, "9.2");
  addMoney(context, seat, 0 - amount, rule, of);
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
  addMoney(context, seat, -repayCost(context.rules, player), "9.4", NO_KIND);
  player.loans--;
  context.emit?.({ what: "loans", seat, by: -1, now: player.loans, cause: { rule: "9.4" } });
}
