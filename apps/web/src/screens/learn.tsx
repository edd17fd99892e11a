import { useSignal } from "@preact/signals";
import { Button, IconButton } from "@tabletown/ui";
import type { JSX } from "preact";
import { keepPlace } from "../part/keep-place.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { MatchRow } from "../part/match-row.tsx";
import { PageHead } from "../part/page-head.tsx";
import { pointsText, unitText } from "../review/amounts.ts";
import type { Exercise } from "../review/exercise.ts";
import { ExerciseScreen } from "../review/exercise-screen.tsx";
import { allExercises, removeExercise } from "../review/stored-exercises.ts";
import { reviewTexts } from "../review/text/index.ts";
import { href } from "../route.ts";
import { t } from "../text/index.ts";
import "../review/review.css";

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
        <ul class="saves">
          {exercises.map((exercise) => (
            <MatchRow
              key={exercise.id}
              game={exercise.game}
              link={href("learn", exercise.id)}
              next={undefined}
              turn={aboutExercise(exercise)}
              pack={exercise.pack}
              names={[`${reviewTexts().move} ${exercise.move}`, ...exercise.names]}
              updated={exercise.made}
              tools={(title) => (
                <IconButton
                  icon="trash"
                  label={`${reviewTexts().forget}: ${title}, ${reviewTexts().move} ${exercise.move}`}
                  onClick={() => forget(exercise.id).catch(retry)}
                />
              )}
            />
          ))}
        </ul>
      </main>
    </div>
  );
}

function aboutExercise({ mark, unit, loss, solved }: Exercise): string {
  const what = `${t().marks[mark]}: −${pointsText(unit, loss)}`;
  return solved ? `${what} (${reviewTexts().solved})` : what;
}
