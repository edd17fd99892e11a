import type { Action } from "./action.ts";
import { build, buildLandmark, pass } from "./build.ts";
import type { Context } from "./context.ts";
import { charge } from "./purple.ts";
import type { PhaseOf } from "./state.ts";
import { decline, give, take } from "./swap.ts";
import { addToTotal, keepRoll, leaveTotal, rollAgain, rollFirst } from "./turn.ts";

/** Carries out one listed action of the seat whose turn it is. */
export function apply(context: Context, action: Action): void {
  const { phase } = context.state;
  switch (action.type) {
    case "roll":
      if (phase.type === "roll") rollFirst(context, action.dice);
      else rollAgain(context, action.dice);
      break;
    case "keep":
      keepRoll(context);
      break;
    case "add":
      addToTotal(context);
      break;
    case "leave":
      leaveTotal(context);
      break;
    case "charge":
      charge(context, phase as PhaseOf<"charge">, action.seat);
      break;
    case "decline":
      decline(context, phase as PhaseOf<"swap">);
      break;
    case "take":
      take(context, phase as PhaseOf<"swap">, action.card, action.from);
      break;
    case "give":
      give(context, phase as PhaseOf<"give">, action.card);
      break;
    case "build":
      build(context, action.card);
      break;
    case "build-landmark":
      buildLandmark(context, action.landmark);
      break;
    case "pass":
      pass(context);
      break;
  }
}
