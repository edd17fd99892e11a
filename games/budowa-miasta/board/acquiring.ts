import { type Choice, choiceOf, say } from "@tabletown/ui";
import type { Action } from "../rules/action.ts";
import { type CityObject, type Lot, NONE } from "../rules/ruleset.ts";
import { holding } from "../rules/shares.ts";
import { positionIn } from "../rules/view.ts";
import { type BoardContext, isMine } from "./context.ts";
import { missing, stackOf } from "./facts.ts";
import { holds, notBeside, oneMore, reasons, shareCosts, text } from "./text.ts";

/** How the viewer could have the share on top of a stack, if they may now. */
export function acquisition(context: BoardContext, object: number): Choice<Action> | undefined {
  const { id } = context.rules.objects[object] as CityObject;
  return choiceOf(context, "take", (a) => a.object === id) ?? choiceOf(context, "buy", (a) => a.object === id);
}

/** Why the share on top cannot be had by the one whose turn it is. */
export function whyNotAcquire(context: BoardContext, object: number): string {
  const { rules, view, phrases, language } = context;
  if (view.step === "build") return say(language, reasons.buildFirst);
  const { top, free, closed, price } = stackOf(rules, view, object);
  if (top === NONE) return phrases.outline.emptyStack;
  if (closed) return phrases.outline.closedStack;
  if (free) return notBeside[language](lotsBeside(context, object));
  return shareCosts[language](phrases.money(price), phrases.money(view.money[view.turn] ?? 0));
}

function lotsBeside({ rules }: BoardContext, object: number): readonly string[] {
  return (rules.objects[object] as CityObject).lots.map((lot) => (rules.lots[lot] as Lot).id);
}

/** Whether the viewer is choosing a share now. */
export function isAcquiring(context: BoardContext): boolean {
  return isMine(context) && context.view.step === "share";
}

/** Everything a stack and its object show, in words. */
export function stackLabel(context: BoardContext, object: number): string {
  const { rules, view, viewer, phrases, language } = context;
  const { id, payouts, streets } = rules.objects[object] as CityObject;
  const { top, free, closed, price, left } = stackOf(rules, view, object);
  const told = phrases.outline;
  const stack =
    top === NONE ? told.emptyStack : closed ? told.closedStack : free ? told.freeOnTop(left) : told.onTop(price, left);
  const city = positionIn(view);
  const holders = view.money.flatMap((_, seat) => {
    const count = holding(city, seat, object);
    return count === 0 || seat === viewer ? [] : [`${context.name(seat)}: ${count}.`];
  });
  const built = streets.map((street) => {
    const open = missing(rules, view, street);
    const row = rules.table.streets[street];
    return `${phrases.street(row?.id ?? "")}: ${open === 0 ? say(language, text.finished) : `${4 - open}/4`}.`;
  });
  const goal = rules.goal.includes(object) ? [`(${say(language, text.goal)})`] : [];
  return [
    [phrases.objects[id], ...goal].join(" "),
    stack,
    told.pays(payouts.slice(1)),
    ...(viewer === undefined ? [] : [holdingLine(context, object)]),
    ...holders,
    ...built,
    ...(acquisition(context, object) === undefined ? [] : [say(language, text.lit)]),
  ].join(" ");
}

/** What the viewer holds in an object and what that pays, and what one share more would pay. */
function holdingLine({ rules, view, viewer = NONE, phrases, language }: BoardContext, object: number): string {
  const { payouts } = rules.objects[object] as CityObject;
  const count = holding(positionIn(view), viewer, object);
  const now = holds[language](count, phrases.money(payouts[count] as number));
  const next = payouts[count + 1];
  return next === undefined ? now : `${now} ${oneMore[language](phrases.money(next))}`;
}
