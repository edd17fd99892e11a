import { type Chance, type Game, placesOf, type RecordedPlace, type Seat } from "@tabletown/kernel";
import { type Budget, meterOf } from "../budget.ts";
import type { Episode, EpisodeSetting } from "./episode.ts";
import { finalRewards } from "./rewards.ts";

export interface WhatIf {
  /** The place of the action in the list of legal ones. */
  readonly place: number;
  /** How many worlds to try, and for how long at most. */
  readonly budget: Required<Budget>;
  /** Plays every world to its end with random moves. */
  readonly playouts: boolean;
  readonly chance: Chance;
}

/** What came of an action in one world that agrees with what the seat sees. */
export interface Supposed {
  readonly over: boolean;
  /** Who is to move next. */
  readonly agent: Seat | undefined;
  readonly standing: readonly RecordedPlace[];
  /** What the seat that asks would see. */
  readonly observation: readonly number[];
}

export interface Supposition<First = Supposed> {
  /** How many worlds were tried within the budget; one at least. */
  readonly worlds: number;
  /** Mean scores by seat. */
  readonly scores: readonly number[];
  /** Mean rewards for winning by seat, over the worlds that came to an end. */
  readonly wins: readonly number[];
  readonly ended: number;
  /** The first world. */
  readonly first: First;
}

/** Tries an action on worlds that agree with the view of who is to move; the episode stays as it is. */
export function suppose<S, A, V>(setting: EpisodeSetting<S, A, V>, episode: Episode<S, A>, asked: WhatIf): Supposition {
  const { budget, playouts, chance, place } = asked;
  const seat = episode.agent as Seat;
  const view = setting.game.view(episode.state, seat);
  const action = episode.legal[place] as A;
  return supposeFrom(setting.game, { seat, view, action, budget, playouts, chance }, (world) =>
    told(setting, world, seat),
  );
}

/** An action of a seat that knows a view and nothing else. */
export interface SupposedMove<A, V> extends Omit<WhatIf, "place"> {
  readonly seat: Seat;
  readonly view: V;
  readonly action: A;
}

/** The same for who has only a view: nothing hidden can be used. `tell` says how the first world stands after the move. */
export function supposeFrom<S, A, V, First>(
  game: Game<S, A, V>,
  { seat, view, action, budget, playouts, chance }: SupposedMove<A, V>,
  tell: (world: S) => First,
): Supposition<First> {
  const meter = meterOf(budget);
  const scores: number[] = [];
  const wins: number[] = [];
  let ended = 0;
  let first: First | undefined;
  do {
    const world = game.guess(view, chance);
    game.apply(world, seat, action, chance);
    if (meter.iterations() === 0) first = tell(world);
    if (playouts) playOut(game, world, chance);
    const standing = game.score(world);
    for (const place of standing) scores[place.seat] = (scores[place.seat] ?? 0) + place.score;
    const over = game.toAct(world).length === 0;
    if (over) ended++;
    const rewards = over ? finalRewards("win", standing) : standing.map(() => 0);
    for (const [other, reward] of rewards.entries()) wins[other] = (wins[other] ?? 0) + reward;
    meter.tick();
  } while (!meter.spent());
  const worlds = meter.iterations();
  return {
    worlds,
    scores: scores.map((sum) => sum / worlds),
    wins: wins.map((sum) => (ended === 0 ? 0 : sum / ended)),
    ended,
    first: first as First,
  };
}

function told<S, A, V>({ game, encoding }: EpisodeSetting<S, A, V>, world: S, seat: Seat): Supposed {
  const [agent] = game.toAct(world);
  const numbers = new Float32Array(encoding.observationSize);
  encoding.observe(game.view(world, seat), seat, numbers, 0);
  const standing = placesOf(game.score(world));
  return { over: agent === undefined, agent, standing, observation: [...numbers] };
}

/** Random moves; a line longer than this says nothing more. */
const LONGEST_PLAYOUT = 5_000;

function playOut<S, A, V>(game: Game<S, A, V>, world: S, chance: Chance): void {
  for (let moves = 0; moves < LONGEST_PLAYOUT; moves++) {
    const [seat] = game.toAct(world);
    if (seat === undefined) return;
    const actions = game.actions(world, seat);
    game.apply(world, seat, actions[chance.int(actions.length)] as A, chance);
  }
}
