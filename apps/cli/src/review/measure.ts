import process from "node:process";
import { quickChance, winners } from "@tabletown/kernel";
import {
  type Forecast,
  luckOfGame,
  positionJudge,
  type Reliability,
  reliabilityOf,
  reviewGame,
} from "@tabletown/review";
import { meanInterval, meanOf, varianceOf } from "../arena/interval.ts";
import type { ChosenGame } from "../chosen-game.ts";
import { MIXED_LEVELS, mixedMatch } from "./mixed-match.ts";

export interface MeasureSettings {
  readonly seats: number;
  readonly matches: number;
  /** Of each match. */
  readonly positions: number;
  /** How many matches are reviewed whole, and in how many passes. */
  readonly reviews: number;
  readonly passes: number;
  readonly seed: string;
}

interface Mean {
  readonly mean: number;
  /** 95 %. */
  readonly interval: readonly [low: number, high: number];
}

/** What was found out about reviews of a game. */
export interface Measured {
  readonly game: string;
  readonly seats: number;
  readonly matches: number;
  readonly calibration: { readonly positions: number; readonly reliability: Reliability };
  /** Of a whole game, seat by seat. */
  readonly luck: readonly Mean[];
  /** Results of the first seat, as they were and without luck. */
  readonly plain: Mean;
  readonly adjusted: Mean;
  /** Variance of adjusted results in plain ones. */
  readonly ratio: number;
  /** Processor time. */
  readonly seconds: { readonly luck: number; readonly reviews: readonly number[] };
}

/** Times that a position is valued: as often as a review does after some passes. */
const SAMPLES = 4;

export async function measureReviews(
  { entry, game, table }: ChosenGame,
  { seats, matches, positions, reviews, passes, seed }: MeasureSettings,
  onMatch: () => void,
): Promise<Measured> {
  const mind = (await entry.mind?.())?.mind(game.options, table);
  const judge = positionJudge(game, mind, seats);
  const forecasts: Forecast[] = [];
  const results: number[][] = [];
  const lucks: number[][] = [];
  const took: number[] = [];
  let luckTook = 0;
  for (let number = 0; number < matches; number++) {
    const chance = quickChance(`${seed}/${number}`);
    const played = mixedMatch({ game, mind, seats, levels: MIXED_LEVELS, seed: `${seed}/${number}`, chance });
    const won = winners(game.score(played.states.at(-1)));
    const result = Array.from({ length: seats }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
    results.push(result);
    for (let n = 0; n < positions; n++) {
      const state = played.states[chance.int(played.states.length - 1)];
      for (const [seat, told] of judge(state, `${seed}/${number}/${n}`, SAMPLES).entries()) {
        forecasts.push({ told, came: result[seat] as number });
      }
    }
    const given = { game, mind, played, seats, record: "", seed: `${seed}/${number}` };
    luckTook += processorTime(() => lucks.push(luckOfGame(given)));
    if (number < reviews) took.push(processorTime(() => reviewGame(given, { passes })));
    onMatch();
  }
  const plain = results.map(([first]) => first as number);
  const adjusted = plain.map((result, n) => result - (lucks[n]?.[0] ?? 0));
  return {
    game: game.id,
    seats,
    matches,
    calibration: { positions: matches * positions, reliability: reliabilityOf(forecasts) },
    luck: Array.from({ length: seats }, (_, seat) => meanWithInterval(lucks.map((luck) => luck[seat] as number))),
    plain: meanWithInterval(plain),
    adjusted: meanWithInterval(adjusted),
    ratio: varianceOf(adjusted) / varianceOf(plain),
    seconds: { luck: luckTook / matches, reviews: took },
  };
}

function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function meanWithInterval(sample: readonly number[]): Mean {
  return { mean: meanOf(sample), interval: meanInterval(sample) };
}
