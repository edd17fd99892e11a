import { useSignal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { Review, TurningPoint } from "@tabletown/review";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { MatchScreen } from "../match/match-screen.tsx";
import { choicesOf, settingOf } from "../part/setting.ts";
import type { PlayedGame, ReviewableGame } from "../replay/played-game.ts";
import { ReplayMatch } from "../replay/replay-match.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { t } from "../text/index.ts";
import { AwaitedCourse, CourseChart } from "./course-chart.tsx";
import { type Exercise, exercisesFrom } from "./exercise.ts";
import { LineDock } from "./line-dock.tsx";
import { lineReplay } from "./line-replay.ts";
import { MomentCard } from "./moment-card.tsx";
import { marksOf } from "./review-marks.ts";
import { ReviewPanel } from "./review-panel.tsx";
import { ReviewSession } from "./review-session.ts";
import { addExercises } from "./stored-exercises.ts";
import { reviewTexts } from "./text/index.ts";
import { type ReviewTelling, turningPointText } from "./told-game.ts";

interface ReviewedGameProps {
  readonly played: PlayedGame;
  readonly game: ReviewableGame;
}

/** A game that was played, with what decided it. */
export function ReviewedGame({ played, game }: ReviewedGameProps): JSX.Element {
  const match = useMemo(() => new ReplayMatch(played, played.length), [played]);
  useEffect(() => () => match.close(), [match]);
  const session = useSession(played, game);
  const { review } = session.state.value;
  const reader = useSignal(game.reader);
  const selected = useSignal<number | undefined>(undefined);
  /** What is shown instead of the game: a line that was not played, from that move on. */
  const line = useSignal<{ readonly match: ReplayMatch; readonly from: number } | undefined>(undefined);
  const seats = played.seats.length;
  const told: ReviewTelling = { inPlay: played.inPlay, game, setting: { ...settingOf(match), you: reader.value } };
  useEffect(() => {
    if (review !== undefined) match.marks.value = marksOf(review);
  }, [match, review]);
  const lessons = useLessons(played, game, session, reader.value);
  const select = (move: number | undefined): void => {
    selected.value = move;
    if (move === undefined || review === undefined) return;
    lookAt(match, game, move);
    const better = review.moves[move - 1]?.choice;
    if (better?.mark !== undefined) point(match, better.options[0]?.move);
  };
  const playLine = (move: number): void => {
    const found = review?.moves[move - 1]?.choice?.line;
    if (found === undefined) return;
    const other = new ReplayMatch(lineReplay(played, game, move, found), move - 1);
    other.viewer.value = match.viewer.value;
    line.value = { match: other, from: move - 1 };
  };
  if (line.value !== undefined) {
    const { match: other, from } = line.value;
    const back = (): void => {
      other.close();
      line.value = undefined;
    };
    return (
      <MatchScreen
        key="line"
        model={other}
        screen={t().review}
        dock={() => <LineDock line={other} from={from} setting={told.setting} onBack={back} />}
        quiet
      />
    );
  }
  return (
    <MatchScreen
      key="game"
      model={match}
      screen={t().review}
      dock={(open, uncoverBoard) => (
        <Scrubber
          match={match}
          onStandings={open}
          course={{
            name: seats === 1 ? reviewTexts().expected : reviewTexts().course,
            above: review !== undefined && selected.value !== undefined && (
              <MomentCard
                {...{ told, review }}
                move={selected.value}
                shown={match.pointed.value?.notation}
                onShow={(notation) => point(match, notation)}
                onPlayLine={() => playLine(selected.value ?? 1)}
                onNext={nextOf(review, selected.value, select)}
                onClose={() => select(undefined)}
              />
            ),
            chart:
              review === undefined ? (
                <AwaitedCourse seats={seats} setting={told.setting} />
              ) : (
                <CourseChart
                  {...{ review }}
                  setting={told.setting}
                  position={match.position.value}
                  selected={selected.value}
                  titleAt={(points) => played.inPlay.board.titleAt?.(points, told.setting)}
                  tell={(moment) => turningPointText(told, moment)}
                  onGoTo={(position) => {
                    uncoverBoard();
                    match.goTo(position);
                  }}
                  onSelect={({ move }) => {
                    uncoverBoard();
                    select(move);
                  }}
                />
              ),
          }}
        />
      )}
      review={(close) => (
        <ReviewPanel
          {...{ session, told, reader }}
          lessons={lessons.length}
          onSelect={({ move }) => {
            close();
            // Taking away what had the focus lays the page out: the board should not be drawn anew in the same task.
            setTimeout(() => select(move));
          }}
        />
      )}
      quiet
    />
  );
}

/** The review lives as long as somebody looks at it. */
function useSession(played: PlayedGame, game: ReviewableGame): ReviewSession {
  const session = useMemo(() => new ReviewSession(played, game, madeByServer(game)), [played, game]);
  useEffect(() => () => session.close(), [session]);
  return session;
}

/** The server may have made it already; until it says so, this device gets on with it. */
async function madeByServer({ match, record }: ReviewableGame): Promise<Review | undefined> {
  if (match === undefined) return undefined;
  const review = await (await import("../online/match-requests.ts")).fetchReview(match);
  return review?.record === record ? review : undefined;
}

/** What the reader can learn from it; once the review is complete, it is kept. */
function useLessons(
  played: PlayedGame,
  game: ReviewableGame,
  { state }: ReviewSession,
  reader: Seat | undefined,
): readonly Exercise[] {
  const { review, stage } = state.value;
  const complete = stage === "done" ? review : undefined;
  const lessons = useMemo(
    () => (complete === undefined || reader === undefined ? [] : exercisesFrom(played, game, complete, reader)),
    [played, game, complete, reader],
  );
  useEffect(() => {
    // A browser that forbids storage still reviews; it only forgets.
    addExercises(lessons).catch(() => undefined);
  }, [lessons]);
  return lessons;
}

/** The board of a moment, through the eyes of who was to choose. */
function lookAt(match: ReplayMatch, { moves }: ReviewableGame, move: number): void {
  const seat = moves[move - 1]?.seat;
  if (match.played.viewers.includes(seat)) match.viewer.value = seat;
  match.goTo(move - 1);
}

/** Shows an option on the board as if it were being made. */
function point(match: ReplayMatch, notation: string | undefined): void {
  const { game } = match.inPlay;
  const action = notation === undefined ? undefined : game.parse(notation);
  const { view } = match.frame.value;
  match.pointed.value =
    action === undefined ? undefined : choicesOf(match.inPlay, match.players.value, view, [action])[0];
}

function nextOf(review: Review, move: number, select: (move: number) => void): (() => void) | undefined {
  const next: TurningPoint | undefined = review.moments.find((moment) => moment.move > move);
  return next && (() => select(next.move));
}
