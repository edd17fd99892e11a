import { type Chance, type Game, type Seat, winners } from "@tabletown/kernel";
import { type Choice, carefully } from "../carefully.ts";
import { type Judge, judgeOf } from "../judge.ts";
import { expected } from "../lookahead.ts";
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
  /** Learning rate at the start and at the end. */
  readonly rate: readonly [number, number];
  /** How far the end of a game reaches back: 0 learns from the next turn alone, 1 from the result alone. */
  readonly lambda: number;
  /** Share of choices made at random, so that the net sees what it would not do. */
  readonly whim: number;
  /** Share of the games over which the mind's own evaluation hands over to the net: a fresh net knows no way to the end. */
  readonly school: number;
  /** Share of the seats it chooses for ever after: against a net that plays for time somebody must still win. */
  readonly sparring: number;
  /** Games learned from at once. */
  readonly batch: number;
  /** Choices per seat after which a game is broken off and the mind's own evaluation says how it stands. */
  readonly longest: number;
}

export const USUAL_TRAINING: Omit<Training, "seats"> = {
  games: 30_000,
  hidden: [64, 32],
  rate: [2e-3, 1e-4],
  lambda: 0.7,
  whim: 0.03,
  school: 0.3,
  sparring: 0.1,
  batch: 8,
  longest: 120,
};

/** Where turns are long games have so many times as many choices. */
const LONG_TURNS = 2.5;

export interface Trainer {
  readonly net: Net;
  /** Plays and learns `count` more games; returns how many were played in all. */
  advance(count: number): number;
}

export function trainerOf<S, A>(game: Game<S, A>, mind: Mind<S, A>, given: Training, chance: Chance): Trainer {
  const longest = mind.journey?.long ? LONG_TURNS * given.longest : given.longest;
  const training = { ...given, longest };
  const { features } = mind;
  if (features === undefined) throw new Error(`${game.id} tells no features to learn from`);
  const { seats, batch } = training;
  const net = newNet([features.count(seats), ...training.hidden, seats], chance);
  const judge = judgeOfNet(game, mind, features, net);
  const hunch = judgeOf(game, mind);
  const learner = learnerOf(net);
  const atSchool = chooserOf(game, mind, undefined, training.whim);
  const onItsOwn = chooserOf(game, mind, judge, training.whim);
  let played = 0;
  return {
    net,
    advance(count) {
      const stop = Math.min(training.games, played + count);
      while (played < stop) {
        const [first, last] = training.rate;
        const rate = first * (last / first) ** (played / training.games);
        const schooled = Math.max(training.sparring, 1 - played / (training.school * training.games));
        for (let n = 0; n < batch; n++, played++) {
          const choosers = Array.from({ length: seats }, () =>
            chance.int(1_000) < 1_000 * schooled ? atSchool : onItsOwn,
          );
          for (const { input, target } of lesson(game, features, judge, hunch, training, choosers, chance)) {
            learner.see(input, target);
          }
        }
        learner.step(rate);
      }
      return played;
    },
  };
}

interface Example {
  readonly input: Float32Array;
  readonly pivot: Seat;
  readonly values: readonly number[];
}

/** Plays one game and says of each settled state on the way what the net should have said. */
function lesson<S, A>(
  game: Game<S, A>,
  features: Features<S>,
  judge: Judge<S>,
  hunch: Judge<S>,
  training: Training,
  choosers: readonly Choice<S, A>[],
  chance: Chance,
): { input: Float32Array; target: readonly number[] }[] {
  const { seats, lambda } = training;
  const s = game.setup(seats, chance);
  const seen: Example[] = [];
  let choices = 0;
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    if (features.settled(s)) {
      const input = new Float32Array(features.count(seats));
      features.write(s, input);
      seen.push({ input, pivot: features.pivot(s), values: judge.values(s) });
    }
    for (const action of (choosers[seat] as Choice<S, A>)(s, seat, chance)) game.apply(s, seat, action, chance);
    if (++choices > training.longest * seats) break;
  }
  let target = game.toAct(s).length === 0 ? resultOf(game, s, seats) : hunch.values(s);
  const lessons: { input: Float32Array; target: readonly number[] }[] = [];
  for (const { input, pivot, values } of seen.reverse()) {
    const now = target;
    lessons.push({ input, target: now.map((_, i) => now[(pivot + i) % seats] as number) });
    target = now.map((end, i) => lambda * end + (1 - lambda) * (values[i] as number));
  }
  return lessons;
}

/** Choices behind the first that the net looks through: a tile taken and then placed. */
const FURTHER = 1;

export function resultOf<S, A>(game: Game<S, A>, s: S, seats: number): readonly number[] {
  const won = winners(game.score(s));
  return Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}

/**
 * Chooses by the net, if there is one, where the options lead plainly to settled states, by the mind's own evaluation
 * elsewhere. Where turns are long they hardly ever do.
 */
function chooserOf<S, A>(game: Game<S, A>, mind: Mind<S, A>, judge: Judge<S> | undefined, whim: number): Choice<S, A> {
  const hunch = judgeOf(game, mind);
  const byHunch = { game, mind, judge: { ...hunch, settled: () => true } };
  const throughTheTurn = mind.journey?.long ? carefully(game, mind, hunch) : undefined;
  return (s, seat, chance) => {
    const listed = game.actions(s, seat);
    const options = mind.candidates?.(s, seat, listed) ?? listed;
    if (options.length === 1) return options;
    if (chance.int(1_000) < whim * 1_000) return [options[chance.int(options.length)] as A];
    if (throughTheTurn !== undefined) return throughTheTurn(s, seat, chance);
    let best: A | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of options) {
      const learned = judge === undefined ? undefined : plainly(game, mind, judge, s, seat, action);
      const value = (learned ?? expected(byHunch, s, seat, action, chance))[seat];
      if (value !== undefined && value > most) {
        most = value;
        best = action;
      }
    }
    return [best ?? (options[0] as A)];
  };
}

/** The value after an action and the best choices behind it that lead to a settled state without any luck. */
function plainly<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  judge: Judge<S>,
  s: S,
  seat: Seat,
  action: A,
  further = FURTHER,
): readonly number[] | undefined {
  const after = certain(game, s, seat, action);
  if (after === undefined) return undefined;
  if (judge.settled(after)) return judge.values(after);
  if (further === 0 || game.toAct(after)[0] !== seat) return undefined;
  const listed = game.actions(after, seat);
  let best: readonly number[] | undefined;
  for (const next of mind.candidates?.(after, seat, listed) ?? listed) {
    const values = plainly(game, mind, judge, after, seat, next, further - 1);
    if (values === undefined) return undefined;
    if (best === undefined || (values[seat] as number) > (best[seat] as number)) best = values;
  }
  return best;
}
