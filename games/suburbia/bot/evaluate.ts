import { STATS, type Stat } from "../data/table.ts";
import { copyBorough } from "../rules/copy.ts";
import { placeTile } from "../rules/effects.ts";
import { priceOf } from "../rules/market.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough, State } from "../rules/state.ts";
import { addGoals } from "./goals.ts";
import { type Ending, type Habits, PLANS, type Plan, project, roundsAfter, type Turns, turnsOf } from "./outlook.ts";
import { type Outside, type Prospect, prospectOf } from "./prospect.ts";

/** What good play finds in each round beyond what the plans foresee. */
const FINDS = 1.6;

/** Spaces for a tile that are looked at closely, and how much more of a number tells what it is worth. */
const CLOSELY = 3;
const STEP = 2;

/** A decent result alone, and how much more or less of it makes a marked difference. */
export const PAR = 105;
const ALONE = 12;

/** What losing to Dale by a point costs besides the point. */
const DALE = 0.5;

/** The population each seat can expect to end with, goals and exchanged money included. */
export function evaluate(rules: Ruleset, outside: Outside, s: State, habits: Habits): number[] {
  return s.phase.is === "place" ? placed(rules, outside, s, habits) : standing(rules, outside, s, habits);
}

/** Endings that are `known` already are not worked out again. */
function standing(
  rules: Ruleset,
  outside: Outside,
  s: State,
  habits: Habits,
  known: readonly (Ending | undefined)[] = [],
): number[] {
  const rounds = s.phase.is === "over" ? 0 : roundsAfter(rules, s);
  const endings = s.boroughs.map((_, who) => known[who] ?? endingOf(rules, outside, s, who, rounds, habits));
  const totals = endings.map((ending) => totalOf(rules, ending) + FINDS * rounds);
  addGoals(rules, s, endings, s.phase.is === "over" ? 0 : rounds + 0.5, totals);
  if (rules.dale === undefined) return totals;
  const [mine, his] = totals as [number, number];
  return [mine + DALE * Math.min(0, mine - his)];
}

function endingOf(rules: Ruleset, outside: Outside, s: State, who: number, rounds: number, habits: Habits): Ending {
  const borough = s.boroughs[who] as Borough;
  const prospect = prospectOf(rules, outside, borough, s.boroughs.length - 1, habits);
  return bestPlan(rules, borough, prospect, turnsOf(rules, s, who, rounds), habits).ending;
}

function totalOf(rules: Ruleset, { population, money }: Ending): number {
  return population + money / rules.table.moneyPerPopulation;
}

/** The plan that promises most, and what comes of it. */
function bestPlan(
  rules: Ruleset,
  borough: Borough,
  prospect: Prospect,
  turns: Turns,
  habits: Habits,
): { readonly plan: Plan; readonly ending: Ending } {
  let plan = PLANS[0] as Plan;
  let ending = project(rules, borough, prospect, turns, plan, habits);
  for (let i = 1; i < PLANS.length && turns.builds > 0; i++) {
    const other = project(rules, borough, prospect, turns, PLANS[i] as Plan, habits);
    if (totalOf(rules, other) <= totalOf(rules, ending)) continue;
    plan = PLANS[i] as Plan;
    ending = other;
  }
  return { plan, ending };
}

/** A tile in hand is worth what it brings on the best space: the few that bring most at once are looked at closely. */
function placed(rules: Ruleset, outside: Outside, s: State, habits: Habits): number[] {
  const { tile, space } = s.phase as Extract<State["phase"], { is: "place" }>;
  const kind = rules.kinds.get(tile) as Kind;
  const price = kind.cost + (space === 0 ? 0 : priceOf(rules, space));
  const own = s.boroughs[s.turn] as Borough;
  const rounds = roundsAfter(rules, s);
  const margins = marginsOf(rules, outside, s, rounds, habits);
  const places = own.frontier.map((at) => {
    const after: State = { ...s, boroughs: s.boroughs.map(copyBorough) };
    const borough = after.boroughs[s.turn] as Borough;
    borough.money -= price;
    placeTile(rules, after, s.turn, kind, at, "", undefined);
    return { after, gain: STATS.reduce((sum, stat) => sum + margins[stat] * (borough[stat] - own[stat]), 0) };
  });
  places.sort((a, b) => b.gain - a.gain);
  const known: (Ending | undefined)[] = [];
  let best: number[] | undefined;
  for (const { after } of places.slice(0, CLOSELY)) {
    for (let who = 0; who < s.boroughs.length; who++) {
      // What is built here seldom changes anything elsewhere.
      if (who === s.turn) continue;
      if (!alike(s.boroughs[who] as Borough, after.boroughs[who] as Borough)) known[who] = undefined;
      else known[who] ??= endingOf(rules, outside, s, who, rounds, habits);
    }
    const values = standing(rules, outside, after, habits, known);
    if (best === undefined || (values[s.turn] as number) > (best[s.turn] as number)) best = values;
  }
  return best ?? standing(rules, outside, s, habits);
}

/** What one more of each number would bring the seat on turn in the end. */
function marginsOf(
  rules: Ruleset,
  outside: Outside,
  s: State,
  rounds: number,
  habits: Habits,
): Readonly<Record<Stat, number>> {
  const borough = s.boroughs[s.turn] as Borough;
  const prospect = prospectOf(rules, outside, borough, s.boroughs.length - 1, habits);
  const turns = turnsOf(rules, s, s.turn, rounds);
  const { plan, ending } = bestPlan(rules, borough, prospect, turns, habits);
  const total = totalOf(rules, ending);
  const margin = (stat: Stat): number => {
    const more = { ...borough, [stat]: borough[stat] + STEP };
    return (totalOf(rules, project(rules, more, prospect, turns, plan, habits)) - total) / STEP;
  };
  return {
    money: margin("money"),
    income: margin("income"),
    reputation: margin("reputation"),
    population: margin("population"),
  };
}

function alike(a: Borough, b: Borough): boolean {
  return a.money === b.money && a.income === b.income && a.reputation === b.reputation && a.population === b.population;
}

/** How much expected population makes a seat e times as likely to win: less and less as the end comes near. */
export function scale(rules: Ruleset, s: State): number {
  return s.hands.length === 1 ? ALONE : 4 + 0.6 * roundsAfter(rules, s);
}
