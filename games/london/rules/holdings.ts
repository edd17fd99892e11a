import type { Emit, Seat } from "@tabletown/kernel";
import { powersOf } from "./powers.ts";
import type { Rules } from "./ruleset.ts";
import type { Id, Player, State } from "./state.ts";

/** Why a figure changes: the rule and, where there is one, the component at work and its owner. */
export interface Why {
  readonly rule: string;
  readonly component?: Id;
  readonly seat?: Seat;
}

export function playerOf(s: State, seat: Seat): Player {
  return s.players[seat] as Player;
}

export function addMoney(s: State, seat: Seat, by: number, why: Why, emit: Emit | undefined): void {
  if (by === 0) return;
  const player = playerOf(s, seat);
  player.money += by;
  emit?.({ what: "money", seat, by, now: player.money, cause: why });
}

export function addPrestige(s: State, seat: Seat, by: number, why: Why, emit: Emit | undefined): void {
  if (by === 0) return;
  const player = playerOf(s, seat);
  player.prestige += by;
  emit?.({ what: "prestige", seat, by, now: player.prestige, cause: why });
}

/** Adds poverty, or removes as much as there is (SPEC 8.5). */
export function addPoverty(s: State, seat: Seat, by: number, why: Why, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  const change = Math.max(by, -player.poverty);
  if (change === 0) return;
  player.poverty += change;
  emit?.({ what: "poverty", seat, by: change, now: player.poverty, cause: why });
}

/** Takes one loan (SPEC 9.1). */
export function borrow(rules: Rules, s: State, seat: Seat, rule: string, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  let pays = rules.table.settings.loan.pays;
  for (const { loanPays } of powersOf(rules, player)) if (loanPays > pays) pays = loanPays;
  player.loans++;
  emit?.({ what: "loans", seat, by: 1, now: player.loans, cause: { rule } });
  addMoney(s, seat, pays, { rule }, emit);
}

/** Pays, borrowing exactly as often as needed (SPEC 9.2). */
export function pay(rules: Rules, s: State, seat: Seat, amount: number, why: Why, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  while (player.money < amount) borrow(rules, s, seat, "9.2", emit);
  addMoney(s, seat, -amount, why, emit);
}

/** What it costs this player to repay a loan at the start of the turn (SPEC 9.4, 10.9). */
export function repayCost(rules: Rules, player: Player): number {
  let cost = rules.table.settings.loan.repay;
  for (const { loanRepay } of powersOf(rules, player)) if (loanRepay < cost) cost = loanRepay;
  return cost;
}

export function mayRepay(rules: Rules, player: Player): boolean {
  return player.loans > 0 && player.money >= repayCost(rules, player);
}

export function repay(rules: Rules, s: State, seat: Seat, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  addMoney(s, seat, -repayCost(rules, player), { rule: "9.4" }, emit);
  player.loans--;
  emit?.({ what: "loans", seat, by: -1, now: player.loans, cause: { rule: "9.4" } });
}
