import { useSignal } from "@preact/signals";
import type { ChoiceReview, MoveReview, Review } from "@tabletown/review";
import { Button, IconButton, SeatMark, seatTitle } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { keepChosenInSight } from "../match/anchor.ts";
import { useHeadingFocus, useKeptFocus } from "../match/focus.ts";
import { MarkSign } from "../match/mark-sign.tsx";
import { whoIn } from "../part/setting.ts";
import { levelText, pointsText, wholePoints } from "./amounts.ts";
import { howSure } from "./how-sure.ts";
import { Reasons } from "./reasons.tsx";
import { isForced, marksOf } from "./review-marks.ts";
import { reviewTexts } from "./text/index.ts";
import { optionText, type ReviewTelling, turningPointText } from "./told-game.ts";

interface MomentCardProps {
  readonly told: ReviewTelling;
  readonly review: Review;
  /** The move that is looked at, counted from 1. */
  readonly move: number;
  /** The option that the board shows. */
  readonly shown: string | undefined;
  onShow(notation: string): void;
  onPlayLine(): void;
  onNext: (() => void) | undefined;
  onClose(): void;
}

/** One moment: what was played, what would have been better, by how much and how sure that is. */
export function MomentCard(props: MomentCardProps): JSX.Element {
  const { told, review, move, shown, onPlayLine, onNext, onClose } = props;
  const { seat, luck, choice } = review.moves[move - 1] as MoveReview;
  const mark = marksOf(review).get(move);
  const by = luck?.by[seat] ?? 0;
  const lucky = wholePoints(review.unit, by);
  useKeptFocus();
  const heading = useHeadingFocus("always");
  useEffect(() => (shown === undefined ? undefined : keepChosenInSight()), [move, shown]);
  return (
    <section class="moment" aria-label={`${reviewTexts().move} ${move}`}>
      <header class="moment-head">
        <SeatMark seat={seat} />
        <h2 ref={heading} tabIndex={-1}>
          {/* The next moment comes without the focus moving. */}
          <span role="status">
            {reviewTexts().move} {move} · {seatTitle(told.setting, seat)}
          </span>
        </h2>
        {mark !== undefined && mark !== "forced" && <MarkSign mark={mark} named />}
        <IconButton icon="close" label={reviewTexts().closeMoment} onClick={onClose} />
      </header>
      {lucky !== 0 && (
        <p>
          {turningPointText(told, { move, seat, kind: "luck", by })}{" "}
          <b class={by < 0 ? "minus" : "plus"}>
            {(by < 0 ? reviewTexts().luckTook : reviewTexts().luckGave)(
              whoIn(told.setting)(seat),
              pointsText(review.unit, by),
            )}
          </b>
        </p>
      )}
      {isForced(review, move) && lucky === 0 && <p>{reviewTexts().forced}</p>}
      {choice !== undefined && <Options {...props} choice={choice} />}
      {choice?.mark !== undefined && <Why key={move} {...props} choice={choice} />}
      <div class="button-row">
        {choice?.line !== undefined && (
          <Button kind="main" icon="play" onClick={onPlayLine}>
            {reviewTexts().showMe}
          </Button>
        )}
        {onNext !== undefined && (
          <Button icon="forward" onClick={onNext}>
            {reviewTexts().nextMoment}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What speaks for the better move; found out when somebody asks. */
function Why({ told, review, move, choice }: MomentCardProps & { readonly choice: ChoiceReview }): JSX.Element {
  const open = useSignal(false);
  const { inPlay, game, setting } = told;
  const { seat } = review.moves[move - 1] as MoveReview;
  const [best] = choice.options;
  const played = choice.options[choice.played];
  const view = useMemo(() => inPlay.game.view(game.states[move - 1], seat), [inPlay, game, move, seat]);
  return (
    <details
      class="moment-why"
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>{reviewTexts().whyBetter}</summary>
      {open.value && best !== undefined && played !== undefined && (
        <Reasons
          {...{ inPlay, setting, seat, view }}
          seats={review.seats.length}
          better={best.move}
          played={played.move}
        />
      )}
    </details>
  );
}

/** What was played and what would have been better; each is shown on the board when tapped. */
function Options(props: MomentCardProps & { readonly choice: ChoiceReview }): JSX.Element {
  const { told, review, move, shown, choice, onShow } = props;
  const played = choice.options[choice.played];
  const [best] = choice.options;
  const better = choice.mark === undefined ? undefined : best;
  const rows = [
    [reviewTexts().played, played],
    [reviewTexts().better, better],
  ] as const;
  const sure = Math.max(1, Math.abs(wholePoints(review.unit, 2 * choice.error)));
  return (
    <>
      <ul class="moment-options">
        {rows.map(
          ([label, option]) =>
            option !== undefined && (
              <li key={label}>
                <button type="button" aria-pressed={shown === option.move} onClick={() => onShow(option.move)}>
                  <span class="soft">{label}</span>
                  <span>{optionText(told, move, option.move)}</span>
                  <b>{levelText(review.unit, option.value)}</b>
                </button>
              </li>
            ),
        )}
      </ul>
      <p class="small soft moment-cost">
        {better === undefined ? verdictText(choice) : reviewTexts().cost(pointsText(review.unit, choice.loss), sure)}
      </p>
    </>
  );
}

/** What is said of a choice without a mark: no more than was looked at. */
function verdictText({ options, played, of, only }: ChoiceReview): string {
  const { onlyPlayed, bestPlayed, bestPlayedOut, bestAtSight, notPlayedOut } = reviewTexts();
  if (only) return onlyPlayed;
  const sure = howSure(options, of);
  if (sure === "none") return played === 0 ? bestAtSight : notPlayedOut;
  if (played > 0) return "";
  return sure === "all" ? bestPlayed : bestPlayedOut;
}
