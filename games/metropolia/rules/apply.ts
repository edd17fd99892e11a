import type { Chance, Emit } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { build, found, pass } from "./build.ts";
import { charge } from "./purple.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Phase, State } from "./state.ts";
import { decline, give, take } from "./swap.ts";
import { addToTotal, keepRoll, leaveTotal, rollAgain, rollFirst } from "./turn.ts";

type At<Name extends Phase["at"]> = Extract<Phase, { at: Name }>;

/** Carries out one listed action of the seat whose turn it is. */
export function apply(rules: Ruleset, s: State, action: Action, chance: Chance, emit?: Emit): void {
  switch (action.type) {
    case "roll":
      if (s.phase.at === "roll") rollFirst(rules, s, action.dice, chance, emit);
      else rollAgain(rules, s, action.dice, chance, emit);
      break;
    case "keep":
      keepRoll(rules, s, chance, emit);
      break;
    case "add":
      addToTotal(rules, s, chance, emit);
      break;
    case "leave":
      leaveTotal(rules, s, chance, emit);
      break;
    case "charge":
      charge(rules, s, s.phase as At<"charge">, action.seat, emit);
      break;
    case "decline":
      decline(rules, s, s.phase as At<"swap">, emit);
      break;
    case "take":
      take(s, s.phase as At<"swap">, action.card, action.from, emit);
      break;
    case "give":
      give(rules, s, s.phase as At<"give">, action.card, emit);
      break;
    case "build":
      build(rules, s, action.card, emit);
      break;
    case "found":
      found(rules, s, action.landmark, emit);
      break;
    case "pass":
      pass(rules, s, emit);
      break;
  }
}
