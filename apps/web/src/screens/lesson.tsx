import { useSignal } from "@preact/signals";
import { Button, say } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { LessonTable } from "../lesson/lesson-table.ts";
import { type InPlay, inPlay, loadGame } from "../library.ts";
import { Failed, useArriving, Waiting } from "../part/lazily.tsx";
import { href } from "../route.ts";
import { settings, stillness } from "../settings.ts";
import { TableScreen } from "../table/table-screen.tsx";
import { t } from "../text/index.ts";

export function LessonScreen({ game }: { readonly game: string }): JSX.Element {
  const [progress, again] = useArriving(game, async () => {
    const loaded = await loadGame(game);
    const chosen = inPlay(loaded, loaded.board.lesson.options);
    if (!chosen.ok) throw new Error(chosen.problem);
    return chosen.value;
  });
  const round = useSignal(0);
  if (progress.state === "waiting") return <Waiting />;
  if (progress.state === "failed") return <Failed again={again} />;
  return <Lesson key={round.value} inPlay={progress.value} onAgain={() => round.value++} />;
}

function Lesson({ inPlay: game, onAgain }: { readonly inPlay: InPlay; onAgain(): void }): JSX.Element {
  const table = useMemo(() => new LessonTable(game), [game]);
  const asks = table.steps[table.at.value]?.kind === "do";
  return (
    <TableScreen
      model={table}
      banner={<Tutor table={table} onAgain={onAgain} />}
      {...(!asks && { dock: () => <span /> })}
      quiet
    />
  );
}

/** What the lesson says now; what it speaks of is lit on the board. */
function Tutor({ table, onAgain }: { readonly table: LessonTable; onAgain(): void }): JSX.Element {
  const at = table.at.value;
  const step = table.steps[at];
  const point = step === undefined || step.kind === "watch" ? undefined : step.point;
  useEffect(() => {
    const target = point === undefined ? undefined : visible(point);
    target?.setAttribute("data-pointed", "");
    target?.scrollIntoView({ block: "center", behavior: stillness() ? "auto" : "smooth" });
    return () => target?.removeAttribute("data-pointed");
  }, [at, point]);
  const { language } = settings.value;
  return (
    <aside class="banner tutor" aria-label={t().lesson} data-move={step?.kind === "do" ? step.move : undefined}>
      <p class="small soft">{t().lessonStep(Math.min(at + 1, table.steps.length), table.steps.length)}</p>
      <p class="tutor-words" role="status">
        {step === undefined ? t().lessonDone : say(language, step.text)}
      </p>
      {table.astray.value && (
        <p class="minus" role="alert">
          {t().lessonWrong}
        </p>
      )}
      <div class="button-row">
        {step === undefined ? (
          <>
            <Button kind="main" icon="play" href={href("new", table.inPlay.id)}>
              {t().play}
            </Button>
            <Button icon="again" onClick={onAgain}>
              {t().lessonAgain}
            </Button>
          </>
        ) : (
          step.kind !== "do" && (
            <Button kind="main" icon="forward" onClick={() => table.next()}>
              {t().lessonNext}
            </Button>
          )
        )}
      </div>
    </aside>
  );
}

function visible(anchor: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
  return all.find((each) => each.getBoundingClientRect().width > 0);
}
