import type { GameEvent, Seat } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";

/** What somebody did before it was another's turn. */
export interface Turn {
  readonly seat: Seat;
  readonly moments: readonly Moment[];
}

/** That a turn begins is said by whose name stands above what follows. */
function isTold({ what }: GameEvent): boolean {
  return what !== "turn";
}

/** What is told of a move; nothing where its viewer saw nothing of it. */
export function toldOf({ events }: Moment): readonly GameEvent[] {
  return events.filter(isTold);
}

/** The moves in turns, without those of which nothing is told, unless they are kept for another reason. */
export function turnsOf(history: readonly Moment[], isKept: (seq: number) => boolean = () => false): readonly Turn[] {
  const turns: { seat: Seat; moments: Moment[] }[] = [];
  let begins = true;
  for (const moment of history) {
    const last = turns.at(-1);
    if (isKept(moment.seq) || moment.events.some(isTold)) {
      if (begins || last === undefined || last.seat !== moment.seat)
        turns.push({ seat: moment.seat, moments: [moment] });
      else last.moments.push(moment);
      begins = false;
    }
    if (moment.events.some((event) => !isTold(event))) begins = true;
  }
  return turns;
}

/** What others did since the viewer's last turn. */
export function turnsSince(history: readonly Moment[], viewer: Seat | undefined): readonly Turn[] {
  if (viewer === undefined) return [];
  const last = history.findLastIndex(({ seat }) => seat === viewer);
  return turnsOf(history.slice(last + 1));
}
