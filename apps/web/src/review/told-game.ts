import { type Seat, typeset } from "@tabletown/kernel";
import { type Review, reviewSummary, type TurningPoint, tellTurningPoint } from "@tabletown/review";
import { type Setting, seatTitle } from "@tabletown/ui";
import type { InPlay } from "../library.ts";
import type { ReviewableGame } from "../replay/played-game.ts";

/** A game that a review speaks of, and how it is spoken of. */
export interface ReviewTelling {
  readonly inPlay: InPlay;
  readonly game: ReviewableGame;
  readonly setting: Setting;
}

/** What happened at a turning point, as a short sentence. */
export function turningPointText({ inPlay, game, setting }: ReviewTelling, turningPoint: TurningPoint): string {
  const { words, name, you } = setting;
  return tellTurningPoint(
    { game: inPlay.game, played: game, words, name, you, head: (seat) => seatTitle(setting, seat) },
    turningPoint,
  );
}

/** The review in a few sentences. */
export function sentencesOf(
  told: ReviewTelling,
  review: Review,
  reader: Seat | undefined,
  rough: boolean,
): readonly string[] {
  const { language, name } = told.setting;
  const sentences = reviewSummary(language, review, {
    name,
    rough,
    ...(reader !== undefined && { reader }),
  });
  // In English too: in so short a line a number alone at its end is what one sees first.
  return sentences.map(typeset);
}

/** An option in words, as who chose saw it; notation where the view does not list it. */
export function optionText({ inPlay, game, setting }: ReviewTelling, move: number, notation: string): string {
  const action = inPlay.game.parse(notation);
  const seat = game.moves[move - 1]?.seat ?? 0;
  if (action === undefined) return notation;
  return setting.words.action(action, inPlay.game.view(game.states[move - 1], seat), setting.name);
}
