import {
  fallbackMind,
  type Judge,
  judgeOf,
  type Mind,
  netJudge,
  policyOf,
  type RolloutLength,
  type RolloutPolicy,
  rolloutPolicy,
  settledValues,
  trainingPolicy,
} from "@tabletown/bots";
import { type Chance, type Game, quickChance, ranksOf, victoryShares } from "@tabletown/kernel";
import { resampled } from "./unknown.ts";
import { usesLuck } from "./watched.ts";

const BREADTH = 6;

/** What values of positions come from: the judges of the bots, told in winning probabilities or, alone, in points. */
export interface Valuation<S, A, V = unknown> {
  readonly game: Game<S, A, V>;
  readonly mind: Mind<S, A>;
  readonly seats: number;
  readonly judge: Judge<S>;
  readonly heuristic: Judge<S>;
  /** How many options are followed further in the middle of a turn: exchanges of buildings are hundreds. */
  readonly breadth: number;
  /** Who chooses when an option is played out. */
  choose(s: S): RolloutPolicy<S, A>;
  /** How far it is played out. */
  lengthOf(s: S): RolloutLength<S>;
  /** How many units of value one point of winning probability is worth: 1, except alone at the table. */
  unit(s: S): number;
}

export function valuationOf<S, A, V>(
  game: Game<S, A, V>,
  given: Mind<S, A> | undefined,
  seats: number,
): Valuation<S, A, V> {
  const mind = given ?? fallbackMind(game);
  const { evaluate, expected } = mind;
  const expectation = expected === undefined ? evaluate : (s: S) => [expected(s)];
  const judge = exact(game, seats, tempered(netJudge(game, mind), mind.temperature?.(seats) ?? 1), expectation);
  const heuristic = exact(game, seats, judgeOf(game, mind), evaluate);
  const context = { game, mind, judge, heuristic, seats, breadth: BREADTH };
  const policy = policyOf(mind);
  const { rollout } = mind;
  // Where a tree would be grown, everybody's next turn is played by the net instead.
  const byNet = trainingPolicy(game, mind, judge, 0);
  return {
    ...context,
    choose: (s) => (rollout === undefined ? byNet : rolloutPolicy(context, policy(s))),
    lengthOf: (s) => {
      if (rollout === undefined) return { turn: (now) => game.toAct(now)[0] ?? -1, turns: seats };
      return { turn: rollout.turn, turns: policy(s) === undefined ? rollout.turns(s) : Number.POSITIVE_INFINITY };
    },
    unit: (s) => (seats === 1 ? 4 * mind.scale(s) : 1),
  };
}

/** A judge whose odds are flattened, or sharpened below 1: what it tells then comes as often as it says. */
function tempered<S>(judge: Judge<S>, temperature: number): Judge<S> {
  if (temperature === 1) return judge;
  return {
    values(s) {
      const odds = judge.values(s).map((value) => value ** (1 / temperature));
      const sum = odds.reduce((total, each) => total + each, 0);
      return odds.map((each) => each / sum);
    },
    settled: judge.settled,
  };
}

/** A judge that tells the result itself of finished games and, where one plays alone, points. */
function exact<S, A>(game: Game<S, A>, seats: number, judge: Judge<S>, points: (s: S) => readonly number[]): Judge<S> {
  return {
    values(s) {
      if (seats === 1) return points(s);
      return game.toAct(s).length === 0 ? victoryShares(ranksOf(game.score(s))) : judge.values(s);
    },
    settled: judge.settled,
  };
}

/** Counted up when positions are valued, or choices marked, in another way: reviews made in an older one are outdated. */
export const METHOD = 4;

/**
 * The value of a position to each seat, as if nobody knew more than somebody at the table does: what nobody can know
 * (the order of a deck) is dealt anew. Where one thing alone can be done, it is what that comes to. Depends on nothing
 * else but `seed`.
 */
export function positionValues<S, A, V>(valuation: Valuation<S, A, V>, s: S, seed: string): readonly number[] {
  const chance: Chance = quickChance(seed);
  const dealt = resampled(valuation.game, s, chance);
  return settledValues(valuation, afterForcedMoves(valuation.game, dealt), chance);
}

/** Where a position leads as long as nobody has a choice and nothing is drawn. */
function afterForcedMoves<S, A>(game: Game<S, A>, s: S): S {
  for (let now = s; ; ) {
    const [seat, other] = game.toAct(now);
    if (seat === undefined || other !== undefined) return now;
    const [action, alternative] = game.actions(now, seat);
    if (action === undefined || alternative !== undefined) return now;
    const next = game.copy(now);
    if (usesLuck((chance) => game.apply(next, seat, action, chance))) return now;
    now = next;
  }
}
