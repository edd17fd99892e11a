import type { GameEvent, Seat } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";

/** What somebody did before it was another's turn. */
export interface Turn {
  readonly seat: Seat;
  readonly moments: readonly Moment[];
}

/** What a game says only prepares something (`BoardModule.preparations`). */
type Preparations = readonly string[] | undefined;

/** That a turn begins is said by whose name stands above what follows. */
function isTold({ what }: GameEvent, preparations: Preparations): boolean {
  return what !== "turn" && preparations?.includes(what) !== true;
}

/** What is told of a move; nothing where its viewer saw nothing of it. */
export function toldOf({ events }: Moment, preparations?: Preparations): readonly GameEvent[] {
  return events.filter((event) => isTold(event, preparations));
}

/** The moves in turns, without those of which nothing is told, unless they are kept for another reason. */
export function turnsOf(
  history: readonly Moment[],
  preparations?: Preparations,
  isKept: (seq: number) => boolean = () => false,
): readonly Turn[] {
  const turns: { seat: Seat; moments: Moment[] }[] = [];
  let begins = true;
  for (const moment of history) {
    const last = turns.at(-1);
    if (isKept(moment.seq) || toldOf(moment, preparations).length > 0) {
      if (begins || last === undefined || last.seat !== moment.seat)
        turns.push({ seat: moment.seat, moments: [moment] });
      else last.moments.push(moment);
      begins = false;
    }
    if (moment.events.some(({ what }) => what === "turn")) begins = true;
  }
  return turns;
}

/** What others did since the viewer's last turn. */
export function turnsSince(
  history: readonly Moment[],
  viewer: Seat | undefined,
  preparations?: Preparations,
): readonly Turn[] {
  if (viewer === undefined) return [];
  const last = history.findLastIndex(({ seat }) => seat === viewer);
  return turnsOf(history.slice(last + 1), preparations);
}
