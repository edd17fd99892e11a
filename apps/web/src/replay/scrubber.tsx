import { type Signal, useSignal } from "@preact/signals";
import { Button, Icon, IconButton } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Chart, chartNames } from "../match/chart.tsx";
import { SelectField } from "../part/select-field.tsx";
import { settingOf } from "../part/setting.ts";
import { useOnce } from "../part/use-once.ts";
import { t } from "../text/index.ts";
import { type Chapter, chaptersOf } from "./chapters.ts";
import { playOn } from "./play-on.ts";
import type { ReplayMatch } from "./replay-match.ts";
import { step, useAutoplay, useReplayKeys } from "./walking.ts";

interface ScrubberProps {
  readonly match: ReplayMatch;
  readonly onStandings: (() => void) | undefined;
  /** Where a review of it is to be seen. */
  readonly review?: string | undefined;
  /** What a review draws instead of the game's own quantities, and what it says above everything. */
  readonly course?: { readonly name: string; readonly chart: ComponentChildren; readonly above: ComponentChildren };
}

/** Stands for the course of a review among the quantities that can be drawn. */
const COURSE = -1;

/** Walks through a game: a slider with chapters, single steps, autoplay, and a graph of how things stood. */
export function Scrubber({ match, onStandings, review, course }: ScrubberProps): JSX.Element {
  const setting = settingOf(match);
  const playing = useAutoplay(match);
  useReplayKeys(match, playing);
  const chosen = useSignal(COURSE);
  const views = useMemo(() => match.views(), [match, match.viewer.value]);
  const chapters = useMemo(() => chaptersOf(match, views, setting), [views, setting.language]);
  const tracks = useMemo(() => match.inPlay.board.tracks(setting), [match]);
  const drawsCourse = course !== undefined && chosen.value === COURSE;
  const track = drawsCourse ? undefined : tracks[Math.max(0, chosen.value)];
  const { fair } = match.played;
  return (
    <section class={`dock scrubber ${course?.above ? "scrubber-moment" : ""}`} aria-label={t().replay}>
      {course?.above}
      <div class="scrub-row">
        <StepButtons match={match} playing={playing} />
        <Slider match={match} playing={playing} chapters={chapters} />
      </div>
      <div class="scrub-row scrub-more">
        <ChapterSelect match={match} chapters={chapters} />
        <ViewerSelect match={match} />
        {tracks.length > 0 && (
          <SelectField
            label={t().chartTab}
            value={String(course === undefined ? Math.max(0, chosen.value) : chosen.value)}
            options={[
              ...(course === undefined ? [] : [[String(COURSE), course.name] as const]),
              ...tracks.map(({ name }, i) => [String(i), name[setting.language]] as const),
            ]}
            onChange={(value) => {
              chosen.value = Number(value);
            }}
          />
        )}
        <NextButtons {...{ match, onStandings, review }} />
        {fair !== undefined && course === undefined && (
          <p class="small soft scrub-fair">
            <Icon name={fair ? "check" : "close"} size={16} /> {fair ? t().verified : t().notVerified}
          </p>
        )}
      </div>
      {drawsCourse && course.chart}
      {track !== undefined && (
        <Chart {...{ track, views, setting }} names={chartNames(match, setting)} marked={match.position.value} />
      )}
    </section>
  );
}

interface PlayingProps {
  readonly match: ReplayMatch;
  readonly playing: Signal<boolean>;
}

function StepButtons({ match, playing }: PlayingProps): JSX.Element {
  const position = match.position.value;
  const [first, last] = [position === 0, position === match.length];
  const toggle = (): void => {
    if (last) match.goTo(0);
    playing.value = !playing.value;
  };
  return (
    <div class="scrub-buttons">
      <IconButton icon="first" label={t().first} disabled={first} onClick={() => match.goTo(0)} />
      <IconButton icon="back" label={t().previous} disabled={first} onClick={() => step(match, -1)} />
      <IconButton
        icon={playing.value ? "pause" : "play"}
        label={playing.value ? t().pause : t().autoplay}
        onClick={toggle}
      />
      <IconButton icon="forward" label={t().next} disabled={last} onClick={() => step(match, 1)} />
      <IconButton icon="last" label={t().lastMove} disabled={last} onClick={() => match.goTo(match.length)} />
    </div>
  );
}

function Slider({ match, playing, chapters }: PlayingProps & { readonly chapters: readonly Chapter[] }): JSX.Element {
  const position = match.position.value;
  return (
    <>
      <input
        type="range"
        class="scrub"
        min={0}
        max={match.length}
        value={position}
        list="chapters"
        aria-label={t().position}
        aria-valuetext={position === 0 ? t().setup : t().moveNumber(position)}
        onInput={({ currentTarget }) => {
          playing.value = false;
          match.goTo(Number(currentTarget.value));
        }}
      />
      <datalist id="chapters">
        {chapters.map((chapter) => (
          <option key={chapter.position} value={chapter.position} />
        ))}
      </datalist>
      <output class="scrub-position">
        {position}/{match.length}
      </output>
    </>
  );
}

function ChapterSelect(props: {
  readonly match: ReplayMatch;
  readonly chapters: readonly Chapter[];
}): JSX.Element | null {
  const { match, chapters } = props;
  if (chapters.length === 0) return null;
  const current = chapters.findLast(({ position }) => position <= match.position.value);
  return (
    <SelectField
      label={t().chapters}
      value={String(current?.position ?? 0)}
      options={[
        ["0", t().setup],
        ...chapters.map(({ position, title }) => [String(position), `${position}. ${title}`] as const),
      ]}
      onChange={(value) => match.goTo(Number(value))}
    />
  );
}

function ViewerSelect({ match }: { readonly match: ReplayMatch }): JSX.Element | null {
  const { viewers } = match.played;
  if (viewers.length < 2) return null;
  const key = (seat: number | undefined): string => (seat === undefined ? "" : String(seat));
  return (
    <SelectField
      label={t().seenBy}
      value={key(match.viewer.value)}
      options={viewers.map((seat) => [
        key(seat),
        seat === undefined ? t().everyone : (match.players.value[seat]?.name ?? ""),
      ])}
      onChange={(value) => {
        match.viewer.value = value === "" ? undefined : Number(value);
      }}
    />
  );
}

function NextButtons({ match, onStandings, review }: Omit<ScrubberProps, "course">): JSX.Element {
  const goOn = useOnce(() => playOn(match));
  const canPlayOn = match.played.source !== undefined && match.frame.value.toAct.length > 0;
  return (
    <>
      {review !== undefined && (
        <Button kind="main" icon="chart" href={review}>
          {t().review}
        </Button>
      )}
      {onStandings !== undefined && <Button onClick={onStandings}>{t().standings}</Button>}
      {canPlayOn && (
        <Button icon="robot" onClick={() => goOn()}>
          {t().playOn}
        </Button>
      )}
    </>
  );
}
