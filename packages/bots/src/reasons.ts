import { eventsFor, type Game, type GameEvent, quickChance, type Reason, type Seat } from "@tabletown/kernel";
import type { Advised } from "./advise.ts";
import { judgeByEye } from "./judge.ts";
import { lookaheadPolicy } from "./lookahead-policy.ts";
import type { Mind, TriedMove } from "./mind.ts";

/** A choice as a seat sees it, and what it may choose between. */
export interface Comparison<A = unknown, V = unknown> {
  readonly view: V;
  readonly seat: Seat;
  readonly action: A;
  /** What it is held against, if anything. */
  readonly instead?: A | undefined;
}

/** Worlds, each with luck of its own, that have to agree before something is said. */
const WORLDS = 6;
/** Choices in which a move that was only half made is completed. */
const LONGEST = 6;
/** As many as anybody reads. */
const MOST = 3;
/** With fewer than these a hint is no explanation. */
const FEW = 2;
/** Options of a hint that come with reasons. */
const EXPLAINED = 3;
/** Below this part of the weightiest reason another is not worth a line. */
const SLIGHT = 0.12;

/**
 * The two or three things that speak for a move, the weightiest first. Only what holds in every world that agrees with
 * the view, whatever luck brings, is said: nothing hidden can show. Held against another move, what that one brings
 * as well counts for nothing.
 */
export function reasonsFor<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  { view, seat, action, instead }: Comparison<A, V>,
): readonly Reason[] {
  if (mind?.reasons === undefined) return [];
  const own = certainReasons(game, mind, { view, seat, action });
  const other = instead === undefined ? [] : certainReasons(game, mind, { view, seat, action: instead });
  const ahead = own.map((reason) => {
    const weight = reason.weight - Math.max(0, other.find((each) => isSameKind(each, reason))?.weight ?? 0);
    return { ...reason, weight };
  });
  const speaking = weightiest(ahead);
  // Moves that bring the same are told by what they bring.
  return speaking.length > 0 ? speaking : weightiest(own);
}

/** The options with what speaks for the first few of them: for the best against the next one, for others against the best. */
export function withReasons<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  { view, seat }: { readonly view: V; readonly seat: Seat },
  options: readonly Advised<A>[],
): readonly Advised<A>[] {
  const [best, next] = options;
  return options.map((option, index) => {
    if (index >= EXPLAINED || next === undefined) return option;
    const instead = option === best ? next.action : best?.action;
    const { action } = option;
    const ahead = reasonsFor(game, mind, { view, seat, action, instead });
    if (ahead.length >= FEW) return { ...option, reasons: ahead };
    // Where it is ahead by one thing alone, what it has in common with the other speaks for it too.
    const common = reasonsFor(game, mind, { view, seat, action }).filter(
      (reason) => !ahead.some((other) => isSameKind(other, reason)),
    );
    return { ...option, reasons: [...ahead, ...common].slice(0, Math.max(FEW, ahead.length)) };
  });
}

function weightiest(reasons: readonly Reason[]): readonly Reason[] {
  const most = Math.max(...reasons.map(({ weight }) => weight), 0);
  return reasons
    .filter(({ weight }) => weight > 0 && weight >= SLIGHT * most)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST);
}

/** The reasons that every world agrees on. */
function certainReasons<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, choice: Comparison<A, V>): readonly Reason[] {
  const found = Array.from(
    { length: WORLDS },
    (_, n) => mind.reasons?.(tried(game, mind, choice, `reasons/${n}`)) ?? [],
  );
  const [first = [], ...rest] = found;
  return first.flatMap((reason) => {
    const same = rest.map((each) => each.find((other) => isSaidAlike(other, reason)));
    const weights = [reason, ...same].map((each) => each?.weight);
    const sum = weights.reduce<number | undefined>(
      (total, weight) => (total === undefined || weight === undefined ? undefined : total + weight),
      0,
    );
    return sum === undefined ? [] : [{ ...reason, weight: sum / WORLDS }];
  });
}

function isSameKind(a: Reason, b: Reason): boolean {
  return a.what === b.what && a.about === b.about && a.with === b.with;
}

function isSaidAlike(a: Reason, b: Reason): boolean {
  return isSameKind(a, b) && a.by === b.by;
}

/** Makes a move in one world; where it is only half made, the mover's own best choices complete it. */
function tried<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  { view, seat, action }: Comparison<A, V>,
  luck: string,
): TriedMove<S, A> {
  const chance = quickChance(luck);
  const before = game.guess(view, chance);
  const after = game.copy(before);
  const events: GameEvent[] = [];
  const emit = (event: GameEvent): void => {
    events.push(event);
  };
  game.apply(after, seat, action, chance, emit);
  const choose = lookaheadPolicy(game, mind, judgeByEye(game, mind));
  const goesOn = (): boolean => mind.halfMade?.(after) === true && game.toAct(after).includes(seat);
  for (let n = 0; n < LONGEST && goesOn(); n++) {
    const [next] = choose(after, seat, chance);
    if (next !== undefined) game.apply(after, seat, next, chance, emit);
  }
  return { seat, action, before, after, events: eventsFor(events, seat) };
}
