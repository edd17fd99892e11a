import { replaced, type Seat } from "@tabletown/kernel";
import type { ActionEffect, Gain } from "../data/effect.ts";
import { addTask, type TaskOf } from "./agenda.ts";
import { type Context, causeOf } from "./context.ts";
import { tellStored } from "./develop.ts";
import { addMoney, addPoverty, addPrestige, pay, playerOf } from "./holdings.ts";
import { count } from "./powers.ts";
import { boroughOf, cardOf, type Ruleset } from "./ruleset.ts";
import { repeatable } from "./run.ts";
import type { Kind, Source, State } from "./state.ts";

export function effectsOf(rules: Ruleset, from: Source, of: Kind): readonly ActionEffect[] {
  switch (from) {
    case "card":
      return cardOf(rules, of).effects;
    case "action":
      return cardOf(rules, of).card.action;
    case "borough":
      return boroughOf(rules, of).borough.runEffect;
  }
}

/** The rule behind an effect. */
export function ruleOf(from: Source): string {
  switch (from) {
    case "card":
      return "8.3";
    case "action":
      return "5.7";
    case "borough":
      return "8.6";
  }
}

/** Carries out the next effect of a list; what needs a decision is put on the agenda (SPEC 8.3). */
export function resolve(context: Context, seat: Seat, task: TaskOf<"effects">): void {
  const { rules, state, emit } = context;
  const { from, of, index } = task;
  const effect = effectsOf(rules, from, of)[index] as ActionEffect;
  switch (effect.type) {
    case "gainMoney":
    case "gainPrestige":
    case "removePoverty":
    case "gainPoverty":
      gain(context, seat, effect, ruleOf(from), of);
      break;
    case "gainMoneyPer":
      addMoney(context, seat, effect.n * count(rules, playerOf(state, seat), effect.per), ruleOf(from), of);
      break;
    case "gainPrestigePer":
      addPrestige(context, seat, effect.n * count(rules, playerOf(state, seat), effect.per), ruleOf(from), of);
      break;
    case "drawCards":
      addTask(state, { type: "draw", left: effect.n });
      break;
    case "discardUpTo": {
      const left = effect.max ?? playerOf(state, seat).hand.length;
      addTask(state, { type: "discards", from, of, index, left });
      break;
    }
    case "takeFromEach":
      eachOther(state, seat, (other) => {
        pay(context, other, effect.n, "10.17", of);
        addMoney(context, seat, effect.n, "10.17", of);
      });
      break;
    case "eachPaysPerBorough":
      eachOther(state, seat, (other) => {
        pay(context, other, effect.n * playerOf(state, other).boroughs.length, "10.17", of);
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
      emit?.({ what: "hand-spared", seat, cause: causeOf(context, "10.19", of) });
      break;
    case "collectStored":
      collect(context, seat, task);
      break;
    case "placeFromBoard":
      addTask(state, { type: "cover", stack: task.stack });
      break;
    case "repeatCard":
      if (repeatable(rules, playerOf(state, seat), task.stack).length > 0) {
        addTask(state, { type: "repeat", stack: task.stack });
      }
      break;
    case "placeCards":
      addTask(state, { type: "free-places", of, left: effect.n });
      break;
    case "turnThisInstead":
      break;
  }
}

/** A plain gain or loss. */
export function gain(context: Context, seat: Seat, effect: Gain, rule: string, of: Kind): void {
  switch (effect.type) {
    case "gainMoney":
      addMoney(context, seat, effect.n, rule, of);
      break;
    case "gainPrestige":
      addPrestige(context, seat, effect.n, rule, of);
      break;
    case "removePoverty":
      addPoverty(context, seat, -effect.n, rule, of);
      break;
    case "gainPoverty":
      addPoverty(context, seat, effect.n, rule, of);
      break;
  }
}

/** Every other seat, in turn order. */
function eachOther(s: State, seat: Seat, act: (other: Seat) => void): void {
  for (let step = 1; step < s.players.length; step++) act((seat + step) % s.players.length);
}

type Aimed = Extract<ActionEffect, { type: "givePoverty" | "causePoverty" }>;

/** With one opponent there is nothing to choose (SPEC 10.18). */
function askOpponent(context: Context, seat: Seat, task: TaskOf<"opponent">, effect: Aimed): void {
  const { state } = context;
  if (state.players.length === 2) aim(context, effect, 1 - seat, task.of);
  else addTask(state, task);
}

/** Poverty for the chosen player (SPEC 10.18): from the supply, or from the player on turn. */
export function aim(context: Context, effect: Aimed, target: Seat, of: Kind): void {
  if (effect.type === "causePoverty") {
    addPoverty(context, target, effect.n, "10.18", of);
    return;
  }
  const { seat } = context.state;
  const given = Math.min(effect.n, playerOf(context.state, seat).poverty);
  addPoverty(context, seat, 0 - given, "10.18", of);
  addPoverty(context, target, given, "10.18", of);
}

function collect(context: Context, seat: Seat, task: TaskOf<"effects">): void {
  const player = playerOf(context.state, seat);
  const stack = player.stacks[task.stack];
  if (stack === undefined || stack.coins === 0) return;
  const { coins } = stack;
  player.stacks = replaced(player.stacks, task.stack, { ...stack, coins: 0 });
  tellStored(context, seat, task.stack, stack, 0);
  addMoney(context, seat, coins, "10.7", task.of);
}
