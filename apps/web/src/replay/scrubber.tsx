import { useSignal } from "@preact/signals";
import { Button, Icon, IconButton, type Setting } from "@tabletown/ui";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { keep, randomId, type Save } from "../local/saves.ts";
import { go } from "../route.ts";
import { paced, settings } from "../settings.ts";
import { Chart, linesOf } from "../table/chart.tsx";
import { show } from "../table/stage.ts";
import { t } from "../text/index.ts";
import type { ReplayTable } from "./replay-table.ts";

/** Walks through a game: a slider with chapters, single steps, autoplay, and a graph of how things stood. */
export function Scrubber(props: {
  readonly table: ReplayTable;
  readonly onStandings: (() => void) | undefined;
}): JSX.Element {
  const { table, onStandings } = props;
  const playing = useSignal(false);
  const track = useSignal(0);
  const { language } = settings.value;
  const words = table.inPlay.words(language);
  const name = (seat: number): string => table.players.value[seat]?.name ?? "";
  const setting: Setting = { options: table.inPlay.game.options, table: table.inPlay.table, language, words, name };
  const views = useMemo(() => table.views(), [table, table.viewer.value]);
  const chapters = useMemo(
    () =>
      views.flatMap((view, at) => {
        const moment = table.moment(at);
        const title = moment === undefined ? undefined : table.inPlay.board.chapter(moment, view, setting);
        return title === undefined ? [] : [{ at, title }];
      }),
    [views, language],
  );
  const step = (by: number): void => {
    table.goTo(table.at.value + by);
    const moment = by === 1 ? table.moment(table.at.value) : undefined;
    if (moment !== undefined) void show(moment, table.inPlay.board);
  };
  useEffect(() => {
    if (!playing.value) return;
    let on = true;
    const run = async (): Promise<void> => {
      while (on && table.at.value < table.length) {
        table.goTo(table.at.value + 1);
        const moment = table.moment(table.at.value);
        if (moment !== undefined) await show(moment, table.inPlay.board);
        await new Promise((resolve) => setTimeout(resolve, paced(250)));
      }
      playing.value = false;
    };
    void run();
    return () => {
      on = false;
    };
  }, [playing.value]);
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest("input, select, [role=tab], dialog") !== null)
        return;
      if (event.key === "ArrowRight") step(1);
      else if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "Home") table.goTo(0);
      else if (event.key === "End") table.goTo(table.length);
      else if (event.key === " " && event.target === document.body) playing.value = !playing.value;
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [table]);
  const at = table.at.value;
  const tracks = useMemo(() => table.inPlay.board.tracks(setting), [table]);
  const shown = tracks[track.value];
  return (
    <section class="dock scrubber" aria-label={t().replay}>
      <div class="scrub-row">
        <div class="scrub-buttons">
          <IconButton icon="first" label={t().first} disabled={at === 0} onClick={() => table.goTo(0)} />
          <IconButton icon="back" label={t().previous} disabled={at === 0} onClick={() => step(-1)} />
          <IconButton
            icon={playing.value ? "pause" : "play"}
            label={playing.value ? t().pause : t().autoplay}
            onClick={() => {
              if (at === table.length) table.goTo(0);
              playing.value = !playing.value;
            }}
          />
          <IconButton icon="forward" label={t().next} disabled={at === table.length} onClick={() => step(1)} />
          <IconButton
            icon="last"
            label={t().lastMove}
            disabled={at === table.length}
            onClick={() => table.goTo(table.length)}
          />
        </div>
        <input
          type="range"
          class="scrub"
          min={0}
          max={table.length}
          value={at}
          list="chapters"
          aria-label={t().position}
          aria-valuetext={at === 0 ? t().setup : t().moveNumber(at)}
          onInput={({ currentTarget }) => {
            playing.value = false;
            table.goTo(Number(currentTarget.value));
          }}
        />
        <datalist id="chapters">
          {chapters.map((chapter) => (
            <option key={chapter.at} value={chapter.at} />
          ))}
        </datalist>
        <output class="scrub-at">
          {at}/{table.length}
        </output>
      </div>
      <div class="scrub-row scrub-more">
        {chapters.length > 0 && (
          <label class="field-line">
            <span>{t().chapters}</span>
            <select
              value={String(chapters.findLast((chapter) => chapter.at <= at)?.at ?? 0)}
              onChange={({ currentTarget }) => table.goTo(Number(currentTarget.value))}
            >
              <option value="0">{t().setup}</option>
              {chapters.map((chapter) => (
                <option key={chapter.at} value={chapter.at}>
                  {chapter.at}. {chapter.title}
                </option>
              ))}
            </select>
          </label>
        )}
        {table.played.eyes.length > 1 && (
          <label class="field-line">
            <span>{t().eyes}</span>
            <select
              value={table.viewer.value === undefined ? "" : String(table.viewer.value)}
              onChange={({ currentTarget }) => {
                table.viewer.value = currentTarget.value === "" ? undefined : Number(currentTarget.value);
              }}
            >
              {table.played.eyes.map((seat) => (
                <option key={seat ?? ""} value={seat ?? ""}>
                  {seat === undefined ? t().everyone : name(seat)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field-line">
          <span>{t().chartTab}</span>
          <select
            value={String(track.value)}
            onChange={({ currentTarget }) => {
              track.value = Number(currentTarget.value);
            }}
          >
            {tracks.map((each, i) => (
              <option key={each.id} value={i}>
                {each.name[language]}
              </option>
            ))}
          </select>
        </label>
        {onStandings !== undefined && (
          <Button kind="main" onClick={onStandings}>
            {t().standings}
          </Button>
        )}
        {table.played.source !== undefined && table.frame.value.toAct.length > 0 && (
          <Button icon="robot" onClick={() => playOn(table)}>
            {t().playOn}
          </Button>
        )}
      </div>
      {table.played.fair !== undefined && (
        <p class="small soft scrub-fair">
          <Icon name={table.played.fair ? "check" : "close"} size={16} />{" "}
          {table.played.fair ? t().verified : t().notVerified}
        </p>
      )}
      {shown !== undefined && (
        <Chart track={shown} views={views} names={linesOf(table, setting)} setting={setting} at={at} />
      )}
    </section>
  );
}

/** A new match of this browser that begins where the replay stands: the viewer against bots. */
async function playOn(table: ReplayTable): Promise<void> {
  const { inPlay, seats, source } = table.played;
  if (source === undefined) return;
  const { game } = inPlay;
  const me = table.viewer.value ?? table.frame.value.toAct[0] ?? 0;
  const save: Save = {
    id: randomId(10),
    game: game.id,
    rules: game.rules,
    options: game.options,
    seats: seats.map(({ name, bot }, seat) => (seat === me ? { name } : { name, bot: bot ?? "casual" })),
    seed: source.seed,
    moves: source.moves.slice(0, table.at.value),
    updated: Date.now(),
    toAct: table.frame.value.toAct,
  };
  await keep(save);
  go("play", save.id);
}
