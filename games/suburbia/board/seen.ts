import type { GameEvent, Language } from "@tabletown/kernel";
import { type BoardProps, changeOf, type Setting, type TallyProps } from "@tabletown/ui";
import type { Stat, Table } from "../data/table.ts";
import type { Options } from "../rules/options.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Action } from "../rules/state.ts";
import type { BoroughView, View } from "../rules/view.ts";
import { EN } from "../text/en.ts";
import type { Phrases } from "../text/phrases.ts";
import { PL } from "../text/pl.ts";
import { RU } from "../text/ru.ts";

export type Props = BoardProps<Action, View, Options, Table>;
export type Here = Setting<Action, View, Options, Table>;

/** What every part of the board is given: the props, with the rules compiled and the language at hand. */
export interface Seen extends Props {
  readonly rules: Ruleset;
  readonly phrases: Phrases;
  /** Whose borough is spread out. */
  readonly shown: number;
  show(who: number): void;
}

const PHRASES: Readonly<Record<Language, Phrases>> = { en: EN, pl: PL, ru: RU };

export function phrasesIn(language: Language): Phrases {
  return PHRASES[language];
}

/** A borough's owner; Dale has a borough and no seat. */
export function ownerOf({ view, words, name }: Pick<Seen, "view" | "words" | "name">, who: number): string {
  return who < view.hands.length ? name(who) : (words.names.dale ?? "Dale");
}

export function boroughOf({ view }: Pick<Seen, "view">, who: number): BoroughView {
  return view.boroughs[who] as BoroughView;
}

export function nameOf({ words }: Pick<Here, "words">, id: string): string {
  return words.names[id] ?? id;
}

type Of<Do extends Action["do"]> = Extract<Action, { do: Do }>;

/** The choice that does this, if the viewer has it now. */
export function choiceOf<Do extends Action["do"]>(
  { choices }: Pick<Props, "choices">,
  kind: Do,
  wanted: (action: Of<Do>) => boolean = () => true,
): Action | undefined {
  return choices.find(({ action }) => action.do === kind && wanted(action as Of<Do>))?.action;
}

/** Whether the viewer is the one who decides now. */
export function isMine({ choices }: Pick<Props, "choices">): boolean {
  return choices.length > 0;
}

/** How an event changed a number of a borough; Dale's events name him in their detail instead of a seat. */
export function changeIn(seen: Pick<Seen, "view">, stat: Stat, who: number): TallyProps["change"] {
  if (who < seen.view.hands.length) return changeOf(stat, who);
  return (event) => (event.what === stat && isDales(event) ? event.by : undefined);
}

export function isDales({ detail }: GameEvent): boolean {
  return typeof detail === "object" && detail !== null && !Array.isArray(detail) && "bot" in detail;
}

/** The borough an event is about. */
export function whoOf(event: GameEvent): number | undefined {
  return event.seat ?? (isDales(event) ? 1 : undefined);
}

/** A number that an event carries in its detail. */
export function detailNumber({ detail }: GameEvent, field: string): number | undefined {
  if (typeof detail !== "object" || detail === null || Array.isArray(detail)) return undefined;
  const found = (detail as Readonly<Record<string, unknown>>)[field];
  return typeof found === "number" ? found : undefined;
}
