import {
  type Chance,
  canonical,
  type GameEvent,
  type Match,
  openMatch,
  play,
  quickChance,
  recordOf,
  replay,
  type Seat,
} from "@tabletown/kernel";
import { boundGame } from "./bound-game.ts";
import type { Check } from "./check.ts";
import { checkPosition, checkTurn } from "./position.ts";
import { checkRun, newRun, type Run } from "./run.ts";
import { equal, holds, type Subject } from "./subject.ts";
import { checkCounts } from "./told.ts";
import { checkEventWords, checkTitleWords } from "./wording.ts";

/** One test per variant and seat count: random games in which every law is watched. */
export function lawsOf<S, A, V, O, T, E extends GameEvent>(subject: Subject<S, A, V, O, T, E>): Check[] {
  const { title } = subject;
  const tests = subject.variants.flatMap((variant): Check[] => {
    const game = boundGame(title, variant);
    const [fewest, most] = game.seats;
    const seatCounts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
    const games = Math.ceil(subject.games / seatCounts.length);
    return seatCounts.map((seats) => ({
      name: `${title.id} ${JSON.stringify(variant)} with ${seats} seats obeys the laws over ${games} random games`,
      check: () => {
        const run = newRun(subject.told);
        let length = FIRST_GUESS;
        for (let n = 0; n < games; n++) {
          const opening = openMatch(game, seats, `${title.id}/${seats}/${n}`);
          length = playUnderLaw(subject, opening, length, run);
        }
        checkRun(run);
      },
    }));
  });
  return [{ name: `${title.id} has its texts in every language`, check: () => checkTitleWords(title) }, ...tests];
}

/** How long the first game is taken to be; every other one as long as the one before it. */
const FIRST_GUESS = 60;

/**
 * Plays one random game, watching the laws, and tells how long it was. The dear laws are checked at moves
 * spread over `length`. What breaks is told together with a record that replays it.
 */
function playUnderLaw<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  opening: Match<S, A, V, O, E>,
  length: number,
  run: Run,
): number {
  let match = opening;
  const { game, seats, seed } = opening;
  const dice = quickChance(seed);
  // Plain JSON, not canonical: the same function lists the same things in the same order, and it runs at every move.
  const census = JSON.stringify(subject.census(game, opening.state));
  const samples = sampledMoves(subject.samples ?? 2, length, dice);
  const kept: { state: S; text: string }[] = [];
  try {
    while (!isOver(subject, match, census)) {
      const isSampled = samples.has(match.moves.length);
      if (isSampled) {
        kept.push({ state: match.state, text: canonical(match.state) });
        checkPosition(subject, match, dice, run);
      }
      match = playOn(subject, match, dice);
      if (isSampled) checkEventWords(subject.title, match.moves.at(-1)?.events ?? []);
    }
    for (const { state, text } of kept) {
      equal("past states never change", canonical(state), text, "an old state changed");
    }
    checkEnd(match);
    return match.moves.length;
  } catch (error) {
    const record = recordOf(match, { seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}` })) });
    const reason = error instanceof Error ? error : new Error(String(error));
    throw new Error(`${reason.message}\nafter ${match.moves.length} moves of this record:\n${JSON.stringify(record)}`, {
      cause: reason,
    });
  }
}

/** Whether a game has come to its end; the laws that are cheap are checked at every move. */
function isOver<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  { game, state, seats, moves }: Match<S, A, V, O, E>,
  census: string,
): boolean {
  equal("components are conserved", JSON.stringify(subject.census(game, state)), census, "the census changed");
  checkTurn(game, state, seats);
  if (game.toAct(state).length === 0) return true;
  holds("every game ends", moves.length < subject.longest, () => `still going after ${moves.length} moves`);
  return false;
}

/** Plays one random move. */
function playOn<S, A, V, O, T, E extends GameEvent>(
  subject: Subject<S, A, V, O, T, E>,
  match: Match<S, A, V, O, E>,
  dice: Chance,
): Match<S, A, V, O, E> {
  const { game, state, seats } = match;
  const waiting = game.toAct(state);
  const seat = waiting[dice.int(waiting.length)] as Seat;
  const actions = game.actions(state, seat);
  const action = actions[dice.int(actions.length)] as A;
  const next = play(match, seat, action);
  holds("every listed action applies", next.ok, () => "a listed action was refused");
  const events = next.value.moves.at(-1)?.events ?? [];
  checkCounts(subject, { before: state, after: next.value.state, events, seats }, () => game.format(action));
  return next.value;
}

/** Moves to look at more closely: so many on average, spread over a game of that length. */
function sampledMoves(samples: number, length: number, dice: Chance): ReadonlySet<number> {
  const more = dice.int(1_000_000) < (samples % 1) * 1_000_000 ? 1 : 0;
  return new Set(Array.from({ length: Math.floor(samples) + more }, () => dice.int(length + 1)));
}

/** What must hold once, at the end of a game. */
function checkEnd<S, A, V, O, E extends GameEvent>(match: Match<S, A, V, O, E>): void {
  const { game } = match;
  const standing = game.score(match.state);
  const seats = standing.map((place) => place.seat).sort((a, b) => a - b);
  holds("everybody is ranked", seats.length === match.seats && seats.every((seat, i) => seat === i), () =>
    canonical(standing),
  );
  holds("somebody wins", standing[0]?.rank === 1, () => canonical(standing));
  for (const place of standing) {
    const better = standing.filter((other) => other.rank < place.rank).length;
    holds("ranks count who stands better", place.rank === better + 1, () => canonical(standing));
  }
  if (match.moves.length % 8 !== 0) return;
  const record = recordOf(match, { seats: seats.map((seat) => ({ name: `Seat ${seat}` })) });
  const again = replay(game, JSON.parse(JSON.stringify(record)));
  holds("a record replays to the same end", again.ok, () => JSON.stringify(again));
}
