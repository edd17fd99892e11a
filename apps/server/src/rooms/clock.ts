import type { Seat } from "@tabletown/kernel";
import type { Clocks, TimeControl } from "@tabletown/protocol";

/** Milliseconds each seat had left at `from`, and the seats whose time has been running since. */
export interface MatchClock {
  readonly from: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
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

/** The clock after something happened: time is taken from those who were thinking, and runs for those who think now. */
export function turnClock(
  clock: MatchClock,
  time: TimeControl,
  at: number,
  running: readonly Seat[],
  mover: Seat | undefined,
): MatchClock {
  const left = clock.left.map((had, seat) => {
    const was = clock.running.includes(seat);
    const has = was ? Math.max(0, had - (at - clock.from)) : had;
    if (time.kind === "days") {
      const begins = running.includes(seat) && (!was || mover === seat);
      return begins ? time.days * DAY : has;
    }
    if (time.kind === "live" && mover === seat) return has + time.increment * SECOND;
    return running.includes(seat) && !was ? Math.max(has, SECOND) : has;
  });
  return { from: at, left, running };
}

/** Gives a person who comes back enough time to do something. */
export function refillClock(clock: MatchClock, seat: Seat): MatchClock {
  return { ...clock, left: clock.left.map((had, each) => (each === seat ? Math.max(had, RETURN) : had)) };
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
