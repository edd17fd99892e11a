import { type Chance, chanceOf, type Game, type Seat } from "@tabletown/kernel";

/** One way an action can turn out, and how likely that is. */
export interface ActionOutcome<S> {
  readonly after: S;
  readonly weight: number;
}

/** Chances with more equally likely outcomes than this are sampled: two dice are not, a shuffled deck is. */
export const MANY_OUTCOMES = 36;
/** And so many samples are taken. */
const SAMPLES = 6;

/** The state after an action that needs no luck; undefined if it does. */
export function certain<S, A>(game: Game<S, A>, s: S, seat: Seat, action: A): S | undefined {
  const after = game.copy(s);
  const luck = new NoChance();
  game.apply(after, seat, action, luck);
  return luck.asked ? undefined : after;
}

/** Notes that something was to be drawn; what comes of it then is thrown away. */
class NoChance implements Chance {
  asked = false;

  int(): number {
    this.asked = true;
    return 0;
  }

  shuffle(xs: unknown[]): void {
    if (xs.length > 1) this.asked = true;
  }
}

/** What is needed to find outcomes. */
export interface OutcomeContext<S, A> {
  readonly game: Game<S, A>;
  /** For sampling. */
  readonly chance: Chance;
  /** Luck with more outcomes than this is sampled. */
  readonly maxOutcomes: number;
}

/** Every way `action` can turn out, with its probability; where there are more than `maxOutcomes`, a few of them. */
export function outcomesOf<S, A>(
  { game, chance, maxOutcomes }: OutcomeContext<S, A>,
  s: S,
  seat: Seat,
  action: A,
): ActionOutcome<S>[] {
  return allOutcomes(game, s, seat, action, maxOutcomes) ?? sampled(game, s, seat, action, chance);
}

/**
 * Every way `action` can turn out, with its probability; undefined where there are more than `most`.
 * It runs the rules once per outcome, answering their draws from a counter that goes through all combinations.
 */
export function allOutcomes<S, A>(
  game: Game<S, A>,
  s: S,
  seat: Seat,
  action: A,
  most: number,
): ActionOutcome<S>[] | undefined {
  const counter: { value: number; base: number }[] = [];
  let digits = 0;
  let ways = 1;
  const counting = chanceOf((n) => {
    const digit = counter[digits];
    if (digit !== undefined) {
      digits++;
      return digit.value;
    }
    ways *= n;
    // Past the limit nothing of this run is used, whatever is answered.
    if (ways > most) return 0;
    counter.push({ value: 0, base: n });
    digits++;
    return 0;
  });
  const outcomes: ActionOutcome<S>[] = [];
  do {
    const after = game.copy(s);
    digits = 0;
    ways = counter.reduce((product, digit) => product * digit.base, 1);
    game.apply(after, seat, action, counting);
    if (ways > most) return undefined;
    outcomes.push({ after, weight: 1 / ways });
  } while (advance(counter));
  return outcomes;
}

/** Outcomes that `kind` does not tell apart are put together. */
export function distinct<S>(outcomes: readonly ActionOutcome<S>[], kind: (s: S) => number): ActionOutcome<S>[] {
  const byKind = new Map<number, { readonly after: S; weight: number }>();
  for (const { after, weight } of outcomes) {
    const told = kind(after);
    const known = byKind.get(told);
    if (known === undefined) byKind.set(told, { after, weight });
    else known.weight += weight;
  }
  return [...byKind.values()];
}

/** Counts on to the next combination; false after the last one. */
function advance(counter: { value: number; base: number }[]): boolean {
  for (;;) {
    const last = counter.at(-1);
    if (last === undefined) return false;
    if (++last.value < last.base) return true;
    counter.pop();
  }
}

function sampled<S, A>(game: Game<S, A>, s: S, seat: Seat, action: A, chance: Chance): ActionOutcome<S>[] {
  return Array.from({ length: SAMPLES }, () => {
    const after = game.copy(s);
    game.apply(after, seat, action, chance);
    return { after, weight: 1 / SAMPLES };
  });
}
