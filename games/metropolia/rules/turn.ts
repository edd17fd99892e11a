import type { Cause, Chance } from "@tabletown/kernel";
import { has } from "./city.ts";
import { settle } from "./coins.ts";
import type { Context } from "./context.ts";
import { rollDice, sum } from "./dice.ts";
import type { Event } from "./event.ts";
import { collectIncome } from "./income.ts";
import type { Harbor, LandmarkInPlay, TownHallInPlay } from "./ruleset.ts";
import type { Phase, State } from "./state.ts";

const REROLL: Phase = { type: "reroll" };
const HARBOR: Phase = { type: "harbor" };

/** SPEC 3.1 to 3.3: the turn begins, the dice fall; the radio tower may ask whether they stay. */
export function rollFirst(context: Context, count: number): void {
  const { rules, state } = context;
  if (rules.townHall !== undefined) payEveryTurn(context, rules.townHall);
  roll(state, count, context.chance);
  if (context.emit !== undefined) tellFirstRoll(context, count);
  if (has(state, state.turn, rules.tower)) state.phase = REROLL;
  else considerHarbor(context);
}

/** SPEC 7.6. */
function payEveryTurn(context: Context, { pays, amount, id }: TownHallInPlay): void {
  if (pays === "every-turn") settle(context, context.state.turn, amount, "7.6", id);
}

/** SPEC 3.4: the second roll counts, whatever it shows. */
export function rollAgain(context: Context, count: number): void {
  const { rules, state, chance, emit } = context;
  roll(state, count, chance);
  emit?.(rollEvent(state, causeOf("3.4", rules.tower, state)));
  considerHarbor(context);
}

function roll(s: State, count: number, chance: Chance): void {
  s.dice = rollDice(count, chance);
  s.total = sum(s.dice);
}

function tellFirstRoll({ rules, state, emit }: Context, count: number): void {
  emit?.(rollEvent(state, count === 1 ? { rule: "3.2" } : causeOf("3.3", rules.station, state)));
}

function rollEvent({ turn, total, dice }: State, cause: Cause): Event {
  return { what: "roll", seat: turn, now: total, detail: { dice }, cause };
}

export function keepRoll(context: Context): void {
  const { rules, state, emit } = context;
  emit?.({ what: "kept", seat: state.turn, now: state.total, cause: causeOf("3.4", rules.tower, state) });
  considerHarbor(context);
}

/** SPEC 7.7: the harbour asks on a high total, after any second roll. */
function considerHarbor(context: Context): void {
  const { harbor } = context.rules;
  if (harbor !== undefined && asks(harbor, context.state)) context.state.phase = HARBOR;
  else collectIncome(context);
}

function asks(harbor: Harbor, s: State): boolean {
  return s.total >= harbor.effect.from && has(s, s.turn, harbor);
}

export function addToTotal(context: Context): void {
  const { rules, state, emit } = context;
  const by = rules.harbor?.effect.amount ?? 0;
  state.total += by;
  emit?.({ what: "total", seat: state.turn, by, now: state.total, cause: causeOf("7.7", rules.harbor, state) });
  collectIncome(context);
}

export function leaveTotal(context: Context): void {
  const { rules, state, emit } = context;
  emit?.({ what: "kept", seat: state.turn, now: state.total, cause: causeOf("7.7", rules.harbor, state) });
  collectIncome(context);
}

function causeOf(rule: string, landmark: LandmarkInPlay | undefined, s: State): Cause {
  return landmark === undefined ? { rule } : { rule, component: landmark.id, seat: s.turn };
}
