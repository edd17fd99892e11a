import type { Mind } from "@tabletown/bots";
import { type Chance, type Game, quickChance, type Replayed, type Seat } from "@tabletown/kernel";
import { choiceJudge, type JudgedChoice, type Review, reviewGame, THRESHOLDS } from "@tabletown/review";
import type { ChosenGame } from "../chosen-game.ts";
import { MIXED_LEVELS, mixedMatch } from "./mixed-match.ts";

export interface BlunderSettings {
  readonly seats: number;
  readonly matches: number;
  /** Of each review; undefined: until nothing is left to be found out. */
  readonly passes?: number;
  readonly seed: string;
}

/** Whether reviews name what was played badly on purpose, and whether what they call blunders is one. */
export interface BlunderFigures {
  readonly game: string;
  readonly seats: number;
  /** Games in which a bad move was made on purpose; in the others none was found that is bad enough. */
  readonly planted: number;
  readonly without: number;
  /** How often the review calls it a blunder. */
  readonly marked: number;
  /** How often it is among the three worst of the whole game, and of the seat that made it. */
  readonly named: number;
  readonly namedOfSeat: number;
  /** Moves that reviews call blunders, and of how many the longer search says that they cost less than a blunder, or a mistake. */
  readonly blunders: number;
  readonly belowBlunder: number;
  readonly belowMistake: number;
}

/** How much closer than a review the long search looks. */
const LONGER = 10;
/** A bad option is looked at so closely before the long search is asked. */
const SCREENING = 1 / 12;
const WORST = 3;
/** Who plays: those who make few blunders of their own. */
const LEVELS = MIXED_LEVELS.filter(([name]) => name === "greedy" || name === "strong");
/** Positions in which an option is tried, at most. */
const TRIES = 60;

type Judge = (choice: JudgedChoice<unknown, unknown>) => { readonly mean: number; readonly error: number } | undefined;

/** A game in which somebody once played badly on purpose. */
interface PlantedGame {
  readonly played: Replayed;
  /** Index of the move; undefined where nothing bad enough was found. */
  readonly bad?: number;
}

export async function measureBlunders(
  { entry, game, table }: ChosenGame,
  { seats, matches, passes, seed }: BlunderSettings,
  onMatch: (soFar: BlunderFigures) => void,
): Promise<BlunderFigures> {
  const mind = (await entry.mind?.())?.mind(game.options, table);
  const judge = choiceJudge(game, mind, seats);
  const sums = {
    planted: 0,
    without: 0,
    marked: 0,
    named: 0,
    namedOfSeat: 0,
    blunders: 0,
    belowBlunder: 0,
    belowMistake: 0,
  };
  for (let number = 0; number < matches; number++) {
    const { played, bad } = plantedGame(game, mind, seats, judge, `${seed}/${number}`);
    const given = { game, mind, played, seats, record: "", seed: `${seed}/${number}/review` };
    const review = reviewGame(given, passes === undefined ? {} : { passes });
    if (bad === undefined) sums.without++;
    else {
      const seat = played.moves[bad]?.seat;
      sums.planted++;
      if (review.moves[bad]?.choice?.mark === "blunder") sums.marked++;
      if (worstOf(review).includes(bad)) sums.named++;
      if (worstOf(review, seat).includes(bad)) sums.namedOfSeat++;
    }
    for (const [index, { seat, choice }] of review.moves.entries()) {
      if (choice?.mark !== "blunder") continue;
      const view = game.view(played.states[index], seat);
      const { action } = played.moves[index] as Replayed["moves"][number];
      const found = judge({ view, seat, action, seed: `${seed}/${number}/longer/${index}`, times: LONGER });
      sums.blunders++;
      if ((found?.mean ?? 0) < THRESHOLDS.blunder) sums.belowBlunder++;
      if ((found?.mean ?? 0) < THRESHOLDS.mistake) sums.belowMistake++;
    }
    onMatch({ game: game.id, seats, ...sums });
  }
  return { game: game.id, seats, ...sums };
}

/** One seat, at one moment of its own, plays something that costs at least as much as a blunder by the long search. */
function plantedGame(game: Game, mind: Mind | undefined, seats: number, judge: Judge, seed: string): PlantedGame {
  const chance = quickChance(seed);
  const usual = mixedMatch({ game, mind, seats, levels: LEVELS, seed, chance: quickChance(`${seed}/usual`) });
  const culprit = chance.int(seats);
  // Any moment of the game, as far as one can know how long it will be.
  const from = chance.int(usual.moves.length);
  let bad: number | undefined;
  let tries = 0;
  const played = mixedMatch({
    ...{ game, mind, seats, levels: LEVELS, seed },
    chance: quickChance(`${seed}/usual`),
    instead(match, seat, options) {
      const index = match.moves.length;
      if (bad !== undefined || seat !== culprit || index < from || tries >= TRIES) return undefined;
      tries++;
      const view = game.view(match.state, seat);
      const action = badOption({ view, seat, options, judge, chance, seed: `${seed}/${index}` });
      if (action !== undefined) bad = index;
      return action;
    },
  });
  return { played, ...(bad !== undefined && { bad }) };
}

/** Any option that costs enough: one that comes to hand is held against the best, roughly first and then for long. */
function badOption(position: {
  readonly view: unknown;
  readonly seat: Seat;
  readonly options: readonly unknown[];
  readonly judge: Judge;
  readonly chance: Chance;
  readonly seed: string;
}): unknown {
  const { view, seat, options, judge, chance, seed } = position;
  const action = options[chance.int(options.length)];
  for (const times of [SCREENING, LONGER]) {
    const found = judge({ view, seat, action, seed: `${seed}/${times}`, times });
    if (found === undefined || found.mean < THRESHOLDS.blunder) return undefined;
  }
  return action;
}

/** Where the choices are that cost most, of everybody or of one seat. */
function worstOf({ moves }: Review, of?: Seat): readonly number[] {
  return moves
    .flatMap(({ seat, choice }, index) =>
      choice?.mark === undefined || (of !== undefined && seat !== of) ? [] : [{ index, loss: choice.loss }],
    )
    .sort((a, b) => b.loss - a.loss)
    .slice(0, WORST)
    .map(({ index }) => index);
}
