import type { Review } from "@tabletown/review";
import { SeatMark, type Setting, seatTitle } from "@tabletown/ui";
import type { JSX } from "preact";
import { levelText } from "./amounts.ts";
import { reviewTexts } from "./text/index.ts";

/** Rows that are enough to follow the course. */
const ROWS = 24;

/** The chart as sentences and as a table. */
export function CourseTable({ review, setting }: { readonly review: Review; readonly setting: Setting }): JSX.Element {
  const values = [review.dealt, ...review.moves.map(({ value }) => value)];
  const level = (value: number | undefined): string => levelText(review.unit, value ?? 0);
  const told = new Set(review.moments.map(({ move }) => move));
  const every = Math.max(1, Math.ceil(values.length / ROWS));
  const last = values.length - 1;
  const positions = values.flatMap((_, index) =>
    index % every === 0 || told.has(index) || index === last ? [index] : [],
  );
  return (
    <details class="course-table">
      <summary>{reviewTexts().asTable}</summary>
      {review.seats.map((_, seat) => {
        const own = values.map((each) => each[seat] ?? 0);
        const [low, high] = [Math.min(...own), Math.max(...own)];
        return (
          <p key={seatTitle(setting, seat)}>
            {reviewTexts().courseOf(
              seatTitle(setting, seat),
              level(own[0]),
              level(low),
              level(high),
              level(own.at(-1)),
            )}
          </p>
        );
      })}
      <table>
        <thead>
          <tr>
            <th scope="col">{reviewTexts().move}</th>
            {review.seats.map((_, seat) => (
              <th key={seatTitle(setting, seat)} scope="col">
                <SeatMark seat={seat} size={14} />
                <span class="course-name">{seatTitle(setting, seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions.map((position) => (
            <tr key={position}>
              <th scope="row">{position}</th>
              {values[position]?.map((value, seat) => (
                <td key={seatTitle(setting, seat)}>{level(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
