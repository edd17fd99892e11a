import { type Cause, replaced, type Seat } from "@tabletown/kernel";
import type { ActionEffect, Gain } from "../data/effect.ts";
import type { Context } from "./context.ts";
import { addMoney, addPoverty, addPrestige, pay, playerOf } from "./holdings.ts";
import { count } from "./powers.ts";
import { boroughOf, cardOf, type Ruleset } from "./ruleset.ts";
import { repeatable } from "./run.ts";
import type { Id, Source, State, Task } from "./state.ts";

type Effects = Extract<Task, { type: "effects" }>;

export function effectsOf(rules: Ruleset, from: Source, of: Id): readonly ActionEffect[] {
  switch (from) {
    case "card":
      return cardOf(rules, of).effects;
    case "action":
      return cardOf(rules, of).card.action;
    case "borough":
      return boroughOf(rules, of).borough.runEffect;
  }
}

const RULE: Readonly<Record<Source, string>> = { card: "8.3", action: "5.7", borough: "8.6" };

/** The rule and the component behind an effect. */
export function causeOf(seat: Seat, from: Source, of: Id): Cause {
  return { rule: RULE[from], component: of, seat };
}

/** Carries out effect number `index` of a list; what needs a decision is put on the agenda (SPEC 8.3). */
export function resolve(context: Context, seat: Seat, task: Effects, index: number): void {
  const { rules, state, emit } = context;
  const { from, of } = task;
  const effect = effectsOf(rules, from, of)[index] as ActionEffect;
  switch (effect.type) {
    case "gainMoney":
    case "gainPrestige":
    case "removePoverty":
    case "gainPoverty":
      gain(context, seat, effect, causeOf(seat, from, of));
      break;
    case "gainMoneyPer":
      addMoney(context, seat, effect.n * count(rules, playerOf(state, seat), effect.per), causeOf(seat, from, of));
      break;
    case "gainPrestigePer":
      addPrestige(context, seat, effect.n * count(rules, playerOf(state, seat), effect.per), causeOf(seat, from, of));
      break;
    case "drawCards":
      state.agenda.push({ type: "draw", left: effect.n });
      break;
    case "discardUpTo": {
      const left = effect.max ?? playerOf(state, seat).hand.length;
      state.agenda.push({ type: "discards", from, of, index, left });
      break;
    }
    case "takeFromEach":
      eachOther(state, seat, (other) => {
        pay(context, other, effect.n, { rule: "10.17", component: of, seat });
        addMoney(context, seat, effect.n, { rule: "10.17", component: of, seat });
      });
      break;
    case "eachPaysPerBorough":
      eachOther(state, seat, (other) => {
        const owed = effect.n * playerOf(state, other).boroughs.length;
        pay(context, other, owed, { rule: "10.17", component: of, seat });
      });
      break;
    case "givePoverty":
      if (playerOf(state, seat).poverty > 0) askOpponent(context, seat, { type: "opponent", from, of, index }, effect);
      break;
    case "causePoverty":
      askOpponent(context, seat, { type: "opponent", from, of, index }, effect);
      break;
    case "spareHand":
      state.handSpared = true;
      emit?.({ what: "hand-spared", seat, cause: { rule: "10.19", component: of, seat } });
      break;
    case "collectStored":
      collect(context, seat, task);
      break;
    case "placeFromBoard":
      state.agenda.push({ type: "cover", stack: task.stack });
      break;
    case "repeatCard":
      if (repeatable(rules, playerOf(state, seat), task.stack).length > 0) {
        state.agenda.push({ type: "repeat", stack: task.stack });
      }
      break;
    case "placeCards":
      state.agenda.push({ type: "free-places", of, left: effect.n });
      break;
    case "turnThisInstead":
      break;
  }
}

/** A plain gain or loss. */
export function gain(context: Context, seat: Seat, effect: Gain, cause: Cause): void {
  switch (effect.type) {
    case "gainMoney":
      addMoney(context, seat, effect.n, cause);
      break;
    case "gainPrestige":
      addPrestige(context, seat, effect.n, cause);
      break;
    case "removePoverty":
      addPoverty(context, seat, -effect.n, cause);
      break;
    case "gainPoverty":
      addPoverty(context, seat, effect.n, cause);
      break;
  }
}

/** Every other seat, in turn order. */
function eachOther(s: State, seat: Seat, act: (other: Seat) => void): void {
  for (let step = 1; step < s.players.length; step++) act((seat + step) % s.players.length);
}

type Aimed = Extract<ActionEffect, { type: "givePoverty" | "causePoverty" }>;
type Opponent = Extract<Task, { type: "opponent" }>;

/** With one opponent there is nothing to choose (SPEC 10.18). */
function askOpponent(context: Context, seat: Seat, task: Opponent, effect: Aimed): void {
  const { state } = context;
  if (state.players.length === 2) aim(context, effect, 1 - seat, { rule: "10.18", component: task.of, seat });
  else state.agenda.push(task);
}

/** Poverty for the chosen player (SPEC 10.18): from the supply, or from the player on turn. */
export function aim(context: Context, effect: Aimed, target: Seat, cause: Cause): void {
  if (effect.type === "causePoverty") {
    addPoverty(context, target, effect.n, cause);
    return;
  }
  const { seat } = context.state;
  const given = Math.min(effect.n, playerOf(context.state, seat).poverty);
  addPoverty(context, seat, -given, cause);
  addPoverty(context, target, given, cause);
}

function collect(context: Context, seat: Seat, task: Effects): void {
  const player = playerOf(context.state, seat);
  const stack = player.stacks[task.stack];
  if (stack === undefined || stack.coins === 0) return;
  const { coins } = stack;
  player.stacks = replaced(player.stacks, task.stack, { ...stack, coins: 0 });
  const cause = { rule: "10.7", component: task.of, seat };
  const detail = { stack: task.stack };
  context.emit?.({ what: "stored", seat, by: -coins, now: 0, about: task.of, detail, cause });
  addMoney(context, seat, coins, cause);
}
