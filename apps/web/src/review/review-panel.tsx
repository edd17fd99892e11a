import type { Signal } from "@preact/signals";
import { type Seat, signed } from "@tabletown/kernel";
import { isFirstLook, type Review, type TurningPoint } from "@tabletown/review";
import { Button, Part, PartsContext, partQueue, SeatMark } from "@tabletown/ui";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { percent } from "../part/figures.ts";
import { SelectField } from "../part/select-field.tsx";
import { href } from "../route.ts";
import { pointsText, unitText, wholePoints } from "./amounts.ts";
import { MomentSign } from "./course-chart.tsx";
import { CourseTable } from "./course-table.tsx";
import type { ReviewSession, ReviewState } from "./review-session.ts";
import { SeatLedger } from "./seat-ledger.tsx";
import { reviewTexts } from "./text/index.ts";
import { type ReviewTelling, sentencesOf, turningPointText } from "./told-game.ts";

/** Passes after which choices were looked at closely enough to speak of how well anybody played. */
const CLOSER = 4;

interface ReviewPanelProps {
  readonly session: ReviewSession;
  readonly told: ReviewTelling;
  /** The seat that the review speaks to. */
  readonly reader: Signal<Seat | undefined>;
  /** How many positions of it the reader can learn from. */
  readonly lessons: number;
  onSelect(moment: TurningPoint): void;
}

/** Beside the board: the review in words, what decided the game, and luck and skill of everybody. */
export function ReviewPanel(props: ReviewPanelProps): JSX.Element {
  const { session, told, reader, lessons } = props;
  const state = session.state.value;
  const { review } = state;
  const parts = useMemo(partQueue, []);
  const whyOver = told.game.whyOver?.();
  const early = state.stage !== "done" && (review?.passes ?? 0) < CLOSER;
  const rough = early || (review !== undefined && isFirstLook(review));
  return (
    <div class="review">
      <Progress state={state} onRetry={() => session.retry()} />
      {/* Before everything was looked at once there is a course to see, and nothing to say. */}
      {review !== undefined && review.passes > 0 && (
        <>
          <div class="review-words">
            {whyOver !== undefined && <p>{whyOver}</p>}
            {sentencesOf(told, review, reader.value, early).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {review.seats.length > 1 && <ReaderChoice told={told} review={review} reader={reader} />}
          {lessons > 0 && (
            <Button kind="main" icon="bulb" href={href("learn")}>
              {reviewTexts().learn(lessons)}
            </Button>
          )}
          <PartsContext.Provider value={parts}>
            <Part>
              <TurningPoints {...props} review={review} />
            </Part>
            <h2>{reviewTexts().luckAndSkill}</h2>
            <p class="small soft">{unitText(review.unit)}</p>
            {seatsFrom(review, reader.value).map((seat) => (
              <Part key={seat}>
                <SeatLedger review={review} seat={seat} setting={told.setting} rough={rough} />
              </Part>
            ))}
            <p class="small soft">{reviewTexts().remainderNote}</p>
            {!rough && <p class="small soft">{reviewTexts().playedOutNote}</p>}
            <Part>
              <CourseTable review={review} setting={told.setting} />
            </Part>
          </PartsContext.Provider>
        </>
      )}
    </div>
  );
}

/** The reader's own seat comes first. */
function seatsFrom({ seats }: Review, reader: Seat | undefined): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  return reader === undefined ? all : [reader, ...all.filter((seat) => seat !== reader)];
}

function Progress({ state, onRetry }: { readonly state: ReviewState; onRetry(): void }): JSX.Element | null {
  if (state.stage === "done") return null;
  if (state.stage === "failed") {
    return (
      <div class="review-progress" role="alert">
        <p>{reviewTexts().failed}</p>
        <Button onClick={onRetry}>{reviewTexts().again}</Button>
      </div>
    );
  }
  const text = reviewTexts().working(percent(Math.floor(state.progress * 20) / 20));
  return (
    <div class="review-progress">
      <p class="small" role="status">
        {text}
      </p>
      <progress max={1} value={state.progress} aria-label={text} />
      <p class="small soft">{reviewTexts().rough}</p>
    </div>
  );
}

function ReaderChoice(props: Pick<ReviewPanelProps, "told" | "reader"> & { readonly review: Review }): JSX.Element {
  const { told, review, reader } = props;
  return (
    <SelectField
      label={reviewTexts().whoAreYou}
      value={String(reader.value ?? "")}
      options={[
        ["", reviewTexts().nobody],
        ...review.seats.map((_, seat) => [String(seat), told.setting.name(seat)] as const),
      ]}
      onChange={(value) => {
        reader.value = value === "" ? undefined : Number(value);
      }}
    />
  );
}

/** Where nothing weighed much, the sentences above have said so. */
function TurningPoints(props: ReviewPanelProps & { readonly review: Review }): JSX.Element | null {
  const { told, review, onSelect } = props;
  if (review.moments.length === 0) return null;
  return (
    <>
      <h2>{reviewTexts().turningPoints}</h2>
      <ol class="decisive">
        {review.moments.map((moment) => (
          <li key={`${moment.move}${moment.kind}`}>
            <button type="button" onClick={() => onSelect(moment)}>
              <MomentSign review={review} moment={moment} />
              <span>
                <span class="soft small">
                  {reviewTexts().move} {moment.move}
                </span>
                <span class="decisive-what">
                  <SeatMark seat={moment.seat} size={14} /> {turningPointText(told, moment)}
                </span>
              </span>
              {/* In points, as stands below; the word would leave little room for what happened. */}
              <b class={moment.by < 0 ? "minus" : "plus"}>
                <span aria-hidden="true">{signed(wholePoints(review.unit, moment.by))}</span>
                <span class="unseen">
                  {moment.by < 0 ? "−" : "+"}
                  {pointsText(review.unit, moment.by)}
                </span>
              </b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
