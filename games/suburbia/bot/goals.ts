import type { Goal } from "../data/table.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { measured } from "../rules/score.ts";
import type { Borough, State } from "../rules/state.ts";
import type { Numbers } from "./outlook.ts";

/** How far a lead in tiles can still move, per square root of a turn left; and in money, income or reputation. */
const SWAY = { tiles: 0.55, stat: 2 } as const;

/** How far a borough with these tiles has come in each goal that was asked for. */
interface Reached {
  readonly tiles: Borough["tiles"];
  readonly in: Map<Goal, number>;
}

/** All that decides who wins a goal: how everybody stands and will end, and how many turns are left. */
interface Race {
  readonly s: State;
  readonly endings: readonly Numbers[];
  readonly left: number;
  readonly totals: number[];
}

/** Tells what goals will probably bring. */
export class Goals {
  private readonly rules: Ruleset;
  /** By borough, the last one: most choices leave the others as they are. */
  private readonly known: Reached[] = [];
  private readonly leads: number[] = [];

  constructor(rules: Ruleset) {
    this.rules = rules;
  }

  /** Adds it to each total; `left` is how many turns are. */
  add(s: State, endings: readonly Numbers[], left: number, totals: number[]): void {
    const { rules } = this;
    const race: Race = { s, endings, left, totals };
    for (let i = 0; i < s.goals.length; i++) this.addOne(race, rules.goal.get(s.goals[i] as string), undefined);
    for (let seat = 0; seat < s.hands.length; seat++) {
      const { kept } = s.hands[seat] as State["hands"][number];
      if (kept !== "") this.addOne(race, rules.goal.get(kept), seat);
    }
  }

  /** `only` this borough can win a private goal. */
  private addOne({ s, endings, left, totals }: Race, goal: Goal | undefined, only: number | undefined): void {
    if (goal === undefined) return;
    const { leads } = this;
    const { measure, aim, points } = goal;
    const sign = aim === "most" ? 1 : -1;
    const count = s.boroughs.length;
    for (let who = 0; who < count; who++) {
      leads[who] =
        sign * (measure.type === "stat" ? (endings[who] as Numbers)[measure.of] : this.reached(s, who, goal));
    }
    const sway = (measure.type === "stat" ? SWAY.stat : SWAY.tiles) * Math.sqrt(left) + 0.05;
    for (let who = 0; who < count; who++) {
      if (only !== undefined && only !== who) continue;
      let chance = 1;
      for (let other = 0; other < count; other++) {
        if (other === who) continue;
        // A tie gives nothing, so the lead must be more than nothing.
        chance *= 1 / (1 + Math.exp(((leads[other] as number) - (leads[who] as number) + 0.25) / sway));
      }
      totals[who] = (totals[who] as number) + chance * points;
    }
  }

  private reached(s: State, who: number, goal: Goal): number {
    const borough = s.boroughs[who] as Borough;
    let known = this.known[who];
    if (known?.tiles !== borough.tiles) {
      known = { tiles: borough.tiles, in: new Map() };
      this.known[who] = known;
    }
    let reached = known.in.get(goal);
    if (reached === undefined) {
      reached = measured(this.rules, borough, goal.measure);
      known.in.set(goal, reached);
    }
    return reached;
  }
}
