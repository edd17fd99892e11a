import type { Goal } from "../data/table.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { measured } from "../rules/tally.ts";
import type { Ending } from "./outlook.ts";

/** How far a lead in tiles can still move, per square root of a turn left; and in money, income or reputation. */
const SWAY = { tiles: 0.55, stat: 2 } as const;

/** Adds to each total what the goals will probably bring. */
export function addGoals(rules: Ruleset, s: State, endings: readonly Ending[], left: number, totals: number[]): void {
  for (const id of s.goals) addGoal(rules, s, endings, rules.goal.get(id), left, undefined, totals);
  for (let seat = 0; seat < s.hands.length; seat++) {
    const { kept } = s.hands[seat] as State["hands"][number];
    if (kept !== "") addGoal(rules, s, endings, rules.goal.get(kept), left, seat, totals);
  }
}

function addGoal(
  rules: Ruleset,
  s: State,
  endings: readonly Ending[],
  goal: Goal | undefined,
  left: number,
  only: number | undefined,
  totals: number[],
): void {
  if (goal === undefined) return;
  const { measure, aim, points } = goal;
  const sign = aim === "most" ? 1 : -1;
  const leads = s.boroughs.map(
    (borough, who) =>
      sign * (measure.is === "stat" ? (endings[who] as Ending)[measure.of] : measured(rules, borough, measure)),
  );
  const sway = (measure.is === "stat" ? SWAY.stat : SWAY.tiles) * Math.sqrt(left) + 0.05;
  for (let who = 0; who < leads.length; who++) {
    if (only !== undefined && only !== who) continue;
    let chance = 1;
    for (let other = 0; other < leads.length; other++) {
      // A tie gives nothing, so the lead must be more than nothing.
      if (other !== who)
        chance *= 1 / (1 + Math.exp(((leads[other] as number) - (leads[who] as number) + 0.25) / sway));
    }
    totals[who] = (totals[who] as number) + chance * points;
  }
}
