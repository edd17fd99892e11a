import type { MindSource, NetData } from "@tabletown/bots";
import { standard } from "../data/standard.ts";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { coinsOf } from "../rules/counts.ts";
import { isDouble } from "../rules/dice.ts";
import type { Options } from "../rules/options.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { Evaluation } from "./evaluate.ts";
import { featuresOf } from "./features.ts";
import { plansFor } from "./plans.ts";
import { isPointless } from "./pointless.ts";
import { reasonsIn } from "./reasons.ts";
import { net as base2 } from "./weights/base-2.ts";
import { net as base3 } from "./weights/base-3.ts";
import { net as base4 } from "./weights/base-4.ts";
import { net as plus2 } from "./weights/plus-2.ts";
import { net as plus3 } from "./weights/plus-3.ts";
import { net as plus4 } from "./weights/plus-4.ts";

/** The trained nets, by number of players. */
const BASE: Readonly<Record<number, NetData>> = { 2: base2, 3: base3, 4: base4 };
const PLUS: Readonly<Record<number, NetData>> = { 2: plus2, 3: plus3, 4: plus4 };
/** With PLUS, by number of players, fitted to games among mixed levels (docs/benchmarks.md). */
const PLUS_TEMPERATURE: Readonly<Record<number, number>> = { 2: 0.72, 3: 0.76, 4: 0.66 };

/** Turns to victory from which on a turn lost counts in full; while it is far, no one sees so small a part of the way. */
const NEAR = 5;

/** What Metropolia tells its bots. */
export const metropoliaMind: MindSource<State, Action, Options, Table> = {
  mind(options, table = standard) {
    const rules = rulesetOf(options, table);
    const evaluation = new Evaluation(rules);
    return {
      evaluate: (s) => evaluation.of(s),
      scale: () => 4,
      // What is taken shows its worth only with what is given for it.
      settled: (s) => s.phase.type !== "give",
      outcome: outcomeOf,
      plans: plansFor(rules),
      reasons: reasonsIn(rules, evaluation),
      absurd: ({ type }) => type === "pass",
      pointless: (action, s, seat) => isPointless(rules, evaluation, action, s, seat),
      carelessness: (s, seat) => Math.max(1, -(evaluation.of(s)[seat] as number) / NEAR),
      halfMade: (s) => s.phase.type === "give",
      features: featuresOf(rules),
      net: (seats) => (options.plus ? PLUS : BASE)[seats],
      temperature: (seats) => (options.plus ? (PLUS_TEMPERATURE[seats] ?? 1) : 1),
    };
  },
};

/** More than anybody has: amounts of coins are told apart. */
const COINS = 521;

/** A roll is told by what the dice count for, by doubles, which may bring another turn, and by what everybody has then. */
function outcomeOf({ seats, counts, dice, total }: State): number {
  let told = total;
  for (let seat = 0; seat < seats; seat++) told = told * COINS + coinsOf(counts, seat);
  return isDouble(dice) ? -told : told;
}
