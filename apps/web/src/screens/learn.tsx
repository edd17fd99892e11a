import { useSignal } from "@preact/signals";
import { Button, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { keepPlace } from "../part/keep-place.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { MatchRow } from "../part/match-row.tsx";
import { PageHead } from "../part/page-head.tsx";
import { Shortened } from "../part/shortened.tsx";
import { pointsText, unitText } from "../review/amounts.ts";
import type { Exercise } from "../review/exercise.ts";
import { ExerciseScreen } from "../review/exercise-screen.tsx";
import { exerciseInPlay, playedThen } from "../review/played-then.ts";
import { allExercises, removeExercise } from "../review/stored-exercises.ts";
import { reviewTexts } from "../review/text/index.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import "../review/review.css";

const MOST_SHOWN = 12;

/** All exercises, or one of them. */
export function Learn({ id }: { readonly id: string }): JSX.Element {
  return id === "" ? <Collection /> : <ExerciseScreen key={id} id={id} />;
}

function Collection(): JSX.Element {
  const [loading, retry] = useLoading("exercises", allExercises);
  const forgotten = useSignal<readonly string[]>([]);
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} />;
  const exercises = loading.value.filter(({ id }) => !forgotten.value.includes(id));
  const next = exercises.find(({ solved }) => !solved);
  const forget = async (id: string): Promise<void> => {
    const goOn = keepPlace();
    await removeExercise(id);
    forgotten.value = [...forgotten.value, id];
    goOn();
  };
  return (
    <div>
      <PageHead title={reviewTexts().exercises} />
      <main class="page">
        <h1>{reviewTexts().exercises}</h1>
        <p>{exercises.length === 0 ? reviewTexts().noExercises : reviewTexts().exercisesIntro}</p>
        {exercises.some(({ unit }) => unit === "probability") && <p class="small soft">{unitText("probability")}</p>}
        {exercises.length === 0 && (
          <p>
            <Button href="#/">{t().home}</Button>
          </p>
        )}
        {next !== undefined && (
          <p>
            <Button kind="main" icon="play" href={href("learn", next.id)}>
              {reviewTexts().nextExercise}
            </Button>
          </p>
        )}
        <Shortened all={exercises} most={MOST_SHOWN}>
          {(shown) => (
            <ul class="saves">
              {shown.map((exercise) => (
                <ExerciseRow
                  key={exercise.id}
                  exercise={exercise}
                  onForget={() => void forget(exercise.id).catch(retry)}
                />
              ))}
            </ul>
          )}
        </Shortened>
      </main>
    </div>
  );
}

function ExerciseRow({ exercise, onForget }: { readonly exercise: Exercise; onForget(): void }): JSX.Element {
  const { id, game, pack, names, move, made } = exercise;
  const [loading] = useLoading(id, () => exerciseInPlay(exercise));
  const inPlay = loading.state === "loaded" ? loading.value : undefined;
  const which = `${reviewTexts().move} ${move}`;
  return (
    <MatchRow
      {...{ game, pack, names }}
      link={href("learn", id)}
      next={undefined}
      about={inPlay === undefined ? which : `${which}: ${playedThen(inPlay, exercise)}`}
      turn={lossText(exercise)}
      updated={made}
      tools={(title) => (
        <IconButton icon="trash" label={`${reviewTexts().forget}: ${title}, ${which}`} onClick={onForget} />
      )}
    />
  );
}

function lossText({ mark, unit, loss, solved }: Exercise): string {
  const what = `${t().marks[mark]}: −${pointsText(unit, loss)}`;
  return solved ? `${what} (${reviewTexts().solved})` : what;
}
