import type { MindSource, NetData } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { isAbsurd } from "./absurd.ts";
import { Evaluation } from "./evaluate.ts";
import { featuresOf } from "./features.ts";
import { HABITS, type Habits, learnedHabits } from "./habits.ts";
import { isPointless } from "./pointless.ts";
import { reasonsIn } from "./reasons.ts";
import { net as four } from "./weights/four.ts";
import { net as three } from "./weights/three.ts";
import { net as two } from "./weights/two.ts";

/** The trained nets, by number of players. */
const NETS: Readonly<Record<number, NetData>> = { 2: two, 3: three, 4: four };

/** By number of players, fitted to games among mixed levels (docs/benchmarks.md). */
const TEMPERATURE: Readonly<Record<number, number>> = { 2: 1.24, 3: 0.82, 4: 0.82, 5: 1.4, 6: 1.4 };

/** Nothing silly is left to do by mistake, so that a ladder takes larger losses than elsewhere. */
const CARELESSNESS = 3;

/** What Budowa miasta tells its bots. */
export const budowaMiastaMind: MindSource<State, Action, Options, Table, Habits> = {
  numbers: learnedHabits,
  mind(options, table = standard, numbers) {
    const rules = rulesetOf(options, table);
    const person = new Evaluation(rules, HABITS);
    const learned: Evaluation[] = [];
    const evaluationOf = ({ money: { length: seats } }: State): Evaluation => {
      learned[seats] ??= new Evaluation(rules, numbers ?? learnedHabits(seats));
      return learned[seats];
    };
    return {
      evaluate: (s) => evaluationOf(s).of(s),
      scale: (s) => evaluationOf(s).scale(s),
      byEye: { evaluate: (s) => person.of(s), scale: (s) => person.scale(s) },
      rollout: { turns: (s) => s.money.length, turn: (s) => s.turn },
      strongIterations: 0,
      absurd: (action, s, seat) => isAbsurd(rules, action, s, seat),
      pointless: (action, s, seat) => isPointless(rules, action, s, seat),
      carelessness: () => CARELESSNESS,
      reasons: reasonsIn(rules, person),
      features: featuresOf(rules, evaluationOf),
      net: (seats) => NETS[seats],
      temperature: (seats) => TEMPERATURE[seats] ?? 1,
    };
  },
};
