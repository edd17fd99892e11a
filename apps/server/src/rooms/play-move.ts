import { type Game, type GameEvent, type Seat, scripted } from "@tabletown/kernel";
import type { LoggedMove } from "../stores/entry.ts";

/** What a move brought: the new position, who may act in it, and what happened. */
export interface MoveEffect {
  readonly position: unknown;
  readonly toAct: readonly Seat[];
  readonly events: readonly GameEvent[];
}

/** Plays a move of the log again on a copy. */
export function playMove(game: Game, position: unknown, move: LoggedMove): MoveEffect {
  const next = game.copy(position);
  const events = applyMove(game, next, move);
  return { position: next, toAct: game.toAct(next), events };
}

/** Plays a move of the log again, in place, from its written draws. */
export function applyMove(game: Game, position: unknown, { seat, move, draws }: LoggedMove): GameEvent[] {
  const action = game.parse(move);
  if (action === undefined) throw new Error(`the log holds a move that cannot be read: ${move}`);
  const events: GameEvent[] = [];
  game.apply(position, seat, action, scripted(draws), (event) => events.push(event));
  return events;
}
