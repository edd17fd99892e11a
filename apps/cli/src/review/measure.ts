import type { Mind } from "@tabletown/bots";
import { type Game, quickChance, ranksOf, victoryShares } from "@tabletown/kernel";
import { luckOfGame, positionJudge, reviewGame } from "@tabletown/review";
import { processorSeconds } from "../processor-time.ts";
import type { Measurement, Numbered } from "./measurement.ts";
import { mixedLevels, mixedMatch } from "./mixed-match.ts";

/** A measurement and the game that it is about. */
export interface MeasuredGame {
  readonly game: Game;
  readonly mind: Mind | undefined;
  readonly measurement: Measurement;
}

/** What one game tells about reviews. */
export interface ReviewSample extends Numbered {
  readonly moves: number;
  /** What each seat got: 1, 0, or a share of a victory. */
  readonly result: readonly number[];
  /** Each position: after how many moves, and the probabilities told of it, seat by seat. */
  readonly positions: readonly { readonly after: number; readonly told: readonly number[] }[];
  /** What luck gave each seat in all, and processor time in seconds. */
  readonly luck?: readonly number[];
  readonly luckTook?: number;
  /** Processor time of a whole review. */
  readonly reviewTook?: number;
}

/** Times that a position is valued: as often as a review does after some passes. */
const SAMPLES = 4;

/** Plays a game among mixed levels and holds what reviews say of it against what came. */
export function reviewMeasurer({ game, mind, measurement }: MeasuredGame): (number: number) => ReviewSample {
  const { players: seats, seed, positions = 0, luck = false, reviews = 0, passes } = measurement;
  const judge = positionJudge(game, mind, seats);
  const levels = mixedLevels(measurement.iterations);
  return (number) => {
    const name = `${seed}/${number}`;
    const chance = quickChance(name);
    const played = mixedMatch({ game, mind, seats, levels, seed: name, chance });
    const given = { game, mind, played, seats, record: "", seed: name };
    const sample = {
      number,
      moves: played.moves.length,
      result: victoryShares(ranksOf(game.score(played.states.at(-1)))),
      positions: Array.from({ length: positions }, (_, n) => {
        const after = chance.int(played.moves.length);
        const told = judge(played.states[after], `${name}/${n}`, SAMPLES);
        return { after, told: told.map((each) => Math.round(each * 1e6) / 1e6) };
      }),
    };
    const lucky = luck ? timed(() => luckOfGame(given)) : undefined;
    const reviewed =
      number < reviews ? timed(() => reviewGame(given, passes === undefined ? {} : { passes })) : undefined;
    return {
      ...sample,
      ...(lucky !== undefined && { luck: lucky.value, luckTook: lucky.seconds }),
      ...(reviewed !== undefined && { reviewTook: reviewed.seconds }),
    };
  };
}

function timed<T>(work: () => T): { readonly value: T; readonly seconds: number } {
  const before = processorSeconds();
  const value = work();
  return { value, seconds: processorSeconds() - before };
}
