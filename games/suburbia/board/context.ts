import { type Person, peopleIn, somebody } from "@tabletown/kernel";
import { type BoardProps, type Setting, seatTitle } from "@tabletown/ui";
import type { Stat, Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import { isDale } from "../rules/dale.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { BoroughView, View } from "../rules/view.ts";
import type { Phrases } from "../text/phrases.ts";

export type Props = BoardProps<Action, View, Options, Table, Event>;
export type BoardSetting = Setting<Action, View, Options, Table, Event>;

/** What every part of the board is given: the props, with the rules compiled and the language at hand. */
export interface BoardContext extends Props {
  readonly rules: Ruleset;
  readonly phrases: Phrases;
  /** Whose borough is spread out. */
  readonly shown: number;
  show(who: number): void;
}

/** A borough's owner; Dale has a borough and no seat. */
export function ownerOf(context: BoardContext, who: number): string {
  const { view, words } = context;
  return isDale(view, who) ? (words.names.dale ?? "Dale") : seatTitle(context, who);
}

/** The same, as a sentence speaks of them. */
export function personOf({ view, words, language, name, you }: BoardContext, who: number): Person {
  return isDale(view, who) ? somebody(words.names.dale ?? "Dale") : peopleIn(language, name, you)(who);
}

export function boroughOf({ view }: Pick<BoardContext, "view">, who: number): BoroughView {
  return view.boroughs[who] as BoroughView;
}

export function nameOf({ words }: Pick<BoardSetting, "words">, id: string): string {
  return words.names[id] ?? id;
}

/** Whether the viewer is the one who decides now. */
export function isMine({ choices }: Pick<Props, "choices">): boolean {
  return choices.length > 0;
}

/** How an event changed a number of a borough, Dale's included. */
export function changeIn(stat: Stat, who: number): (event: Event) => number | undefined {
  return (event) => (event.what === stat && event.detail.borough === who ? event.by : undefined);
}
