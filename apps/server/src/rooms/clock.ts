import type { Seat } from "@tabletown/kernel";
import type { Clocks, TimeControl } from "@tabletown/protocol";

/** Milliseconds each seat had left at `from`, and the seats whose time has been running since. */
export interface MatchClock {
  readonly from: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** Seats that a bot took over in the middle of a choice, and when: whoever comes back to that choice gains nothing. */
  readonly gone?: readonly (readonly [seat: Seat, at: number])[];
  /** Milliseconds per seat that moves taken back had brought and that were used up: what the next moves bring is less by so much. */
  readonly owed?: readonly number[];
  /** Where there are days per move: what each of the last moves that may freely be taken back brought its maker. */
  readonly renewed?: readonly number[];
}

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** What somebody who returns to a seat whose time has run out has at least. */
const RETURN = 30 * SECOND;

export function startClock(
  time: TimeControl,
  seats: number,
  running: readonly Seat[],
  at: number,
): MatchClock | undefined {
  if (time.kind === "none") return undefined;
  const full = time.kind === "live" ? time.seconds * SECOND : time.days * DAY;
  return { from: at, left: Array.from({ length: seats }, () => full), running };
}

/**
 * The clock after something happened: time is taken from those who were thinking, and runs for those who think now.
 * For seats that go on with a choice they had before nothing begins.
 */
export function turnClock(
  clock: MatchClock,
  time: TimeControl,
  at: number,
  running: readonly Seat[],
  goOn: readonly Seat[] = [],
): MatchClock {
  const begins = (seat: Seat): boolean =>
    running.includes(seat) && !clock.running.includes(seat) && !goOn.includes(seat);
  const left = clock.left.map((had, seat) => {
    const has = clock.running.includes(seat) ? Math.max(0, had - (at - clock.from)) : had;
    if (!begins(seat)) return has;
    return time.kind === "days" ? time.days * DAY : Math.max(has, SECOND);
  });
  const turned = { ...clock, from: at, left, running };
  // A turn that begins has its days, whatever became of the one before.
  return time.kind === "days" ? withOwed(turned, (owed, seat) => (begins(seat) ? 0 : owed)) : turned;
}

/**
 * The clock after a move, which brings its maker an increment, or the days for the next move of the same turn. `free`: how
 * many of the last moves may freely be taken back.
 */
export function movedClock(
  clock: MatchClock,
  time: TimeControl,
  at: number,
  running: readonly Seat[],
  { mover, free }: { readonly mover: Seat; readonly free: number },
): MatchClock {
  const { renewed = [], ...turned } = turnClock(clock, time, at, running, [mover]);
  const has = turned.left[mover] ?? 0;
  const full = time.kind === "days" && running.includes(mover) ? time.days * DAY - has : 0;
  const gain = time.kind === "live" ? time.increment * SECOND : full;
  const brought = Math.max(0, gain - (turned.owed?.[mover] ?? 0));
  const after = withOwed({ ...turned, left: turned.left.with(mover, has + brought) }, (owed, seat) =>
    seat === mover ? owed - (gain - brought) : owed,
  );
  if (time.kind !== "days" || free === 0) return after;
  return { ...after, renewed: [...renewed, brought].slice(-free) };
}

/**
 * The clock after moves were taken back: what they brought goes with them, so that nobody makes time of moves that do not
 * count. What has been used up meanwhile is owed. Who takes back freely what was theirs goes on with the choice they had.
 */
export function repaidClock(
  clock: MatchClock,
  time: TimeControl,
  at: number,
  running: readonly Seat[],
  { undone, asked }: { readonly undone: readonly Seat[]; readonly asked: boolean },
): MatchClock {
  const { renewed = [], ...turned } = turnClock(clock, time, at, running, asked ? [] : undone);
  const kept = asked ? [] : renewed.slice(0, -undone.length);
  const days = asked ? 0 : sum(renewed.slice(kept.length));
  const due = turned.left.map((_, seat) => {
    const moves = undone.filter((each) => each === seat).length;
    const brought = time.kind === "live" ? moves * time.increment * SECOND : moves > 0 ? days : 0;
    return brought + (turned.owed?.[seat] ?? 0);
  });
  const left = turned.left.map((has, seat) => has - Math.min(due[seat] ?? 0, Math.max(0, has - SECOND)));
  const owed = due.map((each, seat) => each - ((turned.left[seat] ?? 0) - (left[seat] ?? 0)));
  return withOwed({ ...turned, left, ...(kept.length > 0 && { renewed: kept }), owed }, (each) => each);
}

/** The clock with other debts, which it holds only where there are any. */
function withOwed({ owed, ...clock }: MatchClock, change: (owed: number, seat: Seat) => number): MatchClock {
  const changed = owed?.map(change);
  return changed?.some((each) => each > 0) ? { ...clock, owed: changed } : clock;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Notes seats that a bot takes over in the middle of their choice. */
export function leaveClock(clock: MatchClock, seats: readonly Seat[]): MatchClock {
  if (seats.length === 0) return clock;
  return { ...clock, gone: [...(clock.gone ?? []), ...seats.map((seat) => [seat, clock.from] as const)] };
}

/** Forgets those who have left a choice that is not there any more. */
export function settleGone(clock: MatchClock, isThere: (seat: Seat) => boolean): MatchClock {
  const { gone, ...rest } = clock;
  const still = gone?.filter(([seat]) => isThere(seat)) ?? [];
  return still.length === 0 ? rest : { ...rest, gone: still };
}

/**
 * A seat is a person's again. Whose time ran out has enough for the next choice; the one that they lost they find as it
 * is. Whoever got up and comes back to the same choice has had it all the time.
 */
export function returnClock(clock: MatchClock, seat: Seat, refills: boolean): MatchClock {
  const left = clock.left[seat] ?? 0;
  const since = clock.gone?.find(([each]) => each === seat)?.[1];
  const has = since !== undefined ? Math.max(0, left - (clock.from - since)) : refills ? Math.max(left, RETURN) : left;
  return settleGone({ ...clock, left: clock.left.with(seat, has) }, (each) => each !== seat);
}

/** When the first running clock runs out. */
export function deadlineOf({ from, left, running }: MatchClock): number | undefined {
  const first = Math.min(...running.map((seat) => from + (left[seat] ?? 0)));
  return running.length === 0 ? undefined : first;
}

/** Seats whose time is up. */
export function lateSeats({ from, left, running }: MatchClock, now: number): Seat[] {
  return running.filter((seat) => from + (left[seat] ?? 0) <= now);
}

export function clocksOf({ from, left, running }: MatchClock): Clocks {
  return { at: from, left: [...left], running: [...running] };
}
