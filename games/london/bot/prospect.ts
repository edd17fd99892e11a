import type { Seat } from "@tabletown/kernel";
import type { Kind, Player, Stack, State, Task } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import { emptyPlan, type HandPlan, newPlan, planHand } from "./hand.ts";
import { isAhead, loanCost, moneyWorth, poundWorth, turnsLeft } from "./outlook.ts";
import { type Estimates, landTraitIn, traitIn, type Yield } from "./trait.ts";
import { gainOf, type Valued } from "./worth.ts";

/** Stacks that every city has sooner or later. */
const USUAL_STACKS = 6;

/** What a seat can expect at the end: prestige, before poverty is looked at, and poverty. */
export interface Prospect {
  points: number;
  poverty: number;
  /** What it rests on: what the cards of the city show in prestige, stacks that bring nothing, runs, and the hand. */
  printed: number;
  dead: number;
  readonly now: Harvest;
  readonly next: Harvest;
  readonly ever: Harvest;
  readonly plan: HandPlan;
}

/** What running the city brings. */
export interface Harvest {
  gain: number;
  relief: number;
  spares: boolean;
}

/** Room for a prospect: to fill one that is there is quicker than to make another. */
export function newProspect(): Prospect {
  return {
    points: 0,
    poverty: 0,
    printed: 0,
    dead: 0,
    now: { gain: 0, relief: 0, spares: false },
    next: { gain: 0, relief: 0, spares: false },
    ever: { gain: 0, relief: 0, spares: false },
    plan: newPlan(),
  };
}

/** What a prospect depends on besides the boroughs of all and the player's own money, debts, poverty, hand and city. */
export interface ProspectMoment {
  turns: number;
  /** Cards that are still to be drawn. */
  draws: number;
  running: boolean;
  developing: boolean;
  /** In a run: whether the hand brings no poverty, and the newest borough's effect is over. */
  spared: boolean;
  boroughDone: boolean;
}

export function newMoment(): ProspectMoment {
  return { turns: 0, draws: 0, running: false, developing: false, spared: false, boroughDone: false };
}

export function momentOf(habits: Habits, s: State, seat: Seat, into: ProspectMoment): void {
  const mine = seat === s.seat && s.agenda.length > 0;
  const running = mine && s.agenda[0]?.type === "run";
  into.turns = turnsLeft(habits, s, seat);
  into.draws = mine ? pendingDraws(s) : 0;
  into.running = running;
  into.developing = mine && isDeveloping(s);
  into.spared = running && s.handSpared;
  into.boroughDone = running && s.boroughDone;
}

/** Works out what a seat can expect. */
export function foresee(estimates: Estimates, s: State, seat: Seat, moment: ProspectMoment, into: Prospect): void {
  const { habits } = estimates;
  const player = s.players[seat] as Player;
  const { stacks, loans, hand } = player;
  const { turns, draws, running, developing } = moment;
  const valued: Valued = { estimates, state: s, seat, pound: poundWorth(estimates, turns) };
  let points = player.prestige + moneyWorth(estimates, player, turns) - loanCost(estimates, player, turns);
  let { poverty } = player;
  if (turns > 0) points += habits.action * turns;

  // The city: what the run now under way will bring, what the next one will, and what every one will.
  const { now, next, ever, plan } = into;
  empty(now, moment.spared);
  empty(next, false);
  empty(ever, false);
  let printed = 0;
  let dead = 0;
  let payable = hand.length;
  for (let i = 0; i < stacks.length; i++) {
    const { card, under, turned, used, fresh, coins } = stacks[i] as Stack;
    const trait = traitIn(estimates, card);
    printed += trait.card.prestige;
    for (let j = 0; j < under.length; j++) printed += traitIn(estimates, under[j] as Kind).card.prestige;
    const idle = turned || (trait.rules.effects.length === 0 && trait.power === 0);
    if (idle && !fresh) dead++;
    if (idle) continue;
    points += trait.power * Math.max(0, turns - 1);
    if (trait.rules.effects.length === 0) continue;
    const gain = gainOf(valued, trait.yields, coins);
    if (gain + habits.poverty * Math.max(0, trait.yields.relief) <= 0 && !trait.yields.sparesHand) continue;
    if (running && !used && trait.rules.active && trait.rules.costCards <= payable) {
      payable -= trait.rules.costCards;
      reap(now, trait.yields, gain);
      if (trait.card.turns) continue;
    }
    reap(next, trait.yields, gain);
    if (!trait.card.turns) reap(ever, trait.yields, gain);
  }
  if (player.boroughs.length > 0) {
    const { run: effect, ability } = landTraitIn(estimates, player.boroughs[player.boroughs.length - 1] as Kind);
    const gain = gainOf(valued, effect, 0);
    points += ability * Math.max(0, Math.min(3, turns - 1));
    if (running && !moment.boroughDone) reap(now, effect, gain);
    reap(next, effect, gain);
  }

  points += printed;
  into.printed = printed;
  into.dead = dead;

  const due = stacks.length + loans;
  if (running) {
    points += now.gain;
    poverty = Math.max(0, poverty - now.relief) + due + (now.spares ? 0 : hand.length);
  }
  if (turns <= 0 && !developing) {
    emptyPlan(plan, 0);
    into.points = points;
    into.poverty = poverty + hand.length + draws;
    return;
  }

  const room = Math.max(0, estimates.rules.table.settings.handLimit - hand.length);
  points += habits.drawnCard * Math.min(draws, room) * Math.min(1, turns / 3);
  const runs = turns - (developing ? 0 : 1);
  planHand(valued, runs, plan);
  points += plan.hope * Math.min(1, turns / 4);
  const left = plan.left * (turns >= 2 ? habits.kept : 1);

  // The best of: wait, run the city as it is, develop it, develop and run it.
  const patience = turns >= 4 ? habits.patience : 0;
  const harvest = plan.run + next.gain;
  // Nobody has to run a city that brings more poverty than it is worth; one day it will be worth it.
  const worthwhile = harvest > habits.poverty * due;
  let gained = patience * (plan.sure + (worthwhile ? harvest : 0));
  let burden = patience > 0 ? left + (worthwhile ? patience : habits.sometimes) * due : hand.length;
  let best = -habits.poverty * burden;
  const develop = developing ? 0 : habits.action;
  const early = developing ? 1 : habits.later;
  if (plan.placed > 0) {
    const developed = early * plan.sure - develop;
    const value = developed - habits.poverty * left;
    if (value > best) {
      best = value;
      gained = developed;
      burden = left;
    }
  }
  if (turns > 0) {
    const often = Math.min(1, turns);
    const held = next.spares ? 0 : hand.length;
    const run = often * (habits.later * next.gain - habits.action);
    const brought = often * (due + held - Math.min(next.relief, poverty)) + (1 - often) * hand.length;
    const value = run - habits.poverty * brought;
    if (value > best) {
      best = value;
      gained = run;
      burden = brought;
    }
  }
  if (runs > 0 && plan.placed > 0) {
    const often = Math.min(1, runs);
    const relief = Math.min(next.relief + plan.relief, poverty);
    const stacked = due + Math.max(0, plan.placed - dead);
    const both = early * plan.sure - develop + often * (early * habits.later * (next.gain + plan.run) - habits.action);
    const brought = left + often * (stacked - relief - (next.spares ? left : 0));
    if (both - habits.poverty * brought > best) {
      gained = both;
      burden = brought;
    }
  }
  const later = Math.max(0, (turns - 3) / habits.cycle);
  points += gained + later * ever.gain;
  poverty +=
    burden +
    later * (habits.stacked * Math.max(0, stacks.length - USUAL_STACKS) + habits.indebted * loans - ever.relief);
  into.points = points;
  into.poverty = Math.max(0, poverty);
}

function empty(harvest: Harvest, spares: boolean): void {
  harvest.gain = 0;
  harvest.relief = 0;
  harvest.spares = spares;
}

function reap(harvest: Harvest, { relief, sparesHand }: Yield, gain: number): void {
  harvest.gain += gain;
  harvest.relief += relief;
  if (sparesHand) harvest.spares = true;
}

/** Whether the seat on turn is in the middle of developing its city. */
function isDeveloping(s: State): boolean {
  return s.agenda[0]?.type === "develop" || (isAhead(s) && s.agenda.length > 1);
}

function pendingDraws(s: State): number {
  let draws = 0;
  for (let i = 0; i < s.agenda.length; i++) {
    const task = s.agenda[i] as Task;
    if (task.type === "draw") draws += task.left;
  }
  return draws;
}
