import { quickChance, type Replayed, type Seat } from "@tabletown/kernel";
import { choiceJudge, type JudgedChoice, type Mark, type Review, reviewGame, THRESHOLDS } from "@tabletown/review";
import type { MeasuredGame } from "./measure.ts";
import type { Numbered } from "./measurement.ts";
import { type MixedMatch, mixedLevels, mixedMatch } from "./mixed-match.ts";

/** A choice that was looked at longer: what the review says it cost, and what the long search says. */
interface LookedAt {
  readonly move: number;
  readonly seat: Seat;
  readonly loss: number;
  readonly error: number;
  readonly longer: number;
  readonly mark?: Mark;
}

/** What one game tells about marks. */
export interface BlunderSample extends Numbered {
  readonly moves: number;
  /** The bad move that was made on purpose; absent where none was found that is bad enough. */
  readonly planted?: LookedAt & {
    /** Whether it is among the three worst of the whole game, and of the seat that made it. */
    readonly named: boolean;
    readonly namedOfSeat: boolean;
  };
  /** All moves that the review calls blunders. */
  readonly blunders: readonly LookedAt[];
}

/** How much closer than a review the long search looks. */
const LONGER = 10;
/** A bad option is looked at so closely before the long search is asked. */
const SCREENING = 1 / 12;
const WORST = 3;
/** Positions in which options are tried at most, and how many of each. */
const TRIES = 40;
const TRIED_OPTIONS = 3;
/** The bad move is not looked for in the last part of a game only, where often nothing can be lost any more. */
const LATEST = 0.75;

type ChoiceJudge = (
  choice: JudgedChoice<unknown, unknown>,
) => { readonly mean: number; readonly error: number } | undefined;

interface BadMove {
  readonly move: number;
  readonly loss: number;
}

/** A game in which somebody once played badly on purpose. */
interface PlantedGame {
  readonly played: Replayed;
  /** Index of the move and what it costs; undefined where nothing bad enough was found. */
  readonly bad?: BadMove;
}

/** Plays games in which somebody once plays badly on purpose, and holds their reviews against a much longer search. */
export function blunderMeasurer({ game, mind, measurement }: MeasuredGame): (number: number) => BlunderSample {
  const { players: seats, seed, passes, iterations } = measurement;
  const judge = choiceJudge(game, mind, seats);
  // Who makes few blunders of their own.
  const levels = mixedLevels(iterations).filter(([name]) => name === "expert");
  return (number) => {
    const name = `${seed}/${number}`;
    const { played, bad } = plantedGame({ game, mind, seats, levels, seed: name }, judge);
    const given = { game, mind, played, seats, record: "", seed: `${name}/review` };
    const review = reviewGame(given, passes === undefined ? {} : { passes });
    const lookAt = (move: number, longer: number): LookedAt => {
      const { seat, choice } = review.moves[move] as Review["moves"][number];
      const { loss = 0, error = 0, mark } = choice ?? {};
      return { move, seat, loss, error, longer, ...(mark !== undefined && { mark }) };
    };
    const blunders = review.moves.flatMap(({ seat, choice }, move) => {
      if (choice?.mark !== "blunder") return [];
      const view = game.view(played.states[move], seat);
      const { action } = played.moves[move] as Replayed["moves"][number];
      const found = judge({ view, seat, action, seed: `${name}/longer/${move}`, times: LONGER });
      return [lookAt(move, found?.mean ?? 0)];
    });
    if (bad === undefined) return { number, moves: played.moves.length, blunders };
    const planted = lookAt(bad.move, bad.loss);
    const named = worstOf(review).includes(bad.move);
    const namedOfSeat = worstOf(review, planted.seat).includes(bad.move);
    return { number, moves: played.moves.length, planted: { ...planted, named, namedOfSeat }, blunders };
  };
}

/** One seat, at one moment of its own, plays something that costs at least as much as a blunder by the long search. */
function plantedGame(usual: Omit<MixedMatch, "chance" | "instead">, judge: ChoiceJudge): PlantedGame {
  const { game, seats, seed } = usual;
  const chance = quickChance(seed);
  const { moves } = mixedMatch({ ...usual, chance: quickChance(`${seed}/usual`) });
  const culprit = chance.int(seats);
  const from = chance.int(Math.ceil(LATEST * moves.length));
  let bad: BadMove | undefined;
  let tries = 0;
  const played = mixedMatch({
    ...usual,
    chance: quickChance(`${seed}/usual`),
    instead(match, seat, options) {
      const index = match.moves.length;
      if (index < from) return moves[index]?.action;
      if (bad !== undefined || seat !== culprit || tries >= TRIES) return undefined;
      tries++;
      const view = game.view(match.state, seat);
      const drawn = [...options];
      chance.shuffle(drawn);
      for (const action of drawn.slice(0, TRIED_OPTIONS)) {
        const loss = lossOfBad({ view, seat, action, judge, seed: `${seed}/${index}` });
        if (loss === undefined) continue;
        bad = { move: index, loss };
        return action;
      }
      return undefined;
    },
  });
  return { played, ...(bad !== undefined && { bad }) };
}

/** What an option costs, if it costs enough: it is held against the best, roughly first and then for long. */
function lossOfBad(position: {
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly judge: ChoiceJudge;
  readonly seed: string;
}): number | undefined {
  const { view, seat, action, judge, seed } = position;
  let loss: number | undefined;
  for (const times of [SCREENING, LONGER]) {
    loss = judge({ view, seat, action, seed: `${seed}/${times}`, times })?.mean;
    if (loss === undefined || loss < THRESHOLDS.blunder) return undefined;
  }
  return loss;
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
