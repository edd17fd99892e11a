import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { build, buildLandmark, pass } from "./build.ts";
import type { Context } from "./context.ts";
import { charge } from "./purple.ts";
import { decline, give, take } from "./swap.ts";
import { addToTotal, keepRoll, leaveTotal, rollAgain, rollFirst } from "./turn.ts";

type ActionOf<Type extends Action["type"]> = Extract<Action, { readonly type: Type }>;

/**
 * Carries out one listed action of the seat whose turn it is. What the game waits for is asked first: few kinds of
 * actions answer it, and reading a field of a few kinds is quicker than of all.
 */
export function apply(context: Context, _seat: Seat, action: Action): void {
  const { type } = context.state.phase;
  if (type === "build") applyBuild(context, action as ActionOf<"build" | "build-landmark" | "pass">);
  else if (type === "roll") rollFirst(context, (action as ActionOf<"roll">).dice);
  else applyAnswer(context, action);
}

function applyAnswer(context: Context, action: Action): void {
  const { phase } = context.state;
  switch (phase.type) {
    case "reroll":
      applyReroll(context, action as ActionOf<"roll" | "keep">);
      break;
    case "harbor":
      if ((action as ActionOf<"add" | "leave">).type === "add") addToTotal(context);
      else leaveTotal(context);
      break;
    case "charge":
      charge(context, phase, (action as ActionOf<"charge">).seat);
      break;
    case "swap": {
      const choice = action as ActionOf<"decline" | "take">;
      if (choice.type === "take") take(context, phase, choice.card, choice.from);
      else decline(context, phase);
      break;
    }
    case "give":
      give(context, phase, (action as ActionOf<"give">).card);
      break;
  }
}

function applyBuild(context: Context, action: ActionOf<"build" | "build-landmark" | "pass">): void {
  if (action.type === "build") build(context, action.card);
  else if (action.type === "build-landmark") buildLandmark(context, action.landmark);
  else pass(context);
}

function applyReroll(context: Context, action: ActionOf<"roll" | "keep">): void {
  if (action.type === "roll") rollAgain(context, action.dice);
  else keepRoll(context);
}
