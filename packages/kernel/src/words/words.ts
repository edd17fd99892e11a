import type { GameEvent } from "../event.ts";
import type { Reason } from "../reason.ts";
import type { Seat } from "../seat.ts";

export const LANGUAGES = ["en", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A position as structured text: the terminal prints it, a screen reader walks through it. */
export interface Outline {
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** Whose section it is, where it belongs to a seat. */
  readonly seat?: Seat;
  readonly rows: readonly OutlineRow[];
  /** Lines of equal letters that draw it, for terminals; the rows say the same in words. */
  readonly picture?: readonly string[];
  /** Where the picture is one of columns: how wide what stands before them is, and each of them. Of a wide one some are shown at a time. */
  readonly pictureColumns?: { readonly before: number; readonly each: number };
}

export interface OutlineRow {
  readonly label: string;
  readonly text: string;
  /** The component it is about, for links and icons. */
  readonly about?: string;
  readonly tone?: "good" | "bad" | "muted" | "strong";
}

/** One numbered rule in the game's own SPEC.md, in the reader's language. */
export interface RuleText {
  readonly number: string;
  readonly text: string;
}

/** A word of the game, explained. */
export interface GlossaryEntry {
  readonly term: string;
  readonly means: string;
  /** The rule that says more. */
  readonly rule: string;
}

/** Everything a game says to people, in one language. */
export interface Words<A = unknown, V = unknown, E extends GameEvent = GameEvent> {
  readonly title: string;
  readonly pitch: string;
  /** Every id: components, resources, events' `what`, score parts, `option.<name>` and `option.<name>.<value>`. */
  readonly names: Readonly<Record<string, string>>;
  /** What a component does, generated from its data. */
  effect(component: string): string;
  /** A choice, as the person choosing reads it. */
  action(action: A, view: V, name: (seat: Seat) => string): string;
  /** A sentence for the log; who sits on `you` is spoken to. */
  event(event: E, name: (seat: Seat) => string, you?: Seat): string;
  /**
   * What speaks for a move, without a full stop: several of them stand in a list. It reads the same whoever made the
   * move; others whom it touches are named, or spoken to. Absent: the game gives no reasons.
   */
  reason?(reason: Reason, name: (seat: Seat) => string, you?: Seat): string;
  outline(view: V, name: (seat: Seat) => string): Outline;
  readonly rules: readonly RuleText[];
  /** The words that the printed rulebook gives the game's things, in the order of the alphabet. */
  readonly glossary?: readonly GlossaryEntry[];
}
