import type { Review, TurningPoint } from "@tabletown/review";
import { Icon, SeatMark, type Setting, seatColour, seatTitle } from "@tabletown/ui";
import type { JSX, TargetedMouseEvent } from "preact";
import { useMemo } from "preact/hooks";
import { MarkSign } from "../match/mark-sign.tsx";
import { levelText } from "./amounts.ts";
import { reviewTexts } from "./text/index.ts";

interface CourseChartProps {
  readonly review: Review;
  readonly setting: Setting;
  /** How many moves have been made in what is shown. */
  readonly position: number;
  /** The moment that is looked at, by its move. */
  readonly selected: number | undefined;
  /** What so many points are called, alone at the table. */
  titleAt(points: number): string | undefined;
  /** What a moment says to those who listen. */
  tell(moment: TurningPoint): string;
  onGoTo(position: number): void;
  onSelect(moment: TurningPoint): void;
}

/** Everybody's chances over the game, one band for each seat; alone, the expected result. What decided it is marked. */
export function CourseChart(props: CourseChartProps): JSX.Element {
  const { review, setting, position, onGoTo } = props;
  const moves = review.moves.length;
  const x = (index: number): number => (index / Math.max(1, moves)) * 100;
  const now = valuesOf(review)[position] ?? [];
  const goTo = ({ clientX, currentTarget }: TargetedMouseEvent<Element>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onGoTo(Math.round(((clientX - left) / width) * moves));
  };
  return (
    <figure class="course">
      <div class="course-frame">
        {/* The slider beside it does the same for the keyboard, the table in the panel for those who listen. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" onClick={goTo}>
          <Bands review={review} />
          {review.moments.map(({ move, kind }) => (
            <line key={`${move}${kind}`} x1={x(move)} x2={x(move)} y2="100" class="course-at" />
          ))}
          <line x1={x(position)} x2={x(position)} y2="100" class="course-now" />
        </svg>
        <Moments {...props} x={x} />
      </div>
      <ul class="course-legend">
        {now.map((value, seat) => (
          <li key={seatColour(seat)}>
            <SeatMark seat={seat} size={14} /> <span class="course-name">{seatTitle(setting, seat)}</span>{" "}
            <b>{levelText(review.unit, value)}</b>
            {review.unit === "points" && <span class="soft">{props.titleAt(value)}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Holds the place of the chart until there is something to draw, so that nothing moves when it comes. */
export function AwaitedCourse({ setting, seats }: { readonly setting: Setting; readonly seats: number }): JSX.Element {
  return (
    <figure class="course-awaited">
      <div class="course-frame">
        <svg aria-hidden="true" />
      </div>
      <ul class="course-legend">
        {Array.from({ length: seats }, (_, seat) => (
          <li key={seatColour(seat)}>
            <SeatMark seat={seat} size={14} /> <span class="course-name">{seatTitle(setting, seat)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function valuesOf(review: Review): readonly (readonly number[])[] {
  return [review.dealt, ...review.moves.map(({ value }) => value)];
}

/** The bands do not change while one walks through the game. */
function Bands({ review }: { readonly review: Review }): JSX.Element {
  return useMemo(() => {
    const values = valuesOf(review);
    const x = (index: number): string => ((index / Math.max(1, values.length - 1)) * 100).toFixed(2);
    if (review.unit === "points") return <Curve values={values.map(([value = 0]) => value)} x={x} />;
    /** The upper edge of a seat's band, from above: what it and those before it have together. */
    const edges = values.map((each) => each.map((_, seat) => 100 * sum(each.slice(0, seat + 1))));
    const seats = review.seats.map((_, seat) => seat);
    return (
      <>
        {seats.toReversed().map((seat) => (
          <path
            key={seat}
            class="course-band"
            fill={seatColour(seat)}
            d={`M0 0${edges.map((edge, index) => `L${x(index)} ${(edge[seat] ?? 0).toFixed(2)}`).join("")}L100 0z`}
          />
        ))}
        <line x2="100" y1="50" y2="50" class="course-grid" />
      </>
    );
  }, [review]);
}

function Curve({ values, x }: { readonly values: readonly number[]; x(index: number): string }): JSX.Element {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const y = (value: number): string => (100 - (90 * (value - low)) / (high - low)).toFixed(2);
  const line = values.map((value, index) => `L${x(index)} ${y(value)}`).join("");
  return <path class="course-band" fill={seatColour(0)} d={`M0 100${line}L100 100z`} />;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

function Moments(props: CourseChartProps & { x(index: number): number }): JSX.Element {
  const { review, selected, x, tell, onSelect } = props;
  const places = placesBeside(review.moments.map(({ move }) => x(move)));
  return (
    <ol class="course-moments" aria-label={reviewTexts().turningPoints}>
      {review.moments.map((moment, index) => (
        <li key={`${moment.move}${moment.kind}`} style={{ left: places[index] }}>
          <button
            type="button"
            class="course-moment"
            aria-pressed={selected === moment.move}
            aria-label={`${reviewTexts().move} ${moment.move}: ${tell(moment)}`}
            onClick={() => onSelect(moment)}
          >
            <MomentSign review={review} moment={moment} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The width that a moment's mark takes, in pixels. */
const MARK_WIDTH = 32;

/**
 * Where marks have their middle, for places in percent from left to right: beside each other where the moves lie closer
 * than marks are wide, and all of them within the chart, however wide that is.
 */
function placesBeside(wanted: readonly number[]): readonly string[] {
  const places: string[] = [];
  for (const [index, percent] of wanted.entries()) {
    const before = places.at(-1);
    const earliest = before === undefined ? `${MARK_WIDTH / 2}px` : `${before} + ${MARK_WIDTH}px`;
    const latest = `100% - ${(wanted.length - index - 0.5) * MARK_WIDTH}px`;
    places.push(`min(max(${percent.toFixed(2)}%, ${earliest}), ${latest})`);
  }
  return places;
}

/** A star or an umbrella for luck, the mark for a choice. */
export function MomentSign({
  review,
  moment,
}: {
  readonly review: Review;
  readonly moment: TurningPoint;
}): JSX.Element {
  const mark = moment.kind === "choice" ? review.moves[moment.move - 1]?.choice?.mark : undefined;
  if (mark !== undefined) return <MarkSign mark={mark} />;
  return (
    <span class={`mark ${moment.by < 0 ? "mark-unlucky" : "mark-lucky"}`} aria-hidden="true">
      {/* As letters these signs would be in a font of their own: when that comes, the whole page is laid out again. */}
      <Icon name={moment.by < 0 ? "umbrella" : "star"} size={16} />
    </span>
  );
}
