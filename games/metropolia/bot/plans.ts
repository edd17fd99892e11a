import type { Plan } from "@tabletown/bots";
import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { has } from "../rules/city.ts";
import { coinsOf, copiesAt } from "../rules/counts.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";

/** What a script wants, in order: so many copies of a card, or a landmark. */
type PlannedCard = { readonly card: string; readonly copies: number } | { readonly landmark: string };

/** Ranches feed cheese factories; two dice as soon as the first factory stands. */
const RANCH_AND_CHEESE: readonly PlannedCard[] = [
  { card: "ranch", copies: 3 },
  { card: "convenience-store", copies: 1 },
  { card: "ranch", copies: 4 },
  { landmark: "train-station" },
  { card: "cheese-factory", copies: 1 },
  { card: "ranch", copies: 6 },
  { card: "cheese-factory", copies: 2 },
  { landmark: "shopping-mall" },
  { landmark: "amusement-park" },
  { landmark: "radio-tower" },
];

/** One die, as many fours as there are, and bread until the mall. */
const CONVENIENCE_STORE: readonly PlannedCard[] = [
  { card: "convenience-store", copies: 4 },
  { card: "bakery", copies: 3 },
  { landmark: "shopping-mall" },
  { landmark: "radio-tower" },
  { landmark: "amusement-park" },
  { landmark: "train-station" },
];

/** The fixed opponents of the arena. */
export function plansFor(rules: Ruleset): Readonly<Record<string, Plan<State, Action>>> {
  return {
    "ranch-and-cheese-factory": script(rules, RANCH_AND_CHEESE, 2),
    "convenience-store": script(rules, CONVENIENCE_STORE, 1),
  };
}

/** Builds the first wish that is open and affordable, then any landmark; rolls `dice` dice where it may. */
function script(rules: Ruleset, wishes: readonly PlannedCard[], dice: number): Plan<State, Action> {
  return {
    choose(s, seat, options) {
      const [first] = options as [Action];
      switch (s.phase.type) {
        case "roll":
          return options.find((option) => option.type === "roll" && option.dice === dice) ?? first;
        case "charge":
          return richest(s, options);
        case "build":
          return wished(rules, s, seat, wishes, options);
        default:
          return first;
      }
    },
  };
}

function wished(
  rules: Ruleset,
  s: State,
  seat: Seat,
  wishes: readonly PlannedCard[],
  options: readonly Action[],
): Action {
  const pass = options.at(-1) as Action;
  for (const wish of wishes) {
    if ("card" in wish) {
      const card = rules.card.get(wish.card);
      if (card === undefined || copiesAt(s.counts, seat, card) >= wish.copies) continue;
      const build = options.find((option) => option.type === "build" && option.card === wish.card);
      if (build !== undefined) return build;
    } else {
      const landmark = rules.landmark.get(wish.landmark);
      if (landmark === undefined || has(s, seat, landmark)) continue;
      // A landmark that is next is saved for: nothing further down the list is bought meanwhile.
      return options.find((option) => option.type === "build-landmark" && option.landmark === wish.landmark) ?? pass;
    }
  }
  return options.find((option) => option.type === "build-landmark") ?? pass;
}

function richest(s: State, options: readonly Action[]): Action {
  const coins = (seat: Seat): number => coinsOf(s.counts, seat);
  return options.reduce((best, option) =>
    option.type === "charge" && best.type === "charge" && coins(option.seat) > coins(best.seat) ? option : best,
  );
}
