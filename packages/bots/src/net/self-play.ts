import { type Chance, type Game, type Seat, winners } from "@tabletown/kernel";
import { type Judge, judgeOf } from "../judge.ts";
import { expectedValue, lookaheadContext } from "../lookahead.ts";
import { lookaheadPolicy, type RolloutPolicy } from "../lookahead-policy.ts";
import type { Mind } from "../mind.ts";
import { certain } from "../outcomes.ts";
import type { Features } from "./features.ts";
import { learnerOf, newNet } from "./learn.ts";
import type { Net } from "./net.ts";
import { judgeOfNet } from "./net-judge.ts";

/** How a net is trained: temporal differences over the states that end a turn, learned from games against itself. */
export interface Training {
  readonly seats: number;
  readonly games: number;
  /** Sizes of the hidden layers. */
  readonly hidden: readonly number[];
  /** At the start and at the end. */
  readonly learningRate: readonly [number, number];
  /** How far the end of a game reaches back: 0 learns from the next turn alone, 1 from the result alone. */
  readonly lambda: number;
  /** Share of choices made at random, so that the net sees what it would not do. */
  readonly exploration: number;
  /** Share of the games over which the mind's own evaluation hands over to the net: a fresh net knows no way to the end. */
  readonly handover: number;
  /** Share of the seats that the evaluation plays ever after: against a net that plays for time somebody must still win. */
  readonly evaluationShare: number;
  /** Games learned from at once. */
  readonly batch: number;
  /** Choices per seat after which a game is broken off and the mind's own evaluation says how it stands. */
  readonly maxChoices: number;
}

export const DEFAULT_TRAINING: Omit<Training, "seats"> = {
  games: 30_000,
  hidden: [64, 32],
  learningRate: [2e-3, 1e-4],
  lambda: 0.7,
  exploration: 0.03,
  handover: 0.3,
  evaluationShare: 0.1,
  batch: 8,
  maxChoices: 120,
};

/** Where turns are long games have so many times as many choices. */
const LONG_TURNS = 2.5;

export interface Trainer {
  readonly net: Net;
  /** Plays and learns `count` more games; returns how many were played in all. */
  advance(count: number): number;
}

/** What a game of self-play needs to know. */
interface SelfPlay<S, A> {
  readonly game: Game<S, A>;
  readonly features: Features<S>;
  /** What the net says now. */
  readonly judge: Judge<S>;
  readonly heuristic: Judge<S>;
  readonly training: Training;
}

export function trainerOf<S, A>(game: Game<S, A>, mind: Mind<S, A>, given: Training, chance: Chance): Trainer {
  const maxChoices = mind.rollout?.longTurns ? LONG_TURNS * given.maxChoices : given.maxChoices;
  const training = { ...given, maxChoices };
  const { features } = mind;
  if (features === undefined) throw new Error(`${game.id} has no features to learn from`);
  const { seats, batch } = training;
  const net = newNet([features.count(seats), ...training.hidden, seats], chance);
  const judge = judgeOfNet(game, mind, features, net);
  const selfPlay: SelfPlay<S, A> = { game, features, judge, heuristic: judgeOf(game, mind), training };
  const learner = learnerOf(net);
  const byEvaluation = trainingPolicy(game, mind, undefined, training.exploration);
  const byNet = trainingPolicy(game, mind, judge, training.exploration);
  let played = 0;
  return {
    net,
    advance(count) {
      const stop = Math.min(training.games, played + count);
      while (played < stop) {
        const [first, last] = training.learningRate;
        const rate = first * (last / first) ** (played / training.games);
        const share = Math.max(training.evaluationShare, 1 - played / (training.handover * training.games));
        for (let n = 0; n < batch; n++, played++) {
          const policies = Array.from({ length: seats }, () =>
            chance.int(1_000) < 1_000 * share ? byEvaluation : byNet,
          );
          for (const { input, target } of examplesOf(selfPlay, policies, chance)) learner.see(input, target);
        }
        learner.step(rate);
      }
      return played;
    },
  };
}

/** A state on the way through a game, and what the net said of it. */
interface SeenState {
  readonly input: Float32Array;
  readonly pivot: Seat;
  readonly values: readonly number[];
}

interface Example {
  readonly input: Float32Array;
  readonly target: readonly number[];
}

/** Plays one game and says of each settled state on the way what the net should have said. */
function examplesOf<S, A>(
  { game, features, judge, heuristic, training }: SelfPlay<S, A>,
  policies: readonly RolloutPolicy<S, A>[],
  chance: Chance,
): Example[] {
  const { seats, lambda } = training;
  const s = game.setup(seats, chance);
  const seen: SeenState[] = [];
  let choices = 0;
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    if (features.settled(s)) {
      const input = new Float32Array(features.count(seats));
      features.write(s, input);
      seen.push({ input, pivot: features.pivot(s), values: judge.values(s) });
    }
    for (const action of (policies[seat] as RolloutPolicy<S, A>)(s, seat, chance)) game.apply(s, seat, action, chance);
    if (++choices > training.maxChoices * seats) break;
  }
  let target = game.toAct(s).length === 0 ? resultOf(game, s, seats) : heuristic.values(s);
  const examples: Example[] = [];
  for (const { input, pivot, values } of seen.reverse()) {
    const now = target;
    examples.push({ input, target: now.map((_, i) => now[(pivot + i) % seats] as number) });
    target = now.map((end, i) => lambda * end + (1 - lambda) * (values[i] as number));
  }
  return examples;
}

export function resultOf<S, A>(game: Game<S, A>, s: S, seats: number): readonly number[] {
  const won = winners(game.score(s));
  return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}

/**
 * Chooses by the net, if there is one, where the options lead without luck to settled states, by the mind's own
 * evaluation elsewhere, and now and then at random. Where turns are long they hardly ever do.
 */
export function trainingPolicy<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  judge: Judge<S> | undefined,
  exploration: number,
): RolloutPolicy<S, A> {
  const heuristic = judgeOf(game, mind);
  const anywhere = { ...heuristic, settled: () => true };
  const throughTheTurn = mind.rollout?.longTurns ? lookaheadPolicy(game, mind, heuristic) : undefined;
  return (s, seat, chance) => {
    const listed = game.actions(s, seat);
    const options = mind.candidates?.(s, seat, listed) ?? listed;
    if (options.length === 1) return options;
    if (chance.int(1_000) < exploration * 1_000) return [options[chance.int(options.length)] as A];
    if (throughTheTurn !== undefined) return throughTheTurn(s, seat, chance);
    const context = lookaheadContext(game, mind, anywhere, chance);
    let best: A | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of options) {
      const learned = judge === undefined ? undefined : valueWithoutLuck({ game, mind, judge }, s, seat, action);
      const value = (learned ?? expectedValue(context, s, seat, action))[seat];
      if (value !== undefined && value > most) {
        most = value;
        best = action;
      }
    }
    return [best ?? (options[0] as A)];
  };
}

/** Choices behind the first that the net looks through: a tile taken and then placed. */
const FURTHER_CHOICES = 1;

/** The value after an action and the best choices behind it that lead to a settled state without any luck. */
function valueWithoutLuck<S, A>(
  context: { readonly game: Game<S, A>; readonly mind: Mind<S, A>; readonly judge: Judge<S> },
  s: S,
  seat: Seat,
  action: A,
  further: number = FURTHER_CHOICES,
): readonly number[] | undefined {
  const { game, mind, judge } = context;
  const after = certain(game, s, seat, action);
  if (after === undefined) return undefined;
  if (judge.settled(after)) return judge.values(after);
  if (further === 0 || game.toAct(after)[0] !== seat) return undefined;
  const listed = game.actions(after, seat);
  let best: readonly number[] | undefined;
  for (const next of mind.candidates?.(after, seat, listed) ?? listed) {
    const values = valueWithoutLuck(context, after, seat, next, further - 1);
    if (values === undefined) return undefined;
    if (best === undefined || (values[seat] as number) > (best[seat] as number)) best = values;
  }
  return best;
}
