import { type Chance, recorded } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import type { Game } from "./game.ts";
import { same } from "./json.ts";
import type { Refusal } from "./refusal.ts";
import { failure, type Result, success } from "./result.ts";
import type { Seat } from "./seat.ts";

export interface Stepped<S, A, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly action: A;
  readonly events: readonly E[];
  readonly draws: readonly number[];
}

/** The checked move, for people and servers: whose turn, is it legal, copy, apply. `given` may be anything at all. */
export function step<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  state: S,
  seat: Seat,
  given: unknown,
  chance: Chance,
): Result<Stepped<S, A, E>, Refusal> {
  const listed = legal(game, state, seat, given);
  if (!listed.ok) return listed;
  const events: E[] = [];
  const draws: number[] = [];
  const next = game.copy(state);
  game.apply(next, seat, listed.value, recorded(chance, draws), (event) => events.push(event));
  return success({ state: next, action: listed.value, events, draws });
}

/** The listed action that `given` is, whether it comes as data or as notation. */
export function legal<S, A>(game: Game<S, A>, state: S, seat: Seat, given: unknown): Result<A, Refusal> {
  const waiting = game.toAct(state);
  if (waiting.length === 0) return failure("over");
  if (!Number.isInteger(seat) || seat < 0) return failure("no-such-seat");
  if (!waiting.includes(seat)) return failure("not-your-turn");
  const found = game
    .actions(state, seat)
    .find((action) => (typeof given === "string" ? game.format(action) === given : same(action, given)));
  return found === undefined ? failure("illegal") : success(found);
}
