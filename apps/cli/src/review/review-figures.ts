import { quickChance } from "@tabletown/kernel";
import { type Forecast, type Reliability, reliabilityOf } from "@tabletown/review";
import { meanInterval, meanOf, varianceOf } from "../arena/interval.ts";
import type { ReviewSample } from "./measure.ts";

type Range = readonly [low: number, high: number];

interface Mean {
  readonly mean: number;
  /** 95 %. */
  readonly interval: Range;
}

/** What games tell about reviews. */
export interface ReviewFigures {
  readonly games: number;
  readonly calibration?: {
    readonly positions: number;
    readonly reliability: Reliability;
    /** 95 % of the calibration error, by drawing games again: positions of one game share its result. */
    readonly interval: Range;
  };
  /** Seat by seat: what luck gave in a whole game, results as they were, and without luck. */
  readonly luck?: readonly { readonly total: Mean; readonly plain: Mean; readonly adjusted: Mean }[];
  /** Variance of adjusted results in that of plain ones, over all seats; absent where those do not differ. */
  readonly ratio?: number;
  /** Processor time: for the luck of a game, and for each whole review. */
  readonly seconds: { readonly luck?: number; readonly reviews: readonly number[] };
}

const RESAMPLES = 400;

export function reviewFigures(samples: readonly ReviewSample[]): ReviewFigures {
  const positions = samples.reduce((sum, sample) => sum + sample.positions.length, 0);
  const lucky = samples.flatMap(({ luck, result }) => (luck === undefined ? [] : [{ luck, result }]));
  const seats = lucky[0]?.result.map((_, seat) => {
    const plain = lucky.map(({ result }) => result[seat] as number);
    const luck = lucky.map((sample) => sample.luck[seat] as number);
    const adjusted = plain.map((each, n) => each - (luck[n] as number));
    return { luck, plain, adjusted };
  });
  const variances = (of: "plain" | "adjusted"): number => sum((seats ?? []).map((seat) => varianceOf(seat[of])));
  const took = samples.flatMap(({ luckTook }) => luckTook ?? []);
  return {
    games: samples.length,
    ...(positions > 0 && {
      calibration: {
        positions,
        reliability: reliabilityOf(samples.flatMap(forecastsOf)),
        interval: errorInterval(samples),
      },
    }),
    ...(seats !== undefined && {
      luck: seats.map(({ luck, plain, adjusted }) => ({
        total: meanWithInterval(luck),
        plain: meanWithInterval(plain),
        adjusted: meanWithInterval(adjusted),
      })),
      ...(variances("plain") > 0 && { ratio: variances("adjusted") / variances("plain") }),
    }),
    seconds: {
      ...(took.length > 0 && { luck: meanOf(took) }),
      reviews: samples.flatMap(({ reviewTook }) => reviewTook ?? []),
    },
  };
}

function forecastsOf({ positions, result }: ReviewSample): Forecast[] {
  return positions.flatMap(({ told }) => told.map((each, seat) => ({ told: each, came: result[seat] as number })));
}

/** Games are drawn with replacement; the same every time. */
function errorInterval(samples: readonly ReviewSample[]): Range {
  const forecasts = samples.map(forecastsOf);
  const chance = quickChance("games drawn again");
  const errors = Array.from({ length: RESAMPLES }, () => {
    const drawn = forecasts.flatMap(() => forecasts[chance.int(forecasts.length)] as Forecast[]);
    return reliabilityOf(drawn).error;
  }).sort((a, b) => a - b);
  return [errors[Math.floor(0.025 * RESAMPLES)] as number, errors[Math.ceil(0.975 * RESAMPLES) - 1] as number];
}

function meanWithInterval(sample: readonly number[]): Mean {
  return { mean: meanOf(sample), interval: meanInterval(sample) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
