import { eventsFor, type Game } from "@tabletown/kernel";
import { FRAMES, type Frame } from "@tabletown/protocol";
import { walkLine } from "../rooms/line.ts";
import type { Looking } from "./worker.ts";

/** A line of moves as one viewer was allowed to see it. */
export function framesOf(game: Game, looking: Looking): { moves: number; frames: Frame[] } {
  const { seats, line, viewer, from, views, openMoves } = looking;
  const frames: Frame[] = [];
  const to = Math.min(line.moves.length, from + FRAMES - 1);
  walkLine(game, seats, line, to, (number, state, events) => {
    if (number < from) return;
    const made = line.moves[number - 1];
    frames.push({
      move: number,
      ...(made !== undefined && { seat: made.seat }),
      // What was chosen is known to whoever chose; others learn of it through events.
      ...(made !== undefined && (openMoves || made.seat === viewer) && { notation: made.move }),
      at: made?.at ?? line.started,
      events: eventsFor(events, viewer) as Frame["events"],
      // The state goes on changing.
      ...(views && { view: structuredClone(game.view(state, viewer)) }),
    });
  });
  return { moves: line.moves.length, frames };
}
