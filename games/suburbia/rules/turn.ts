import type { Emit } from "@tabletown/kernel";
import { daleMoves } from "./dale.ts";
import { isBare, refill, renew } from "./market.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Borough, Phase, State } from "./state.ts";
import { tellScores } from "./tally.ts";
import { change } from "./tracks.ts";

const TURN: Phase = { is: "turn" };
const OVER: Phase = { is: "over" };
const DISCARD = {
  basic: { is: "discard", after: "basic" },
  marker: { is: "discard", after: "marker" },
  turn: { is: "discard", after: "turn" },
} as const satisfies Record<string, Phase>;

/** A market tile must go before the turn continues; without one it continues at once (SPEC 4.10). */
export function askForRemoval(rules: Ruleset, s: State, after: keyof typeof DISCARD, emit: Emit | undefined): void {
  if (isBare(s)) afterRemoval(rules, s, after, emit);
  else s.phase = DISCARD[after];
}

export function afterRemoval(rules: Ruleset, s: State, after: keyof typeof DISCARD, emit: Emit | undefined): void {
  if (after === "turn") {
    refill(rules, s, emit);
    endTurn(rules, s, emit);
  } else afterPlacing(rules, s, emit);
}

/** Steps two to four of the turn (SPEC 3.1). */
export function afterPlacing(rules: Ruleset, s: State, emit: Emit | undefined): void {
  collect(rules, s, s.turn, emit);
  grow(rules, s, s.turn, emit);
  if (rules.dale !== undefined) finishRoundWithDale(rules, s, emit);
  else if (rules.removal === "before-refill") askForRemoval(rules, s, "turn", emit);
  else {
    refill(rules, s, emit);
    if (rules.removal === "after-refill") askForRemoval(rules, s, "turn", emit);
    else endTurn(rules, s, emit);
  }
}

/** SPEC 7.1, 7.2 */
export function collect(rules: Ruleset, s: State, who: number, emit: Emit | undefined): void {
  const { income, money } = s.boroughs[who] as Borough;
  if (income > 0) change(rules, s, who, "money", income, emit && { cause: { rule: "7.1" } }, emit);
  if (income >= 0) return;
  const paid = Math.min(money, -income);
  const why = emit && { cause: { rule: "7.2" } };
  if (paid > 0) change(rules, s, who, "money", -paid, why, emit);
  if (paid < -income) change(rules, s, who, "population", income + paid, why, emit);
}

/** SPEC 7.3, 7.4 */
export function grow(rules: Ruleset, s: State, who: number, emit: Emit | undefined): void {
  const { reputation, population } = s.boroughs[who] as Borough;
  if (reputation > 0) change(rules, s, who, "population", reputation, emit && { cause: { rule: "7.3" } }, emit);
  if (reputation >= 0) return;
  const moved = Math.min(population, -reputation);
  const why = emit && { cause: { rule: "7.4" } };
  if (moved > 0) change(rules, s, who, "population", -moved, why, emit);
  const due = Math.min((s.boroughs[who] as Borough).money, -reputation - moved);
  if (due > 0) change(rules, s, who, "money", -due, why, emit);
}

/** SPEC 12.4 to 12.9 */
function finishRoundWithDale(rules: Ruleset, s: State, emit: Emit | undefined): void {
  const dale = 1;
  daleMoves(rules, s, dale, emit);
  collect(rules, s, dale, emit);
  grow(rules, s, dale, emit);
  renew(rules, s, emit);
  endTurn(rules, s, emit);
}

/** SPEC 9.1, 9.2: the game ends only between rounds, so all have had as many turns. */
function endTurn(rules: Ruleset, s: State, emit: Emit | undefined): void {
  const seats = s.hands.length;
  s.turn = (s.turn + 1) % seats;
  s.phase = TURN;
  if (s.turn !== s.first) return;
  if (s.last === s.round) {
    s.phase = OVER;
    if (emit !== undefined) tellScores(rules, s, emit);
  } else s.round++;
}
