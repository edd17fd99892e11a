import type { Language } from "@tabletown/kernel";
import type { BoardProps, Setting } from "@tabletown/ui";
import type { Table } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Options } from "../rules/game.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { View } from "../rules/state.ts";
import { languages } from "../text/index.ts";
import type { Phrases } from "../text/phrases.ts";

export type Props = BoardProps<Action, View, Options, Table>;
export type Here = Setting<Action, View, Options, Table>;

/** What every part of the board is given: the props, with the table made ready and the language at hand. */
export interface Seen extends Props {
  readonly rules: Ruleset;
  readonly phrases: Phrases;
}

export function phrasesIn(language: Language): Phrases {
  return languages[language];
}

/** The choice that does this, if the player has it now. */
export function choiceOf<Do extends Action["do"]>(
  { choices }: Pick<Props, "choices">,
  kind: Do,
  wanted: (action: Extract<Action, { do: Do }>) => boolean = () => true,
): Action | undefined {
  const found = choices.find(({ action }) => action.do === kind && wanted(action as Extract<Action, { do: Do }>));
  return found?.action;
}

/** Whether the viewer is the one who decides now. */
export function isMine({ view, viewer, choices }: Pick<Props, "view" | "viewer" | "choices">): boolean {
  return view.turn === viewer && choices.length > 0;
}
