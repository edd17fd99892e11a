import type { Game, GameEvent, Seat, Title } from "@tabletown/kernel";

/** A game under test: which of its variants, how many games of each, what must never be lost and what must be told. */
export interface Subject<S, A, V, O, T, E extends GameEvent = GameEvent> {
  readonly title: Title<S, A, V, O, T, E>;
  /** Option sets to play, as a user would write them. */
  readonly variants: readonly unknown[];
  /** Random games per variant, spread over all its seat counts. */
  readonly games: number;
  /** No game may take longer than this. */
  readonly longest: number;
  /** Components by where they are, summed up: it must stay the same from the first move to the last. */
  census(game: Game<S, A, V, O, E>, state: S): unknown;
  /**
   * By paths of a view, the events that tell of a change there: `"players.*.coins": ["coins"]`. A star is any one
   * name or index, a path stands for all that is inside it, and the longest that fits decides. `"any"`: some event,
   * whichever. An empty list: bookkeeping that follows from the rest and needs no event.
   */
  readonly told: Readonly<Record<string, readonly E["what"][] | "any">>;
  /**
   * By event, what its `by` adds up to for a seat, and with the other sign for the one it was `with`: `coins: (s, seat) => …`.
   * Nothing where the state does not keep it: when a game is over, and its events reckon on.
   */
  readonly counts: { readonly [What in E["what"]]?: (s: S, seat: Seat) => number | undefined };
  /** Events that tell everybody of a choice which leaves no other trace: naming a player who then has nothing to pay, say. */
  readonly openChoices?: readonly E["what"][];
  /** Positions per game, on average, at which the dear laws are checked too; 2 unless told. */
  readonly samples?: number;
}

/** A law did not hold. The message carries what is needed to see it again. */
export class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, detail: string) {
    super(`law "${law}" is broken: ${detail}`);
    this.law = law;
  }
}

export function holds(law: string, condition: boolean, detail: () => string): asserts condition {
  if (!condition) throw new LawBroken(law, detail());
}

export function equal(law: string, left: string, right: string, what: string): void {
  holds(law, left === right, () => `${what}\n${difference(left, right)}`);
}

/** Two texts around the first place where they differ. */
export function difference(left: string, right: string): string {
  return `  ${excerpt(left, right)}\n  ${excerpt(right, left)}`;
}

function excerpt(text: string, other: string): string {
  let index = 0;
  while (index < text.length && text[index] === other[index]) index++;
  const from = Math.max(0, index - 60);
  return `${from > 0 ? "…" : ""}${text.slice(from, index + 120)}`;
}
