import { chanceOf, quickChance } from "./chance.ts";
import { eventsFor, type GameEvent } from "./event.ts";
import type { Game, Seat } from "./game.ts";

export interface Preview {
  /** What will certainly happen, as the acting seat would see it. */
  readonly events: readonly GameEvent[];
  /** False where luck or something hidden decides the rest. */
  readonly whole: boolean;
}

class Uncertain extends Error {}

/** The rules run on one world that agrees with the view, up to the first thing the viewer cannot know. */
export function preview<S, A, V>(game: Game<S, A, V>, view: V, seat: Seat, action: A): Preview {
  const world = game.guess(view, quickChance("preview"));
  const events: GameEvent[] = [];
  const stop = (): never => {
    throw new Uncertain();
  };
  try {
    game.apply(world, seat, action, chanceOf(stop), (event) => {
      if (event.reveals) stop();
      events.push(event);
    });
    return { events: eventsFor(events, seat), whole: true };
  } catch (error) {
    if (!(error instanceof Uncertain)) throw error;
    return { events: eventsFor(events, seat), whole: false };
  }
}
