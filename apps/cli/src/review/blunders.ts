import { type Chance, type Match, quickChance, type Replayed, type Seat } from "@tabletown/kernel";
import {
  choiceJudge,
  choiceReviewer,
  type JudgedChoice,
  type Mark,
  roughJudge,
  secondLook,
  THRESHOLDS,
} from "@tabletown/review";
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
/** Options are held against the one that was played in so few rollouts before closer looks are taken. */
const ROUGH_ROUNDS = 16;
/** A bad option is looked at so closely, one after the other, as long as it looks bad enough. */
const LOOKS = [1 / 2, LONGER];
const WORST = 3;
/** Positions in which options are tried at most, and how many of each. */
const TRIES = 40;
const TRIED_OPTIONS = 3;
/** The bad move is not looked for in the last part of a game only, where often nothing can be lost any more. */
const LATEST = 0.75;

/** Who says what options cost. */
interface Judges {
  readonly rough: ReturnType<typeof roughJudge>;
  readonly close: ReturnType<typeof choiceJudge>;
}

interface BadMove {
  readonly move: number;
  readonly action: unknown;
  readonly loss: number;
}

/** A game in which somebody once played badly on purpose. */
interface PlantedGame {
  readonly played: Replayed;
  /** Absent where nothing bad enough was found. */
  readonly bad?: BadMove;
}

/** Plays games in which somebody once plays badly on purpose, and holds their reviews against a much longer search. */
export function blunderMeasurer({ game, mind, measurement }: MeasuredGame): (number: number) => BlunderSample {
  const { players: seats, seed, passes, iterations, again = 0 } = measurement;
  const judges = { rough: roughJudge(game, mind, seats), close: choiceJudge(game, mind, seats) };
  const lookAgain = secondLook(game, mind, seats);
  // Who makes few blunders of their own.
  const levels = mixedLevels(iterations).filter(([name]) => name === "expert");
  return (number) => {
    const name = `${seed}/${number}`;
    const reconsidered = (match: Match, seat: Seat, action: unknown): unknown => {
      const view = game.view(match.state, seat);
      const intended = { view, seat, action, seed: `${name}/again/${match.moves.length}` };
      return lookAgain({ ...intended, rounds: again, lead: THRESHOLDS.mistake });
    };
    const usual = { game, mind, seats, levels, seed: name, ...(again > 0 && { reconsidered }) };
    const { played, bad } = plantedGame(usual, judges);
    const reviewed = choiceReviewer({ game, mind, played, seats, record: "", seed: `${name}/review` }, passes);
    // Nothing else is asked than what is called a blunder, and what is worse than the bad move.
    const above = Math.min(THRESHOLDS.blunder, (bad && reviewed(bad.move)?.loss) ?? 1);
    const choices = played.moves.map((_, move) => reviewed(move, above));
    const seatOf = (move: number): Seat => (played.moves[move] as Replayed["moves"][number]).seat;
    const lookAt = (move: number, longer: number): LookedAt => {
      const { loss = 0, error = 0, mark } = choices[move] ?? {};
      return { move, seat: seatOf(move), loss, error, longer, ...(mark !== undefined && { mark }) };
    };
    const blunders = played.moves.flatMap(({ seat, action }, move) => {
      if (choices[move]?.mark !== "blunder") return [];
      const view = game.view(played.states[move], seat);
      const thresholds = [THRESHOLDS.blunder, THRESHOLDS.mistake];
      const found = judges.close({ view, seat, action, seed: `${name}/longer/${move}`, times: LONGER, thresholds });
      return [lookAt(move, found?.mean ?? 0)];
    });
    if (bad === undefined) return { number, moves: played.moves.length, blunders };
    const worst = choices
      .flatMap((choice, move) => (choice?.mark === undefined ? [] : [{ move, loss: choice.loss }]))
      .sort((a, b) => b.loss - a.loss)
      .map(({ move }) => move);
    const planted = lookAt(bad.move, bad.loss);
    const named = worst.slice(0, WORST).includes(bad.move);
    const ofSeat = worst.filter((move) => seatOf(move) === planted.seat);
    const namedOfSeat = ofSeat.slice(0, WORST).includes(bad.move);
    return { number, moves: played.moves.length, planted: { ...planted, named, namedOfSeat }, blunders };
  };
}

/**
 * A game like any other up to a moment of one seat's own, which plays something then that costs at least as much as a
 * blunder by the long search; from there on everybody plays as usual.
 */
function plantedGame(usual: Omit<MixedMatch, "chance" | "instead">, judges: Judges): PlantedGame {
  const { seats, seed } = usual;
  const chance = quickChance(seed);
  const played = mixedMatch({ ...usual, chance: quickChance(`${seed}/usual`) });
  const culprit = chance.int(seats);
  const from = chance.int(Math.ceil(LATEST * played.moves.length));
  const bad = badMove(usual, played, { culprit, from, chance, judges });
  if (bad === undefined) return { played };
  const instead = ({ moves: { length } }: Match): unknown =>
    length < bad.move ? played.moves[length]?.action : length === bad.move ? bad.action : undefined;
  return { played: mixedMatch({ ...usual, chance: quickChance(`${seed}/usual`), instead }), bad };
}

/** The first bad move that one seat could have made from a moment on, of a few options drawn in each of its positions. */
function badMove(
  { game, seed }: Pick<MixedMatch, "game" | "seed">,
  { states, moves }: Replayed,
  search: { readonly culprit: Seat; readonly from: number; readonly chance: Chance; readonly judges: Judges },
): BadMove | undefined {
  const { culprit: seat, from, chance, judges } = search;
  let tries = 0;
  for (let move = from; move < moves.length && tries < TRIES; move++) {
    const made = moves[move];
    if (made?.seat !== seat) continue;
    const listed = [...game.actions(states[move], seat)];
    if (listed.length === 1) continue;
    tries++;
    chance.shuffle(listed);
    const options = listed.slice(0, TRIED_OPTIONS);
    const position = { view: game.view(states[move], seat), seat, seed: `${seed}/${move}` };
    const behind = judges.rough({ ...position, options, good: made.action, rounds: ROUGH_ROUNDS });
    for (const [index, action] of options.entries()) {
      if ((behind[index] as number) < THRESHOLDS.blunder) continue;
      const loss = lossOfBad({ ...position, action }, judges.close);
      if (loss !== undefined) return { move, action, loss };
    }
  }
  return undefined;
}

/** What an option costs, if it costs enough: it is held against the best, ever longer as long as it looks bad enough. */
function lossOfBad(
  choice: Omit<JudgedChoice<unknown, unknown>, "times" | "thresholds">,
  judge: Judges["close"],
): number | undefined {
  let loss: number | undefined;
  for (const times of LOOKS) {
    const seed = `${choice.seed}/${times}`;
    loss = judge({ ...choice, seed, times, thresholds: [THRESHOLDS.blunder] })?.mean;
    if (loss === undefined || loss < THRESHOLDS.blunder) return undefined;
  }
  return loss;
}
