import { type Chance, type Game, ranksOf, type Seat, victoryShares } from "@tabletown/kernel";
import { type Judge, judgeOf, mindByEye } from "../judge.ts";
import { expectedValue, lookaheadContext, valueAfterLuck } from "../lookahead.ts";
import type { RolloutPolicy } from "../lookahead-policy.ts";
import type { Mind } from "../mind.ts";
import { certain } from "../outcomes.ts";
import type { Features } from "./features.ts";
import type { NetRunner } from "./net.ts";
import { judgeOfNet } from "./net-judge.ts";
import { TRAINING_BREADTH, trainingPolicy } from "./training-policy.ts";

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
  /** Share of the games over which the evaluation, as a person reckons, hands over to the net: a fresh net knows no way to the end. */
  readonly handover: number;
  /** Share of the seats that it plays ever after: not everybody plays as the net does, and against one that plays for time somebody must still win. */
  readonly evaluationShare: number;
  /** Games learned from at once. */
  readonly batch: number;
  /** Choices per seat after which a game is broken off and the mind's own evaluation says how it stands. */
  readonly maxChoices: number;
  /** Whether luck is weighed by the net as well, which takes several times as long; otherwise by the evaluation. */
  readonly luckByNet: boolean;
  /**
   * Whether what luck gave and took, weighed by the net, is left out of what the net learns from a game: the same on
   * average, with far less noise.
   */
  readonly adjustForLuck: boolean;
  /** Whether each seat chooses in a world that it guesses from its view, where something is hidden, instead of the true one. */
  readonly guessing: boolean;
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
  luckByNet: false,
  adjustForLuck: false,
  guessing: false,
};

/** Where turns are long games have so many times as many choices. */
const LONG_TURNS = 2.5;

/** How a game of self-play goes, apart from how much the net has learned so far. */
export type SelfPlaySettings = Omit<Training, "games" | "hidden" | "learningRate" | "handover" | "batch">;

/** What a net should have said of a state. */
export interface Example {
  readonly input: Float32Array;
  /** By seat, counted from the pivot. */
  readonly target: readonly number[];
}

/** Plays one more game and says of each settled state on the way what the net should have said. */
export type SelfPlay = (chance: Chance) => Example[];

/** Games of a net against itself, and against an evaluation as a person reckons at the other seats. */
export function selfPlayOf<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  net: NetRunner | undefined,
  given: SelfPlaySettings,
): SelfPlay {
  const { features } = mind;
  if (features === undefined) throw new Error(`${game.id} has no features to learn from`);
  const maxChoices = mind.rollout?.longTurns ? LONG_TURNS * given.maxChoices : given.maxChoices;
  const settings = { ...given, maxChoices };
  const { seats, exploration, luckByNet, evaluationShare } = settings;
  const heuristic = judgeOf(game, mind);
  const judge = net === undefined ? heuristic : judgeOfNet(game, mind, features, net);
  const byEvaluation = trainingPolicy(game, mindByEye(mind), undefined, exploration);
  const byNet = net === undefined ? byEvaluation : trainingPolicy(game, mind, judge, exploration, luckByNet);
  const weighLuck = net !== undefined && settings.adjustForLuck;
  const match: SelfPlayMatch<S, A> = { game, mind, features, judge, heuristic, weighLuck, settings };
  return (chance) => {
    const policies = Array.from({ length: seats }, () =>
      chance.int(1_000) < 1_000 * evaluationShare ? byEvaluation : byNet,
    );
    return examplesOf(match, policies, chance);
  };
}

/** What a game of self-play needs to know. */
interface SelfPlayMatch<S, A> {
  readonly game: Game<S, A>;
  readonly mind: Mind<S, A>;
  readonly features: Features<S>;
  /** What the net says now. */
  readonly judge: Judge<S>;
  readonly heuristic: Judge<S>;
  readonly weighLuck: boolean;
  readonly settings: SelfPlaySettings;
}

/** A state on the way through a game, and what the net said of it. */
interface SeenState {
  readonly input: Float32Array;
  readonly pivot: Seat;
  readonly values: readonly number[];
  /** By seat, what luck gave and took until the next one. */
  luck: readonly number[];
}

function examplesOf<S, A>(
  match: SelfPlayMatch<S, A>,
  policies: readonly RolloutPolicy<S, A>[],
  chance: Chance,
): Example[] {
  const { game, features, judge, heuristic, settings } = match;
  const { seats, lambda, guessing, maxChoices } = settings;
  const noLuck = new Array<number>(seats).fill(0);
  const s = game.setup(seats, chance);
  const seen: SeenState[] = [];
  let choices = 0;
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    if (features.settled(s)) {
      const input = new Float32Array(features.count(seats));
      features.write(s, input);
      seen.push({ input, pivot: features.pivot(s), values: judge.values(s), luck: noLuck });
    }
    const world = guessing ? game.guess(game.view(s, seat), chance) : s;
    const choose = policies[seat] as RolloutPolicy<S, A>;
    const last = seen.at(-1);
    for (const action of choose(world, seat, chance)) {
      const luck = applied(match, s, seat, action, chance);
      if (luck !== undefined && last !== undefined) last.luck = last.luck.map((sum, i) => sum + (luck[i] as number));
    }
    if (++choices > maxChoices * seats) break;
  }
  let target = game.toAct(s).length === 0 ? victoryShares(ranksOf(game.score(s))) : heuristic.values(s);
  const examples: Example[] = [];
  for (const { input, pivot, values, luck } of seen.reverse()) {
    const now = target.map((end, i) => end - (luck[i] as number));
    examples.push({ input, target: now.map((_, i) => now[(pivot + i) % seats] as number) });
    target = now.map((end, i) => lambda * end + (1 - lambda) * (values[i] as number));
  }
  return examples;
}

/** Plays an action and returns what luck gave and took, by seat; undefined where luck is not weighed or had no part in it. */
function applied<S, A>(
  { game, mind, judge, weighLuck }: SelfPlayMatch<S, A>,
  s: S,
  seat: Seat,
  action: A,
  chance: Chance,
): readonly number[] | undefined {
  if (!weighLuck || certain(game, s, seat, action) !== undefined) {
    game.apply(s, seat, action, chance);
    return undefined;
  }
  const context = { ...lookaheadContext(game, mind, judge, chance), breadth: TRAINING_BREADTH };
  const expected = expectedValue(context, s, seat, action);
  game.apply(s, seat, action, chance);
  return valueAfterLuck(context, s).map((value, i) => value - (expected[i] as number));
}
