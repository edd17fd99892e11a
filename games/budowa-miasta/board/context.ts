import type { BoardProps, Setting } from "@tabletown/ui";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event } from "../rules/event.ts";
import type { Options } from "../rules/options.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { View } from "../rules/view.ts";
import type { Phrases } from "../text/phrases.ts";

export type Props = BoardProps<Action, View, Options, Table, Event>;
export type BoardSetting = Setting<Action, View, Options, Table, Event>;

/** What every part of the board is given: the props, with the table made ready and the language at hand. */
export interface BoardContext extends Props {
  readonly rules: Ruleset;
  readonly phrases: Phrases;
}

/** Whether the viewer is the one who decides now. */
export function isMine({ view, viewer, choices }: Pick<Props, "view" | "viewer" | "choices">): boolean {
  return view.turn === viewer && choices.length > 0;
}
