import type { Person, RuleText, Seat } from "@tabletown/kernel";
import type { Establishment, Landmark, TownHall } from "../data/table.ts";
import type { Action } from "../rules/action.ts";
import type { Event, EventNamed } from "../rules/event.ts";
import type { Reason, ReasonNamed } from "../rules/reason.ts";
import type { Phase } from "../rules/state.ts";
import type { RuleFigures } from "./rule-figures.ts";

export type NameOf = (seat: Seat) => string;
/** The same people, as what happened is told of them. */
export type WhoOf = (seat: Seat) => Person;

/** A sentence for every event there is. */
export type EventPhrases = {
  readonly [What in Event["what"]]: (event: EventNamed<What>, who: WhoOf) => string;
};

/** What speaks for a move; `numbers` are those that the card it is about works on. */
export type ReasonPhrases = {
  readonly [What in Reason["what"]]: (reason: ReasonNamed<What>, who: WhoOf, numbers: string) => string;
};

/** What components do. */
export interface EffectPhrases {
  establishment(card: Establishment): string;
  landmark(landmark: Landmark): string;
  townHall(card: TownHall): string;
}

export interface OutlinePhrases {
  readonly turn: string;
  readonly dice: string;
  readonly market: string;
  readonly deck: string;
  readonly landmarks: string;
  readonly built: string;
  readonly unbuilt: (coins: string) => string;
  readonly left: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly coins: (n: number) => string;
  /** What the seat whose turn it is decides now. */
  readonly phase: (phase: Phase) => string;
}

/** What one language has to say; `words.ts` makes `Words` of it. Sentences are each language's own. */
export interface Phrases {
  readonly title: string;
  readonly pitch: string;
  readonly names: Readonly<Record<string, string>>;
  rules(figures: RuleFigures): readonly RuleText[];
  readonly effects: EffectPhrases;
  /** `figure` is the cost where something is built, the total where it stays, and the new one where the harbour adds to it. */
  action(action: Action, name: NameOf, figure: number): string;
  readonly events: EventPhrases;
  readonly reasons: ReasonPhrases;
  readonly outline: OutlinePhrases;
}
