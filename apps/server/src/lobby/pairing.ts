import type { Pace } from "@tabletown/protocol";
import type { SeekerRow } from "../stores/seekers.ts";

/** Milliseconds. */
interface Patience {
  /** Without a sign of life for so long somebody looks no more. */
  readonly away: number;
  /** After so long bots fill the table, where everybody agrees. */
  readonly bots: number;
  /** How long it takes until one more point of difference is accepted. */
  readonly point: number;
  /** After so long anybody is welcome. */
  readonly anybody: number;
  /** How often it is tried again. */
  readonly again: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A live game is waited for at the screen; for one of days people leave and come back. */
export const PATIENCE: Readonly<Record<Pace, Patience>> = {
  live: { away: 75_000, bots: 30_000, point: 3_000, anybody: MINUTE, again: 2_000 },
  days: { away: 72 * HOUR, bots: 10 * MINUTE, point: 10 * MINUTE, anybody: 4 * HOUR, again: MINUTE },
};

/** The difference in OpenSkill's mu that is accepted at once: such games are still open. */
const AT_ONCE = 4;
/** Of whoever has not been rated. */
const USUAL = 25;

export interface Seeker extends SeekerRow {
  /** By game. */
  readonly ratings: Readonly<Record<string, number>>;
}

export interface Group {
  readonly game: string;
  readonly people: readonly Seeker[];
  readonly bots: number;
}

export interface Circumstances {
  readonly now: number;
  /** Whether two keep away from each other. */
  apart(one: string, other: string): boolean;
  /** Whether a game is played by so many. */
  plays(game: string, seats: number): boolean;
}

/** How different in strength somebody accepts others to be, after having waited so long. */
function accepted({ pace, since }: SeekerRow, now: number): number {
  const waited = Math.max(0, now - since);
  const { point, anybody } = PATIENCE[pace];
  return waited >= anybody ? Number.POSITIVE_INFINITY : AT_ONCE + waited / point;
}

function difference(game: string, one: Seeker, other: Seeker): number {
  return Math.abs((one.ratings[game] ?? USUAL) - (other.ratings[game] ?? USUAL));
}

/** Whether two may sit at a table of a game: their patience counts half each, unless one has chosen the other. */
function suit(game: string, one: Seeker, other: Seeker, { now, apart }: Circumstances): boolean {
  if (one.person === other.person || apart(one.person, other.person)) return false;
  if (one.welcome === other.person || other.welcome === one.person) return true;
  return difference(game, one, other) <= (accepted(one, now) + accepted(other, now)) / 2;
}

/** As many as fit together around one, those most alike first; whom they have chosen before all. */
function gathered(
  game: string,
  first: Seeker,
  candidates: readonly Seeker[],
  most: number,
  circumstances: Circumstances,
): Seeker[] {
  const chosen = (other: Seeker): number => (other.person === first.welcome || other.welcome === first.person ? 0 : 1);
  const nearest = [...candidates].sort(
    (a, b) => chosen(a) - chosen(b) || difference(game, first, a) - difference(game, first, b) || a.since - b.since,
  );
  const group = [first];
  for (const other of nearest) {
    if (group.length === most) break;
    if (group.every((each) => suit(game, each, other, circumstances))) group.push(other);
  }
  return group;
}

/** A table for somebody who looks for a game: the one with the most people and, among those, the fewest bots. */
export function groupFor(seeker: Seeker, others: readonly Seeker[], circumstances: Circumstances): Group | undefined {
  const { now, plays } = circumstances;
  const withBots = seeker.bots && now - seeker.since >= PATIENCE[seeker.pace].bots;
  let best: Group | undefined;
  for (const game of seeker.games) {
    for (const seats of seeker.seats) {
      if (!plays(game, seats)) continue;
      const candidates = others.filter(
        (other) => other.pace === seeker.pace && other.games.includes(game) && other.seats.includes(seats),
      );
      const whole = gathered(game, seeker, candidates, seats, circumstances);
      const filled = withBots
        ? gathered(
            game,
            seeker,
            candidates.filter(({ bots }) => bots),
            seats,
            circumstances,
          )
        : [];
      const people = whole.length === seats ? whole : filled;
      const bots = seats - people.length;
      const better =
        best === undefined ||
        people.length > best.people.length ||
        (people.length === best.people.length && bots < best.bots);
      if (people.length > 0 && better) best = { game, people, bots };
    }
  }
  return best;
}
