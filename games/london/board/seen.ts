import type { Seat } from "@tabletown/kernel";
import type { BoardProps, Choice, Setting } from "@tabletown/ui";
import type { Borough, Card, Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/game.ts";
import type { Rules } from "../rules/ruleset.ts";
import type { Id, Task } from "../rules/state.ts";
import type { PlayerView, View } from "../rules/view.ts";

export type Props = BoardProps<Action, View, Options, Table>;
export type Here = Setting<Action, View, Options, Table>;

/** What every part of the board is given: the props, with the table made ready. */
export interface Seen extends Props {
  readonly rules: Rules;
  /** What the viewer has to decide; undefined while it is not theirs. */
  readonly asked: Task | undefined;
}

type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

/** The choice that does this, if the player has it now. */
export function choiceOf<Type extends Action["type"]>(
  { choices }: Pick<Props, "choices">,
  type: Type,
  wanted: (action: ActionOf<Type>) => boolean = () => true,
): Choice<Action> | undefined {
  return choices.find(({ action }) => action.type === type && wanted(action as ActionOf<Type>));
}

export function isProposed({ proposed }: Pick<Props, "proposed">, choice: Choice<Action> | undefined): boolean {
  return choice !== undefined && proposed?.notation === choice.notation;
}

/** A city card of the table; undefined for boroughs. */
export function cardIn({ rules }: Pick<Seen, "rules">, id: Id): Card | undefined {
  return rules.cards.get(id)?.card;
}

export function boroughIn({ rules }: Pick<Seen, "rules">, id: Id): Borough | undefined {
  return rules.boroughs.get(id)?.borough;
}

export function playerIn({ view }: Pick<Props, "view">, seat: Seat): PlayerView {
  return view.players[seat] as PlayerView;
}

/** How many cards a player holds; everybody can count them. */
export function handSize({ hand, hidden }: PlayerView): number {
  return hand.length + hidden.A + hidden.B + hidden.C;
}

export function nameOf({ words }: Pick<Props, "words">, id: Id): string {
  return words.names[id] ?? id;
}

/** What a tap does while the player is looking things up, or preparing a swap. */
export const LOOKING = "look up";
export const SWAPPING = "swap";

/** The hand card chosen for a swap. */
export function givenAway(picked: string | undefined): Id | undefined {
  return picked?.startsWith(`${SWAPPING} `) ? picked.slice(SWAPPING.length + 1) : undefined;
}

export function isSwapping(picked: string | undefined): boolean {
  return picked === SWAPPING || givenAway(picked) !== undefined;
}

/** The usual tap: look it up, do it, say why not, or show it where nothing is asked. */
export function tap(seen: Seen, id: Id, choice: Choice<Action> | undefined, why: () => string): void {
  if (seen.picked === LOOKING || (choice === undefined && seen.asked === undefined)) seen.inspect(id);
  else if (choice === undefined) seen.refuse(`${nameOf(seen, id)}: ${why()}`);
  else act(seen, choice.action);
}

/** Does what needs no confirmation at once, and proposes everything else. */
export function act(seen: Seen, action: Action): void {
  if (isHalf(seen, action)) seen.choose(action);
  else seen.propose(action);
}

/** The first halves of placing a card change nothing yet: they need no confirmation. */
function isHalf({ asked, rules, view }: Seen, action: Action): boolean {
  if (action.type === "onto") return asked?.type === "placing" && !asked.free;
  if (action.type !== "place") return false;
  const stacks = view.players[view.seat]?.stacks ?? [];
  const free = asked?.type === "free-places" || rules.cards.get(action.card)?.noDiscard === true;
  return !free || stacks.some(({ fresh }) => !fresh);
}
