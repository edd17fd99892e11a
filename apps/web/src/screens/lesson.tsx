import { useSignal } from "@preact/signals";
import { Button, type Lesson as LessonScript, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { LessonMatch } from "../lesson/lesson-match.ts";
import { type InPlay, inPlay, loadGame } from "../library.ts";
import { newMatch } from "../local/saved-match.ts";
import { bringIntoSight, lightUp, onceAnchored } from "../match/anchor.ts";
import { MatchScreen } from "../match/match-screen.tsx";
import { LEVELS } from "../part/levels.ts";
import { FailedPage, LoadingPage, useLoading } from "../part/loading.tsx";
import { seatName } from "../part/seat-name.ts";
import { go, href } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../text/index.ts";

interface Opened {
  readonly inPlay: InPlay;
  readonly lesson: LessonScript;
}

async function openLesson(id: string): Promise<Opened | undefined> {
  const loaded = await loadGame(id);
  const { lesson } = loaded.board;
  if (lesson === undefined) return undefined;
  const chosen = inPlay(loaded, lesson.options);
  if (!chosen.ok) throw new Error(chosen.problem);
  return { inPlay: chosen.value, lesson };
}

export function LessonScreen({ game }: { readonly game: string }): JSX.Element {
  const [loading, retry] = useLoading(game, () => openLesson(game));
  const round = useSignal(0);
  if (loading.state === "loading") return <LoadingPage />;
  if (loading.state === "failed") return <FailedPage retry={retry} text={t().gameFailed(game)} />;
  if (loading.value === undefined) return <FailedPage text={t().notFound} />;
  return <Lesson key={round.value} opened={loading.value} onAgain={() => round.value++} />;
}

function Lesson({ opened, onAgain }: { readonly opened: Opened; onAgain(): void }): JSX.Element {
  const match = useMemo(() => new LessonMatch(opened.inPlay, opened.lesson), [opened]);
  const asks = match.steps[match.stepIndex.value]?.kind === "do";
  return (
    <MatchScreen
      model={match}
      screen={t().lesson}
      banner={<Tutor match={match} onAgain={onAgain} />}
      {...(!asks && { dock: () => <span /> })}
      quiet
    />
  );
}

/** A game with as many players as the lesson had, against the weakest bots, begins at once. */
async function playFirst({ inPlay: game, players }: LessonMatch): Promise<void> {
  const save = await newMatch(
    game,
    players.value.map(({ name, mine }, seat) => {
      const bot = LEVELS[0];
      return mine ? { name } : { name: seatName({ name: "", bot }, seat), bot };
    }),
  );
  go("play", save.id);
}

/** What the lesson says now; what it speaks of is lit on the board. */
function Tutor({ match, onAgain }: { readonly match: LessonMatch; onAgain(): void }): JSX.Element {
  const index = match.stepIndex.value;
  const step = match.steps[index];
  const point = step?.point;
  const isTap = step?.kind === "tap";
  const banner = useRef<HTMLElement>(null);
  // In large letters it scrolls: what is said next is read from its beginning.
  useEffect(() => banner.current?.scrollTo(0, 0), [index]);
  useEffect(() => {
    if (point === undefined) return;
    let leave = (): void => {};
    const giveUp = onceAnchored(point, (target) => {
      bringIntoSight(target);
      const darken = lightUp(target);
      // What it opens is read first: the lesson goes on when that is closed.
      const panel = isTap && document.getElementById(target.getAttribute("popovertarget") ?? "");
      const toggled = (event: Event): void => {
        if (event instanceof ToggleEvent && event.newState === "closed") match.next();
      };
      if (panel) panel.addEventListener("toggle", toggled);
      leave = () => {
        darken();
        if (panel) panel.removeEventListener("toggle", toggled);
      };
    });
    return () => {
      giveUp();
      leave();
    };
  }, [index, point]);
  const { language } = settings.value;
  return (
    <aside
      ref={banner}
      class="banner tutor"
      aria-label={t().lesson}
      data-move={step?.kind === "do" ? step.move : isTap ? "" : undefined}
    >
      <p class="small soft">{t().lessonStep(Math.min(index + 1, match.steps.length), match.steps.length)}</p>
      <p class="tutor-words" role="status">
        {step === undefined ? t().lessonDone : say(language, step.text)}
      </p>
      {match.astray.value && (
        <p class="minus" role="alert">
          {t().lessonWrong}
        </p>
      )}
      <div class="button-row">
        {step === undefined ? (
          <>
            <Button kind="main" icon="play" onClick={() => void playFirst(match)}>
              {t().firstGame}
            </Button>
            <Button icon="people" href={href("new", match.inPlay.id)}>
              {t().otherGame}
            </Button>
            <Button icon="again" onClick={onAgain}>
              {t().lessonAgain}
            </Button>
          </>
        ) : (
          step.kind !== "do" && (
            <Button kind={isTap ? "quiet" : "main"} icon="forward" onClick={() => match.next()}>
              {t().lessonNext}
            </Button>
          )
        )}
      </div>
    </aside>
  );
}
