import type { PlaceAction } from "../rules/action.ts";
import { copy } from "../rules/copy.ts";
import { placeTile } from "../rules/effects.ts";
import type { Hex } from "../rules/hex.ts";
import { priceOf } from "../rules/market.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough, State } from "../rules/state.ts";
import { type BoroughForecast, Forecasts } from "./forecast.ts";
import { Goals } from "./goals.ts";
import type { Habits } from "./habits.ts";
import { roundsAfter, turnsOf } from "./outlook.ts";
import { PlacementCalculator } from "./placement/placement-calculator.ts";

/** Spaces for a tile that are looked at closely. */
const CLOSELY = 3;

/** Rounds before the end at which a marker in hand is worth half of what it is worth at most. */
const MARKER_ROUNDS = 4;

/** A decent result alone, and how much more or less of it makes a marked difference. */
export const PAR = 105;
const ALONE = 12;

/** What losing to Dale by a point costs besides the point. */
const DALE = 0.5;

/** What a result is worth to who plays against Dale. */
export function besideDale(mine: number, his: number): number {
  return mine + DALE * Math.min(0, mine - his);
}

/** Tells the population each seat can expect to end with, goals and exchanged money included. */
export class Evaluation {
  private readonly rules: Ruleset;
  private readonly habits: Habits;
  private readonly forecasts: Forecasts;
  private readonly goals: Goals;
  private readonly calculator: PlacementCalculator;

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
    this.forecasts = new Forecasts(rules, habits);
    this.goals = new Goals(rules, habits);
    this.calculator = new PlacementCalculator(rules);
  }

  of(s: State): number[] {
    return s.phase.type === "place" ? this.placed(s) : this.standing(s);
  }

  private standing(s: State): number[] {
    const { habits, rules } = this;
    const rounds = s.phase.type === "over" ? 0 : roundsAfter(rules, s);
    const forecasts: BoroughForecast[] = [];
    const totals: number[] = [];
    for (let who = 0; who < s.boroughs.length; who++) {
      const forecast = this.forecast(s, who, rounds);
      forecasts.push(forecast);
      const { markers } = s.boroughs[who] as Borough;
      totals.push(
        forecast.total + habits.finds * rounds + (habits.marker * markers * rounds) / (rounds + MARKER_ROUNDS),
      );
    }
    this.goals.add(s, forecasts, s.phase.type === "over" ? 0 : rounds + 0.5, totals);
    if (rules.dale === undefined) return totals;
    const [mine, his] = totals as [number, number];
    return [besideDale(mine, his)];
  }

  /** How much expected population makes a seat e times as likely to win: less and less as the end comes near. */
  scale(s: State): number {
    const { habits, rules } = this;
    return s.hands.length === 1 ? ALONE : habits.scale + habits.scalePerRound * roundsAfter(rules, s);
  }

  /** What a borough can expect if so many rounds come after this one. */
  forecast(s: State, who: number, rounds: number): BoroughForecast {
    return this.forecasts.of(s, who, turnsOf(s, who, rounds));
  }

  /** A tile in hand is worth what it brings on the best space: the few that bring most at once are looked at closely. */
  private placed(s: State): number[] {
    const { rules } = this;
    const { tile, space } = s.phase as Extract<State["phase"], { type: "place" }>;
    const kind = rules.kinds.get(tile) as Kind;
    const price = kind.cost + (space === 0 ? 0 : priceOf(rules, space));
    let best: number[] | undefined;
    for (const hex of this.promising(s, kind)) {
      const after = copy(s);
      (after.boroughs[s.turn] as Borough).money -= price;
      placeTile({ rules, state: after, emit: undefined }, s.turn, kind, hex, "");
      const values = this.standing(after);
      if (best === undefined || (values[s.turn] as number) > (best[s.turn] as number)) best = values;
    }
    return best ?? this.standing(s);
  }

  /** The spaces where a tile brings most at once. */
  private promising(s: State, kind: Kind): readonly Hex[] {
    const { calculator, forecasts, rules } = this;
    const borough = s.boroughs[s.turn] as Borough;
    const forecast = this.forecast(s, s.turn, roundsAfter(rules, s));
    const known = forecast.promising[kind.index];
    if (known !== undefined) return known;
    const margins = forecasts.marginsOf(forecast);
    calculator.read(borough);
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
    const spaces = best.map(({ space }) => (borough.frontier[space] as PlaceAction).hex);
    forecast.promising[kind.index] = spaces;
    return spaces;
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
