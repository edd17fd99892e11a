import { eventsFor, type Game, type GameEvent, type Replayed, type Seat, type Words } from "@tabletown/kernel";
import type { TurningPoint } from "../review.ts";

/** The game whose turning points are told. */
export interface ToldGame<S, A, V, O, E extends GameEvent> {
  readonly game: Game<S, A, V, O, E>;
  readonly played: Replayed<S, A, E>;
  readonly words: Words<A, V, E>;
  name(seat: Seat): string;
  /** Who is spoken to, and what stands before what they chose. */
  readonly you?: Seat | undefined;
  head?(seat: Seat): string;
}

/** What happened at a turning point: what luck brought, or what was chosen. Tells no more than a spectator saw. */
export function tellTurningPoint<S, A, V, O, E extends GameEvent>(
  { game, played, words, name, you, head = name }: ToldGame<S, A, V, O, E>,
  { move, seat, kind }: TurningPoint,
): string {
  const { action, events, draws } = played.moves[move - 1] as Replayed<S, A, E>["moves"][number];
  const seen = eventsFor(events, undefined);
  // What was drawn comes before what anybody got by it, though somebody may have been paid before that.
  const drawn = draws.length > 0 ? seen.find(({ by }) => by === undefined) : undefined;
  const event = seen.find(({ reveals }) => reveals) ?? drawn ?? seen[0];
  if (kind === "luck" && event !== undefined) return words.event(event, name, you);
  const view = game.view(played.states[move - 1] as S, seat);
  return `${head(seat)}: ${words.action(action, view, name)}`;
}
