import type { Seat } from "@tabletown/kernel";
import type { BoardProps, Choice, Setting } from "@tabletown/ui";
import type { Borough, Card, Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import { type City, cityWith, readIds } from "../rules/ids.ts";
import type { Options } from "../rules/options.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Id, Task } from "../rules/state.ts";
import type { PlayerView, View } from "../rules/view.ts";

export type Props = BoardProps<Action, View, Options, Table, Event>;
export type BoardSetting = Setting<Action, View, Options, Table, Event>;

/** What every part of the board is given: the props, with the table made ready. */
export interface BoardContext extends Props {
  readonly rules: Ruleset;
  /** What the viewer has to decide; undefined while it is not theirs. */
  readonly asked: Task<Id> | undefined;
}

/** A city card of the table; undefined for boroughs. */
export function cardIn({ rules }: Pick<BoardContext, "rules">, id: Id): Card | undefined {
  return rules.cards.get(id)?.card;
}

export function boroughIn({ rules }: Pick<BoardContext, "rules">, id: Id): Borough | undefined {
  return rules.boroughs.get(id)?.borough;
}

export function playerIn({ view }: Pick<Props, "view">, seat: Seat): PlayerView {
  return view.players[seat] as PlayerView;
}

/** The city of a player as the rules ask about it. */
export function cityOf(rules: Ruleset, player: PlayerView): City {
  return cityWith(player, readIds(rules));
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
export function tap(context: BoardContext, id: Id, choice: Choice<Action> | undefined, why: () => string): void {
  if (context.picked === LOOKING || (choice === undefined && context.asked === undefined)) context.inspect(id);
  else if (choice === undefined) context.refuse(`${nameOf(context, id)}: ${why()}`);
  else act(context, choice.action);
}

/** Does what needs no confirmation at once, and proposes everything else. */
export function act(context: BoardContext, action: Action): void {
  if (isHalf(context, action)) context.choose(action);
  else context.propose(action);
}

/** The first halves of placing a card change nothing yet: they need no confirmation. */
function isHalf({ asked, rules, view }: BoardContext, action: Action): boolean {
  if (action.type === "onto") return asked?.type === "placing" && !asked.free;
  if (action.type !== "place") return false;
  const stacks = view.players[view.seat]?.stacks ?? [];
  const free = asked?.type === "free-places" || rules.cards.get(action.card)?.noDiscard === true;
  return !free || stacks.some(({ fresh }) => !fresh);
}
