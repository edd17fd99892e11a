import { figure, type GameEvent, type Language, percentage, type Seat, signedFigure } from "@tabletown/kernel";
import {
  type ChoiceReview,
  isFirstLook,
  MARKS,
  type MoveReview,
  type Review,
  reviewSummary,
  reviewWords,
  type SeatReview,
  type ToldGame,
  type TurningPoint,
  tellTurningPoint,
} from "@tabletown/review";
import { alignedTable } from "../terminal/aligned-table.ts";
import { beside } from "../terminal/wrap.ts";
import { reportWords } from "./report-words.ts";

/** A review as a person reads it in a terminal: a table of the seats, what decided, and a few sentences. */
export function reviewText<S, A, V, O, E extends GameEvent>(
  review: Review,
  told: ToldGame<S, A, V, O, E>,
  language: Language,
): string {
  const { name } = told;
  const { turningPoints, judged, longer } = reportWords[language];
  const listed = review.moments.map((turningPoint) => turningPointText(review, turningPoint, told, language));
  return [
    seatTable(review, name, language),
    "",
    ...(listed.length === 0 ? [] : [`${turningPoints}:`, ...listed, ""]),
    ...[
      ...reviewSummary(language, review, { name }),
      ...(isFirstLook(review) ? [longer] : []),
      `(${judged(review.judge, review.passes)})`,
    ].map((sentence) => beside("", sentence)),
  ].join("\n");
}

type Column = readonly [head: string, cell: (seat: SeatReview, index: Seat) => string];

function seatTable(review: Review, name: (seat: Seat) => string, language: Language): string {
  const by = (value: number): string => amount(review, value, language);
  const level = (value: number): string =>
    review.unit === "points" ? figure(language, value) : percentage(language, value, 1);
  const words = reportWords[language];
  const rough = isFirstLook(review);
  const { ledger: lines } = reviewWords(language);
  const columns: readonly Column[] = [
    [words.player, (_, seat) => name(seat)],
    [lines.beginning, (_, seat) => level(review.beginning[seat] as number)],
    [lines.deal, ({ ledger }) => by(ledger.deal)],
    [lines.ownLuck, ({ ledger }) => by(ledger.ownLuck)],
    [lines.othersLuck, ({ ledger }) => by(ledger.othersLuck)],
    [lines.ownChoices, ({ ledger }) => by(ledger.ownChoices)],
    [lines.othersChoices, ({ ledger }) => by(ledger.othersChoices)],
    [lines.remainder, ({ ledger }) => by(ledger.remainder)],
    [lines.result, (_, seat) => level(review.result[seat] as number)],
    [words.accuracy, ({ accuracy }) => (accuracy === undefined || rough ? "–" : figure(language, accuracy))],
    [words.marks, ({ marks }) => (rough ? "–" : MARKS.map((mark) => marks[mark]).join("/"))],
  ];
  const heads = columns.map(([head]) => head);
  const rows = review.seats.map((seat, index) => columns.map(([, cell]) => cell(seat, index)));
  const unit = review.unit === "points" ? words.points : words.chances;
  return `${alignedTable(heads, rows)}\n${beside("", `(${unit}; ${words.counted})`)}`;
}

function turningPointText<S, A, V, O, E extends GameEvent>(
  review: Review,
  turningPoint: TurningPoint,
  told: ToldGame<S, A, V, O, E>,
  language: Language,
): string {
  const words = reportWords[language];
  const { move, kind, by } = turningPoint;
  const { choice } = review.moves[move - 1] as MoveReview;
  const head = beside(`  ${words.move(move)}  ${amount(review, by, language)}  `, tellTurningPoint(told, turningPoint));
  if (kind === "luck" || choice === undefined) return head;
  const better = betterMove(choice, told, turningPoint);
  const sure = amount(review, 2 * choice.error, language).replace("+", "±");
  const mark = choice.mark === undefined ? "" : `${reviewWords(language).marked[choice.mark].one}, `;
  return `${head}\n${beside(" ".repeat(10), `${words.better}: ${better} (${mark}${sure})`)}`;
}

/** The best option in words; notation where the view does not list it. */
function betterMove<S, A, V, O, E extends GameEvent>(
  { options }: ChoiceReview,
  { game, played, words, name }: ToldGame<S, A, V, O, E>,
  { move, seat }: TurningPoint,
): string {
  const notation = options[0]?.move ?? "";
  const state = played.states[move - 1] as S;
  const action = game.actions(state, seat).find((each) => game.format(each) === notation);
  return action === undefined ? notation : words.action(action, game.view(state, seat), name);
}

/** "+12.3", "−4": points of probability, or points of the game. */
function amount({ unit }: Review, by: number, language: Language): string {
  return signedFigure(language, unit === "points" ? by : 100 * by);
}
