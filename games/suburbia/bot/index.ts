import type { MindSource, NetData } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { absurdIn } from "./absurd.ts";
import { candidates } from "./candidates.ts";
import { Evaluation, PAR } from "./evaluate.ts";
import { expectationOf, type Growth } from "./expectation.ts";
import { featuresOf } from "./features.ts";
import { HABITS, type Habits, LONE, learnedHabits } from "./habits.ts";
import { cluesOf } from "./lone/clues.ts";
import { reasonsIn } from "./reasons.ts";
import { net as four1 } from "./weights/four-1.ts";
import { net as four2 } from "./weights/four-2.ts";
import { net as lone1 } from "./weights/lone-1.ts";
import { net as lone2 } from "./weights/lone-2.ts";
import { net as three1 } from "./weights/three-1.ts";
import { net as three2 } from "./weights/three-2.ts";
import { net as two1 } from "./weights/two-1.ts";
import { net as two2 } from "./weights/two-2.ts";

/** By edition: their games differ in length. */
const LONE_POLICY = { 1: lone1, 2: lone2 } as const;
/** And by number of players. */
const NETS: Readonly<Record<Options["edition"], Readonly<Record<number, NetData>>>> = {
  1: { 2: two1, 3: three1, 4: four1 },
  2: { 2: two2, 3: three2, 4: four2 },
};

/** By edition and number of players, fitted to games among mixed levels (docs/benchmarks.md). */
const TEMPERATURE: Readonly<Record<Options["edition"], Readonly<Record<number, number>>>> = {
  1: { 2: 0.87, 3: 0.64, 4: 0.64 },
  2: { 2: 0.9, 3: 0.64, 4: 0.64 },
};

/** Alone, fitted to games of all levels that were played to their end well (docs/decisions/0055-what-is-expected-alone.md). */
const LONE_GROWTH: Readonly<Record<Options["edition"], Growth>> = {
  1: { perRound: -2.36, perSquare: 0.218, first: 11.6 },
  2: { perRound: -2.12, perSquare: 0.246, first: 10.2 },
};
const DALE_GROWTH: Growth = { perRound: 1.08, perSquare: 0.095, first: 4.3 };

/** Without silly moves a weak level is hardly weaker than who looks one step ahead: it sees less far what is worth most. */
const CARELESSNESS = 1.6;

/** What Suburbia tells its bots. */
export const suburbiaMind: MindSource<State, Action, Options, Table, Habits> = {
  numbers: learnedHabits,
  mind(options, table = standard, numbers) {
    const rules = rulesetOf(options, table);
    const alone = options.variant === "lone-architect";
    const atTable = options.variant === "table";
    const person = new Evaluation(rules, alone ? LONE : HABITS);
    const learned: Evaluation[] = [];
    const evaluationOf = ({ hands: { length: seats } }: State): Evaluation => {
      if (!atTable) return person;
      learned[seats] ??= new Evaluation(rules, numbers ?? learnedHabits(seats));
      return learned[seats];
    };
    return {
      evaluate: (s) => evaluationOf(s).of(s),
      scale: (s) => evaluationOf(s).scale(s),
      par: PAR,
      rollout: {
        turns: (s) => Math.max(2, s.hands.length),
        longTurns: true,
        turn: (s) => s.round * s.hands.length + s.turn,
      },
      ...(!atTable && { expected: expectationOf(rules, person, alone ? LONE_GROWTH[options.edition] : DALE_GROWTH) }),
      ...(alone && { policyFeatures: cluesOf(rules), policyWeights: () => LONE_POLICY[options.edition] }),
      ...(atTable && {
        byEye: { evaluate: (s) => person.of(s), scale: (s) => person.scale(s) },
        strongIterations: 24,
        carelessness: () => CARELESSNESS,
        features: featuresOf(rules, evaluationOf),
        net: (seats: number) => NETS[options.edition][seats],
        temperature: (seats: number) => TEMPERATURE[options.edition][seats] ?? 1,
      }),
      reasons: reasonsIn(rules),
      halfMade: ({ phase }) => phase.type === "place",
      candidates: (_s, _seat, actions) => candidates(rules, actions),
      absurd: absurdIn(rules),
    };
  },
};
