import type { GameEvent, Language, RuleText, Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import type { Establishment, Landmark, TownHall } from "../rules/component.ts";
import type { Phase } from "../rules/state.ts";

export type NameOf = (seat: Seat) => string;

/** What one language has to say; `words-in.ts` makes `Words` of it. Sentences are each language's own. */
export interface Tongue {
  readonly language: Language;
  readonly title: string;
  readonly pitch: string;
  readonly names: Readonly<Record<string, string>>;
  readonly rules: readonly RuleText[];
  establishment(card: Establishment): string;
  landmark(landmark: Landmark): string;
  townHall(card: TownHall): string;
  /** `figure` is the cost where something is built, and the new total where the harbour adds to it. */
  action(action: Action, name: NameOf, figure: number): string;
  event(event: GameEvent, name: NameOf): string;
  /** What the seat whose turn it is decides now. */
  phase(phase: Phase, player: string): string;
  coins(n: number): string;
  readonly outline: OutlineWords;
}

export interface OutlineWords {
  readonly turn: string;
  readonly dice: string;
  readonly market: string;
  readonly deck: string;
  readonly landmarks: string;
  readonly built: string;
  readonly unbuilt: (coins: string) => string;
  readonly left: (n: number) => string;
  readonly cards: (n: number) => string;
}
