import { type Chance, placesOf, type RecordedPlace, type Seat } from "@tabletown/kernel";
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

export interface Supposition {
  /** How many worlds were tried within the budget; one at least. */
  readonly worlds: number;
  /** Mean scores by seat. */
  readonly scores: readonly number[];
  /** Mean rewards for winning by seat, over the worlds that came to an end. */
  readonly wins: readonly number[];
  readonly ended: number;
  /** The first world. */
  readonly first: Supposed;
}

/** Tries an action on worlds that agree with the view of who is to move: nothing hidden is used, the episode stays as it is. */
export function suppose<S, A, V>(setting: EpisodeSetting<S, A, V>, episode: Episode<S, A>, asked: WhatIf): Supposition {
  const { game, seats } = setting;
  const seat = episode.agent as Seat;
  const view = game.view(episode.state, seat);
  const meter = meterOf(asked.budget);
  const scores = Array.from({ length: seats }, () => 0);
  const wins = Array.from({ length: seats }, () => 0);
  let ended = 0;
  let first: Supposed | undefined;
  do {
    const world = game.guess(view, asked.chance);
    game.apply(world, seat, episode.legal[asked.place] as A, asked.chance);
    first ??= told(setting, world, seat);
    if (asked.playouts) playOut(setting, world, asked);
    const standing = game.score(world);
    for (const place of standing) scores[place.seat] = (scores[place.seat] as number) + place.score;
    if (game.toAct(world).length === 0) {
      ended++;
      for (const [other, reward] of finalRewards("win", standing).entries()) {
        wins[other] = (wins[other] as number) + reward;
      }
    }
    meter.tick();
  } while (!meter.spent());
  const worlds = meter.iterations();
  return {
    worlds,
    scores: scores.map((sum) => sum / worlds),
    wins: wins.map((sum) => (ended === 0 ? 0 : sum / ended)),
    ended,
    first,
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

function playOut<S, A, V>({ game }: EpisodeSetting<S, A, V>, world: S, { chance }: WhatIf): void {
  for (let moves = 0; moves < LONGEST_PLAYOUT; moves++) {
    const [seat] = game.toAct(world);
    if (seat === undefined) return;
    const actions = game.actions(world, seat);
    game.apply(world, seat, actions[chance.int(actions.length)] as A, chance);
  }
}
