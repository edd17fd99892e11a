import { counted, figure, type Language, type Seat, signedFigure } from "@tabletown/kernel";
import { endingOf } from "../ending.ts";
import { isFirstLook } from "../first-look.ts";
import { MARKS, type Review, type SeatReview, type TurningPoint } from "../review.ts";
import { languages } from "./languages.ts";
import type { Phrases, Somebody } from "./phrases.ts";

/** Who reads a summary, and how things are called in it. */
export interface SummaryContext {
  name(seat: Seat): string;
  /** Whose eyes it is for: that seat is spoken to. */
  readonly reader?: Seat;
  /** Before choices were looked at closely nothing is said of how well anybody played. */
  readonly rough?: boolean;
}

/** Turning points that a sentence names, the weightiest, by their moves: what happened at each is told where all of them are listed. */
const NAMED = 3;

/** Accuracies closer than this are called equal. */
const EQUAL = 1;

/** Effects below this are nothing but rounding. */
const ROUNDING = 1e-4;

/**
 * From so much of a result on it was decided by who gave up or shared the victory; and where as much is left unexplained, a reader is
 * warned: where one plays far worse than judges have seen, they know little.
 */
const MUCH = { probability: 0.4, points: 30 };

/** A review in a few sentences. */
export function reviewSummary(language: Language, review: Review, context: SummaryContext): string[] {
  const phrases = languages[language];
  const { seats, unit, finished } = review;
  const unfinished = finished ? [] : [phrases.unfinished];
  if (!context.rough && isFirstLook(review)) return [phrases.firstLook, ...unfinished];
  const somebody = (seat: Seat): Somebody => ({ name: context.name(seat), you: seat === context.reader });
  const skill = context.rough ? undefined : skillSentence(phrases, seats, somebody);
  return [
    ...(skill === undefined ? [] : [skill]),
    ...(unit === "points" && !context.rough ? [pointsSentence(language, phrases, seats)] : []),
    endingSentence(language, phrases, review) ?? decisionSentence(phrases, review),
    ...(context.rough ? [] : seats.map((seat, index) => marksSentence(language, phrases, seat, somebody(index)))),
    ...(context.rough ? [] : warning(language, phrases, review)),
    ...unfinished,
  ];
}

function skillSentence(
  phrases: Phrases,
  seats: readonly SeatReview[],
  somebody: (seat: Seat) => Somebody,
): string | undefined {
  const ranked = seats
    .flatMap(({ accuracy }, seat) => (accuracy === undefined ? [] : [{ seat, accuracy }]))
    .sort((a, b) => b.accuracy - a.accuracy);
  const [first, second] = ranked;
  if (first === undefined) return undefined;
  const high = whole(first.accuracy);
  if (seats.length === 1) return phrases.alone(high);
  // Whoever alone had something to decide has not played better than anybody.
  if (second === undefined) return undefined;
  const best = ranked.filter(({ accuracy }) => first.accuracy - accuracy < EQUAL).map(({ seat }) => somebody(seat));
  if (ranked.length > 2)
    return best.length === 1 ? phrases.best(somebody(first.seat), high) : phrases.bestOf(best, high);
  if (best.length > 1) return phrases.equal(high);
  return phrases.better(somebody(first.seat), somebody(second.seat), phrases.versus(high, whole(second.accuracy)));
}

function pointsSentence(language: Language, phrases: Phrases, [seat]: readonly SeatReview[]): string {
  const { deal = 0, ownLuck = 0, ownChoices = 0 } = seat?.ledger ?? {};
  return phrases.points(signedFigure(language, deal + ownLuck), signedFigure(language, ownChoices));
}

/** Where somebody gave up or the victory was shared, that may weigh more than all that was played. */
function endingSentence(language: Language, phrases: Phrases, review: Review): string | undefined {
  const most = Math.max(...endingOf(review).map(Math.abs));
  return most < MUCH[review.unit] ? undefined : phrases.endingDecided(pointsOf(language, review, most));
}

/** What was in favour of who won, alone or together, by luck or by choices, whichever weighed more. */
function decisionSentence(phrases: Phrases, { moves, moments, result }: Review): string {
  const most = Math.max(...result);
  const effect = ({ move, kind }: TurningPoint): number => {
    const by = moves[move - 1]?.[kind]?.by ?? [];
    const won = by.filter((_, seat) => result[seat] === most).reduce((sum, each) => sum + each, 0);
    // Where everybody has won, what some gain the others lose: what is left is rounding.
    return Math.abs(won) < ROUNDING ? 0 : won;
  };
  const total = (kind: TurningPoint["kind"]): number =>
    moments.filter((point) => point.kind === kind).reduce((sum, point) => sum + Math.max(0, effect(point)), 0);
  const alone = result.length === 1;
  const kind = total("luck") >= total("choice") && !(alone && total("luck") === 0) ? "luck" : "choice";
  const telling = moments.filter((point) => point.kind === kind && (alone || effect(point) > 0));
  if (telling.length === 0) return phrases.nothingDecided;
  const weightiest = telling.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, NAMED);
  const named = weightiest.map(({ move }) => move).toSorted((a, b) => a - b);
  return kind === "luck" ? phrases.luckDecided(named) : phrases.choicesDecided(named);
}

function marksSentence(language: Language, phrases: Phrases, { marks }: SeatReview, somebody: Somebody): string {
  const list = MARKS.toReversed().flatMap((mark) =>
    marks[mark] === 0 ? [] : [counted(language, marks[mark], phrases.marked[mark])],
  );
  return list.length === 0 ? phrases.noMarks(somebody) : phrases.marks(somebody, list.join(", "));
}

function warning(language: Language, phrases: Phrases, review: Review): string[] {
  const ending = endingOf(review);
  const most = Math.max(...review.seats.map(({ ledger }, seat) => Math.abs(ledger.remainder - (ending[seat] ?? 0))));
  return most < MUCH[review.unit] ? [] : [phrases.unexplained(pointsOf(language, review, most))];
}

function pointsOf(language: Language, { unit }: Review, value: number): string {
  return figure(language, Math.round(unit === "points" ? value : 100 * value));
}

function whole(accuracy: number): string {
  return String(Math.round(accuracy));
}
