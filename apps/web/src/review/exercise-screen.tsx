import { Button } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { InPlay } from "../library.ts";
import { keepChosenInSight } from "../match/anchor.ts";
import { useHeadingFocus } from "../match/focus.ts";
import { MatchScreen } from "../match/match-screen.tsx";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { settingOf } from "../part/setting.ts";
import { href } from "../route.ts";
import { pointsText, unitText } from "./amounts.ts";
import { type Exercise, nextAfter } from "./exercise.ts";
import { type Answer, ExerciseMatch } from "./exercise-match.ts";
import { howSure } from "./how-sure.ts";
import { exerciseInPlay, playedThen } from "./played-then.ts";
import { Reasons } from "./reasons.tsx";
import { allExercises, findExercise, solveExercise } from "./stored-exercises.ts";
import { reviewTexts } from "./text/index.ts";
import { weighByWorker } from "./weigh-by-worker.ts";

interface Opened {
  readonly inPlay: InPlay;
  readonly exercise: Exercise;
  /** Another one that waits. */
  readonly next?: string;
}

async function open(id: string): Promise<Opened | string> {
  const exercise = await findExercise(id);
  if (exercise === undefined) return reviewTexts().goneExercise;
  const inPlay = await exerciseInPlay(exercise);
  if (inPlay === undefined) return reviewTexts().oldExercise;
  const next = nextAfter(await allExercises(), id);
  return { inPlay, exercise, ...(next !== undefined && { next: next.id }) };
}

/** One position that was played badly: find the better move on the board, and see why it is better. */
export function ExerciseScreen({ id }: { readonly id: string }): JSX.Element {
  const [loading, retry] = useLoading(id, () => open(id));
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  if (typeof loading.value === "string") {
    return (
      <FailedPage text={loading.value}>
        <Button href={href("learn")}>{reviewTexts().allExercises}</Button>
      </FailedPage>
    );
  }
  return <OpenExercise opened={loading.value} />;
}

function OpenExercise({ opened }: { readonly opened: Opened }): JSX.Element {
  const match = useMemo(() => new ExerciseMatch(opened.inPlay, opened.exercise, weighByWorker), [opened]);
  const { verdict } = match.answer.value ?? {};
  useEffect(() => {
    // What cannot be stored is solved all the same; it only comes again.
    if (verdict === "right" || verdict === "nearly") solveExercise(opened.exercise.id).catch(() => undefined);
  }, [verdict, opened]);
  return (
    <MatchScreen
      model={match}
      screen={reviewTexts().learnFromIt}
      banner={<Task match={match} />}
      {...(match.shown.value && { dock: () => <Solution match={match} next={opened.next} /> })}
      quiet
    />
  );
}

/** Answers of which is said how many points they are behind. */
const TOLD_IN_POINTS: ReadonlySet<Answer["verdict"] | undefined> = new Set(["nearly", "same", "wrong"]);

/** What is asked, and what became of the last attempt. */
function Task({ match }: { readonly match: ExerciseMatch }): JSX.Element {
  const { exercise, inPlay } = match;
  const { verdict } = match.answer.value ?? {};
  const found = verdict === "right" || verdict === "nearly";
  // Once somebody has asked for the solution, what was wrong before counts no more.
  const asked = match.shown.value && !found;
  return (
    <aside class={`banner tutor ${found ? "tutor-good" : ""}`} aria-label={reviewTexts().learnFromIt}>
      <p class="tutor-words" role="status">
        {asked ? reviewTexts().solutionTold : (verdictText(match) ?? reviewTexts().findBetter)}
      </p>
      <p class="small soft">{reviewTexts().youPlayed(playedThen(inPlay, exercise))}</p>
      {!asked && TOLD_IN_POINTS.has(verdict) && <p class="small soft">{unitText(exercise.unit)}</p>}
      {!match.shown.value && <Button onClick={() => match.show()}>{reviewTexts().solution}</Button>}
    </aside>
  );
}

function verdictText({ answer, exercise, options }: ExerciseMatch): string | undefined {
  if (answer.value === undefined) return undefined;
  const { verdict, behind, weighed } = answer.value;
  const by = pointsText(exercise.unit, behind);
  const { right, nearlyRight, sameAgain, wrong, weighing, notWeighed } = reviewTexts();
  const { rightWeighed, nearlyWeighed, wrongWeighed } = reviewTexts();
  switch (verdict) {
    case "right":
      return weighed ? rightWeighed : right[howSure(exercise.choices, options)];
    case "nearly":
      return weighed ? nearlyWeighed(by) : nearlyRight(by);
    case "same":
      return sameAgain(by);
    case "wrong":
      return weighed ? wrongWeighed(by) : wrong(by);
    case "weighing":
      return weighing;
    case "unknown":
      return notWeighed;
  }
}

/** How much is known of the solution: that there is nothing better, only where every choice was looked at closely. */
function solutionText({ exercise: { choices }, options }: ExerciseMatch): string {
  const { bestPlayed, bestPlayedOut, bestAtSight, playedOut } = reviewTexts();
  switch (howSure(choices, options)) {
    case "all":
      return bestPlayed;
    case "some":
      return `${bestPlayedOut} ${playedOut(choices.filter(({ samples }) => samples > 0).length, options)}`;
    case "none":
      return bestAtSight;
  }
}

/** The better move and what speaks for it. */
function Solution({ match, next }: { readonly match: ExerciseMatch; readonly next: string | undefined }): JSX.Element {
  const { exercise, inPlay } = match;
  const setting = settingOf(match);
  const [best] = exercise.choices;
  const heading = useHeadingFocus();
  useEffect(keepChosenInSight, []);
  return (
    <section class="dock solution" aria-label={reviewTexts().whyBetter}>
      <h2 ref={heading} tabIndex={-1}>
        {reviewTexts().better}: {match.pointed.value?.text}
      </h2>
      <p class="small soft">{solutionText(match)}</p>
      {best !== undefined && (
        <Reasons
          {...{ inPlay, setting }}
          seats={exercise.names.length}
          seat={exercise.seat}
          view={exercise.view}
          better={best.move}
          played={exercise.played}
        />
      )}
      <div class="button-row">
        {next !== undefined && (
          <Button kind="main" icon="forward" href={href("learn", next)}>
            {reviewTexts().nextExercise}
          </Button>
        )}
        <Button href={href("learn")}>{reviewTexts().allExercises}</Button>
      </div>
    </section>
  );
}
