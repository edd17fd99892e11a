import type { Seat } from "@tabletown/kernel";
import type { LineMove, Mark, OptionReview, Review } from "@tabletown/review";
import type { PackLabel } from "../library.ts";
import { savedComponents } from "../local/saved-match.ts";
import { seatName } from "../part/seat-name.ts";
import type { PlayedGame, ReviewableGame } from "../replay/played-game.ts";

/** A position that was played badly, to be played better. It holds what its player knew then, and nothing else. */
export interface Exercise {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly table?: unknown;
  readonly pack?: PackLabel;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly view: unknown;
  /** Which move of the match it was. */
  readonly move: number;
  readonly mark: Mark;
  readonly unit: Review["unit"];
  readonly loss: number;
  /** The one that was played, in notation. */
  readonly played: string;
  /** Those that were looked at closely, best first. */
  readonly choices: readonly OptionReview[];
  readonly line: readonly LineMove[];
  readonly made: number;
  readonly solved: boolean;
}

/** Inaccuracies are too small to learn from, and of many mistakes the worst teach most. */
const TELLING: readonly Mark[] = ["mistake", "blunder"];
const MOST_PER_MATCH = 8;

/** What somebody can learn from a match, the worst first. */
export function exercisesFrom(played: PlayedGame, game: ReviewableGame, review: Review, reader: Seat): Exercise[] {
  const { inPlay, seats } = played;
  const { id, rules, options, view } = inPlay.game;
  const made = Date.now();
  return review.moves
    .flatMap(({ seat, choice }, index): Exercise[] => {
      const taken = choice?.options[choice.played];
      const { mark } = choice ?? {};
      if (seat !== reader || taken === undefined || mark === undefined || !TELLING.includes(mark)) return [];
      return [
        {
          id: `${game.record}.${index + 1}`,
          game: id,
          rules,
          options,
          ...savedComponents(inPlay),
          names: seats.map(seatName),
          seat,
          view: view(game.states[index], seat),
          move: index + 1,
          mark,
          unit: review.unit,
          loss: choice?.loss ?? 0,
          played: taken.move,
          choices: choice?.options ?? [],
          line: choice?.line ?? [],
          made,
          solved: false,
        },
      ];
    })
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_PER_MATCH);
}

/** The one to go on with after this one: the next in the list that waits, and after the last the first. */
export function nextAfter(exercises: readonly Exercise[], id: string): Exercise | undefined {
  const place = exercises.findIndex((each) => each.id === id);
  const others = [...exercises.slice(place + 1), ...exercises.slice(0, Math.max(0, place))];
  return others.find(({ solved }) => !solved);
}

/** What an answer is worth: as good as the best, nearly so, what was played then, or another bad one. */
export type AnswerVerdict = "right" | "nearly" | "same" | "wrong";

/** A move this much of the loss behind the best is as good as found. */
const NEARLY = 0.25;

/** How far an answer is behind the best move; undefined where the review did not look at it closely. */
export function behindOf({ choices }: Exercise, notation: string): number | undefined {
  return choices.find(({ move }) => move === notation)?.behind;
}

export function verdictOn({ played, loss }: Exercise, notation: string, behind: number): AnswerVerdict {
  if (behind <= 0) return "right";
  if (notation === played) return "same";
  return behind <= NEARLY * loss ? "nearly" : "wrong";
}
