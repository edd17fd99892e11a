import type { Context } from "./context.ts";
import { daleSeat } from "./dale.ts";
import { daleMoves } from "./dale-turn.ts";
import { hasRemovable, refill, renew } from "./market.ts";
import { tellScores } from "./score.ts";
import type { Borough, Phase } from "./state.ts";
import { change } from "./tracks.ts";

export const TURN: Phase = { type: "turn" };
const OVER: Phase = { type: "over" };
const DISCARD_AFTER_BASIC: Phase = { type: "discard", after: "basic" };
const DISCARD_AFTER_MARKER: Phase = { type: "discard", after: "marker" };
const DISCARD_AFTER_TURN: Phase = { type: "discard", after: "turn" };

type Removal = Extract<Phase, { type: "discard" }>["after"];

/** A market tile must go before the turn continues; without one that can be paid for it continues at once (SPEC 4.10). */
export function askForRemoval(context: Context, after: Removal): void {
  const { rules, state } = context;
  const { money } = state.boroughs[state.turn] as Borough;
  if (!hasRemovable(rules, state, money)) afterRemoval(context, after);
  else if (after === "basic") context.state.phase = DISCARD_AFTER_BASIC;
  else context.state.phase = after === "marker" ? DISCARD_AFTER_MARKER : DISCARD_AFTER_TURN;
}

export function afterRemoval(context: Context, after: Removal): void {
  if (after === "turn") {
    refill(context);
    endTurn(context);
  } else afterPlacing(context);
}

/** Steps two to four of the turn (SPEC 3.1). */
export function afterPlacing(context: Context): void {
  const { rules, state } = context;
  collect(context, state.turn);
  grow(context, state.turn);
  const dale = daleSeat(state);
  if (dale !== undefined) finishRoundWithDale(context, dale);
  else if (rules.removal === "before-refill") askForRemoval(context, "turn");
  else {
    refill(context);
    if (rules.removal === "after-refill") askForRemoval(context, "turn");
    else endTurn(context);
  }
}

/** SPEC 7.1, 7.2 */
export function collect(context: Context, who: number): void {
  const { state, emit } = context;
  const { income, money } = state.boroughs[who] as Borough;
  if (income > 0) change(context, who, "money", income, emit && { cause: { rule: "7.1" } });
  if (income >= 0) return;
  const paid = Math.min(money, -income);
  const why = emit && { cause: { rule: "7.2" } };
  if (paid > 0) change(context, who, "money", -paid, why);
  if (paid < -income) change(context, who, "population", income + paid, why);
}

/** SPEC 7.3, 7.4 */
export function grow(context: Context, who: number): void {
  const { state, emit } = context;
  const { reputation, population } = state.boroughs[who] as Borough;
  if (reputation > 0) change(context, who, "population", reputation, emit && { cause: { rule: "7.3" } });
  if (reputation >= 0) return;
  const moved = Math.min(population, -reputation);
  const why = emit && { cause: { rule: "7.4" } };
  if (moved > 0) change(context, who, "population", -moved, why);
  const due = Math.min((state.boroughs[who] as Borough).money, -reputation - moved);
  if (due > 0) change(context, who, "money", -due, why);
}

/** SPEC 12.4 to 12.9 */
function finishRoundWithDale(context: Context, dale: number): void {
  daleMoves(context, dale);
  collect(context, dale);
  grow(context, dale);
  renew(context);
  endTurn(context);
}

/** SPEC 9.1, 9.2: the game ends only between rounds, so all have had as many turns. */
function endTurn(context: Context): void {
  const { state } = context;
  const seats = state.hands.length;
  state.turn = (state.turn + 1) % seats;
  state.phase = TURN;
  if (state.turn !== state.first) return;
  if (state.last === state.round) {
    state.phase = OVER;
    tellScores(context);
  } else state.round++;
}
