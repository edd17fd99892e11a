import { chanceOf, quickChance } from "./chance.ts";
import { eventsFor, type GameEvent } from "./event.ts";
import type { Game } from "./game.ts";
import type { Seat } from "./seat.ts";

export interface Preview<E extends GameEvent = GameEvent> {
  /** What will certainly happen, as the acting seat would see it. */
  readonly events: readonly E[];
  /** False where luck or something hidden decides the rest. */
  readonly whole: boolean;
}

class Uncertain extends Error {}

/** The rules run on one world that agrees with the view, up to the first thing the viewer cannot know. */
export function preview<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  view: V,
  seat: Seat,
  action: A,
): Preview<E> {
  const world = game.guess(view, quickChance("preview"));
  const events: E[] = [];
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
