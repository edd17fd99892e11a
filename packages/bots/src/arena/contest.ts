import {
  type Chance,
  type Game,
  placesOf,
  quickChance,
  type RecordedPlace,
  ranksOf,
  type Seat,
  type Standing,
  scoresOf,
  streamsOf,
} from "@tabletown/kernel";
import type { AsyncBot, Bot, Decision, Question } from "../bot.ts";
import { type Budget, now } from "../budget.ts";
import type { ScheduledGame } from "./schedule.ts";

/** A bot entered for a tournament, with what its moves may take. */
export interface Contestant<A = unknown, V = unknown> {
  readonly bot: Bot<A, V> | (AsyncBot<A, V> & MatchListener);
  readonly budget: Budget;
  /**
   * How often it is asked again before each move, with other random numbers: what it might as well have done. Only for
   * bots of this process, which keep nothing between two questions. Never unless told.
   */
  readonly again?: number;
}

/** What a bot outside this process wants to be told. */
export interface MatchListener {
  /** A match begins at this seat. */
  enter?(seat: Seat, seats: number, match: string): Promise<void>;
  /** It has ended for this seat. */
  leave?(seat: Seat, standing: readonly RecordedPlace[]): void;
}

/** What came of one game, seat by seat. */
export interface GameResult {
  readonly number: number;
  /** The contestant at each seat. */
  readonly seats: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly moves: number;
  /** Choices between two options or more. */
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  readonly slowest: readonly number[];
  readonly forfeits: readonly Forfeit[];
  /** Alone at the table, where the rules know an opponent of their own: whether it was beaten. */
  readonly rivalBeaten?: boolean;
  /** What luck gave each seat, where that was found out. */
  readonly luck?: readonly number[];
  /** What the bots' own random numbers gave each seat, where they were asked again. */
  readonly choiceLuck?: readonly number[];
}

/** A choice that a bot failed to make and the greedy one made. */
export interface Forfeit {
  readonly seat: Seat;
  readonly move: number;
  readonly reason: string;
}

/** No game is nearly as long unless somebody plays for time: then it ends here, as it stands. */
export const MOST_MOVES = 20_000;

/** Who would have had to move when a game was ended for its length. */
export function tooLong(seat: Seat): Forfeit {
  return { seat, move: MOST_MOVES, reason: `the match was ended after ${MOST_MOVES} moves` };
}

/** Told of every move: what is played, and what a bot that was asked again would have done instead, once for each time. */
export type OnMove<A> = (seat: Seat, action: A, instead: readonly A[]) => void;

/** Plays one game of a tournament and tells `onMove` what is played. Where there is a single option nobody is asked. */
export async function contest<S, A, V>(
  game: Game<S, A, V>,
  contestants: readonly Contestant<A, V>[],
  { number, seed, seats }: ScheduledGame,
  onMove?: OnMove<A>,
): Promise<GameResult> {
  const luckOf = streamsOf(seed);
  const state = game.setup(seats.length, luckOf(0));
  const players = seats.map((contestant) => contestants[contestant] as Contestant<A, V>);
  const chances = players.map((_, seat) => quickChance(`${seed}/${number}/bot/${seat}`));
  const order = quickChance(`${seed}/${number}/order`);
  const zeros = (): number[] => seats.map(() => 0);
  const decisions = zeros();
  const milliseconds = zeros();
  const slowest = zeros();
  const forfeits: Forfeit[] = [];
  for (const [seat, { bot }] of players.entries()) {
    if ("enter" in bot) await bot.enter?.(seat, seats.length, String(number));
  }
  let moves = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (moves === MOST_MOVES) {
      forfeits.push(tooLong(seat));
      break;
    }
    moves++;
    const options = game.actions(state, seat);
    let action = options[0] as A;
    const instead: A[] = [];
    if (options.length > 1) {
      const { bot, budget, again = 0 } = players[seat] as Contestant<A, V>;
      const asking = (chance: Chance) => new LazyQuestion(game, state, seat, { options, chance, budget });
      const askAgain = (from: number, to: number): void => {
        for (let n = from; n < to; n++) {
          const answer = bot.decide(asking(quickChance(`${seed}/${number}/again/${moves}/${n}`)));
          if (answer instanceof Promise) throw new Error(`${bot.name} takes its time and cannot be asked again`);
          instead.push(answer.action);
        }
      };
      // The answer that counts is any of them: in the same time a bot may get further when it is asked later.
      const before = again === 0 ? 0 : order.int(again + 1);
      askAgain(0, before);
      const question = asking(chances[seat] as Chance);
      const asked = now();
      const answer = bot.decide(question);
      const decision: Decision<A> = answer instanceof Promise ? await answer : answer;
      const took = now() - asked;
      decisions[seat] = (decisions[seat] as number) + 1;
      milliseconds[seat] = (milliseconds[seat] as number) + took;
      slowest[seat] = Math.max(slowest[seat] as number, took);
      if (decision.forfeit !== undefined) forfeits.push({ seat, move: moves, reason: decision.forfeit });
      action = decision.action;
      askAgain(before, again);
    }
    onMove?.(seat, action, instead);
    game.apply(state, seat, action, luckOf(moves));
  }
  const final = game.score(state);
  const standing = placesOf(final);
  for (const [seat, { bot }] of players.entries()) if ("leave" in bot) bot.leave?.(seat, standing);
  return { number, seats, moves, decisions, milliseconds, slowest, forfeits, ...outcomeOf(final) };
}

/** Ranks and scores by seat, and alone at the table how it went with a rival. */
export function outcomeOf(final: Standing): Pick<GameResult, "ranks" | "scores" | "rivalBeaten"> {
  const rivalBeaten = final.length === 1 ? isRivalBeaten(final) : undefined;
  return { ranks: ranksOf(final), scores: scoresOf(final), ...(rivalBeaten !== undefined && { rivalBeaten }) };
}

/** A view is made when a bot looks at it: some do not, and to make one costs more than to move. */
class LazyQuestion<S, A, V> implements Question<A, V> {
  readonly seat: Seat;
  readonly options: readonly A[];
  readonly chance: Chance;
  readonly budget: Budget;
  readonly #game: Game<S, A, V>;
  readonly #state: S;
  #seen: { readonly view: V } | undefined;

  constructor(game: Game<S, A, V>, state: S, seat: Seat, rest: Omit<Question<A, V>, "seat" | "view">) {
    this.seat = seat;
    this.options = rest.options;
    this.chance = rest.chance;
    this.budget = rest.budget;
    this.#game = game;
    this.#state = state;
  }

  get view(): V {
    this.#seen ??= { view: this.#game.view(this.#state, this.seat) };
    return this.#seen.view;
  }
}

/** Where the rules know an opponent of their own a part of the score is called "beat-…" or "lost-to-…". */
export function isRivalBeaten([place]: Standing): boolean | undefined {
  return place?.parts.find(({ what }) => /^(beat|lost-to)-/.test(what))?.what.startsWith("beat-");
}
