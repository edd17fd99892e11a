import type { Game, Title } from "@tabletown/kernel";

/** A game under test: which of its variants, how many games of each, and what must never be lost. */
export interface Subject<S, A, V, O, T> {
  readonly title: Title<S, A, V, O, T>;
  /** Option sets to play, as a user would write them. */
  readonly variants: readonly unknown[];
  /** Random games per variant, spread over all its seat counts. */
  readonly games: number;
  /** No game may take longer than this. */
  readonly longest: number;
  /** Components by where they are, summed up: it must stay the same from the first move to the last. */
  census(game: Game<S, A, V, O>, state: S): unknown;
  /** Events that tell everybody of a choice which leaves no other trace: naming a player who then has nothing to pay, say. */
  readonly openChoices?: readonly string[];
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
  holds(law, left === right, () => `${what}\n  ${excerpt(left, right)}\n  ${excerpt(right, left)}`);
}

/** The part of a text around the first difference from another. */
function excerpt(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `${from > 0 ? "…" : ""}${text.slice(from, at + 120)}`;
}
