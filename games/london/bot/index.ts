import type { MindSource, NetData } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State, Task } from "../rules/state.ts";
import { isAbsurd, isPointless } from "./absurd.ts";
import { candidates } from "./candidates.ts";
import { Evaluation, scale } from "./evaluate.ts";
import { featuresOf } from "./features.ts";
import { HABITS, type Habits, LEARNED } from "./habits.ts";
import { reasonsIn } from "./reasons.ts";
import { estimatesOf } from "./trait.ts";
import { isWasteful } from "./wasteful.ts";
import { net as four } from "./weights/four.ts";
import { net as three } from "./weights/three.ts";
import { net as two } from "./weights/two.ts";

const NETS: Readonly<Record<number, NetData>> = { 2: two, 3: three, 4: four };
/** By number of players, fitted to games among mixed levels (docs/benchmarks.md). */
const TEMPERATURE: Readonly<Record<number, number>> = { 2: 0.66, 3: 0.64, 4: 0.66 };

/** Where evaluating makes sense: between two turns and while cards are drawn. Elsewhere a choice is half made. */
const WHOLE: ReadonlySet<Task["type"]> = new Set<Task["type"]>(["opening", "draw", "limit"]);

/** Where something that was begun is not yet done. */
const HALF_MADE: ReadonlySet<Task["type"]> = new Set<Task["type"]>([
  "placing",
  "put-back",
  "cost",
  "effects",
  "turning",
  "turn-over",
  "discards",
  "opponent",
  "cover",
  "repeat",
  "assign",
]);

/** With nothing silly left to do, weak levels take larger losses than elsewhere, or a ladder would have no steps. */
const CARELESSNESS = 2;

/** What London tells its bots. */
export const londonMind: MindSource<State, Action, Options, Table, Habits> = {
  numbers: () => LEARNED,
  mind(_options, table = standard, numbers = LEARNED) {
    const rules = rulesetOf({}, table);
    const evaluation = new Evaluation(estimatesOf(rules, numbers));
    const estimates = estimatesOf(rules, HABITS);
    const person = new Evaluation(estimates);
    return {
      evaluate: (s) => evaluation.of(s),
      scale: (s) => scale(numbers, s),
      byEye: { evaluate: (s) => person.of(s), scale: (s) => scale(HABITS, s) },
      settled: (s) => {
        const task = s.agenda[s.agenda.length - 1];
        return task === undefined || WHOLE.has(task.type);
      },
      rollout: { turns: () => 2, extraLookahead: 4, longTurns: true, turn: (s) => s.seat },
      candidates: (s, seat, actions) => candidates(estimates, s, seat, actions),
      absurd: (action, s, seat) => isAbsurd(estimates, action, s, seat),
      pointless: (action, s, seat) => isPointless(estimates, action, s, seat) || isWasteful(estimates, action, s, seat),
      carelessness: () => CARELESSNESS,
      reasons: reasonsIn(estimates),
      halfMade: ({ agenda }) => HALF_MADE.has(agenda[agenda.length - 1]?.type ?? "closing"),
      features: featuresOf(rules, numbers, evaluation),
      net: (seats) => NETS[seats],
      temperature: (seats) => TEMPERATURE[seats] ?? 1,
    };
  },
};
