import type { ActionField } from "@tabletown/bots";
import { type Action, ROWS } from "../rules/action.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Id, Task } from "../rules/state.ts";

export const TASKS = [
  "opening",
  "put-back",
  "choice",
  "develop",
  "placing",
  "free-places",
  "draw",
  "run",
  "cost",
  "effects",
  "turning",
  "turn-over",
  "discards",
  "opponent",
  "cover",
  "repeat",
  "assign",
  "closing",
  "limit",
] as const satisfies readonly Task["type"][];

/** Components that let a card be swapped with the development board. */
export function swappers({ cards, boroughs }: Ruleset): readonly Id[] {
  return [...cards, ...boroughs].flatMap(([id, { powers }]) => (powers !== undefined && powers.swaps > 0 ? [id] : []));
}

/** No player knows more of the deck than one can look at. */
export function deepestLook({ cards, boroughs }: Ruleset): number {
  return Math.max(0, ...[...cards.values(), ...boroughs.values()].map(({ powers }) => powers?.look ?? 0));
}

export function actionFields(rules: Ruleset, seats: number): readonly ActionField<Action["type"]>[] {
  const kinds = [...rules.cards.keys()];
  const each = (verb: string): string[] => kinds.map((id) => `${verb} ${id}`);
  const onBoard = (verb: string): string[] => ROWS.flatMap((row) => kinds.map((id) => `${verb} ${id} from ${row}`));
  const onStack = (verb: string): string[] =>
    Array.from({ length: rules.onto.length }, (_, stack) => `${verb} ${stack + 1}`);
  const alone = <Name extends Action["type"]>(name: Name, meaning: string): ActionField<Name> => ({
    name,
    meaning,
    labels: [name],
  });
  return [
    alone("repay", "repay a loan"),
    alone("borrow", "take a loan"),
    alone("look", "look at the top of the deck"),
    alone("draw", "draw from the deck"),
    alone("stop", "stop drawing, placing or discarding"),
    alone("draw-more", "draw cards as the action of the turn"),
    alone("run", "run the city"),
    alone("borough", "carry out the run effect of the newest borough"),
    alone("done", "finish developing, running or the turn"),
    { name: "pick", meaning: "take this card of those looked at", labels: each("pick") },
    { name: "return", meaning: "put this card of those looked at back on the deck", labels: each("return") },
    { name: "place", meaning: "choose this card of the hand to be placed", labels: each("place") },
    { name: "play", meaning: "play this action card", labels: each("play") },
    { name: "discard", meaning: "discard this card", labels: each("discard") },
    { name: "take", meaning: "take this card from a row of the development board", labels: onBoard("take") },
    {
      name: "cover",
      meaning: "put this card of the development board on the card activated",
      labels: onBoard("cover"),
    },
    {
      name: "buy",
      meaning: "buy this borough",
      labels: [...rules.boroughs.keys()].map((id) => `buy ${id}`),
    },
    { name: "onto", meaning: "place on a new stack, or on this one", labels: ["onto new", ...onStack("onto")] },
    { name: "activate", meaning: "activate this stack", labels: onStack("activate") },
    { name: "repeat", meaning: "repeat this stack", labels: onStack("repeat") },
    { name: "turn", meaning: "turn this stack over", labels: onStack("turn") },
    {
      name: "target",
      meaning: "name this opponent",
      labels: Array.from({ length: seats - 1 }, (_, i) => `target player${i + 1}`),
    },
    {
      name: "swap",
      meaning: "by this component, give this card for that one of a row, in this order",
      labels: swappers(rules).flatMap((by) =>
        kinds.flatMap((give) => onBoard(`swap ${give} for`).map((what) => `${what} by ${by}`)),
      ),
    },
  ];
}
