import { copyBorough } from "../rules/copy.ts";
import { placeTile } from "../rules/effects.ts";
import { priceOf } from "../rules/market.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough, State } from "../rules/state.ts";
import { addGoals } from "./goals.ts";
import {
  type Ending,
  HABITS,
  type Habits,
  PLANS,
  type Plan,
  project,
  roundsAfter,
  type Turns,
  turnsOf,
} from "./outlook.ts";
import { type Outside, type Prospect, prospectOf } from "./prospect.ts";

/** What good play finds in each round beyond what the plans foresee. */
const FINDS = 1.6;

/** A decent result alone, and how much more or less of it makes a marked difference. */
export const PAR = 75;
const ALONE = 6;

/** What losing to Dale by a point costs besides the point. */
const DALE = 0.5;

/** The population each seat can expect to end with, goals and exchanged money included. */
export function evaluate(rules: Ruleset, outside: Outside, s: State, habits: Habits = HABITS): number[] {
  return s.phase.is === "place" ? placed(rules, outside, s, habits) : standing(rules, outside, s, habits);
}

function standing(rules: Ruleset, outside: Outside, s: State, habits: Habits): number[] {
  const rounds = s.phase.is === "over" ? 0 : roundsAfter(rules, s);
  const others = s.boroughs.length - 1;
  const endings = s.boroughs.map((borough, who) =>
    bestEnding(
      rules,
      borough,
      prospectOf(rules, outside, borough, others, habits),
      turnsOf(rules, s, who, rounds),
      habits,
    ),
  );
  const totals = endings.map((ending) => totalOf(rules, ending) + FINDS * rounds);
  addGoals(rules, s, endings, s.phase.is === "over" ? 0 : rounds + 0.5, totals);
  if (rules.dale === undefined) return totals;
  const [mine, his] = totals as [number, number];
  return [mine + DALE * Math.min(0, mine - his)];
}

function totalOf(rules: Ruleset, { population, money }: Ending): number {
  return population + money / rules.table.moneyPerPopulation;
}

/** What comes of the best of the usual plans. */
function bestEnding(rules: Ruleset, borough: Borough, prospect: Prospect, turns: Turns, habits: Habits): Ending {
  let best = project(rules, borough, prospect, turns, PLANS[0] as Plan, habits);
  for (let i = 1; i < PLANS.length && turns.builds > 0; i++) {
    const ending = project(rules, borough, prospect, turns, PLANS[i] as Plan, habits);
    if (totalOf(rules, ending) > totalOf(rules, best)) best = ending;
  }
  return best;
}

/** A tile in hand is worth what it brings on the best space. */
function placed(rules: Ruleset, outside: Outside, s: State, habits: Habits): number[] {
  const { tile, space } = s.phase as Extract<State["phase"], { is: "place" }>;
  const kind = rules.kinds.get(tile) as Kind;
  const price = kind.cost + (space === 0 ? 0 : priceOf(rules, space));
  let best: number[] | undefined;
  for (const at of (s.boroughs[s.turn] as Borough).frontier) {
    const after: State = { ...s, boroughs: s.boroughs.map(copyBorough) };
    (after.boroughs[s.turn] as Borough).money -= price;
    placeTile(rules, after, s.turn, kind, at, "", undefined);
    const values = standing(rules, outside, after, habits);
    if (best === undefined || (values[s.turn] as number) > (best[s.turn] as number)) best = values;
  }
  return best ?? standing(rules, outside, s, habits);
}

/** How much expected population makes a seat e times as likely to win: less and less as the end comes near. */
export function scale(rules: Ruleset, s: State): number {
  return s.hands.length === 1 ? ALONE : 4 + 0.6 * roundsAfter(rules, s);
}
