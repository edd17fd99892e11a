import type { Goal } from "../data/table.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { measured } from "../rules/score.ts";
import type { Borough, State } from "../rules/state.ts";
import type { BoroughForecast } from "./forecast.ts";
import type { Habits } from "./habits.ts";
import type { BoroughLayout } from "./layouts.ts";

/** All that decides who wins a goal: how everybody stands and will end, and how many turns are left. */
interface Race {
  readonly s: State;
  readonly forecasts: readonly BoroughForecast[];
  readonly left: number;
  readonly totals: number[];
}

/** A goal and its place in the list of all goals. */
interface NumberedGoal {
  readonly goal: Goal;
  readonly index: number;
}

/** Tells what goals will probably bring. */
export class Goals {
  private readonly rules: Ruleset;
  private readonly habits: Habits;
  private readonly numbered: ReadonlyMap<string, NumberedGoal>;
  private readonly leads: number[] = [];

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
    this.numbered = new Map([...rules.goal.values()].map((goal, index) => [goal.id, { goal, index }]));
  }

  /** Adds it to each total; `left` is how many turns are. */
  add(s: State, forecasts: readonly BoroughForecast[], left: number, totals: number[]): void {
    const { numbered } = this;
    const race: Race = { s, forecasts, left, totals };
    for (let i = 0; i < s.goals.length; i++) this.addOne(race, numbered.get(s.goals[i] as string), undefined);
    for (let seat = 0; seat < s.hands.length; seat++) {
      const { kept } = s.hands[seat] as State["hands"][number];
      if (kept !== "") this.addOne(race, numbered.get(kept), seat);
    }
  }

  /** `only` this borough can win a private goal. */
  private addOne(race: Race, numbered: NumberedGoal | undefined, only: number | undefined): void {
    if (numbered === undefined) return;
    const { habits, leads } = this;
    const { s, forecasts, left, totals } = race;
    const { measure, aim, points } = numbered.goal;
    const sign = aim === "most" ? 1 : -1;
    const count = s.boroughs.length;
    const worth = only === undefined ? habits.goalPoint : habits.privateGoalPoint;
    for (let who = 0; who < count; who++) {
      const { ending, layout } = forecasts[who] as BoroughForecast;
      const borough = s.boroughs[who] as Borough;
      leads[who] = sign * (measure.type === "stat" ? ending[measure.of] : this.reached(borough, layout, numbered));
    }
    const sway =
      (measure.type === "stat" ? habits.swayOfStats : habits.swayOfTiles) * Math.sqrt(left) + habits.leastSway;
    for (let who = 0; who < count; who++) {
      if (only !== undefined && only !== who) continue;
      let chance = 1;
      for (let other = 0; other < count; other++) {
        if (other === who) continue;
        chance *= 1 / (1 + Math.exp(((leads[other] as number) - (leads[who] as number) + habits.tie) / sway));
      }
      totals[who] = (totals[who] as number) + worth * chance * points;
    }
  }

  private reached(borough: Borough, { reached }: BoroughLayout, { goal, index }: NumberedGoal): number {
    reached[index] ??= measured(this.rules, borough, goal.measure);
    return reached[index];
  }
}
