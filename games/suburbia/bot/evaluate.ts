import { STATS, type Stat } from "../data/table.ts";
import type { Placing } from "../rules/action.ts";
import { copyBorough } from "../rules/copy.ts";
import { placeTile } from "../rules/effects.ts";
import type { Hex } from "../rules/hex.ts";
import { priceOf } from "../rules/market.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough, State } from "../rules/state.ts";
import { Goals } from "./goals.ts";
import type { Habits } from "./habits.ts";
import { type BoroughPlan, type Numbers, Projection, roundsAfter, type Turns, turnsOf } from "./outlook.ts";
import { PlacementCalculator } from "./placement/placement-calculator.ts";
import { type Prospect, prospectOf, type Trend, trendsOf } from "./prospect.ts";

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

/** What a borough can expect, the plan that promises it, and all that it depends on. */
export interface BoroughForecast {
  readonly borough: Borough;
  readonly turns: Turns;
  readonly prospect: Prospect;
  readonly plan: BoroughPlan;
  readonly ending: Numbers;
  /** Population, and what money is worth in the end. */
  readonly total: number;
}

/** Tells the population each seat can expect to end with, goals and exchanged money included. */
export class Evaluation {
  private readonly rules: Ruleset;
  private readonly habits: Habits;
  /** By how many others build. */
  private readonly trends: (readonly Trend[])[] = [];
  private readonly projection: Projection;
  private readonly goals: Goals;
  private readonly calculator: PlacementCalculator;
  /** By borough, the last one: most choices leave the others as they are. */
  private readonly known: BoroughForecast[] = [];
  /** The last margins: several tiles are weighed for the same borough. */
  private marginal: { readonly forecast: BoroughForecast; readonly margins: readonly number[] } | undefined;

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
    this.projection = new Projection(rules, habits);
    this.goals = new Goals(rules);
    this.calculator = new PlacementCalculator(rules);
  }

  of(s: State): number[] {
    return s.phase.type === "place" ? this.placed(s) : this.standing(s);
  }

  private standing(s: State): number[] {
    const { rules } = this;
    const rounds = s.phase.type === "over" ? 0 : roundsAfter(rules, s);
    const endings: Numbers[] = [];
    const totals: number[] = [];
    for (let who = 0; who < s.boroughs.length; who++) {
      const { ending, total } = this.forecast(s, who, rounds);
      endings.push(ending);
      totals.push(total + FINDS * rounds);
    }
    this.goals.add(s, endings, s.phase.type === "over" ? 0 : rounds + 0.5, totals);
    if (rules.dale === undefined) return totals;
    const [mine, his] = totals as [number, number];
    return [mine + DALE * Math.min(0, mine - his)];
  }

  /** What a borough can expect if so many rounds come after this one. */
  forecast(s: State, who: number, rounds: number): BoroughForecast {
    const { projection } = this;
    const borough = s.boroughs[who] as Borough;
    const turns = turnsOf(s, who, rounds);
    const before = this.known[who];
    if (before !== undefined && foretells(before, borough, turns)) return before;
    const prospect =
      before !== undefined && sameTiles(before.borough, borough)
        ? before.prospect
        : prospectOf(this.trendsAmong(s.boroughs.length - 1), borough);
    const plan = projection.best(borough, prospect, turns);
    const { money, income, reputation, population, total } = projection;
    const ending = { money, income, reputation, population };
    const forecast = { borough: copyBorough(borough), turns, prospect, plan, ending, total };
    this.known[who] = forecast;
    return forecast;
  }

  private trendsAmong(others: number): readonly Trend[] {
    this.trends[others] ??= trendsOf(this.rules, this.habits, others);
    return this.trends[others];
  }

  /** A tile in hand is worth what it brings on the best space: the few that bring most at once are looked at closely. */
  private placed(s: State): number[] {
    const { rules } = this;
    const { tile, space } = s.phase as Extract<State["phase"], { type: "place" }>;
    const kind = rules.kinds.get(tile) as Kind;
    const price = kind.cost + (space === 0 ? 0 : priceOf(rules, space));
    let best: number[] | undefined;
    for (const hex of this.promising(s, kind)) {
      const after: State = { ...s, boroughs: s.boroughs.map(copyBorough) };
      (after.boroughs[s.turn] as Borough).money -= price;
      placeTile({ rules, state: after, emit: undefined }, s.turn, kind, hex, "");
      const values = this.standing(after);
      if (best === undefined || (values[s.turn] as number) > (best[s.turn] as number)) best = values;
    }
    return best ?? this.standing(s);
  }

  /** The spaces where a tile brings most at once. */
  private promising(s: State, kind: Kind): Hex[] {
    const { calculator } = this;
    const margins = this.margins(s);
    calculator.read(s.boroughs[s.turn] as Borough);
    const sites = calculator.survey(calculator.summaryOf(kind.id));
    const best: Site[] = [];
    for (let site = 0; site < sites; site++) {
      calculator.onSite(site);
      let gain = 0;
      for (let stat = 0; stat < margins.length; stat++) {
        gain += (margins[stat] as number) * (calculator.change[stat] as number);
      }
      for (const space of calculator.sites[site] as number[]) insert(best, { space, gain });
    }
    return best.map(({ space }) => (calculator.borough.frontier[space] as Placing).hex);
  }

  /** What one more of each number would bring the seat on turn in the end, in the order of `STATS`. */
  private margins(s: State): readonly number[] {
    const { rules, projection, marginal } = this;
    const rounds = roundsAfter(rules, s);
    const turns = turnsOf(s, s.turn, rounds);
    if (marginal !== undefined && foretells(marginal.forecast, s.boroughs[s.turn] as Borough, turns)) {
      return marginal.margins;
    }
    const forecast = this.forecast(s, s.turn, rounds);
    const { borough, prospect, plan, total } = forecast;
    const margins = STATS.map((stat: Stat) => {
      const more = copyBorough(borough);
      more[stat] += STEP;
      return (projection.play(more, prospect, turns, plan) - total) / STEP;
    });
    this.marginal = { forecast, margins };
    return margins;
  }
}

/** A space of the frontier, and what a tile brings there at once. */
interface Site {
  readonly space: number;
  readonly gain: number;
}

/** Keeps the few best, in order: of those that bring the same, the first spaces. */
function insert(best: Site[], site: Site): void {
  let index = best.length;
  while (index > 0 && precedes(site, best[index - 1] as Site)) index--;
  if (index === CLOSELY) return;
  best.splice(index, 0, site);
  if (best.length > CLOSELY) best.pop();
}

function precedes(a: Site, b: Site): boolean {
  return a.gain > b.gain || (a.gain === b.gain && a.space < b.space);
}

function alike(a: Borough, b: Borough): boolean {
  return a.money === b.money && a.income === b.income && a.reputation === b.reputation && a.population === b.population;
}

function sameTiles(a: Borough, b: Borough): boolean {
  return a.tiles === b.tiles && a.frontier === b.frontier;
}

function foretells(
  { borough: of, turns: { builds, collects } }: BoroughForecast,
  borough: Borough,
  turns: Turns,
): boolean {
  return sameTiles(of, borough) && alike(of, borough) && builds === turns.builds && collects === turns.collects;
}

/** How much expected population makes a seat e times as likely to win: less and less as the end comes near. */
export function scale(rules: Ruleset, s: State): number {
  return s.hands.length === 1 ? ALONE : 4 + 0.6 * roundsAfter(rules, s);
}
