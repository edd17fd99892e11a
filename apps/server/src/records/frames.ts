import { eventsFor, type Game } from "@tabletown/kernel";
import { REPLAY_PAGE, type ReplayFrame } from "@tabletown/protocol";
import { replayMoves } from "../rooms/move-history.ts";
import type { Replay, ReplayRequest } from "./task.ts";

/** The moves of a match as one viewer was allowed to see it. */
export function framesOf(game: Game, request: ReplayRequest): Replay {
  const { seats, history, viewer, from, views, openMoves } = request;
  const frames: ReplayFrame[] = [];
  const to = Math.min(history.moves.length, from + REPLAY_PAGE - 1);
  replayMoves(game, seats, history, to, (number, position, events) => {
    if (number < from) return;
    const made = history.moves[number - 1];
    frames.push({
      move: number,
      ...(made !== undefined && { seat: made.seat }),
      // What was chosen is known to whoever chose; others learn of it through events.
      ...(made !== undefined && (openMoves || made.seat === viewer) && { notation: made.move }),
      at: made?.at ?? history.started,
      events: eventsFor(events, viewer) as ReplayFrame["events"],
      // The position goes on changing.
      ...(views && { view: structuredClone(game.view(position, viewer)) }),
    });
  });
  return { moves: history.moves.length, frames };
}
