import type { Emit, Seat } from "@tabletown/kernel";
import type { ActionEffect, Gain } from "../data/effect.ts";
import { addMoney, addPoverty, addPrestige, pay, playerOf, type Why } from "./holdings.ts";
import { replaced } from "./pile.ts";
import { count } from "./powers.ts";
import { boroughOf, cardOf, type Rules } from "./ruleset.ts";
import { repeatable } from "./run.ts";
import type { Id, Source, State, Task } from "./state.ts";

type Effects = Extract<Task, { type: "effects" }>;

export function effectsOf(rules: Rules, from: Source, of: Id): readonly ActionEffect[] {
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
export function whyOf(seat: Seat, from: Source, of: Id): Why {
  return { rule: RULE[from], component: of, seat };
}

/** Carries out effect number `at` of a list; what needs a decision is put on the agenda (SPEC 8.3). */
export function resolve(rules: Rules, s: State, seat: Seat, task: Effects, at: number, emit: Emit | undefined): void {
  const { from, of } = task;
  const effect = effectsOf(rules, from, of)[at] as ActionEffect;
  switch (effect.op) {
    case "gainMoney":
    case "gainPrestige":
    case "removePoverty":
    case "gainPoverty":
      gain(s, seat, effect, whyOf(seat, from, of), emit);
      break;
    case "gainMoneyPer":
      addMoney(s, seat, effect.n * count(rules, playerOf(s, seat), effect.per), whyOf(seat, from, of), emit);
      break;
    case "gainPrestigePer":
      addPrestige(s, seat, effect.n * count(rules, playerOf(s, seat), effect.per), whyOf(seat, from, of), emit);
      break;
    case "drawCards":
      s.agenda.push({ type: "draw", left: effect.n });
      break;
    case "discardUpTo": {
      const left = effect.max ?? playerOf(s, seat).hand.length;
      s.agenda.push({ type: "discards", from, of, at, left });
      break;
    }
    case "takeFromEach":
      eachOther(s, seat, (other) => {
        pay(rules, s, other, effect.n, { rule: "10.17", component: of, seat }, emit);
        addMoney(s, seat, effect.n, { rule: "10.17", component: of, seat }, emit);
      });
      break;
    case "eachPaysPerBorough":
      eachOther(s, seat, (other) => {
        const owed = effect.n * playerOf(s, other).boroughs.length;
        pay(rules, s, other, owed, { rule: "10.17", component: of, seat }, emit);
      });
      break;
    case "givePoverty":
      if (playerOf(s, seat).poverty > 0) askOpponent(s, seat, { type: "opponent", from, of, at }, effect, emit);
      break;
    case "causePoverty":
      askOpponent(s, seat, { type: "opponent", from, of, at }, effect, emit);
      break;
    case "spareHand":
      s.handSpared = true;
      emit?.({ what: "hand-spared", seat, cause: { rule: "10.19", component: of, seat } });
      break;
    case "collectStored":
      collect(s, seat, task, emit);
      break;
    case "placeFromBoard":
      s.agenda.push({ type: "cover", stack: task.stack });
      break;
    case "repeatCard":
      if (repeatable(rules, playerOf(s, seat), task.stack).length > 0) {
        s.agenda.push({ type: "repeat", stack: task.stack });
      }
      break;
    case "placeCards":
      s.agenda.push({ type: "free-places", of, left: effect.n });
      break;
    case "turnThisInstead":
      break;
  }
}

/** A plain gain or loss. */
export function gain(s: State, seat: Seat, effect: Gain, why: Why, emit: Emit | undefined): void {
  switch (effect.op) {
    case "gainMoney":
      addMoney(s, seat, effect.n, why, emit);
      break;
    case "gainPrestige":
      addPrestige(s, seat, effect.n, why, emit);
      break;
    case "removePoverty":
      addPoverty(s, seat, -effect.n, why, emit);
      break;
    case "gainPoverty":
      addPoverty(s, seat, effect.n, why, emit);
      break;
  }
}

/** Every other seat, in turn order. */
function eachOther(s: State, seat: Seat, act: (other: Seat) => void): void {
  for (let step = 1; step < s.players.length; step++) act((seat + step) % s.players.length);
}

type Aimed = Extract<ActionEffect, { op: "givePoverty" | "causePoverty" }>;
type Opponent = Extract<Task, { type: "opponent" }>;

/** With one opponent there is nothing to choose (SPEC 10.18). */
function askOpponent(s: State, seat: Seat, task: Opponent, effect: Aimed, emit: Emit | undefined): void {
  if (s.players.length === 2) aim(s, seat, 1 - seat, effect, task.of, emit);
  else s.agenda.push(task);
}

/** Poverty for the chosen player (SPEC 10.18). */
export function aim(s: State, seat: Seat, target: Seat, effect: Aimed, of: Id, emit: Emit | undefined): void {
  const why = { rule: "10.18", component: of, seat };
  if (effect.op === "causePoverty") {
    addPoverty(s, target, effect.n, why, emit);
    return;
  }
  const given = Math.min(effect.n, playerOf(s, seat).poverty);
  addPoverty(s, seat, -given, why, emit);
  addPoverty(s, target, given, why, emit);
}

function collect(s: State, seat: Seat, task: Effects, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  const stack = player.stacks[task.stack];
  if (stack === undefined || stack.coins === 0) return;
  const { coins } = stack;
  player.stacks = replaced(player.stacks, task.stack, { ...stack, coins: 0 });
  const cause = { rule: "10.7", component: task.of, seat };
  emit?.({ what: "stored", seat, by: -coins, now: 0, of: task.of, detail: { stack: task.stack }, cause });
  addMoney(s, seat, coins, cause, emit);
}
