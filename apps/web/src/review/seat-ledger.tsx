import { type Seat, signed } from "@tabletown/kernel";
import { endingOf, type Ledger, MARKS, type Review, reviewWords, type SeatReview } from "@tabletown/review";
import { SeatMark, type Setting, seatTitle } from "@tabletown/ui";
import type { JSX } from "preact";
import { MarkSign } from "../match/mark-sign.tsx";
import { levelText, wholePoints } from "./amounts.ts";
import { reviewTexts } from "./text/index.ts";

const PARTS = ["deal", "ownLuck", "othersLuck", "ownChoices", "othersChoices", "ending", "remainder"] as const;

/** The parts of a result, with what the end itself brought told apart from what nothing explains. */
type Parts = Ledger & { readonly ending: number };

/** Less than this of a point is nothing but rounding. */
const ROUNDING = 0.005;

function partsOf(review: Review, seat: Seat): Parts {
  const { ledger } = review.seats[seat] as SeatReview;
  const ending = endingOf(review)[seat] ?? 0;
  return { ...ledger, ending, remainder: ledger.remainder - ending };
}

/** Where a seat's result comes from, part by part, and how well it was played. */
export function SeatLedger(props: {
  readonly review: Review;
  readonly seat: Seat;
  readonly setting: Setting;
  /** Nothing is said yet of how well it was played. */
  readonly rough: boolean;
}): JSX.Element {
  const { review, seat, setting, rough } = props;
  const { accuracy, marks, choices } = review.seats[seat] as SeatReview;
  const { ledger: lines } = reviewWords(setting.language);
  const alone = review.seats.length === 1;
  const ledger = partsOf(review, seat);
  const isShown = (part: keyof Parts): boolean =>
    part === "ending" ? Math.abs(ledger.ending) > ROUNDING : !alone || !part.startsWith("others");
  const parts = PARTS.filter(isShown);
  const largest = Math.max(0.001, ...parts.map((part) => Math.abs(ledger[part])));
  const shown = roundedParts(review, seat, parts);
  return (
    <section class="seat-review">
      <header>
        <SeatMark seat={seat} size={22} />
        <h3>{seatTitle(setting, seat)}</h3>
        <p class="seat-accuracy" hidden={rough}>
          <span class="soft small">{reviewTexts().accuracy}</span>{" "}
          {accuracy === undefined ? (
            <span class="small">{reviewTexts().noAccuracy}</span>
          ) : (
            <b>{Math.round(accuracy)}</b>
          )}
        </p>
      </header>
      <p class="seat-marks">
        {MARKS.toReversed().map(
          (mark) =>
            marks[mark] > 0 && (
              <span key={mark}>
                <MarkSign mark={mark} named /> {marks[mark]}
              </span>
            ),
        )}
      </p>
      {choices > 0 && !rough && <p class="small soft">{reviewTexts().playedOut(playedOut(review, seat), choices)}</p>}
      <table class="ledger">
        <caption class="unseen">{reviewTexts().ledgerOf(seatTitle(setting, seat))}</caption>
        <tbody>
          <tr class="ledger-end">
            <th scope="row">{lines.beginning}</th>
            <td aria-hidden="true" />
            <td>{levelText(review.unit, review.beginning[seat] as number)}</td>
          </tr>
          {parts.map((part, index) => (
            <tr key={part} class={part === "remainder" ? "soft" : ""}>
              <th scope="row">{lines[part]}</th>
              <td class="ledger-bar" aria-hidden="true">
                <span
                  class={ledger[part] < 0 ? "bar-minus" : "bar-plus"}
                  style={{ width: `${((50 * Math.abs(ledger[part])) / largest).toFixed(1)}%` }}
                />
              </td>
              <td>{signed(shown[index] as number)}</td>
            </tr>
          ))}
          <tr class="ledger-end">
            <th scope="row">{lines.result}</th>
            <td aria-hidden="true" />
            <td>{levelText(review.unit, review.result[seat] as number)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** How many choices of a seat were looked at more closely than one step ahead. */
function playedOut({ moves }: Review, of: Seat): number {
  return moves.filter(({ seat, choice }) => seat === of && choice?.options.some(({ samples }) => samples > 0)).length;
}

/** Whole points that add up as they are read: rounding goes to where it changes least, the largest remainders first. */
function roundedParts(review: Review, seat: Seat, parts: readonly (keyof Parts)[]): readonly number[] {
  const ledger = partsOf(review, seat);
  const factor = review.unit === "points" ? 1 : 100;
  const exact = parts.map((part) => factor * ledger[part]);
  const whole = exact.map((each) => Math.floor(each));
  const wanted =
    wholePoints(review.unit, review.result[seat] as number) -
    wholePoints(review.unit, review.beginning[seat] as number);
  const order = exact.map((each, index) => [each - Math.floor(each), index] as const).sort(([a], [b]) => b - a);
  let left = wanted - whole.reduce((sum, each) => sum + each, 0);
  for (let n = 0; left !== 0 && n < 2 * order.length; n++) {
    const [, index] = order[n % order.length] as readonly [number, number];
    const by = Math.sign(left);
    whole[index] = (whole[index] as number) + by;
    left -= by;
  }
  return whole;
}
