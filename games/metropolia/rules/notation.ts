import type { Action } from "./action.ts";

/** One line for records, logs and the terminal. People count seats from 1. */
export function format(action: Action): string {
  switch (action.type) {
    case "roll":
      return action.dice === 1 ? "roll one die" : "roll two dice";
    case "keep":
      return "keep the roll";
    case "add":
      return "add to the total";
    case "leave":
      return "leave the total";
    case "charge":
      return `charge player ${action.seat + 1}`;
    case "decline":
      return "swap nothing";
    case "take":
      return `take ${action.card} from player ${action.from + 1}`;
    case "give":
      return `give ${action.card}`;
    case "build":
      return `build ${action.card}`;
    case "build-landmark":
      return `build ${action.landmark}`;
    case "pass":
      return "build nothing";
  }
}

/** Actions by their notation. */
export function byNotationOf(actions: readonly Action[]): ReadonlyMap<string, Action> {
  return new Map(actions.map((action) => [format(action), action]));
}

/** Understands what is in play and nothing else. */
export function parse(
  rules: { readonly byNotation: ReadonlyMap<string, Action> },
  notation: string,
): Action | undefined {
  return rules.byNotation.get(notation);
}
