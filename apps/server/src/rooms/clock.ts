import type { Seat } from "@tabletown/kernel";
import type { Clocks, TimeControl } from "@tabletown/protocol";

/** Milliseconds each seat had left at `from`, and the seats whose time has been running since. */
export interface MatchClock {
  readonly from: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** Seats that a bot took over in the middle of a choice, and when: whoever comes back to that choice gains nothing. */
  readonly gone?: readonly (readonly [seat: Seat, at: number])[];
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
  { mover, goOn = [] }: { readonly mover?: Seat; readonly goOn?: readonly Seat[] } = {},
): MatchClock {
  const left = clock.left.map((had, seat) => {
    const was = clock.running.includes(seat);
    const has = was ? Math.max(0, had - (at - clock.from)) : had;
    const begins = running.includes(seat) && !was && !goOn.includes(seat);
    if (time.kind === "days") return begins || (running.includes(seat) && mover === seat) ? time.days * DAY : has;
    if (time.kind === "live" && mover === seat) return has + time.increment * SECOND;
    return begins ? Math.max(has, SECOND) : has;
  });
  return { ...clock, from: at, left, running };
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
