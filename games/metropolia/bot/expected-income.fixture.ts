import type { Plan } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { has } from "../rules/city.ts";
import { addCopies, addLandmark, type Counts, coinsOf } from "../rules/counts.ts";
import type { Card, LandmarkInPlay, Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { income, type Prospect, prospects, rollerIncome, rollerShare } from "./economy.ts";

/** Below this an income is taken for this much. */
const LEAST_INCOME = 0.6;
/** Of two things that bring the same, a dearer landmark is better. */
const DEARER = 0.1;

/**
 * What somebody does who reckons with nothing but mean income: buy what brings back most beyond its cost in the turns
 * that the missing coins will take; landmarks have to be paid for anyway. A yardstick for `greedy`.
 */
export function expectedIncome(rules: Ruleset): Plan<State, Action> {
  const earned = (s: State, seat: Seat): number => {
    const prospect = prospects(rules, s)[seat] as Prospect;
    return income(rules, s, seat, { prospect, station: has(s, seat, rules.station), factory: undefined });
  };
  const gain = (s: State, seat: Seat, edit: (counts: Counts) => void): number => {
    const counts = [...s.counts];
    edit(counts);
    return earned({ ...s, counts }, seat) - earned(s, seat);
  };
  const worth = (s: State, seat: Seat, option: Action, turns: number): number => {
    const { one, two } = prospects(rules, s)[seat] as Prospect;
    switch (option.type) {
      case "roll":
        return option.dice === 1 ? one : two;
      case "keep":
        return rollerIncome(rules, s, seat, s.total);
      case "add":
        return rollerShare(rules, s, seat, s.total + (rules.harbor?.effect.amount ?? 0));
      case "leave":
        return rollerShare(rules, s, seat, s.total);
      case "build": {
        const card = rules.card.get(option.card) as Card;
        return turns * gain(s, seat, (counts) => addCopies(counts, seat, card, 1)) - card.cost;
      }
      case "build-landmark": {
        const { index, cost } = rules.landmark.get(option.landmark) as LandmarkInPlay;
        return turns * gain(s, seat, (counts) => addLandmark(counts, seat, index)) + DEARER * cost;
      }
      case "charge":
        return coinsOf(s.counts, option.seat);
      default:
        return 0;
    }
  };
  return {
    choose(s, seat, options) {
      let missing = -coinsOf(s.counts, seat);
      for (const landmark of rules.landmarks) if (!has(s, seat, landmark)) missing += landmark.cost;
      const turns = Math.max(0, missing) / Math.max(LEAST_INCOME, earned(s, seat));
      const [first] = options as [Action];
      return options.reduce((a, b) => (worth(s, seat, b, turns) > worth(s, seat, a, turns) ? b : a), first);
    },
  };
}
