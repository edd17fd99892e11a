import {
  failure,
  type Game,
  type Match,
  openMatch,
  play,
  type Result,
  type Seat,
  scoresOf,
  streamOf,
  success,
} from "@tabletown/kernel";
import type { Encoding } from "./encoding.ts";
import { finalRewards, type Rewards } from "./rewards.ts";

/** What episodes are made of: a game, its numbers, how many play and what for. */
export interface EpisodeSetting<S = unknown, A = unknown, V = unknown> {
  readonly game: Game<S, A, V>;
  readonly encoding: Encoding<A, V, S>;
  readonly seats: number;
  readonly rewards: Rewards;
}

/** Moves made, the latest first: clones share them. */
interface Past<A> {
  readonly seat: Seat;
  readonly action: A;
  readonly before: Past<A> | undefined;
}

/** A game being played by programs. It changes in place; `cloneOf` makes another. */
export interface Episode<S = unknown, A = unknown> {
  readonly seed: string;
  state: S;
  moves: number;
  past: Past<A> | undefined;
  /** Who is to move; the first, where several may. Undefined when it is over. */
  agent: Seat | undefined;
  legal: readonly A[];
  /** The indices of `legal`, in the same order. */
  indices: readonly number[];
  /** Whether it was ended because it took too long. */
  cutOff: boolean;
  /** By seat, kept where the score is what is rewarded. */
  scores: readonly number[];
}

/** No game is nearly as long unless somebody plays for time: then it ends here, as it stands. */
const LONGEST_EPISODE = 20_000;

/** The same luck as in a match with that seed: what is played here can be recorded and verified. */
export function beginEpisode<S, A, V>(setting: EpisodeSetting<S, A, V>, seed: string): Episode<S, A> {
  const { game, seats, rewards } = setting;
  const state = game.setup(seats, streamOf(seed, 0));
  const scores = rewards === "score" ? scoresOf(game.score(state)) : [];
  const episode: Episode<S, A> = {
    seed,
    state,
    moves: 0,
    past: undefined,
    agent: undefined,
    legal: [],
    indices: [],
    cutOff: false,
    scores,
  };
  findLegal(setting, episode);
  return episode;
}

function findLegal<S, A, V>({ game, encoding }: EpisodeSetting<S, A, V>, episode: Episode<S, A>): void {
  const [agent] = episode.cutOff ? [] : game.toAct(episode.state);
  episode.agent = agent;
  if (agent === undefined) {
    episode.legal = [];
    episode.indices = [];
    return;
  }
  const legal = game.actions(episode.state, agent);
  const indices: number[] = [];
  for (let i = 0; i < legal.length; i++) indices.push(encoding.indexOf(legal[i] as A, agent));
  episode.legal = legal;
  episode.indices = indices;
}

/** Makes the legal move at `place` of the list and tells what it brought each seat. */
export function advance<S, A, V>(
  setting: EpisodeSetting<S, A, V>,
  episode: Episode<S, A>,
  place: number,
): readonly number[] {
  const { game, rewards } = setting;
  const seat = episode.agent as Seat;
  const action = episode.legal[place] as A;
  episode.moves++;
  episode.past = { seat, action, before: episode.past };
  game.apply(episode.state, seat, action, streamOf(episode.seed, episode.moves));
  episode.cutOff = episode.moves >= LONGEST_EPISODE && game.toAct(episode.state).length > 0;
  findLegal(setting, episode);
  if (rewards === "score") return gained(setting, episode);
  return episode.agent === undefined ? finalRewards(rewards, game.score(episode.state)) : NO_REWARDS;
}

/** Stands for a zero for every seat. */
export const NO_REWARDS: readonly number[] = Object.freeze([]);

function gained<S, A, V>({ game }: EpisodeSetting<S, A, V>, episode: Episode<S, A>): readonly number[] {
  const before = episode.scores;
  episode.scores = scoresOf(game.score(episode.state));
  return episode.scores.map((score, seat) => score - (before[seat] as number));
}

export function cloneOf<S, A, V>({ game }: EpisodeSetting<S, A, V>, episode: Episode<S, A>): Episode<S, A> {
  return { ...episode, state: game.copy(episode.state) };
}

/** How an episode came about: enough to come back to it in another process. */
export interface Snapshot {
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
}

export function snapshotOf<S, A, V>({ game }: EpisodeSetting<S, A, V>, { seed, past }: Episode<S, A>): Snapshot {
  const moves: { seat: Seat; move: string }[] = [];
  for (let step = past; step !== undefined; step = step.before) {
    moves.push({ seat: step.seat, move: game.format(step.action) });
  }
  return { seed, moves: moves.reverse() };
}

/** Plays a snapshot again; the problem is the number of the first move that cannot be made, from 1. */
export function restored<S, A, V>(
  setting: EpisodeSetting<S, A, V>,
  { seed, moves }: Snapshot,
): Result<Episode<S, A>, { readonly move: number }> {
  const episode = beginEpisode(setting, seed);
  for (const [i, { seat, move }] of moves.entries()) {
    const place = episode.legal.findIndex((action) => setting.game.format(action) === move);
    if (place < 0 || seat !== episode.agent) return failure({ move: i + 1 });
    advance(setting, episode, place);
  }
  return success(episode);
}

/** The episode as a match, for its record. */
export function matchOf<S, A, V>(setting: EpisodeSetting<S, A, V>, episode: Episode<S, A>): Match<S, A, V> {
  let match = openMatch(setting.game, setting.seats, episode.seed);
  for (const { seat, move } of snapshotOf(setting, episode).moves) {
    const next = play(match, seat, move);
    if (!next.ok) throw new Error(`a move of an episode was refused: ${next.problem}`);
    match = next.value;
  }
  return match;
}
