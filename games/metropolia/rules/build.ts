import type { Seat } from "@tabletown/kernel";
import { has } from "./city.ts";
import { settle } from "./coins.ts";
import type { Context } from "./context.ts";
import { addLandmark, coinsOf, copiesAt, MARKET, moveCopy, presentAt } from "./counts.ts";
import { isDouble } from "./dice.ts";
import type { Event } from "./event.ts";
import { restock } from "./market.ts";
import type { Card, LandmarkInPlay, Ruleset, TownHallInPlay } from "./ruleset.ts";
import type { Phase, State } from "./state.ts";

const ROLL: Phase = { type: "roll" };
const BUILD: Phase = { type: "build" };
const OVER: Phase = { type: "over" };

/** SPEC 5.1: income is done; the player may build. A player who can build nothing is not asked (SPEC 5.6). */
export function openBuilding(context: Context): void {
  const { rules, state } = context;
  const { turn } = state;
  if (rules.townHall !== undefined) payWhenBroke(context, rules.townHall);
  if (buildable(rules, state, turn) === 0) buildNothing(context, "5.6");
  else state.phase = BUILD;
}

/** SPEC 8.2. */
function payWhenBroke(context: Context, { pays, amount, id }: TownHallInPlay): void {
  const { turn, counts } = context.state;
  if (pays === "when-broke" && coinsOf(counts, turn) === 0) settle(context, turn, amount, "8.2", id);
}

/**
 * SPEC 5.1 to 5.4: what is affordable, one bit each: establishments that are not sold out, no purple card twice, and
 * above them landmarks that are not built.
 */
export function buildable(rules: Ruleset, s: State, seat: Seat): number {
  const { counts } = s;
  const coins = coinsOf(counts, seat);
  const paid = rules.affordable[coins < rules.dearest ? coins : rules.dearest] as number;
  return paid & (presentAt(counts, MARKET) | rules.everyLandmark) & ~(presentAt(counts, seat) & rules.uniques);
}

export function build(context: Context, id: string): void {
  const { rules, state } = context;
  const seat = state.turn;
  const card = rules.card.get(id) as Card;
  settle(context, seat, -card.cost, "5.1", id);
  moveCopy(state.counts, MARKET, seat, card);
  if (context.emit !== undefined) tellBuilt(context, card);
  endTurn(context);
  // Last, so that all that is certain about this move comes before the cards nobody knew.
  if (rules.marketPiles !== undefined) restock(context, card);
}

function tellBuilt({ state, emit }: Context, card: Card): void {
  const seat = state.turn;
  const now = copiesAt(state.counts, seat, card);
  emit?.({ what: "built", seat, about: card.id, now, cause: { rule: "5.1", component: card.id, seat } });
}

export function buildLandmark(context: Context, id: string): void {
  const { rules, state, emit } = context;
  const seat = state.turn;
  const landmark = rules.landmark.get(id) as LandmarkInPlay;
  settle(context, seat, -landmark.cost, "5.4", id);
  addLandmark(state.counts, seat, landmark.index);
  emit?.({ what: "built", seat, about: id, cause: { rule: "5.4", component: id, seat } });
  // SPEC 6.3: every landmark in play is built.
  if ((presentAt(state.counts, seat) & rules.everyLandmark) === rules.everyLandmark) {
    state.phase = OVER;
    emit?.({ what: "won", seat, cause: { rule: "6.3" } });
  } else {
    endTurn(context);
  }
}

export function pass(context: Context): void {
  buildNothing(context, "5.5");
}

function buildNothing(context: Context, rule: string): void {
  const { rules, state, emit } = context;
  emit?.({ what: "passed", seat: state.turn, cause: { rule } });
  const { airport } = rules;
  if (airport !== undefined && has(state, state.turn, airport)) {
    settle(context, state.turn, airport.effect.amount, "7.8", airport.id);
  }
  endTurn(context);
}

/** SPEC 6.1, 6.2: a double with the park brings the same player another turn; otherwise the dice go to the left. */
function endTurn(context: Context): void {
  const { state } = context;
  const { park } = context.rules;
  const seat = state.turn;
  const again = has(state, seat, park) && isDouble(state.dice);
  if (!again) state.turn = seat + 1 === state.seats ? 0 : seat + 1;
  state.phase = ROLL;
  if (context.emit !== undefined) context.emit(turnEvent(state.turn, again ? park : undefined));
}

function turnEvent(seat: Seat, park: LandmarkInPlay | undefined): Event {
  return park === undefined
    ? { what: "turn", seat, cause: { rule: "6.1" } }
    : { what: "extra-turn", seat, cause: { rule: "6.2", component: park.id, seat } };
}
