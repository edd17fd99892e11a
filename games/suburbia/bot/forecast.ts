import { STATS } from "../data/table.ts";
import type { Hex } from "../rules/hex.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Borough, State } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import { type BoroughLayout, Layouts } from "./layouts.ts";
import { type BoroughPlan, type Numbers, Projection, type Turns } from "./outlook.ts";

/** How much more of a number tells what it is worth. */
const STEP = 2;

/** Forecasts that are kept: a power of two. */
const KEPT = 4096;

/** What a borough can expect, the plan that promises it, and all that it depends on. */
export interface BoroughForecast {
  readonly layout: BoroughLayout;
  readonly now: Numbers;
  readonly turns: Turns;
  readonly plan: BoroughPlan;
  readonly ending: Numbers;
  /** Population, and what money is worth in the end. */
  readonly total: number;
  /** What one more of each number would bring in the end, in the order of `STATS`; worked out when it is asked for. */
  margins: readonly number[] | undefined;
  /** By the number of a kind that was weighed: the spaces where it brings most at once. */
  readonly promising: (readonly Hex[] | undefined)[];
}

/** Foretells what becomes of boroughs, and knows again what it was asked before. */
export class Forecasts {
  private readonly layouts: Layouts;
  private readonly projection: Projection;
  private readonly kept: (BoroughForecast | undefined)[] = new Array<BoroughForecast | undefined>(KEPT).fill(undefined);

  constructor(rules: Ruleset, habits: Habits) {
    this.layouts = new Layouts(rules, habits);
    this.projection = new Projection(rules, habits);
  }

  /** Of borough `who` with so many turns to come. */
  of({ boroughs }: State, who: number, turns: Turns): BoroughForecast {
    const { projection } = this;
    const borough = boroughs[who] as Borough;
    const layout = this.layouts.of(borough, who, boroughs.length - 1);
    const place = placeOf(layout, borough, turns);
    const kept = this.kept[place];
    if (kept !== undefined && kept.layout === layout && alike(kept.now, borough) && asLong(kept.turns, turns))
      return kept;
    const plan = projection.best(borough, layout.prospect, turns);
    const { total } = projection;
    const forecast = {
      layout,
      now: numbersOf(borough),
      turns,
      plan,
      ending: numbersOf(projection),
      total,
      margins: undefined,
      promising: [],
    };
    this.kept[place] = forecast;
    return forecast;
  }

  marginsOf(forecast: BoroughForecast): readonly number[] {
    const { layout, now, turns, plan, total } = forecast;
    forecast.margins ??= STATS.map(
      (stat) =>
        (this.projection.play({ ...now, [stat]: now[stat] + STEP }, layout.prospect, turns, plan) - total) / STEP,
    );
    return forecast.margins;
  }
}

function placeOf({ hash }: BoroughLayout, { money, income, reputation, population }: Numbers, turns: Turns): number {
  let mixed = Math.imul(hash + population, 31) + money;
  mixed = Math.imul(mixed, 31) + income;
  mixed = Math.imul(mixed, 31) + reputation;
  mixed = Math.imul(mixed, 31) + 8 * turns.builds + turns.collects;
  return (mixed ^ (mixed >>> 12)) & (KEPT - 1);
}

function numbersOf({ money, income, reputation, population }: Numbers): Numbers {
  return { money, income, reputation, population };
}

function alike(a: Numbers, b: Numbers): boolean {
  return a.money === b.money && a.income === b.income && a.reputation === b.reputation && a.population === b.population;
}

function asLong(a: Turns, b: Turns): boolean {
  return a.builds === b.builds && a.collects === b.collects;
}
