import { figure, type GameEvent, type Language, percentage, type Seat } from "@tabletown/kernel";
import {
  type ChoiceReview,
  MARKS,
  type MoveReview,
  type Review,
  type SeatReview,
  summaryOf,
  type ToldGame,
  type TurningPoint,
  tellMoment,
} from "@tabletown/review";
import { alignedTable } from "../terminal/aligned-table.ts";

/** A review as a person reads it in a terminal: a table of the seats, the moments that decided, and a few sentences. */
export function reviewText<S, A, V, O, E extends GameEvent>(
  review: Review,
  told: ToldGame<S, A, V, O, E>,
  language: Language,
): string {
  const { name } = told;
  const moments = review.moments.map((moment) => momentText(review, moment, told));
  return [
    tableOf(review, name, language),
    "",
    ...(moments.length === 0 ? [] : ["Turning points:", ...moments, ""]),
    ...summaryOf(language, review, { name }),
    `(judge ${review.judge}, ${review.passes} passes; docs/review.md explains every figure)`,
  ].join("\n");
}

type Column = readonly [head: string, cell: (seat: SeatReview, index: Seat) => string];

function tableOf(review: Review, name: (seat: Seat) => string, language: Language): string {
  const by = (value: number): string => amount(review, value);
  const level = (value: number): string =>
    review.unit === "points" ? figure(language, value) : percentage(language, value, 1);
  const columns: readonly Column[] = [
    ["player", (_, seat) => name(seat)],
    ["beginning", (_, seat) => level(review.beginning[seat] as number)],
    ["deal", ({ ledger }) => by(ledger.deal)],
    ["own luck", ({ ledger }) => by(ledger.ownLuck)],
    ["others' luck", ({ ledger }) => by(ledger.othersLuck)],
    ["own choices", ({ ledger }) => by(ledger.ownChoices)],
    ["others' choices", ({ ledger }) => by(ledger.othersChoices)],
    ["unexplained", ({ ledger }) => by(ledger.remainder)],
    ["result", (_, seat) => level(review.result[seat] as number)],
    ["accuracy", ({ accuracy }) => accuracy?.toFixed(1) ?? "–"],
    ["marks", ({ marks }) => MARKS.map((mark) => marks[mark]).join("/")],
  ];
  const heads = columns.map(([head]) => head);
  const rows = review.seats.map((seat, index) => columns.map(([, cell]) => cell(seat, index)));
  const unit = review.unit === "points" ? "points" : "points of winning probability";
  return `${alignedTable(heads, rows)}\n(${unit}; marks: inaccuracies/mistakes/blunders)`;
}

function momentText<S, A, V, O, E extends GameEvent>(
  review: Review,
  moment: TurningPoint,
  told: ToldGame<S, A, V, O, E>,
): string {
  const { choice } = review.moves[moment.move - 1] as MoveReview;
  const head = `  move ${moment.move}  ${amount(review, moment.by)}  ${tellMoment(told, moment)}`;
  if (moment.kind === "luck" || choice === undefined) return head;
  const better = betterMove(choice, told, moment);
  const sure = amount(review, 2 * choice.error).replace("+", "±");
  return `${head}\n${" ".repeat(10)}better: ${better} (${choice.mark}, ${sure})`;
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

/** "+12.3", "−4.0": points of probability, or points of the game. */
function amount({ unit }: Review, by: number): string {
  const points = unit === "points" ? by : 100 * by;
  const shown = Math.abs(points).toFixed(1);
  return shown === "0.0" ? "0.0" : `${points < 0 ? "−" : "+"}${shown}`;
}
